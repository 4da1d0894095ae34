// Things that move what is on the screen wait until a pressed button is up again: otherwise the
// click would hit something else.

let pressed = false;
let waiting: (() => void)[] = [];

addEventListener(
  'pointerdown',
  () => {
    pressed = true;
  },
  true,
);
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, released, true);

function released(): void {
  pressed = false;
  const due = waiting;
  waiting = [];
  // The click comes right after.
  setTimeout(() => {
    for (const act of due) act();
  });
}

/** Does something now, or when the pointer is up. */
export function afterPointer(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}
