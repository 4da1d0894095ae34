// The search for the smallest boards of classes, against naive play of the rules and comparison by
// definition.

import { expect, test } from 'vitest';
import { formsOfRankAtMost } from '../packages/engine/test/oracle/game.ts';
import { read } from '../packages/engine/test/oracle/notation.ts';
import { equal } from '../packages/engine/test/oracle/order.ts';
import * as oracle from '../packages/engine/test/oracle/universes.ts';
import * as naive from '../packages/engine/test/rulesets/naive.ts';
import { boards } from '../packages/engine/test/rulesets/words.ts';
import { realiseProblem } from '../packages/search/src/problems/realise.ts';
import { shardRecord } from '../packages/search/src/shard-record.ts';
import { totalOf } from '../packages/search/src/total.ts';
import { parametersOf, resultsOf } from '../packages/search/test/problems/running.ts';

interface Realised {
  readonly class: string;
  readonly size: number;
  readonly board: string;
}

type Least = readonly [place: number, size: number];
const byPlace = ([a]: Least, [b]: Least) => a - b;

/** Boards of so many squares in all shapes. */
const rectangles = (signs: string, size: number) =>
  Array.from({ length: size }, (_, i) => i + 1)
    .filter((rows) => size % rows === 0)
    .flatMap((rows) => boards(signs, rows, size / rows));

const LARGEST = 4;

test.each([
  { name: 'domineering', signs: '.#', form: naive.domineering, plain: oracle.E },
  { name: 'domineering', signs: '.#', form: naive.domineering, plain: oracle.B },
  { name: 'clobber', signs: '.xo', form: naive.clobber, plain: oracle.D },
])('of $name modulo $plain.name, by naive rules', async ({ name, signs, form, plain }) => {
  const parameters = parametersOf(realiseProblem, {
    rulesets: name,
    universe: plain.name,
    largest: LARGEST,
  });
  const results = await resultsOf(realiseProblem, parameters);
  const records = results.map((result, i) => shardRecord(i, result)).reverse();
  const { finds } = totalOf(records.length, records);
  const classes = oracleClasses(plain);
  // The smallest size of each class, by trying all boards.
  const least = new Map<number, number>();
  for (let size = 1; size <= LARGEST; size++) {
    for (const text of rectangles(signs, size)) {
      const game = form(text);
      const place = plain.contains(game) ? classes.findIndex((c) => equal(c, game, plain)) : -1;
      if (place >= 0 && !least.has(place)) least.set(place, size);
    }
  }
  const told = finds.map(({ data }): [number, number] => {
    const one = data as unknown as Realised;
    const place = classes.findIndex((c) => equal(c, read(one.class), plain));
    expect(equal(form(one.board), read(one.class), plain), one.class).toBe(true);
    expect(one.board.replaceAll('|', '').length).toBe(one.size);
    return [place, one.size];
  });
  expect(told.sort(byPlace)).toEqual([...least].sort(byPlace));
  expect(told.length).toBeGreaterThan(3);
});

/** One form of each class of rank at most 2. */
function oracleClasses(plain: oracle.OracleUniverse) {
  const members = formsOfRankAtMost(2).filter(plain.contains);
  return members.filter(
    (game, i) => !members.slice(0, i).some((before) => equal(before, game, plain)),
  );
}
