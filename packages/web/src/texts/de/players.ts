// Spiele mit mehreren Spielern.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');
const number = (count: number) => count.toLocaleString('de');

export const players: Texts['players'] = {
  heading: 'Mehrere Spieler',
  intro:
    'Die Spieler ziehen reihum; wer gewinnt, wenn einer nicht ziehen kann, sagt die Konvention.',
  guide: 'Was man über solche Spiele weiß',
  what: {
    outcome: 'der Ausgang von',
    sums: 'die Summen von Spielen für',
    quotient: 'der Quotient von',
  },
  count: (count) => `${number(count)} Spieler`,
  number: 'Spieler',
  convention: 'Wenn einer nicht ziehen kann',
  conventions: {
    spindler: 'verliert er allein (Spindler)',
    propp: 'gewinnt allein, wer zuletzt gezogen hat (Propp)',
    misere: 'gewinnt er allein',
    normalOfTwo: 'verliert er (Normalspiel)',
    misereOfTwo: 'gewinnt er (Misère-Spiel)',
    set: (set) => `gewinnen ${set}, von ihm aus gezählt`,
    setOne: (set) => `gewinnt ${set}, von ihm aus gezählt`,
  },
  box: 'Ein Spiel wie {0, *2} oder {0 | * | } oder Nim-Haufen wie 3 4 5',
  tries: 'Zum Beispiel',
  tabsLabel: 'Was gefragt ist',
  tabs: {
    outcome: 'Ausgang',
    play: 'Spielen',
    sums: 'Summen',
    quotient: 'Quotient',
    compare: 'Vergleich',
  },
  keys: {
    walk: 'von Zug zu Zug auf dem Brett, von Feld zu Feld in einer Tabelle',
    back: 'einen Zug zurück und wieder vor, außerhalb des Bretts',
  },
  nobody: 'niemand',
  and: ' und ',
  namesRelative: (first, last) =>
    rich`${first} beginnt, und ${last} hat davor als Letzter gezogen; die anderen ziehen dazwischen.`,
  namesPlaces: (left, right) =>
    rich`Die Spieler haben feste Plätze, von ${left} (Links) bis ${right} (Rechts), und ziehen in dieser Reihenfolge.`,
  outcome: 'Wer einen Sieg erzwingen kann',
  whoever: 'wer auch beginnt',
  begins: (who) => rich`${who} beginnt`,
  undetermined:
    'Niemand kann einen Sieg erzwingen: Das Spiel ist unbestimmt. Bündnisse entscheiden es, wie unten steht.',
  each: (who, count) =>
    count === 1
      ? rich`${who} kann einen Sieg erzwingen.`
      : rich`${who} können je einen Sieg erzwingen.`,
  rank: 'längste Zugfolge',
  positions: 'Stellungen',
  kind: 'Art',
  impartial: 'unparteiisch: Alle haben dieselben Züge',
  partizan: 'parteiisch: Jeder hat seine eigenen Züge',
  tree: 'Spielbaum',
  noTree: 'Der Baum ist zu groß für eine Zeichnung.',
  fates: 'Warum',
  fatesHere: 'Wer wen aufhalten kann',
  forces: (who) => rich`${who} kann einen Sieg erzwingen.`,
  stop: (coalition, who, size) =>
    size === 1
      ? rich`${coalition} allein kann ${who} aufhalten.`
      : rich`${coalition} zusammen können ${who} aufhalten.`,
  soCan: (coalitions) => rich`Das können auch ${coalitions}.`,
  winsAnyway: (who) => rich`${who} gewinnt, was auch immer jemand tut.`,
  losesAnyway: (who) => rich`${who} verliert, was auch immer jemand tut.`,
  leadFirst: (move) => rich`Es beginnt so: ${move}.`,
  leadAfter: (moves, answer) => rich`Zum Beispiel, nach ${moves}: ${answer}.`,
  how: 'Der ganze Plan',
  howFor: (who) => `Der ganze Plan: ${who}`,
  takes: (count, heap) => `nimmt ${number(count)} von Haufen ${number(heap)}`,
  movesTo: (game) => rich`zieht nach ${game}`,
  movesIn: (component, game) => rich`zieht in Teil ${number(component)} nach ${game}`,
  ifMove: (who, move) => rich`Fall „${who} ${move}“:`,
  stuck: (who, winners, count) =>
    count === 1
      ? rich`${who} kann nicht ziehen, und ${winners} gewinnt.`
      : rich`${who} kann nicht ziehen, und ${winners} gewinnen.`,
  goesOn: 'und so weiter',
  moreMoves: (count) =>
    `${number(count)} ${form(count, { one: 'weiterer Zug', other: 'weitere Züge' })}, mit Antwort auf jeden`,
  sums: 'Summen unparteiischer Spiele',
  sumsSay:
    'Links steht der Ausgang von G, oben der von H; ein Feld sagt, wer in G + H gewinnen kann.',
  sumsBounded:
    'Ein Feld hat jeden Spieler, den die Sätze zulassen (Spindler, Theorems 3.3 und 3.4), und darunter, wie viele der zugelassenen Ausgänge sich unter kleinen Spielen fanden.',
  sumsFound:
    'Die Sätze gelten für eine andere Konvention; die Felder haben deshalb, was sich unter kleinen Spielen fand. Mehr kann möglich sein.',
  sumsSearching: 'Spiele, die jeden davon zeigen, werden gesucht.',
  sumsLabel: 'Ausgänge von Summen, nach den Ausgängen der Summanden',
  sumsHint:
    'Zeige auf ein Feld, drücke es oder gehe mit den Pfeiltasten: Hier stehen dann Spiele, die es zeigen.',
  asPicture: 'Als Bild',
  sumsTotal: (count, all) =>
    `Gefunden: ${number(count)} der ${number(all)} Ausgänge, die die Sätze zulassen.`,
  notFound: 'unter kleinen Spielen keines gefunden',
  inTable: 'dafür gibt es ein Paar von Spielen: Spindler, Table 9',
  nothingFound: 'Nichts gefunden.',
  tableOf: {
    sums: 'G plus H',
    doubles: 'G verdoppelt: G + G',
    multiples: (count) => `${number(count)} Kopien von G`,
  },
  quotient: 'Der Quotient',
  quotientSays:
    'Summen gelten als gleich, wenn keine weitere Summe sie unterscheidet. Ein Zertifikat beweist es für alle.',
  quotientOf: 'von',
  quotientAll: 'Nim mit allen Haufen',
  quotientUpTo: 'Nim mit Haufen bis',
  quotientGame: 'Summen des Spiels oben',
  largest: 'größter Haufen',
  elements: (count) => `${number(count)} ${form(count, { one: 'Element', other: 'Elemente' })}`,
  presentation: 'Präsentation',
  letters: 'Buchstaben',
  andLarger: 'und alle größeren Haufen',
  zero: 'absorbierendes Element',
  outcomes: 'Ausgänge der Elemente',
  products: 'Produkte',
  productsLabel: 'Produkte der Elemente',
  productsHint: 'Zeige auf ein Produkt, drücke es oder gehe mit den Pfeiltasten.',
  tooMany: (count) => `${number(count)} Elemente haben zu viele Produkte, um sie zu zeigen.`,
  compare: 'Verglichen mit einem anderen Spiel',
  other: 'Ein anderes Spiel H',
  compareSays: 'G ≤ H für einen Spieler: Neben jedem Spiel gewinnt er mit H, wo er mit G gewinnt.',
  forWhom: 'für',
  forAll: 'alle, neben allen Spielen',
  amongImpartial: 'alle, neben unparteiischen Spielen',
  relation: 'Beziehung',
  verdicts: { proved: 'bewiesen', refuted: 'widerlegt', unknown: 'nicht entschieden' },
  incomparable: 'unvergleichbar',
  undecided: 'nicht entschieden',
  whyHead: (claim, who, verdict) => `${claim} für ${who}: ${verdict}`,
  lookAt: (game) => rich`Ansehen: ${game}`,
  play: 'Spielen',
  seats: 'Wer spielt',
  you: 'an dieser Tastatur',
  program: 'das Programm',
  plays: (who) => `${who} wird gespielt von`,
  first: 'Es beginnt',
  toMove: (who) => rich`${who} ist am Zug.`,
  programMoves: (who) => rich`${who}, das Programm, ist am Zug.`,
  boardLabel: 'Züge',
  heap: (heap) => `Haufen ${number(heap)}`,
  part: (component) => `Teil ${number(component)}`,
  gone: 'leer',
  take: (count, heap, left) =>
    `${number(count)} von Haufen ${number(heap)} nehmen, es bleiben ${number(left)}`,
  moveTo: (game, component) => `in Teil ${number(component)} nach ${game} ziehen`,
  best: 'empfohlen',
  undo: 'Zurücknehmen',
  redo: 'Wieder vor',
  hint: 'Tipp',
  newGame: 'Neues Spiel',
  hintWins: (who) => rich`${who} erzwingt den Sieg mit den Zügen, die ✓ haben.`,
  hintHelped: (who, helpers) =>
    helpers === 1
      ? rich`${who} kann keinen Sieg erzwingen; mit den Zügen, die ✓ haben, genügt ein Helfer.`
      : rich`${who} kann keinen Sieg erzwingen; mit den Zügen, die ✓ haben, genügen ${number(helpers)} Helfer.`,
  hintLost: (who) => rich`${who} verliert, was auch immer jemand tut; alle Züge sind gleich gut.`,
  played: 'Züge bisher',
  nothingPlayed: 'Noch kein Zug.',
  after: 'danach können einen Sieg erzwingen:',
  gaveAway: 'gibt einen erzwingbaren Sieg weg',
  over: (who, winners, count) =>
    count === 1
      ? rich`${who} kann nicht ziehen: ${winners} gewinnt.`
      : rich`${who} kann nicht ziehen: ${winners} gewinnen.`,
  lostIt: (who, move, what) =>
    rich`${who} hätte den Sieg erzwingen können und verlor ihn mit Zug ${number(move)}: ${what}.`,
  neverCould: (who) => rich`${who} konnte nie einen Sieg erzwingen und verlor gegen die anderen.`,
  dropped:
    'In der Adresse standen Züge, die es in diesem Spiel nicht gibt; sie wurden weggelassen.',
};
