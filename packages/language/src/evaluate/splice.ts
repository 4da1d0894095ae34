// Lists among the options of a game: `{left(G), 0 | xs}`. A list stands for its elements, and so do
// the lists in it.

import { implied, type Span } from '../errors.ts';
import { onElement } from '../functions/elements.ts';
import type { Value } from '../values/value.ts';

/** What a value among options stands for, each option read as `read` says. */
export function spliced<T>(value: Value, span: Span, read: (value: Value, span: Span) => T): T[] {
  if (value.type !== 'list') return [read(value, span)];
  return value.items.flatMap((item, i) =>
    onElement(item, i, () => spliced(item, implied(span), read)),
  );
}
