// Words of games for three and more players.

import { type Term, treatedOn } from './term.ts';

export const PLAYERS: readonly Term[] = [
  ...treatedOn('theory/several-players', [
    [
      'absorbing game',
      ['absorbing'],
      'A game of several players whose sum with any impartial game is undetermined.',
      'Spindler, Definition 2.22',
    ],
    [
      'impartial',
      ['impartial game', 'impartial games'],
      'A game in which at every position all players have the same options, as in Nim.',
      'Spindler, section 2',
    ],
    [
      'partizan',
      ['partisan'],
      'A game in which the players may have different options. Every game here is, and impartial ones are a special case.',
      'Spindler, section 4',
    ],
    [
      'undetermined',
      ['undetermined game'],
      'A game of several players in which nobody can force a win: its outcome is the empty set, written -.',
      'Spindler, Definition 2.6',
    ],
    [
      'outcome of several players',
      ['next', 'other', 'previous'],
      'The set of players who can force a win, named from the mover on: N (next), O (other; O1, O2, … of more than three) and P (previous). A partizan game has one set for each player who may begin.',
      'Spindler, Definitions 3.1 and 4.2',
    ],
    [
      'misère quotient',
      ['misere quotient', 'quotients'],
      'The sums of some games, two of them counted as one if no further such sum tells them apart: a commutative monoid, with the outcome of each element. For Nim of three players it has 16 elements.',
      'Spindler, Definition 2.45 and Theorem 2.46',
    ],
  ]),
  ...treatedOn('reference/functions#players-restrict', [
    [
      'restriction',
      ['restrictions', 'restrict'],
      'The impartial game that is left of a partizan game of several players if one of them begins and all move in turn.',
      'Spindler, Definition 4.1',
    ],
  ]),
  ...treatedOn('reference/functions#players-revertible', [
    [
      'revertible',
      ['reverting'],
      'Of several players: H is revertible to G if it has options equal to those of G, and every other option of H can be played back to G. Then who can force a win in H + X can in G + X.',
      'Spindler, Definition 3.6 and Theorem 3.7',
    ],
  ]),
];
