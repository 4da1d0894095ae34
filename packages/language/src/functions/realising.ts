// Which games occur on boards: the smallest board equal to a game, and the classes a ruleset reaches.

import { simplestForm, type Universe } from '@proviso/engine';
import { born, classesOf } from '@proviso/engine/census';
import {
  type Board,
  type Candidates,
  type Reached,
  reached,
  realise,
  SearchEndedError,
  type Searched,
  searchedText,
  unitsOf,
} from '@proviso/engine/rulesets';
import {
  type CallContext,
  describe,
  type FunctionDescriptor,
  type Parameter,
} from '../values/descriptor.ts';
import { UnfinishedError } from '../values/unfinished.ts';
import {
  aValueOf,
  boardValue,
  integerValueOf,
  type ListValue,
  type Value,
} from '../values/value.ts';
import { anything, natural, optional, position, universeOrDefault } from './parameters.ts';

const ABOUT_SIZES =
  'All positions of each size are tried, smallest first: squares, counters, edges or vertices, those that are symmetric to each other once. Unless the largest size is given, that ends after about 2,000 boards and says so.';
const ABOUT_LISTS =
  'Instead of a ruleset, which must be one that ships, made of rewriting rules, or a module that lists its positions, a list of boards is taken.';

export const REALISING: readonly FunctionDescriptor[] = [
  describe({
    name: 'realise',
    theme: 'boards',
    parameters: [
      position('G'),
      candidates('Q'),
      universeOrDefault('U'),
      optional(natural('largest')),
    ],
    result: 'a board, or nothing up to the size that is told',
    summary: 'The smallest position of a ruleset that lies in U and equals G modulo U.',
    notes: [ABOUT_SIZES, ABOUT_LISTS],
    item: 'Siegel, Theorem 5.18',
    examples: [
      { input: 'realise(+-1, domineering, E)', output: 'domineering("..|..")' },
      {
        input: 'realise(*2, domineering, E, 6)',
        output: 'nothing (searched: all positions of at most 6 squares)',
      },
      { input: 'realise(1, [nim(1), domineering(2, 1)], E)', output: 'domineering(".|.")' },
    ],
    run: ({ arena }, g, q, u, largest) => {
      const none = (searched: Searched): Value => ({
        type: 'nothing',
        note: `searched: ${searchedText(searched)}`,
      });
      const wanted = g.modulo(u);
      const { found, searched } = searching(
        () => realise(arena, wanted, q, u, sizes(largest)),
        (sofar) => none(sofar.searched),
      );
      return found === undefined ? none(searched) : boardValue(found.board);
    },
  }),
  describe({
    name: 'reached',
    theme: 'boards',
    parameters: [
      candidates('Q'),
      natural('n'),
      universeOrDefault('U'),
      optional(natural('largest')),
    ],
    result: 'a table of the classes that are reached, with the smallest board of each',
    summary: 'Which of the classes modulo U of rank at most n a ruleset reaches, at least.',
    notes: [
      'A class is shown by its smallest form; `classes(n, U)` has all.',
      ABOUT_SIZES,
      ABOUT_LISTS,
    ],
    item: 'Siegel, Theorem 5.18',
    examples: [
      {
        input: 'reached(nim, 1, D, 3)',
        output:
          'class  board     counters\n─────  ────────  ────────\n0      nim("0")         0\n*      nim("1")         1\nall 2 classes',
      },
    ],
    run: (context, q, n, u, largest) => reachedTable(context, q, n, u, largest),
  }),
];

function reachedTable(
  { arena, game }: CallContext,
  q: Candidates,
  n: number,
  u: Universe,
  largest: number | undefined,
): ListValue {
  const classes = classesOf(arena, born(arena, n, u), u).flatMap(([smallest]) => smallest ?? []);
  const values = classes.map((form) => simplestForm(arena, form, u));
  const table = ({ found, searched }: Reached): ListValue => {
    const rows = classes.flatMap((form, i): Value[][] => {
      const at = found.get(values[i] ?? form);
      if (at === undefined) return [];
      const size = at.size === undefined ? [] : [integerValueOf(at.size)];
      return [[game(form), boardValue(at.board), ...size]];
    });
    const { unit } = searched;
    return {
      type: 'list',
      items: rows.map((items) => ({ type: 'list', items })),
      heads: ['class', 'board', ...(unit === undefined ? [] : [unitsOf(unit)])],
      note: reachedNote(found.size, classes.length, searched),
    };
  };
  return table(searching(() => reached(arena, values, q, u, sizes(largest)), table));
}

/** A search; if its budget is spent, what was found by then goes with the error. */
function searching<T>(search: () => T, soFar: (reached: Reached) => Value): T {
  try {
    return search();
  } catch (error) {
    if (!(error instanceof SearchEndedError)) throw error;
    throw new UnfinishedError(error, soFar(error.reached));
  }
}

function reachedNote(count: number, all: number, searched: Searched): string {
  if (count === all) return `all ${all} classes`;
  return `at least ${count} of ${all} classes (searched: ${searchedText(searched)})`;
}

function sizes(largest: number | undefined): { largest?: number } {
  return largest === undefined ? {} : { largest };
}

/** A ruleset, or boards in a list. */
function candidates(name: string): Parameter<Candidates> {
  const given = anything(name);
  return {
    name,
    wants: 'a ruleset or a list of boards',
    mode: 'value',
    read: (argument, context) => {
      const value = given.read(argument, context) as Value;
      if (value.type === 'ruleset') return value.ruleset;
      if (value.type === 'list') {
        return value.items.map((item): Board => {
          if (item.type === 'board') return item.board;
          const problem = `expected a list of boards, not one with ${aValueOf(item.type)} in it`;
          throw context.error('type', problem, 'as in `[nim(n) for n in 0..9]`', argument.span);
        });
      }
      throw context.error(
        'type',
        `expected a ruleset or a list of boards, not ${aValueOf(value.type)}`,
        'write its name without a position, as in `domineering` or `octal("0.77")`',
        argument.span,
      );
    },
  };
}
