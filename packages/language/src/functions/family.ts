// A family of boards, one for each size: who wins them, what they are worth modulo a universe, and whether
// either seems to repeat.

import { BudgetError, isNormalPlay, simplestForm, type Universe } from '@proviso/engine';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { UnfinishedError } from '../values/unfinished.ts';
import { type FunctionValue, type ListValue, outcomeValue, type Value } from '../values/value.ts';
import { goThrough } from './elements.ts';
import { identity } from './identity.ts';
import { fn, list, positionOf, universeOrDefault } from './parameters.ts';
import { outcomeOf } from './play.ts';
import { periodOf } from './sequences.ts';

export const FAMILY: readonly FunctionDescriptor[] = [
  describe({
    name: 'family',
    theme: 'boards',
    parameters: [fn('Q'), list('xs'), universeOrDefault('U')],
    result: 'a table of outcomes and values modulo U, with the periods that are seen',
    summary: 'Who wins Q(x) for every x of a list, and the simplest form of Q(x) modulo U.',
    notes: [
      'Q is a ruleset, or a function that gives games or boards. Modulo `Normal` outcomes are those of normal play.',
      'A period is what is seen and proves nothing: `period` says which is told.',
      '`plot(column(t, "outcome"))` draws the outcomes of such a table t.',
    ],
    examples: [
      {
        input: 'family(octal("0.33"), 0..6, Normal)',
        output:
          'n  outcome  value\n─  ───────  ─────\n0  P        0\n1  N        *\n2  N        *2\n3  P        0\n4  N        *\n5  N        *2\n6  P        0\noutcomes: period 3 from n = 0 on; values: period 3 from n = 0 on; seen up to n = 6, no proof',
      },
    ],
    run: (context, q, xs, u) => familyTable(context, q, xs, u),
  }),
];

/** A row of the table: what stands in the list, who wins the board, what it is worth. */
type Row = readonly [x: Value, outcome: Value, value: Value];

function familyTable(
  context: CallContext,
  q: FunctionValue,
  xs: readonly Value[],
  u: Universe,
): ListValue {
  if (xs.length === 0) throw context.error('value', 'there is nothing in the family');
  const rows: Row[] = [];
  try {
    goThrough(context, xs, (x) => {
      rows.push(rowOf(context, x, context.call(q, [x]), u));
    });
  } catch (error) {
    const spent = budgetErrorIn(error);
    if (spent === undefined || rows.length === 0) throw error;
    throw new UnfinishedError(spent, tableOf(context, rows));
  }
  return tableOf(context, rows);
}

function rowOf(context: CallContext, x: Value, made: Value, u: Universe): Row {
  const { arena, span } = context;
  const position = positionOf(made, span, context);
  const outcome = outcomeOf(arena, position, isNormalPlay(u) ? 'normal' : 'misere');
  const value = context.game(simplestForm(arena, position.modulo(u), u));
  return [x, outcomeValue(outcome), value];
}

function tableOf(context: CallContext, rows: readonly Row[]): ListValue {
  const numbers = rows.map(([x]) => context.read.number(x));
  const first = numbers[0];
  // Places are told by the numbers themselves where these go up one by one.
  const inOrder = first !== undefined && numbers.every((number, i) => number === first + BigInt(i));
  const place = (i: number) => (inOrder ? `n = ${first + BigInt(i)}` : `element [${i}]`);
  const repeats = (column: 1 | 2): string => {
    const seen = periodOf(rows.map((row) => identity(context, row[column])));
    return seen === undefined
      ? 'no period'
      : `period ${seen.period} from ${place(seen.preperiod)} on`;
  };
  return {
    type: 'list',
    items: rows.map((items) => ({ type: 'list', items })),
    heads: [first === undefined ? 'position' : 'n', 'outcome', 'value'],
    note: `outcomes: ${repeats(1)}; values: ${repeats(2)}; seen up to ${place(rows.length - 1)}, no proof`,
  };
}

/** The spent budget in which an error has its cause, in the words of the error. */
function budgetErrorIn(error: unknown): BudgetError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BudgetError)
      return new BudgetError(cause.reason, (error as Error).message);
  }
  return undefined;
}
