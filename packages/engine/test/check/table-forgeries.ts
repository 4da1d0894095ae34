// The part of the table of conditions that is about certificates of version 2: the ends of D(A) for any
// games A, and tables of strength.
import { strengthSheet } from '../../src/closures/strength-sheet.ts';
import { StrengthTable } from '../../src/closures/strength-table.ts';
import { Arena, Left } from '../../src/index.ts';
import {
  byGame,
  byPair,
  type Forgery,
  formIds,
  MARKED,
  MINUS_ONE,
  ONE,
  OVER_MINUS_ONE,
  OVER_UNDER,
  STAR,
  UNDER_STAR,
  ZERO,
} from './forgeries.ts';

// biome-ignore lint/suspicious/noExplicitAny: forged files have any shape
type Loose = any;

const closureOf = (...generators: (number | undefined)[]) => ({
  version: 2,
  universe: { name: 'D(A)', generators },
});

/** The table of Left for {-1 | .} beside {. | *}, which the engine writes. */
function leftTable(): Loose {
  const arena = new Arena();
  const ids = formIds(arena);
  const table = new StrengthTable(arena, [ids[UNDER_STAR!]!], Left);
  const { components, contexts, rows } = strengthSheet(arena, table, [ids[OVER_MINUS_ONE!]!]);
  return {
    tests: [UNDER_STAR],
    components: components.map(({ form, fold }) => ({ form: ids.indexOf(form), fold })),
    contexts,
    rows: rows.map((row) => ({ ...row, at: ids.indexOf(row.at) })),
  };
}

/** {-1 | .} ≥ 0 modulo D({. | *}), with a table that nothing rests on for Right. */
export const byTable = (right: object = {}, change: (file: Loose) => void = () => {}): Loose => {
  const file = {
    ...byPair('D(A)', OVER_MINUS_ONE, ZERO, { leftStrong: { by: 'table' } }),
    ...closureOf(UNDER_STAR),
    tables: {
      left: leftTable(),
      right: { tests: [UNDER_STAR], components: [], contexts: [], rows: [], ...right },
    },
    ends: [],
  };
  change(file);
  return file;
};

/** The same against passing, which shows it modulo universes of blocking games. */
export const byPassing = (...generators: (number | undefined)[]): Loose => ({
  ...byPair('D(A)', OVER_MINUS_ONE, ZERO, { leftStrong: { by: 'passing' } }),
  ...closureOf(...generators),
  strategies: { left: [{ at: OVER_MINUS_ONE, move: MINUS_ONE }], right: [] },
});

const folded = (index: unknown, period: unknown, form = UNDER_STAR): Loose => ({
  components: [{ form, fold: { index, period } }],
});

export const tableForgeries: readonly Forgery[] = [
  {
    fault: 'a generator has a tombstone',
    files: [{ ...byGame('D(A)', STAR, ZERO, ZERO), ...closureOf(MARKED) }],
  },
  {
    fault: 'a summand is not a generating end',
    files: [ZERO, MINUS_ONE, STAR].map((summand) =>
      byTable({}, (file) => file.ends.push({ end: ZERO, sum: [summand] })),
    ),
  },
  {
    fault: 'an end is neither tested nor at least a sum of tested ones',
    files: [
      byTable({}, (file) => {
        file.tables.left.tests = [];
      }),
      byTable({ tests: [] }),
      // -1 is not at least 0.
      byTable({ tests: [] }, (file) => {
        file.universe.generators = [MINUS_ONE];
        file.tables.left.tests = [];
        file.ends = [{ end: MINUS_ONE, sum: [] }];
      }),
    ],
  },
  {
    fault: 'not a restriction of moves that this checker knows',
    files: ['all', null, ['closing'], true].map((moves) => byTable({ moves })),
  },
  {
    fault: 'not an index and a period',
    files: [
      [1, 0],
      [-1, 1],
      [0.5, 1],
      [1, true],
      ['1', 1],
      [0, null],
    ].flatMap(([index, period]) =>
      // A component that is no end need not have a fold; if it has one, it is held to it.
      [UNDER_STAR, STAR].map((form) => byTable(folded(index, period, form))),
    ),
  },
  {
    fault: 'a context is not a number of each component',
    files: [
      byTable({ contexts: [[0]] }),
      ...[[], [3], [-1], [0.5], ['0'], [true]].map((context) =>
        byTable({ ...folded(1, 1), contexts: [context] }),
      ),
      byTable({ ...folded(1, 1, STAR), contexts: [[3]] }),
    ],
  },
  {
    fault: 'not a sign for each context',
    files: [
      byTable({ rows: [{ at: ZERO, first: '1', second: '' }] }),
      byTable({ rows: [{ at: ZERO, first: '', second: null }] }),
      byTable({ contexts: [[]], rows: [{ at: ZERO, first: '-', second: '2' }] }),
    ],
  },
  {
    fault: 'an entry is not what one step of play makes',
    files: [
      byTable({ contexts: [[]], rows: [{ at: ZERO, first: '0', second: '-' }] }),
      byTable({ contexts: [[]], rows: [{ at: ZERO, first: '-', second: '1' }] }),
      byTable({
        contexts: [[]],
        rows: [
          { at: ZERO, first: '-', second: '0' },
          { at: STAR, first: '1', second: '-' },
        ],
      }),
    ],
  },
  {
    fault: 'an entry does not follow from those that are listed',
    files: [
      // One * stands for any number. Left moves to none, and loses, or to any number, and wins.
      byTable({
        ...folded(0, 1, STAR),
        contexts: [[0], [1]],
        rows: [{ at: ZERO, first: '10', second: '01' }],
      }),
      // One * stands for any number: a move leaves none, or again any number.
      byTable({
        ...folded(0, 1, STAR),
        contexts: [[0], [1]],
        rows: [{ at: ZERO, first: '10', second: '0-' }],
      }),
      byTable({ contexts: [[]], rows: [{ at: STAR, first: '0', second: '-' }] }),
      // Right, the tested side, has no move; Left's in {. | *}, taken as Right's, leads to *.
      byTable({
        ...folded(1, 1),
        contexts: [[0], [1], [2]],
        rows: [{ at: ZERO, first: '---', second: '011' }],
      }),
    ],
  },
  {
    fault: 'the table does not show it',
    files: [
      {
        ...byPair('D(A)', ONE, ZERO, { leftStrong: { by: 'table' } }),
        ...closureOf(),
      },
      byTable({}, (file) => {
        file.tables.left.rows = [];
      }),
    ],
  },
  { fault: 'not a reason in this universe', files: [byPassing(OVER_UNDER)] },
];
