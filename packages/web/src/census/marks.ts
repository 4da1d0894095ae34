// Marks in a drawing that stands on the page, and the way to what is marked.

/** Puts names of classes on an element, or takes them away. */
export function marked(element: Element, marks: Readonly<Record<string, boolean>>): void {
  for (const [name, on] of Object.entries(marks)) element.classList.toggle(name, on);
}

/** Scrolls the room of a drawing, and nothing else, to the node that is looked at. */
export function reveal(drawing: HTMLElement): void {
  const node = drawing.querySelector('a.is-chosen');
  const room = drawing.closest('.canvas');
  if (node === null || room === null) return;
  const [box, around] = [node.getBoundingClientRect(), room.getBoundingClientRect()];
  const [x, y] = [box.left + box.width / 2 - around.left, box.top + box.height / 2 - around.top];
  const near = (at: number, size: number) => at > 0.1 * size && at < 0.9 * size;
  if (near(x, room.clientWidth) && near(y, room.clientHeight)) return;
  room.scrollBy(x - room.clientWidth / 2, y - room.clientHeight / 2);
}
