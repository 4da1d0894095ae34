// The box for a universe of the reader's own. One that is listed is gone to; of what is none the box
// says so, and the answer modulo the one before does not stay below it.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isBegun, ownUniverse, readUniverse, type UniverseKey } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly chosen: UniverseKey | undefined;
  readonly choose: (key: UniverseKey) => void;
  /** What is chosen when the box is emptied. */
  readonly clear: () => void;
}

export function OwnUniverse({ chosen, choose, clear }: Props) {
  /** What stands in the box while it is typed, and after that if it is no universe. */
  const typed = useSignal<string | undefined>(undefined);
  /** Whether somebody is still writing. */
  const writing = useSignal(false);
  const box = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    typed.value = text;
    writing.value = true;
    const key = readUniverse(text.trim());
    if (key !== undefined) choose(key);
    else if (text.trim() === '' || ownUniverse(chosen) !== undefined) clear();
  };
  const text = typed.value?.trim() ?? '';
  const none = text !== '' && readUniverse(text) === undefined;
  const wrong = none && !(writing.value && isBegun(text));
  // Another was chosen elsewhere on the page.
  useLayoutEffect(() => {
    if (document.activeElement !== box.current) typed.value = undefined;
  }, [chosen]);
  return (
    <div class="game-box own-universe">
      <label for="own-universe">{texts.value.parts.ownUniverse}</label>
      <input
        id="own-universe"
        ref={box}
        type="text"
        value={typed.value ?? ownUniverse(chosen) ?? ''}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        placeholder="D({.|0,*})"
        aria-invalid={wrong}
        aria-describedby="own-universe-said"
        onInput={(event) => type(event.currentTarget.value)}
        onChange={() => {
          writing.value = false;
        }}
        onBlur={() => {
          writing.value = false;
          if (!none) typed.value = undefined;
        }}
      />
      <div id="own-universe-said" class="said">
        {wrong && (
          <p class="problem" role="alert">
            {texts.value.parts.noUniverse(<code>{text}</code>, <code>{'D({.|0,*})'}</code>)}
          </p>
        )}
      </div>
    </div>
  );
}
