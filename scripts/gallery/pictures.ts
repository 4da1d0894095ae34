// The pictures of the gallery: one or more of every kind, from the smallest to those that are
// folded, numbered or routed around each other.

import {
  Arena,
  B,
  closure,
  D,
  E,
  type FormId,
  integer,
  M,
  nimHeap,
  perfectMurder,
  simplestForm,
  sum,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { born, randomForm } from '@proviso/engine/census';
import { deadEnds } from '@proviso/engine/ends';
import { GameStore, parseGame } from '@proviso/engine/multiplayer';
import { quotientOfGames, quotientOfHeaps } from '@proviso/engine/quotients';
import { boardForm, octal, partizanOctal, rulesets } from '@proviso/engine/rulesets';
import {
  boardPicture,
  dagPicture,
  hassePicture,
  playersTreePicture,
  plotPicture,
  type Scene,
  tablePicture,
  treePicture,
} from '@proviso/pictures';
import { dayTwoGrid, invertibleDayTwoTable } from '@proviso/pictures/censuses';
import {
  cayleyPicture,
  multiplicationTablePicture,
  phiPicture,
  semilatticePicture,
  weightsPicture,
} from '@proviso/pictures/quotients';

const arena = new Arena();
const star = nimHeap(arena, 1);
const one = integer(arena, 1);
const minusOne = integer(arena, -1);
const game = arena.intern([ZERO, star], [star]);

function board(name: string, ...call: (string | number)[]): Scene {
  const entry = rulesets.get(name);
  if (entry === undefined) throw new Error(`there is no ruleset ${name}`);
  return boardPicture(entry.board(...call));
}

function strip(rows: number, columns: number): FormId {
  const entry = rulesets.get('domineering');
  if (entry === undefined) throw new Error('there is no ruleset domineering');
  return boardForm(arena, entry.board(rows, columns));
}

const classes = (day: number, universe: Universe): readonly FormId[] => born(arena, day, universe);

const nimQuotient = () => quotientOfGames(arena, [nimHeap(arena, 2)]);
const heapQuotient = (code: string, heaps: number) => quotientOfHeaps(octal(code), heaps);

/** Names and how each picture is made. */
export const gallery: Readonly<Record<string, () => Scene>> = {
  'tree-zero': () => treePicture(arena, ZERO),
  'tree-one': () => treePicture(arena, one),
  'tree-minus-two': () => treePicture(arena, integer(arena, -2)),
  'tree-first-game': () => treePicture(arena, game),
  'tree-tombstone': () => treePicture(arena, simplestForm(arena, game, D)),
  'tree-both-tombstones': () => treePicture(arena, arena.intern([one], [minusOne, star], 3)),
  'tree-murder': () => treePicture(arena, perfectMurder(arena, 4)),
  'tree-sum': () => treePicture(arena, sum(arena, game, game)),
  'tree-domineering-2x3': () => treePicture(arena, strip(2, 3)),
  'tree-folded-random': () => treePicture(arena, randomForm(arena, 6, M, 7)),
  'tree-folded-wide': () => treePicture(arena, arena.intern(classes(2, E), [])),
  'tree-fan': () => treePicture(arena, arena.intern(classes(2, D), [])),
  'tree-folded-domineering': () => treePicture(arena, strip(3, 4)),
  'tree-three-players': () => {
    const store = new GameStore(3);
    return playersTreePicture(store, parseGame(store, '{*, 1[0] | 0, *2 | 1[2], 0}'));
  },
  'dag-star-4': () => dagPicture(arena, nimHeap(arena, 4)),
  'dag-sum': () => dagPicture(arena, sum(arena, game, game)),
  'dag-tombstones': () =>
    dagPicture(arena, arena.intern([simplestForm(arena, game, D), star], [minusOne], 2)),
  'dag-random': () => dagPicture(arena, randomForm(arena, 4, M, 3)),
  'dag-domineering-2x3': () => dagPicture(arena, strip(2, 3)),
  'dag-domineering-2x4': () => dagPicture(arena, strip(2, 4)),
  'hasse-day-1': () => hassePicture(arena, classes(1, M), M),
  'hasse-dicots-day-2': () => hassePicture(arena, classes(2, D), D),
  'hasse-dead-ends-4': () => hassePicture(arena, deadEnds(arena, 4), E),
  'hasse-closure-day-2': () => {
    const universe = closure(arena, [minusOne]);
    return hassePicture(arena, classes(2, universe), universe);
  },
  'hasse-dead-ending-day-2': () => hassePicture(arena, classes(2, E), E),
  'hasse-blocking-day-2': () => hassePicture(arena, classes(2, B), B),
  'board-domineering': () => board('domineering', '..#.|....|.#..'),
  'board-clobber': () => board('clobber', 'xo.|oxo|.xo'),
  'board-toads': () => board('toadsandfrogs', 'tt.ff'),
  'board-hackenbush': () => board('hackenbush', 'b(r)(gb)r+g+rb(b)(r)'),
  'board-nim': () => board('nim', 5, 3, 1),
  'plot-edges': () =>
    plotPicture({
      points: Array.from({ length: 13 }, (_, n) => ({ x: n, y: 3 ** n - 1 })),
      x: 'n',
      y: 'edges(*n)',
      sequence: true,
    }),
  'plot-outcomes': () =>
    plotPicture({
      points: Array.from({ length: 40 }, (_, n) => ({ x: n, y: n % 2 === 0 ? 2 : (n % 3) + 1 })),
      x: 'n',
      y: 'outcome',
      sequence: true,
      names: ['R', 'P', 'N', 'L'],
    }),
  'plot-scatter': () =>
    plotPicture({
      points: Array.from({ length: 60 }, (_, i) => ({ x: (i * 37) % 101, y: ((i * i) % 97) - 40 })),
      x: 'rank',
      y: 'edges',
      sequence: false,
    }),
  'table-day-2': () => tablePicture(dayTwoGrid(arena)),
  'table-invertible': () => tablePicture(invertibleDayTwoTable(arena)),
  'quotient-table-nim': () => multiplicationTablePicture(nimQuotient()),
  'quotient-table-123': () => multiplicationTablePicture(heapQuotient('0.123', 8)),
  'quotient-semilattice-nim': () => semilatticePicture(nimQuotient()),
  'quotient-semilattice-kayles': () => semilatticePicture(heapQuotient('0.77', 20)),
  'quotient-cayley-nim': () => cayleyPicture(nimQuotient()),
  'quotient-cayley-75': () => cayleyPicture(heapQuotient('0.75', 22)),
  'quotient-cayley-partizan': () =>
    cayleyPicture(quotientOfGames(arena, [arena.intern([star], [ZERO])])),
  'quotient-phi-75': () => phiPicture(heapQuotient('0.75', 22)),
  'quotient-phi-123': () => phiPicture(heapQuotient('0.123', 20)),
  'quotient-weights': () => weightsPicture(quotientOfGames(arena, [one, minusOne])),
  'quotient-weights-phi': () => phiPicture(quotientOfHeaps(partizanOctal('0.7', '0.07'), 12)),
};
