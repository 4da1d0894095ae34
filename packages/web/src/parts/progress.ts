// How far a computation is, in words: what it counts, and the memory it takes.

import type { Progress } from '../protocol/answers.ts';

export function progressText({ forms, positions = 0, bytes }: Progress): string {
  return [
    `${forms.toLocaleString('en')} forms`,
    ...(positions > 0 ? [`${positions.toLocaleString('en')} positions`] : []),
    `${Math.ceil(bytes / 2 ** 20)} MiB`,
  ].join(', ');
}
