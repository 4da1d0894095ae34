// How far a computation is, in words: what it counts, and the memory it takes.

import type { Progress } from '../protocol/answers.ts';

export function progressText({ forms, positions = 0, bytes, element, elements }: Progress): string {
  return [
    ...(element === undefined || elements === undefined
      ? []
      : [`element ${element.toLocaleString('en')} of ${elements.toLocaleString('en')}`]),
    counted(forms, 'form'),
    ...(positions > 0 ? [counted(positions, 'position')] : []),
    `${Math.ceil(bytes / 2 ** 20)} MiB`,
  ].join(', ');
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
