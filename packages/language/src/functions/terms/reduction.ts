// Words of simplest forms and of inverses.

import { type Term, treatedOn } from './term.ts';

export const REDUCTION: readonly Term[] = [
  ...treatedOn('theory/tombstones', [
    [
      'simplest form',
      ['simplest forms', 'simplest'],
      'The one augmented form that equals G modulo U and has no dominated option, no reversible option and no tombstone that could be erased. It is G mod U.',
      'Siegel, Definition 5.19',
    ],
    [
      'tombstone',
      ['sigma', 'σ'],
      'The sign # or ■ among the options of a player: she may count the game as ended there. It is what is left of an atomic reversible option, and is no game by itself.',
      'Siegel, Definition 5.1',
    ],
    [
      'augmented form',
      ['augmented game'],
      'A form in which tombstones may stand among the options. Simplest forms are augmented forms.',
      'Siegel, Definition 5.1',
    ],
    [
      'end-like',
      ['end like', 'left end-like', 'right end-like'],
      'Left end-like is a Left end, or a form with a tombstone on the Left. Where the proviso says "end", augmented forms have "end-like".',
      'Siegel, Definition 5.2',
    ],
    [
      'dominated',
      ['dominated option', 'domination'],
      'A Left option is dominated modulo U if another Left option is at least as good, ≥ modulo U. It can be left out.',
      'Siegel, Definition 5.11',
    ],
    [
      'reversible',
      ['reversible option', 'reversibility', 'reverses'],
      'A Left option is reversible modulo U if Right has an answer to it that is at most G, ≤ modulo U: he can undo the move. It can be bypassed.',
      'Siegel, Definition 5.11',
    ],
    [
      'bypass',
      ['bypassing'],
      'To replace a reversible option by the options that its player has after the answer.',
      'Siegel, Lemma 5.13',
    ],
    [
      'atomic reversible',
      ['end-reversible', 'end reversible', 'atomic', 'reversible through an end'],
      'A Left option is atomic reversible if it is reversible through a Left end: bypassing it would leave nothing in its place, so a tombstone takes it.',
      'Siegel, Lemma 5.14',
    ],
    [
      'canonical form',
      ['canonical forms', 'reduced form'],
      'In normal play the one smallest form of a value, G mod Normal. Modulo E and D canonical(G, U) is a form without tombstones that stands for the simplest one.',
      'Dwyer–Milley–Willette, Theorem 5',
    ],
  ]),
  ...treatedOn('theory/inverses', [
    [
      'invertible',
      ['inverse', 'inverses'],
      'G is invertible modulo U if some H of U has G + H equal to 0 modulo U. For G in U such an H equals the conjugate of G.',
      'Davies–Milley, Theorem 4.1',
    ],
    [
      'P-free',
      ['p free'],
      'A form is P-free if no subposition has outcome P; G is P-free modulo U if some P-free form of U equals it. Modulo B and E these are exactly the invertible games.',
      'Davies–Milley, section 4 and Theorem 4.5',
    ],
    [
      'P-position',
      ['p-positions', 'p position'],
      'A position of outcome P: whoever has to move there loses. Games without any are P-free.',
      'Davies–Milley, section 4',
    ],
  ]),
  ...treatedOn('theory/any-universe', [
    [
      'birthday',
      ['born'],
      'The least rank of a game of U that equals G modulo U. The papers also say "born by day n" of a form of rank at most n.',
      'Dwyer–Milley–Willette, section 1; Siegel, section 5',
    ],
  ]),
];
