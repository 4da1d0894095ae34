// Tables of outcomes, against play on plain texts that knows nothing of the engine.

import { checkCertificate } from '@proviso/engine/check';
import { describe, expect, test } from 'vitest';
import { Judge, start } from '../../../../test/outcomes/plain.ts';
import type { Find, Json } from '../../src/problem.ts';
import { outcomeTables } from '../../src/problems/outcome-tables.ts';
import { parametersOf, resultsOf, totalOf } from './running.ts';

interface Solved {
  readonly rows: number;
  readonly columns: number;
  readonly outcome: string;
}

const dataOf = ({ data }: Find) => data as unknown as Solved;
const games = ['domineering', 'cram', 'clobber', 'col', 'snort', 'nogo'].flatMap((ruleset) =>
  (['misere', 'normal'] as const).map((play) => ({ ruleset, play })),
);

describe('tables of outcomes', () => {
  test.each(games)('$ruleset, $play play: small boards, played out on texts', async (game) => {
    const { ruleset, play } = game;
    const parameters = parametersOf(outcomeTables, { ...game, rows: '1..3', columns: '2..3' });
    const { finds, counts } = totalOf(await resultsOf(outcomeTables, parameters));
    expect(counts['boards']).toBe('6');
    const judge = new Judge(ruleset, play);
    for (const find of finds) {
      const { rows, columns, outcome } = dataOf(find);
      expect([find.key, outcome]).toEqual([find.key, judge.outcome(start(ruleset, rows, columns))]);
      expect(await outcomeTables.verify?.(parameters, find)).toBeNull();
    }
  });

  test('boards without certificates are solved again, and transposed boards of Domineering are conjugates', async () => {
    const parameters = parametersOf(outcomeTables, { rows: '4..5', columns: '4..5' });
    const { finds } = totalOf(await resultsOf(outcomeTables, parameters));
    const outcomes = finds.map((find) => dataOf(find).outcome);
    const conjugate: Record<string, string> = { L: 'R', R: 'L', N: 'N', P: 'P' };
    expect(outcomes[2]).toBe(conjugate[outcomes[1] ?? '']);
    for (const find of finds) {
      expect(find.certificates).toBeUndefined();
      expect(await outcomeTables.verify?.(parameters, find)).toBeNull();
      const { outcome } = dataOf(find);
      const wrong = { ...find, data: { ...dataOf(find), outcome: outcome === 'N' ? 'P' : 'N' } };
      expect(await outcomeTables.verify?.(parameters, wrong)).toContain(
        `the outcome is ${outcome}`,
      );
    }
  });

  test('a certificate proves its own board, play and outcome and no other', async () => {
    const parameters = parametersOf(outcomeTables, { rows: '1', columns: '2..3' });
    const { finds } = totalOf(await resultsOf(outcomeTables, parameters));
    const [find, other] = finds as [Find, Find];
    // Only Right has moves, on both.
    expect([dataOf(find).outcome, dataOf(other).outcome]).toEqual(['L', 'L']);
    const verify = (change: Partial<Find>, play = 'misere') =>
      outcomeTables.verify?.({ ...parameters, play }, { ...find, ...change });
    expect(await verify({})).toBeNull();
    expect(await verify({ certificates: [] })).toBe('the certificate is missing');
    expect(await verify({ data: { ...dataOf(find), outcome: 'X' } })).toContain('does not prove');
    expect(await verify({ certificates: other.certificates ?? [] })).toContain('does not prove');
    expect(await verify({}, 'normal')).toContain('does not prove');
    const moves = [
      ['##', [], []],
      ['..', [], [0]],
    ];
    const [certificate = null] = find.certificates ?? [];
    const { ruleset: _, position, ...head } = certificate as Record<string, Json>;
    const listed = { ...head, board: `domineering("${position}")`, moves };
    expect(checkCertificate(listed)).toMatchObject({ valid: true, outcome: 'L' });
    expect(await verify({ certificates: [listed] })).toContain('does not prove');
    const forged = { ...(certificate as object), outcome: 'R' };
    expect(await verify({ certificates: [forged] })).toContain('moving');
  });

  test('the conclusion is the table, with · for what is missing', async () => {
    const parameters = parametersOf(outcomeTables, { rows: '1..2', columns: '1..2' });
    const results = await resultsOf(outcomeTables, parameters, [0, 1, 3]);
    const said = outcomeTables.conclude(parameters, totalOf(results, 1));
    expect(said[0]).toContain('1 of 4 boards are missing');
    // A lone square: whoever moves first cannot move and wins. 1x2: only Right moves. 2x2: P.
    expect(said.slice(1)).toEqual(['1 row: N L', '2 rows: · P']);
  });

  test('refuses sizes and words that make no sense', () => {
    const plan = (change: Record<string, string>) =>
      outcomeTables.plan(parametersOf(outcomeTables, change));
    expect(() => plan({ rows: '3..1' })).toThrow('rows is 3..1; write a number or a range');
    expect(() => plan({ columns: '0' })).toThrow('from 1 to 99');
    expect(() => plan({ ruleset: 'chess' })).toThrow('write one of domineering, cram');
  });
});
