// Games of several players.

import type { ComponentChildren } from 'preact';
import { plural } from '../plural.ts';
import { rich } from '../rich.ts';

const form = plural('en');
const number = (count: number) => count.toLocaleString('en');

export const players = {
  heading: 'Several players',
  intro: 'Players move in turn; who wins where somebody cannot move is the convention.',
  guide: 'What is known of such games',
  what: {
    outcome: 'the outcome of',
    sums: 'the sums of games of',
    quotient: 'the quotient of',
  },
  count: (count: number) => `${number(count)} players`,
  number: 'players',
  convention: 'where a player cannot move',
  conventions: {
    spindler: 'that player loses alone (Spindler)',
    propp: 'whoever moved last wins alone (Propp)',
    misere: 'that player wins alone',
    normalOfTwo: 'that player loses (normal play)',
    misereOfTwo: 'that player wins (misère play)',
    set: (set: string) => `${set} win, seen from that player`,
    setOne: (set: string) => `${set} wins, seen from that player`,
  },
  box: 'A game such as {0, *2} or {0 | * | }, or heaps of Nim such as 3 4 5',
  tries: 'Try',
  tabsLabel: 'What is asked',
  tabs: {
    outcome: 'Outcome',
    play: 'Play',
    sums: 'Sums',
    quotient: 'Quotient',
    compare: 'Compare',
  },
  keys: {
    walk: 'from move to move on the board, from cell to cell in a table',
    back: 'take a move back, and go forth again, outside of the board',
  },
  nobody: 'nobody',
  and: ' and ',
  namesRelative: (first: ComponentChildren, last: ComponentChildren) =>
    rich`${first} begins, and ${last} moved last before that; the others move between them.`,
  namesPlaces: (left: ComponentChildren, right: ComponentChildren) =>
    rich`Players have their places, from ${left} (Left) to ${right} (Right), and move in this order.`,
  outcome: 'Who can force a win',
  whoever: 'whoever begins',
  begins: (who: ComponentChildren) => rich`${who} begins`,
  undetermined: 'Nobody can force a win: the game is undetermined. Coalitions decide it, as below.',
  each: (who: ComponentChildren, count: number) =>
    count === 1 ? rich`${who} can force a win.` : rich`${who} can each force a win.`,
  rank: 'longest run of moves',
  positions: 'positions',
  kind: 'kind',
  impartial: 'impartial: everybody has the same moves',
  partizan: 'partizan: each player has moves of their own',
  tree: 'Game tree',
  noTree: 'The tree is too large to be drawn.',
  fates: 'Why',
  fatesHere: 'Who can stop whom',
  forces: (who: ComponentChildren) => rich`${who} can force a win.`,
  stop: (coalition: ComponentChildren, who: ComponentChildren, size: number) =>
    size === 1
      ? rich`${coalition} alone can stop ${who}.`
      : rich`${coalition} together can stop ${who}.`,
  soCan: (coalitions: ComponentChildren) => rich`So can ${coalitions}.`,
  winsAnyway: (who: ComponentChildren) => rich`${who} wins, whatever anybody does.`,
  losesAnyway: (who: ComponentChildren) => rich`${who} loses, whatever anybody does.`,
  leadFirst: (move: ComponentChildren) => rich`It begins with: ${move}.`,
  leadAfter: (moves: ComponentChildren, answer: ComponentChildren) =>
    rich`For example, after ${moves}: ${answer}.`,
  how: 'All of the plan',
  howFor: (who: string) => `All of the plan: ${who}`,
  takes: (count: number, heap: number) => `takes ${number(count)} from heap ${number(heap)}`,
  movesTo: (game: ComponentChildren) => rich`moves to ${game}`,
  movesIn: (component: number, game: ComponentChildren) =>
    rich`moves to ${game} in part ${number(component)}`,
  ifMove: (who: ComponentChildren, move: ComponentChildren) => rich`If ${who} ${move}:`,
  stuck: (who: ComponentChildren, winners: ComponentChildren, count: number) =>
    count === 1
      ? rich`${who} cannot move, and ${winners} wins.`
      : rich`${who} cannot move, and ${winners} win.`,
  goesOn: 'and so on',
  moreMoves: (count: number) =>
    `${number(count)} more ${form(count, { one: 'move', other: 'moves' })}, each with an answer`,
  sums: 'Sums of impartial games',
  sumsSay: 'The outcome of G stands at the left, that of H above; a cell says who can win G + H.',
  sumsBounded:
    'A cell has every player whom the theorems allow (Spindler, Theorems 3.3 and 3.4), and below how many of the outcomes they allow were found among small games.',
  sumsFound:
    'The theorems are for another convention, so that cells have what was found among small games: more may be possible.',
  sumsSearching: 'Games that show each of them are being looked for.',
  sumsLabel: 'outcomes of sums, by the outcomes of the summands',
  sumsHint:
    'Point to a cell, press it, or walk with the arrow keys: games that show it stand here.',
  asPicture: 'As a picture',
  sumsTotal: (count: number, all: number) =>
    `Found: ${number(count)} of the ${number(all)} outcomes that the theorems allow.`,
  notFound: 'none found among small games',
  inTable: 'Spindler’s Table 9 has a pair of games for it',
  nothingFound: 'Nothing was found.',
  tableOf: {
    sums: 'G + H',
    doubles: 'G + G',
    multiples: (count: number) => `${number(count)} copies of G`,
  },
  quotient: 'Quotient',
  quotientSays:
    'Sums are taken as the same when no further sum tells them apart. A certificate proves it for all of them.',
  quotientOf: 'of',
  quotientAll: 'Nim with all heaps',
  quotientUpTo: 'Nim with heaps up to',
  quotientGame: 'sums of the game above',
  largest: 'largest heap',
  elements: (count: number) =>
    `${number(count)} ${form(count, { one: 'element', other: 'elements' })}`,
  presentation: 'presentation',
  letters: 'letters',
  andLarger: 'and all larger heaps',
  zero: 'absorbing element',
  outcomes: 'Outcomes of the elements',
  products: 'Products',
  productsLabel: 'products of the elements',
  productsHint: 'Point to a product, press it, or walk with the arrow keys.',
  tooMany: (count: number) => `${number(count)} elements have too many products to be shown.`,
  compare: 'Compared with another game',
  other: 'Another game H',
  compareSays:
    'G ≤ H for a player: beside every game, that player wins with H where they win with G.',
  forWhom: 'for',
  forAll: 'everybody, beside all games',
  amongImpartial: 'everybody, beside impartial games',
  relation: 'relation',
  verdicts: { proved: 'proved', refuted: 'refuted', unknown: 'not decided' },
  incomparable: 'incomparable',
  undecided: 'not decided',
  whyHead: (claim: string, who: string, verdict: string) => `${claim} for ${who}: ${verdict}`,
  lookAt: (game: ComponentChildren) => rich`Look at ${game}`,
  play: 'Play',
  seats: 'Who plays',
  you: 'at this keyboard',
  program: 'the program',
  plays: (who: string) => `${who} is played by`,
  first: 'begins',
  toMove: (who: ComponentChildren) => rich`${who} is to move.`,
  programMoves: (who: ComponentChildren) => rich`${who}, the program, is to move.`,
  boardLabel: 'moves',
  heap: (heap: number) => `heap ${number(heap)}`,
  part: (component: number) => `part ${number(component)}`,
  gone: 'empty',
  take: (count: number, heap: number, left: number) =>
    `take ${number(count)} from heap ${number(heap)}, leaving ${number(left)}`,
  moveTo: (game: string, component: number) => `move to ${game} in part ${number(component)}`,
  best: 'advised',
  undo: 'Take back',
  redo: 'Forth again',
  hint: 'Hint',
  newGame: 'New game',
  hintWins: (who: ComponentChildren) => rich`${who} wins by force with the moves marked ✓.`,
  hintHelped: (who: ComponentChildren, helpers: number) =>
    helpers === 1
      ? rich`${who} cannot force a win; with the moves marked ✓ one helper is enough.`
      : rich`${who} cannot force a win; with the moves marked ✓ ${number(helpers)} helpers are enough.`,
  hintLost: (who: ComponentChildren) =>
    rich`${who} loses, whatever anybody does; all moves are as good.`,
  played: 'Moves so far',
  nothingPlayed: 'Nothing played yet.',
  after: 'can force a win then:',
  gaveAway: 'gives a forced win away',
  over: (who: ComponentChildren, winners: ComponentChildren, count: number) =>
    count === 1
      ? rich`${who} cannot move: ${winners} wins.`
      : rich`${who} cannot move: ${winners} win.`,
  lostIt: (who: ComponentChildren, move: number, what: ComponentChildren) =>
    rich`${who} could have forced a win, and lost it with move ${number(move)}: ${what}.`,
  neverCould: (who: ComponentChildren) =>
    rich`${who} could never force a win, and lost to the others.`,
  dropped: 'The address had moves that this game does not have; they were left out.',
};
