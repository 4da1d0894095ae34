// The table of conditions: what both checkers of misère certificates refuse, in their words, and
// forged certificates that only this condition refuses. All else in them is as it should be.
import { Arena, type FormId, misereOutcome, sum } from '../../src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: forged files have any shape
type Loose = any;

/** The forms that the forged files speak of. */
export const FORMS: Loose[] = [
  [[], []],
  [[0], [0]],
  [[0], []],
  [[], [0]],
  [[3], []],
  [[1], []],
  [[], [1]],
  [[6], []],
  [[], [], 1],
  [[], [3]],
];
export const [
  ZERO,
  STAR,
  ONE,
  MINUS_ONE,
  OVER_MINUS_ONE,
  OVER_STAR,
  UNDER_STAR,
  OVER_UNDER,
  MARKED,
  MINUS_TWO,
] = FORMS.keys() as unknown as number[];

const head = (name: string, g: number | undefined, h: number | undefined): Loose => ({
  format: 'proviso-certificate',
  version: 1,
  universe: { name },
  dag: { format: 'proviso-forms', version: 1, forms: structuredClone(FORMS), roots: [] },
  g,
  h,
});

/** G ≥ G, which needs no reason. */
export const trivial = (): Loose => ({
  ...head('M', ZERO, ZERO),
  claim: 'G >= H',
  pairs: [],
  strategies: { left: [], right: [] },
});

/** G ≥ H by one pair. */
export const byPair = (
  name: string,
  g: number | undefined,
  h: number | undefined,
  pair: object,
): Loose => ({
  ...trivial(),
  ...head(name, g, h),
  pairs: [{ g, h, right: [], left: [], leftStrong: END, rightStrong: END, ...pair }],
});
const END = { by: 'end-like' };
/** A move to 0 is met by one to 0. */
const REPLY = { threat: ZERO, meet: ZERO };

/** G ≥ G with a winning move of Left's that nothing rests on. */
const withMove = (move: object, change: (file: Loose) => void = () => {}): Loose => {
  const file = trivial();
  file.strategies.left.push(move);
  change(file);
  return file;
};

/** {-1 | .} ≥ 0 modulo D: Left, moving first, moves to -1, and Right has to move on. */
export const byTests = (): Loose => ({
  ...byPair('D', OVER_MINUS_ONE, ZERO, { leftStrong: { by: 'tests', ends: [ZERO] } }),
  strategies: { left: [{ at: OVER_MINUS_ONE, end: ZERO, move: MINUS_ONE }], right: [] },
});

/** The forms in an arena. */
export function formIds(arena: Arena): FormId[] {
  const ids: FormId[] = [];
  for (const [left, right, marks] of FORMS) {
    const pick = (list: number[]) => list.map((i) => ids[i]!);
    ids.push(arena.intern(pick(left), pick(right), marks ?? 0));
  }
  return ids;
}

/** G ≱ H by X, with the outcomes there are. */
export function byGame(
  name: string,
  g: number | undefined,
  h: number | undefined,
  x: number | undefined,
): Loose {
  const arena = new Arena();
  const ids = formIds(arena);
  const outcome = (i: number | undefined) => misereOutcome(arena, sum(arena, ids[i!]!, ids[x!]!));
  return {
    ...head(name, g, h),
    claim: 'not G >= H',
    x,
    outcomes: { g: outcome(g), h: outcome(h) },
  };
}

const changed = (file: Loose, change: (file: Loose) => void): Loose => {
  change(file);
  return file;
};
const withForm = (form: Loose): Loose => changed(trivial(), (file) => file.dag.forms.push(form));
const withIndex = (index: Loose): Loose =>
  changed(byTests(), (file) => file.pairs[0].leftStrong.ends.push(index));

/** {. | *} ≥ {. | 0}: Right's threat is *, and a reply is to be given. */
const threatened = (right: object[]): Loose => byPair('M', UNDER_STAR, MINUS_ONE, { right });

export interface Forgery {
  readonly fault: string;
  readonly files: readonly Loose[];
}

