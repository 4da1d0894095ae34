// How far a computation is, in words: what it counts, and the memory it takes.

import type { Progress } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';

export function progressText({ forms, positions = 0, bytes, element, elements }: Progress): string {
  const t = texts.value.parts.progress;
  return [
    ...(element === undefined || elements === undefined ? [] : [t.element(element, elements)]),
    t.forms(forms),
    ...(positions > 0 ? [t.positions(positions)] : []),
    t.memory(Math.ceil(bytes / 2 ** 20)),
  ].join(', ');
}
