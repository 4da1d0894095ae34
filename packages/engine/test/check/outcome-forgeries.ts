// Certificates of outcomes that both checkers refuse, in their words; only one condition refuses each.
import type { Forgery } from './forgeries.ts';

// biome-ignore lint/suspicious/noExplicitAny: forged files have any shape
type Loose = any;

const head = (play: string, outcome: string): Loose => ({
  format: 'proviso-outcome',
  version: 1,
  play,
  outcome,
});

/** One heap: of 2, whoever moves first leaves 1 and wins in misère play. */
export const byRules = (): Loose => ({
  ...head('misere', 'N'),
  ruleset: 'nim',
  position: '2',
  strategies: { left: [['2', '1']], right: [['2', '1']] },
});

/** The same with its moves listed. */
export const byList = (): Loose => ({
  ...head('misere', 'N'),
  board: 'own(2)',
  moves: [
    ['0', [], []],
    ['1', [0], [0]],
    ['2', [0, 1], [0, 1]],
  ],
  strategies: { left: [[2, 1]], right: [[2, 1]] },
});

/** Nobody needs a winning move. */
const plain = (ruleset: string, position: string, outcome: string): Loose => ({
  ...head('misere', outcome),
  ruleset,
  position,
  strategies: { left: [], right: [] },
});

const changed = (file: Loose, change: (file: Loose) => void): Loose => {
  change(file);
  return file;
};
/** With one more winning move of Left, that nothing rests on. */
const withMove = (...move: Loose[]): Loose =>
  changed(byRules(), (file) => file.strategies.left.push(move));
const withEntry = (entry: Loose): Loose =>
  changed(byList(), (file) => {
    file.moves[0] = entry;
  });

export const outcomeForgeries: readonly Forgery[] = [
  {
    fault: 'the version is not 1',
    files: [2, 0, '1', true, null].map((version) => ({ ...byRules(), version })),
  },
  {
    fault: 'not a play',
    files: [
      {
        ...byRules(),
        play: 'misère',
        position: '1',
        strategies: { left: [['1', '0']], right: [['1', '0']] },
      },
    ],
  },
  { fault: 'not an outcome', files: [plain('nim', '1', 'X'), plain('nim', '1', 'p')] },
  {
    fault:
      'not the name of a ruleset that this checker knows (domineering, cram, clobber, col, snort, nogo, nim)',
    files: [
      { ...byRules(), ruleset: 'chess' },
      { ...byRules(), ruleset: 'constructor' },
    ],
  },
  {
    fault: 'not a text',
    files: [{ ...byRules(), position: 2 }, { ...byList(), board: 2 }, withEntry([0, [], []])],
  },
  {
    fault: 'the position is none of the game',
    files: [
      {
        ...byRules(),
        position: '1 2',
        strategies: { left: [['1 2', '1']], right: [['1 2', '1']] },
      },
      plain('domineering', '.x', 'N'),
      plain('domineering', '.|##', 'N'),
      plain('clobber', '#', 'N'),
      plain('nogo', 'xo', 'N'),
      // Of a winning move too, although nothing rests on it.
      withMove('03', '1'),
    ],
  },
  { fault: 'not an object', files: [{ ...byRules(), strategies: null }] },
  {
    fault: 'not a list',
    files: [
      changed(byRules(), (file) => Object.assign(file.strategies, { left: 5 })),
      changed(byRules(), (file) => file.strategies.left.push(5)),
      { ...byList(), moves: 'moves' },
      withEntry(5),
      withEntry(['0', 5, []]),
    ],
  },
  {
    fault: 'not a position',
    files: [
      withMove(5, '1'),
      changed(byList(), (file) => file.strategies.left.push([7, 1])),
      changed(byList(), (file) => file.strategies.left.push(['2', 1])),
    ],
  },
  { fault: 'more than a position and the move', files: [withMove('2', '1', '0')] },
  { fault: "the move is not one of the player's", files: [withMove('0', '1')] },
  {
    fault: 'the opponent has no move left and wins',
    files: [withMove('1', '0'), plain('nim', '0', 'P')],
  },
  { fault: 'no answer to a move', files: [withMove('3', '2')] },
  {
    fault: 'Left, moving first, has no winning move in the file',
    files: [changed(byRules(), (file) => file.strategies.left.pop())],
  },
  {
    fault: 'Right, moving first, has no winning move in the file',
    files: [changed(byRules(), (file) => file.strategies.right.pop())],
  },
  {
    fault: 'there is no position',
    files: [{ ...byList(), moves: [], strategies: { left: [], right: [] } }],
  },
  { fault: 'more than a text and two lists', files: [withEntry(['0', [], [], []])] },
  {
    fault: 'moves that are needed are not listed',
    files: [changed(byList(), (file) => file.moves[1].splice(2, 1, null))],
  },
  {
    fault: 'not an earlier position',
    files: [
      changed(byList(), (file) => file.moves[2][1].push(2)),
      changed(byList(), (file) => file.moves[2][1].push('0')),
    ],
  },
];
