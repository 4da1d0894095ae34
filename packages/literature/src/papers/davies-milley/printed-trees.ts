// Games of a sequence that a figure shows as trees, against those that are computed.

import type { Arena, FormId } from '@proviso/engine';
import type { Finding } from '../../entry.ts';
import { agrees, type Fixture } from '../../fixture.ts';

/** `name` is the letter of the sequence, `printed` its games as the figure has them, from index 0 on. */
export function printedTrees(
  fixture: Fixture,
  name: string,
  printed: readonly string[],
  make: (arena: Arena, n: number) => FormId,
  caption: string,
): Finding {
  const rows = printed.map((text, n) => {
    const computed = fixture.text(make(fixture.arena, n));
    agrees(`${name}_${n}`, computed, fixture.text(fixture.game(text)));
    return [`${name}_${n}`, computed];
  });
  return {
    cases: rows.length,
    summary: 'the five trees',
    tables: [{ caption, head: ['', 'form'], rows }],
  };
}
