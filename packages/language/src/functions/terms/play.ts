// Words of play: what a game is, and who wins it.

import { type Term, treatedOn } from './term.ts';

export const PLAY: readonly Term[] = [
  ...treatedOn('theory/misere', [
    [
      'misère play',
      ['misere', 'misère', 'misere play', 'ending condition'],
      'The player who cannot move wins. It is normal play with the opposite ending.',
      'Dwyer–Milley–Willette, section 1',
    ],
    [
      'normal play',
      ['normal'],
      'The player who cannot move loses. Written as a universe, Normal, it is the one modulo which every game is strong.',
      'Dwyer–Milley–Willette, section 1',
    ],
    [
      'outcome',
      ['outcome class', 'outcome classes', 'outcomes'],
      'Who wins: L (Left), R (Right), N (the next player, who moves first) or P (the previous one). L is above N and P, these are above R, and N and P are incomparable.',
      'Dwyer–Milley–Willette, section 1',
    ],
    [
      'end',
      ['ends', 'left end', 'right end'],
      'A Left end is a game in which Left has no option; in misère play she has won there if it is her turn.',
      'Siegel, Definition 1.1',
    ],
    [
      'sum',
      ['disjunctive sum', 'sums'],
      'G + H: the player to move chooses one of the two and moves there.',
      'Dwyer–Milley–Willette, section 1',
    ],
    [
      'option',
      ['options', 'move', 'left option', 'right option'],
      'A position that a player can move to. {a, b | c} has the Left options a and b and the Right option c.',
      'Dwyer–Milley–Willette, section 1',
    ],
    [
      'conjugate',
      ['negative', 'mirror'],
      'G with the roles of Left and Right exchanged, written -G or with a bar. It is the negative of normal play; in misère play G - G is 0 only for some games.',
      'Davies–Milley, section 2',
    ],
  ]),
  ...treatedOn('language#games', [
    [
      'form',
      ['forms'],
      'A game as a tree of options, as it is written. Sums and conjugates are forms; nothing is simplified unless it is asked for.',
      'Davies–Milley, section 2',
    ],
    [
      'nim-heap',
      ['heap', 'nimber', 'star'],
      'The nim-heap *n has for both players the options 0, *, … up to *(n-1); * is {0 | 0}.',
      'Spindler, section 2.1',
    ],
    ['switch', ['switches'], 'The form {x | -x}, written +-x: whoever moves first takes x.'],
  ]),
  ...treatedOn('first-theorem', [
    [
      'adjoint',
      ['g°', 'mate'],
      'A game G° made from G such that o(G + G°) = P: each move in one of them has an answer in the other.',
      'Siegel, Definitions 4.2 and 5.6',
    ],
  ]),
  ...treatedOn('tour', [
    [
      'rank',
      ['formal birthday', 'depth', 'height', 'day'],
      'The length of the longest run of moves in a form, whoever makes them. Tombstones do not count.',
      'Davies–Milley, section 2',
    ],
    [
      'subposition',
      ['subpositions', 'follower', 'followers'],
      'A position that can be reached from G by any moves, in turn or not; G itself is one.',
      'Davies–Milley, section 2',
    ],
    [
      'edges',
      ['tree edges'],
      'The moves in the tree of a form, those of a subposition as often as it occurs. A tombstone counts one.',
      'Siegel, Figure 5',
    ],
  ]),
  ...treatedOn('reference/functions#passingoutcome', [
    [
      'passing outcome',
      ['right-passing'],
      'Who wins when Right may pass instead of moving.',
      'Davies–Milley, Definition A.1',
    ],
  ]),
  ...treatedOn('reference/functions#truncate', [
    [
      'truncation',
      ['truncate', 'truncated'],
      'Play on G that stops after n moves, as a form.',
      'Siegel, Definition 4.7',
    ],
  ]),
];
