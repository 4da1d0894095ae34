// The words that help, messages and the pages use, one to three sentences each. `help dicot` prints one;
// the guide's glossary is made from this table.

/** A word and what it means. */
export interface Term {
  readonly term: string;
  /** How else it is called or looked for, in lower case. */
  readonly aliases: readonly string[];
  readonly meaning: string;
  /** Where a paper defines it; what has none is common usage or a word of Proviso. */
  readonly item?: string;
}

const term = (name: string, aliases: readonly string[], meaning: string, item?: string): Term => ({
  term: name,
  aliases,
  meaning,
  ...(item === undefined ? {} : { item }),
});

/** In the order of the alphabet. */
export const GLOSSARY: readonly Term[] = [
  term(
    'absorbing game',
    ['absorbing'],
    'A game of several players whose sum with any impartial game is undetermined.',
    'Spindler, Definition 2.22',
  ),
  term(
    'adjoint',
    ['g°', 'mate'],
    'A game G° made from G such that o(G + G°) = P: each move in one of them has an answer in the other.',
    'Siegel, Definitions 4.2 and 5.6',
  ),
  term(
    'atomic reversible',
    ['end-reversible', 'end reversible', 'atomic'],
    'A Left option is atomic reversible if it is reversible through a Left end: bypassing it would leave nothing in its place, so a tombstone takes it.',
    'Siegel, Lemma 5.14',
  ),
  term(
    'augmented form',
    ['augmented game'],
    'A form in which tombstones may stand among the options. Simplest forms are augmented forms.',
    'Siegel, Definition 5.1',
  ),
  term(
    'birthday',
    ['born'],
    'The least rank of a game of U that equals G modulo U. The papers also say "born by day n" of a form of rank at most n.',
    'Dwyer–Milley–Willette, section 1; Siegel, section 5',
  ),
  term(
    'blocked end',
    ['blocked'],
    'A Left end is blocked if each move of Right leaves a blocked Left end, or Left can answer it by a move to one.',
    'Siegel, Definition 7.1',
  ),
  term(
    'blocking',
    ['blocking game', 'blocking games'],
    'A game is blocking if every end among its subpositions is blocked. They are the universe B.',
    'Siegel, Definition 7.1; Davies–Milley, section 2',
  ),
  term(
    'budget',
    ['budgets'],
    'What a statement may use: forms, memory, time. Past it the statement fails, and nothing else is lost.',
  ),
  term(
    'bypass',
    ['bypassing'],
    'To replace a reversible option by the options that its player has after the answer.',
    'Siegel, Lemma 5.13',
  ),
  term(
    'canonical form',
    ['canonical forms', 'reduced form'],
    'In normal play the one smallest form of a value, G mod Normal. Modulo E and D canonical(G, U) is a form without tombstones that stands for the simplest one.',
    'Dwyer–Milley–Willette, Theorem 5',
  ),
  term(
    'certificate',
    ['certificates'],
    'A proof of an order or equality as data, which a program that did not find it can check.',
  ),
  term(
    'class',
    ['equivalence class'],
    'All games that are equal modulo U to one of them; classes(n, U) lists those of rank at most n.',
    'Siegel, section 1',
  ),
  term(
    'closure',
    ['closure d(a)', 'generated'],
    'D(A) is the least universe that contains the given games A. Its Left ends are the sums of those among the followers of A and of its conjugates.',
    'Siegel, Propositions 2.5 and 2.6 and Definition 2.7',
  ),
  term(
    'component',
    ['components'],
    'A part of a board in which play does not touch the rest. A board is the sum of its components, and they are evaluated one by one.',
  ),
  term(
    'conjugate',
    ['negative', 'mirror'],
    'G with the roles of Left and Right exchanged, written -G or with a bar. It is the negative of normal play; in misère play G - G is 0 only for some games.',
    'Davies–Milley, section 2',
  ),
  term(
    'dead end',
    ['left dead end', 'right dead end', 'dead ends'],
    'A Left dead end is a game in which Left has no move now or ever: each of its subpositions is a Left end.',
    'Siegel, Definition 1.2',
  ),
  term(
    'dead-ending',
    ['dead ending', 'dead-ending game', 'dead-ending games'],
    'A game is dead-ending if every end among its subpositions is a dead end: a player without a move there never gets one again. They are the universe E.',
    'Siegel, Definition 1.3',
  ),
  term(
    'dicot',
    ['dicots', 'dicotic', 'all-small'],
    'A game in which at every position both players can move or neither can. They are the universe D.',
    'Larsson et al., section 2.2',
  ),
  term(
    'distinguishing game',
    ['distinguishing', 'tells apart'],
    'A game X of U with o(G + X) different from o(H + X): proof that G and H are not equal modulo U.',
    'Dwyer–Milley–Willette, section 1',
  ),
  term(
    'dominated',
    ['dominated option', 'domination'],
    'A Left option is dominated modulo U if another Left option is at least as good, ≥ modulo U. It can be left out.',
    'Siegel, Definition 5.11',
  ),
  term(
    'end',
    ['ends', 'left end', 'right end'],
    'A Left end is a game in which Left has no option; in misère play she has won there if it is her turn.',
    'Siegel, Definition 1.1',
  ),
  term(
    'end-like',
    ['end like', 'left end-like', 'right end-like'],
    'Left end-like is a Left end, or a form with a tombstone on the Left. Where the proviso says "end", augmented forms have "end-like".',
    'Siegel, Definition 5.2',
  ),
  term(
    'equal modulo U',
    ['equal', 'equivalent', 'equality'],
    'G equals H modulo U if o(G + X) = o(H + X) for every game X of U. Forms that are identical as trees are the same; see same(G, H).',
    'Dwyer–Milley–Willette, section 1',
  ),
  term(
    'form',
    ['forms'],
    'A game as a tree of options, as it is written. Sums and conjugates are forms; nothing is simplified unless it is asked for.',
    'Davies–Milley, section 2',
  ),
  term(
    'impartial',
    ['impartial game', 'impartial games'],
    'A game in which at every position all players have the same options, as in Nim.',
    'Spindler, section 2',
  ),
  term(
    'incomparable',
    ['||'],
    'Neither G ≥ H nor H ≥ G; written <> as a relation, and || as an answer.',
    'Larsson et al., section 2',
  ),
  term(
    'invertible',
    ['inverse', 'inverses'],
    'G is invertible modulo U if some H of U has G + H equal to 0 modulo U. For G in U such an H equals the conjugate of G.',
    'Davies–Milley, Theorem 4.1',
  ),
  term(
    'maintenance',
    ['maintenance property'],
    'The first half of the test for G ≥ H: each Right move in G has an answer, and each Left move in H has one, that keeps ≥. The second half is the proviso.',
    'Davies–Milley, Theorem 2.1',
  ),
  term(
    'misère play',
    ['misere', 'misère', 'misere play', 'normal play', 'ending condition'],
    'The player who cannot move wins. In normal play she loses.',
    'Dwyer–Milley–Willette, section 1',
  ),
  term(
    'misère quotient',
    ['misere quotient', 'quotients'],
    'The sums of some games, two of them counted as one if no further such sum tells them apart: a commutative monoid, with the outcome of each element. For Nim of three players it has 16 elements.',
    'Spindler, Definition 2.45 and Theorem 2.46',
  ),
  term(
    'modulo',
    ['modulo u'],
    'G ≥ H modulo U says that o(G + X) ≥ o(H + X) for every X of the universe U. G and H themselves need not lie in U.',
    'Larsson et al., section 2.2',
  ),
  term(
    'nim-heap',
    ['heap', 'nimber', 'star'],
    'The nim-heap *n has for both players the options 0, *, … up to *(n-1); * is {0 | 0}.',
    'Spindler, section 2.1',
  ),
  term(
    'option',
    ['options', 'move', 'left option', 'right option'],
    'A position that a player can move to. {a, b | c} has the Left options a and b and the Right option c.',
    'Dwyer–Milley–Willette, section 1',
  ),
  term(
    'outcome',
    ['outcome class', 'outcome classes', 'outcomes'],
    'Who wins: L (Left), R (Right), N (the next player, who moves first) or P (the previous one). L is above N and P, these are above R, and N and P are incomparable.',
    'Dwyer–Milley–Willette, section 1',
  ),
  term(
    'outcome of several players',
    ['next', 'other', 'previous'],
    'The set of players who can force a win, named from the mover on: N (next), O (other; O1, O2, … of more than three) and P (previous). A partizan game has one set for each player who may begin.',
    'Spindler, Definitions 3.1 and 4.2',
  ),
  term(
    'P-free',
    ['p free'],
    'A form is P-free if no subposition has outcome P; G is P-free modulo U if some P-free form of U equals it. Modulo B and E these are exactly the invertible games.',
    'Davies–Milley, section 4 and Theorem 4.5',
  ),
  term(
    'partizan',
    ['partisan'],
    'A game in which the players may have different options. Every game here is, and impartial ones are a special case.',
    'Spindler, section 4',
  ),
  term(
    'passing game',
    ['passing games'],
    'A Left end in which Right can wait. Left, moving first, wins G + B_n exactly when G, a blocking game of rank n, is Left strong modulo B; for other games A_n does that, with n one larger than the rank.',
    'Davies–Milley, Theorems 3.8 and 3.11',
  ),
  term(
    'passing outcome',
    ['right-passing'],
    'Who wins when Right may pass instead of moving.',
    'Davies–Milley, Definition A.1',
  ),
  term(
    'perfect murder',
    ['waiting game', 'perfect murders'],
    'M_n, the Left end in which Right can make any number of moves up to n and stop when he likes. With 0 it decides who is strong modulo E.',
    'Larsson et al., Definition 3',
  ),
  term(
    'periodic',
    ['preperiod', 'periodicity'],
    'A sequence that repeats from some element on. period(xs) says what is seen in the list that it is given, and proves nothing of what follows.',
  ),
  term(
    'position',
    ['positions'],
    'What a ruleset is played on: a heap, a strip, a grid, or several of them. A board is a ruleset with a position.',
  ),
  term(
    'proviso',
    ['the proviso'],
    'The second half of the test for G ≥ H modulo U: if H is a Left end, G is Left strong; if G is a Right end, H is Right strong. Universes differ in nothing else.',
    'Larsson–Nowakowski–Santos, Theorem 4; Siegel, Theorem 5.5',
  ),
  term(
    'rank',
    ['formal birthday', 'depth', 'height', 'day'],
    'The length of the longest run of moves in a form, whoever makes them. Tombstones do not count.',
    'Davies–Milley, section 2',
  ),
  term(
    'restriction',
    ['restrictions'],
    'The impartial game that is left of a partizan game of several players if one of them begins and all move in turn.',
    'Spindler, Definition 4.1',
  ),
  term(
    'reversible',
    ['reversible option', 'reversibility', 'reverses'],
    'A Left option is reversible modulo U if Right has an answer to it that is at most G, ≤ modulo U: he can undo the move. It can be bypassed.',
    'Siegel, Definition 5.11',
  ),
  term(
    'revertible',
    ['reverting'],
    'Of several players: H is revertible to G if it has options equal to those of G, and every other option of H can be played back to G. Then who can force a win in H + X can in G + X.',
    'Spindler, Definition 3.6 and Theorem 3.7',
  ),
  term(
    'ruleset',
    ['rules of a game'],
    'The rules of a game that people play: its positions, and the moves of Left and Right. Some are built in, and ruleset, strip and grid make more.',
  ),
  term(
    'simplest form',
    ['simplest forms', 'simplest'],
    'The one augmented form that equals G modulo U and has no dominated option, no reversible option and no tombstone that could be erased. It is G mod U.',
    'Siegel, Definition 5.19',
  ),
  term(
    'strong',
    ['left strong', 'right strong', 'left-strong', 'u-strong'],
    'G is Left strong modulo U if Left, moving first, wins G + X for every Left end X of U.',
    'Siegel, Definition 2.3',
  ),
  term(
    'strong outcome',
    [],
    'The outcome read from the Left-strong and Right-strong tests: who wins, moving first, beside the worst ends of the universe.',
    'Larsson et al., Definition 4',
  ),
  term(
    'subposition',
    ['subpositions', 'follower', 'followers'],
    'A position that can be reached from G by any moves, in turn or not; G itself is one.',
    'Davies–Milley, section 2',
  ),
  term(
    'sum',
    ['disjunctive sum', 'sums'],
    'G + H: the player to move chooses one of the two and moves there.',
    'Dwyer–Milley–Willette, section 1',
  ),
  term(
    'super end',
    ['blocked super end'],
    'S_n, the Left end with every Right option of rank below n that keeps it blocking. Every blocked Left end of rank n is at least S_n.',
    'Davies–Milley, Definition 3.12 and Lemma 3.13',
  ),
  term('switch', ['switches'], 'The form {x | -x}, written +-x: whoever moves first takes x.'),
  term(
    'test set',
    ['test sets'],
    'The finitely many Left ends that suffice to see whether a game of rank n is Left strong modulo U.',
    'Siegel, Definition 4.8 and Theorem 4.9',
  ),
  term(
    'tombstone',
    ['sigma', 'σ'],
    'The sign # or ■ among the options of a player: she may count the game as ended there. It is what is left of an atomic reversible option, and is no game by itself.',
    'Siegel, Definition 5.1',
  ),
  term(
    'truncation',
    ['truncate', 'truncated'],
    'Play on G that stops after n moves, as a form.',
    'Siegel, Definition 4.7',
  ),
  term(
    'undetermined',
    ['undetermined game'],
    'A game of several players in which nobody can force a win: its outcome is the empty set, written -.',
    'Spindler, Definition 2.6',
  ),
  term(
    'universe',
    ['universes'],
    'A set of games that contains their options, sums and conjugates, and every {a, … | b, …} with options of it on both sides. M (all games), B, E, D(A) and D are universes.',
    'Siegel, Definition 1.4',
  ),
  term(
    'worksheet',
    ['sheet', 'worksheets'],
    'A file of statements (.pvs), run from the top by `proviso run` or cell by cell on the page.',
  ),
];

/** The term somebody means. */
export function termNamed(name: string): Term | undefined {
  const wanted = name.trim().toLowerCase();
  return GLOSSARY.find(
    ({ term: each, aliases }) => each.toLowerCase() === wanted || aliases.includes(wanted),
  );
}
