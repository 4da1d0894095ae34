// Words of universes and of the order modulo one of them.

import { type Term, treatedOn } from './term.ts';

export const UNIVERSES: readonly Term[] = [
  ...treatedOn('theory/universes', [
    [
      'universe',
      ['universes'],
      'A set of games that contains their options, sums and conjugates, and every {a, … | b, …} with options of it on both sides. M (all games), B, E, D(A) and D are universes.',
      'Siegel, Definition 1.4',
    ],
    [
      'blocked end',
      ['blocked'],
      'A Left end is blocked if each move of Right leaves a blocked Left end, or Left can answer it by a move to one.',
      'Siegel, Definition 7.1',
    ],
    [
      'blocking',
      ['blocking game', 'blocking games'],
      'A game is blocking if every end among its subpositions is blocked. They are the universe B.',
      'Siegel, Definition 7.1; Davies–Milley, section 2',
    ],
    [
      'dead end',
      ['left dead end', 'right dead end', 'dead ends'],
      'A Left dead end is a game in which Left has no move now or ever: each of its subpositions is a Left end.',
      'Siegel, Definition 1.2',
    ],
    [
      'dead-ending',
      ['dead ending', 'dead-ending game', 'dead-ending games'],
      'A game is dead-ending if every end among its subpositions is a dead end: a player without a move there never gets one again. They are the universe E.',
      'Siegel, Definition 1.3',
    ],
    [
      'dicot',
      ['dicots', 'dicotic', 'all-small'],
      'A game in which at every position both players can move or neither can. They are the universe D.',
      'Larsson et al., section 2.2',
    ],
    [
      'proviso',
      ['the proviso'],
      'The second half of the test for G ≥ H modulo U: if H is a Left end, G is Left strong; if G is a Right end, H is Right strong. Universes differ in nothing else.',
      'Larsson–Nowakowski–Santos, Theorem 4; Siegel, Theorem 5.5',
    ],
    [
      'maintenance',
      ['maintenance property'],
      'The first half of the test for G ≥ H: each Right move in G has an answer, and each Left move in H has one, that keeps ≥. The second half is the proviso.',
      'Davies–Milley, Theorem 2.1',
    ],
    [
      'strong',
      ['left strong', 'right strong', 'left-strong', 'u-strong'],
      'G is Left strong modulo U if Left, moving first, wins G + X for every Left end X of U.',
      'Siegel, Definition 2.3',
    ],
    [
      'modulo',
      ['modulo u'],
      'G ≥ H modulo U says that o(G + X) ≥ o(H + X) for every X of the universe U. G and H themselves need not lie in U.',
      'Larsson et al., section 2.2',
    ],
    [
      'equal modulo U',
      ['equal', 'equivalent', 'equality'],
      'G equals H modulo U if o(G + X) = o(H + X) for every game X of U. Forms that are identical as trees are the same; see same(G, H).',
      'Dwyer–Milley–Willette, section 1',
    ],
    [
      'test set',
      ['test sets'],
      'The finitely many Left ends that suffice to see whether a game of rank n is Left strong modulo U.',
      'Siegel, Definition 4.8 and Theorem 4.9',
    ],
    [
      'universe M',
      ['full misère', 'full misere'],
      'All games. Modulo M a game is Left strong only if it is end-like, so little can be simplified.',
      'Siegel, section 2',
    ],
    [
      'universe B',
      ['blocking universe'],
      'The blocking games. Modulo B a game is Left strong if Left, moving first, wins it though Right may pass.',
      'Davies–Milley, Theorem 3.2',
    ],
    [
      'universe E',
      ['dead-ending universe'],
      'The dead-ending games. Modulo E a game of rank n is Left strong if Left, moving first, wins it both by itself and beside the perfect murder M_n.',
      'Siegel, Definition 1.3 and Theorem 4.9',
    ],
    [
      'universe D(1̄0)',
      ['d(10)'],
      'The least universe with {· | 0, -1}, and the least in which all of Domineering lies. Its Left ends are the sums of -1 and {· | 0, -1}.',
      'Siegel, Definition 2.7 and Theorem 6.1',
    ],
    [
      'universe D(1̄)',
      ['d(1)'],
      'The least universe with -1, the game in which Right has one move and Left none. Its ends are the integers.',
      'Siegel, Definition 2.7',
    ],
    [
      'universe D',
      ['dicot universe'],
      'The dicots. Its only end is 0, so a game is Left strong modulo D if Left, moving first, wins it.',
      'Siegel, section 2',
    ],
  ]),
  ...treatedOn('theory/any-universe', [
    [
      'member',
      ['membership', 'members'],
      'A game is a member of U if it lies in U; G in U asks for it. Games that are no members can be compared and simplified modulo U all the same.',
      'Siegel, Definition 1.4',
    ],
    [
      'closure',
      ['closure d(a)', 'generated'],
      'D(A) is the least universe that contains the given games A. Its Left ends are the sums of those among the followers of A and of its conjugates.',
      'Siegel, Propositions 2.5 and 2.6 and Definition 2.7',
    ],
  ]),
  ...treatedOn('theory/misere', [
    [
      'incomparable',
      ['||'],
      'Neither G ≥ H nor H ≥ G; written <> as a relation, and || as an answer.',
      'Larsson et al., section 2',
    ],
  ]),
  ...treatedOn('reference/functions#strongoutcome', [
    [
      'strong outcome',
      [],
      'The outcome read from the Left-strong and Right-strong tests: who wins, moving first, beside the worst ends of the universe.',
      'Larsson et al., Definition 4',
    ],
  ]),
  ...treatedOn('reference/functions#murder', [
    [
      'perfect murder',
      ['waiting game', 'perfect murders'],
      'M_n, the Left end in which Right can make any number of moves up to n and stop when he likes. With 0 it decides who is strong modulo E.',
      'Larsson et al., Definition 3',
    ],
  ]),
  ...treatedOn('reference/functions#passing', [
    [
      'passing game',
      ['passing games'],
      'A Left end in which Right can wait. Left, moving first, wins G + B_n exactly when G, a blocking game of rank n, is Left strong modulo B; for other games A_n does that, with n one larger than the rank.',
      'Davies–Milley, Theorems 3.8 and 3.11',
    ],
  ]),
  ...treatedOn('reference/functions#superend', [
    [
      'super end',
      ['blocked super end'],
      'S_n, the Left end with every Right option of rank below n that keeps it blocking. Every blocked Left end of rank n is at least S_n.',
      'Davies–Milley, Definition 3.12 and Lemma 3.13',
    ],
  ]),
  ...treatedOn('cookbook#are-these-two-equal-and-if-not-who-can-tell', [
    [
      'distinguishing game',
      ['distinguishing', 'tells apart', 'distinguish'],
      'A game X of U with o(G + X) different from o(H + X): proof that G and H are not equal modulo U.',
      'Dwyer–Milley–Willette, section 1',
    ],
  ]),
  ...treatedOn('cookbook#how-many-games-are-there', [
    [
      'class',
      ['equivalence class'],
      'All games that are equal modulo U to one of them; classes(n, U) lists those of rank at most n.',
      'Siegel, section 1',
    ],
    [
      'census',
      ['censuses'],
      'All games of a universe up to some rank, counted as forms and as classes. born(n, U) lists the forms, classes(n, U) the classes.',
      'Siegel, Figure 3',
    ],
  ]),
];
