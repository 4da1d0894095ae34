/** Coin-turning games by their code [CGSuite]; those with names stand in [Berlekamp–Conway–Guy, chapter 14]. */

import type { Grid } from '../grids/grid.ts';
import { impartial } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { onStrips, stripOf } from '../strips/strips.ts';
import { parseTurning, type TurningCode, turned } from './turning-code.ts';

const squares = {
  t: { name: 'tails' },
  h: { name: 'heads', owner: 'either' },
} as const;

/** The turning game of a code such as `1-3`, which is Mock Turtles. */
export function turning(code: string): RegisteredRuleset<Grid> {
  const turns = parseTurning(code);
  return {
    name: 'turning',
    parameters: [code],
    parameterTitles: ['Code'],
    title: `the turning game ${code}`,
    rules:
      'A player turns as many coins as the code says, and the rightmost of them from heads to tails. Both players have the same moves.',
    notation: 'a strip of h (heads) and t (tails)',
    ...onStrips(squares),
    ...impartial,
    examples: ['hth', 'hhth', 'htthhh'],
    moves: (strip) => moves(turns, strip.text),
    /** Tails at the right end are never turned. */
    components({ text }) {
      const end = text.lastIndexOf('h') + 1;
      return end === 0 ? [] : [stripOf(text.slice(0, end))];
    },
  };
}

function* moves(turns: TurningCode, text: string): Generator<Grid> {
  for (let at = text.indexOf('h'); at >= 0; at = text.indexOf('h', at + 1)) {
    for (const places of turned(turns, at + 1)) {
      const coins = [...text];
      for (const place of places) coins[place - 1] = coins[place - 1] === 'h' ? 't' : 'h';
      yield stripOf(coins.join(''));
    }
  }
}
