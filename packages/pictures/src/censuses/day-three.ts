/**
 * What is known of day 3 as tables: the exact numbers of dicot classes modulo
 * each universe, proved bounds on the number of classes of the larger universes,
 * and sampled proportions, which say so.
 */

import { D, OUTCOMES } from '@proviso/engine';
import type { DayThreeBounds, DicotDayThree, Proportion, Sample } from '@proviso/engine/census';
import { type Table, type TableCell, wordCell } from '../tables/table.ts';

/** log₂ of a positive whole number, to the digits a double has. */
function log2(n: bigint): number {
  const digits = n.toString(2);
  const head = digits.slice(0, 53);
  return Math.log2(Number.parseInt(head, 2)) + (digits.length - head.length);
}

/** A power of two that lies on the safe side of a bound. */
function bound(n: bigint, round: (x: number) => number): string {
  return `2^${(round(log2(n) * 10) / 10).toFixed(1)}`;
}

/** Day 3: dicots counted exactly, other classes bounded. */
export function dayThreeTable(
  dicots: readonly DicotDayThree[],
  bounds: readonly DayThreeBounds[],
): Table {
  const boundsOf = new Map(bounds.map((known) => [known.universe.key, known]));
  return {
    caption: 'Classes born by day 3: dicots counted exactly, all members between proved bounds',
    columns: [
      'modulo',
      'classes of dicots',
      ...OUTCOMES.map((outcome) => `of outcome ${outcome}`),
      'invertible',
      'classes at least',
      'classes at most',
    ].map((heading) => wordCell(heading)),
    rowHeadings: true,
    rows: dicots.map(({ universe, classes, outcomes, invertible }) => {
      const known = boundsOf.get(universe.key);
      const exact = universe.key === D.key ? String(classes.length) : '';
      return [
        wordCell(universe.name),
        wordCell(classes.length),
        ...OUTCOMES.map((outcome) => wordCell(outcomes[outcome])),
        wordCell(invertible),
        wordCell(known === undefined ? exact : bound(known.lower, Math.floor)),
        wordCell(known === undefined ? exact : bound(known.upper, Math.ceil)),
      ];
    }),
  };
}

/** A proportion in percent with its interval. */
function percentCell({ value, low, high }: Proportion): TableCell {
  const percent = (x: number): string => (100 * x).toFixed(1);
  return wordCell(`${percent(value)}% (${percent(low)}–${percent(high)}%)`);
}

/** Sampled proportions, one sample a row, with 95% intervals. */
export function sampleTable(samples: readonly Sample[]): Table {
  return {
    caption: 'Sampled proportions with 95% intervals; they depend on the law of the sample',
    columns: [
      'universe',
      'rank',
      'law',
      'seed',
      'forms drawn',
      'reduced',
      'invertible',
      ...OUTCOMES.map((outcome) => `outcome ${outcome}`),
    ].map((heading) => wordCell(heading)),
    rowHeadings: true,
    rows: samples.map((sample) => [
      wordCell(sample.universe.name),
      wordCell(sample.rank),
      wordCell(sample.law),
      wordCell(sample.seed),
      wordCell(sample.size),
      percentCell(sample.reduced),
      percentCell(sample.invertible),
      ...OUTCOMES.map((outcome) => percentCell(sample.outcomes[outcome])),
    ]),
  };
}
