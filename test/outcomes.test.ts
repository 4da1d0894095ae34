// Tables of outcomes against a second telling, in which small boards are played by naive rules and judged
// by definition.

import { describe, expect, it } from 'vitest';
import type { SolvedBoard } from '../packages/cli/src/outcomes/outcome-table.ts';
import { BuiltCommand } from '../packages/cli/test/process.ts';
import type { G } from '../packages/engine/test/oracle/game.ts';
import { misere, misereLeft, misereRight, normal } from '../packages/engine/test/oracle/play.ts';
import { clobber, cram, domineering } from '../packages/engine/test/rulesets/naive.ts';
import { col, nogo, snort } from '../packages/engine/test/rulesets/naive-grids.ts';

const proviso = new BuiltCommand();

/** The same games from their rules alone. */
const PLAIN: Readonly<Record<string, (position: string) => G>> = {
  ...{ domineering, cram, clobber, col, snort, nogo },
};

/** Where play begins. */
function start(ruleset: string, rows: number, columns: number): string {
  const square = (r: number, c: number) =>
    ruleset === 'clobber' ? ((r + c) % 2 === 0 ? 'x' : 'o') : '.';
  const row = (r: number) => [...Array(columns).keys()].map((c) => square(r, c)).join('');
  return [...Array(rows).keys()].map(row).join('|');
}

describe.each(Object.entries(PLAIN))('%s', (ruleset, form) => {
  it.each([
    ['--misere', misere],
    ['--normal', normal],
  ] as const)('%s', async (flag, outcome) => {
    const answers = await proviso.json(['outcomes', ruleset, '1..3', '1..3', flag]);
    expect(answers).toHaveLength(9);
    for (const answer of answers) {
      const { rows, columns } = answer as unknown as SolvedBoard;
      const wanted = outcome(form(start(ruleset, rows, columns)));
      expect(answer, `${rows}x${columns}`).toMatchObject({ ok: true, ruleset, outcome: wanted });
    }
  });

  it('the first moves that win do, on transposed boards too, and none is missing', async () => {
    const answers = await proviso.json(['outcomes', ruleset, '1..3', '1..4', '--moves']);
    for (const answer of answers) {
      const { rows, columns, left, right } = answer as unknown as SolvedBoard;
      if (rows * columns > 9) continue;
      const { left: lefts, right: rights } = form(start(ruleset, rows, columns));
      const leftGames = new Set(left?.map(form));
      const rightGames = new Set(right?.map(form));
      expect(leftGames, `${rows}x${columns}`).toEqual(new Set(lefts.filter(misereRight)));
      const wins = (game: G) => !misereLeft(game);
      expect(rightGames, `${rows}x${columns}`).toEqual(new Set(rights.filter(wins)));
    }
  });
});
