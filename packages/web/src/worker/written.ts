// Games in the tables of the page.

import { type Arena, type FormId, Left, Right, type Side } from '@proviso/engine';
import { textLength } from '@proviso/engine/forms';
import { written } from '@proviso/language/sheets';
import type { Written } from '../protocol/answers.ts';

/** Longer games are told by the number of their options where there is one line for them: so much
 * fits beside or above the other columns on the smallest phone. */
const LINE_LENGTH = 44;

/** A game as it fits on a line of a table. */
export function writtenInTable(arena: Arena, id: FormId): Written {
  const all = written(arena, id);
  if (textLength(arena, id) <= LINE_LENGTH) return all;
  const side = (which: Side) => {
    const n = arena.options(id, which).length;
    return `${n} option${n === 1 ? '' : 's'}${arena.hasTombstone(id, which) ? ', ■' : ''}`;
  };
  return { ...all, summary: `{ ${side(Left)} | ${side(Right)} }` };
}
