// The quotients of Nim for N = 3 to 8 under the paper's convention, and for three players under all
// conventions: their certificates hold, and Questions 4 and 5 have the answer yes [Spindler, section 5].
import { expect, it } from 'vitest';
import {
  checkCertificate,
  conventions,
  nimQuotient,
  printPlayerSet,
  printPresentation,
  type Quotient,
} from '../../src/multiplayer/index.ts';

/** The certificate holds; what it is of is printed. */
function certified(quotient: Quotient, title: string): void {
  const { table, order, generators } = quotient;
  expect(checkCertificate(table), title).toBeUndefined();
  const folds = table.folds.map(({ index, period }) => `${index}+${period}`).join(' ');
  console.log(`${title}: order ${order}, ${generators.length} generators, folds ${folds}`);
  if (order < 50) console.log(`  ${printPresentation(quotient)}`);
}

it.each([3, 4, 5, 6, 7, 8])('%i players', (players) => {
  const quotient = nimQuotient({ players });
  certified(quotient, `N = ${players}`);
  const { folds } = quotient.table;
  expect(folds[0], 'Question 4').toMatchObject({ index: 0, period: players });
  const element = (size: number, count: number): number =>
    quotient.elementOf(folds.map((_, kind) => (kind === size - 1 ? count : 0)));
  expect(element(2, players), 'Question 5, N·*2').toBe(quotient.zero);
  expect(element(players, 2), 'Question 5, 2·*N').toBe(quotient.zero);
});

it.each(conventions(3))('three players, convention %i', (convention) => {
  certified(nimQuotient({ players: 3, convention }), `{${printPlayerSet(convention, 3)}} wins`);
});