export const forgeries: readonly Forgery[] = [
  {
    fault: 'the format is not "proviso-certificate"',
    files: [
      { ...trivial(), format: 'proviso-forms' },
      { ...trivial(), format: null },
    ],
  },
  {
    fault: 'the format is not "proviso-forms"',
    files: [changed(trivial(), (file) => delete file.dag.format)],
  },
  {
    fault: 'the version is not 1 or 2',
    files: [
      ...[3, 0, '1', true, null, [1]].map((version) => ({ ...trivial(), version })),
      changed(trivial(), (file) => delete file.version),
    ],
  },
  {
    fault: 'the version is not 1',
    files: [changed(trivial(), (file) => Object.assign(file.dag, { version: 2 }))],
  },
  {
    fault: 'the name is not D(A), as in version 2 it must be',
    files: [{ ...trivial(), version: 2, universe: { name: 'M', generators: [] } }],
  },
  {
    fault: 'not an object',
    files: [
      { ...trivial(), universe: null },
      { ...trivial(), strategies: null },
    ],
  },
  { fault: 'not a list', files: [{ ...trivial(), pairs: null }, withForm(null)] },
  { fault: 'more than two lists and the tombstones', files: [withForm([[], [], 0, 0])] },
  {
    fault: 'the tombstones are not 1, 2 or 3',
    files: [withForm([[], [], 4]), withForm([[], [], true]), withForm([[], [], null])],
  },
  {
    fault: 'not the index of a form',
    files: [...[-1, 99, 0.5, '0', true, null, 1e300].map(withIndex), withForm([[99], []])],
  },
  {
    fault: 'not the name of a universe that this checker knows (M, B, E, D, Normal, D(A))',
    files: ['Q', 'toString', '__proto__', null, ['M'], ''].map((name) => ({
      ...trivial(),
      universe: { name },
    })),
  },
  {
    fault: 'a generator is not a Left dead end',
    files: [STAR, ONE, MARKED].map((generator) => ({
      ...trivial(),
      universe: { name: 'D(A)', generators: [generator] },
    })),
  },
  {
    fault: 'not a claim',
    files: ['G > H', null, ['G >= H']].map((claim) => ({
      ...byGame('M', STAR, ZERO, ZERO),
      claim,
    })),
  },
  {
    fault: 'X is not in the universe',
    files: [
      byGame('D', ZERO, STAR, ONE),
      byGame('E', ZERO, STAR, OVER_STAR),
      byGame('B', ZERO, STAR, OVER_UNDER),
      byGame('M', ZERO, STAR, MARKED),
      ...[
        { x: ONE, generators: [] },
        { x: OVER_MINUS_ONE, generators: [MINUS_ONE] },
      ].map(({ x, generators }) => ({
        ...byGame('M', ZERO, STAR, x),
        universe: { name: 'D(A)', generators },
      })),
    ],
  },
  {
    fault: 'G + X has outcome P',
    files: [
      changed(byGame('M', STAR, ZERO, ZERO), (file) => Object.assign(file.outcomes, { g: 'R' })),
    ],
  },
  {
    fault: 'H + X has outcome N',
    files: [
      changed(byGame('M', STAR, ZERO, ZERO), (file) => Object.assign(file.outcomes, { h: 'L' })),
    ],
  },
  {
    fault: 'the outcome of G + X is not worse than that of H + X',
    files: [byGame('M', STAR, STAR, ZERO), byGame('M', MINUS_ONE, ONE, ZERO)],
  },
  {
    fault: 'the move is not an option of the position',
    files: [withMove({ at: ZERO, move: MINUS_ONE })],
  },
  {
    fault: 'the end is not a dead end of the side',
    files: [withMove({ at: OVER_MINUS_ONE, end: STAR, move: MINUS_ONE })],
  },
  {
    fault: 'the opponent has no move left and wins',
    files: [withMove({ at: ONE, move: ZERO })],
  },
  {
    fault: 'the opponent has no move left beside the end, and wins',
    files: [withMove({ at: ONE, end: ZERO, move: ZERO })],
  },
  { fault: 'no answer to a pass', files: [withMove({ at: OVER_STAR, move: STAR })] },
  {
    fault: 'no answer to a move in the end',
    files: [withMove({ at: OVER_STAR, end: MINUS_ONE, move: STAR })],
  },
  {
    fault: 'no answer to a move in the game',
    files: [withMove({ at: OVER_UNDER, move: UNDER_STAR })],
  },
  {
    fault: 'not a threat, or one that was met before',
    files: [
      byPair('M', STAR, STAR, {
        right: [REPLY, REPLY],
        left: [REPLY],
      }),
    ],
  },
  {
    fault: 'a threat is not met',
    files: [threatened([]), byPair('M', ONE, OVER_STAR, { left: [] })],
  },
  {
    fault: 'the reply is not a move there is',
    files: [threatened([{ threat: STAR, revert: MINUS_ONE }])],
  },
  {
    fault: 'the reply rests on a pair that is not in the file',
    files: [threatened([{ threat: STAR, meet: ZERO }])],
  },
  {
    fault: 'the game is not end-like',
    files: [byPair('M', ONE, ZERO, {}), byPair('M', ZERO, MINUS_ONE, {})],
  },
  {
    fault: 'not a reason in this universe',
    files: [
      ...[{ by: null }, {}, { by: 'normal play' }, { by: 'nonsense' }, { by: 'never' }].map(
        (leftStrong) => byPair('M', ONE, ZERO, { leftStrong }),
      ),
      byPair('D', ONE, ZERO, { leftStrong: { by: 'normal play' } }),
    ],
  },
  {
    fault: 'no strategy against passing',
    files: [byPair('B', ONE, ZERO, { leftStrong: { by: 'passing' } })],
  },
  {
    fault: 'a test end is missing',
    files: [
      changed(byTests(), (file) => file.pairs[0].leftStrong.ends.pop()),
      // T_2(-1) is {0, -1, -2}, of which none is at least another: 0 is comparable to itself alone.
      {
        ...byPair('M', OVER_MINUS_ONE, ZERO, { leftStrong: { by: 'tests', ends: [MINUS_TWO] } }),
        universe: { name: 'D(A)', generators: [MINUS_ONE] },
        strategies: {
          left: [ZERO, MINUS_ONE, MINUS_TWO].map((end) => ({
            at: OVER_MINUS_ONE,
            end,
            move: MINUS_ONE,
          })),
          right: [],
        },
      },
    ],
  },
  {
    fault: 'no strategy against a test end',
    files: [changed(byTests(), (file) => file.strategies.left.pop())],
  },
  {
    fault: 'the pair that is claimed is not among the pairs',
    files: [{ ...trivial(), g: ONE }],
  },
];
