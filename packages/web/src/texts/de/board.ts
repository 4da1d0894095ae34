// Ein Brett, gezeichnet und beantwortet.

import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

export const board: Texts['board'] = {
  heading: 'Brett',
  ruleset: 'Regelwerk',
  choose: 'wählen …',
  modes: 'Betriebsart',
  mode: { edit: 'Zeichnen', play: 'Spielen', analyse: 'Analyse' },
  code: 'Code',
  position: 'Stellung:',
  toTry: 'Bretter zum Ausprobieren',
  drawHint:
    'Ein Feld drücken, um es zu ändern, ziehen, um zu malen; mit dem Finger tippen, oder gedrückt halten und dann ziehen. Pfeiltasten und Leertaste tun dasselbe.',
  lastGood: 'Dies ist das letzte lesbare Brett. Ein Feld drücken, um von dort weiterzumachen.',
  grid: 'Das Brett. Pfeiltasten bewegen, die Leertaste ändert ein Feld.',
  square: (row, column, sign) => `Zeile ${row}, Spalte ${column}: ${sign}`,
  rows: 'Zeilen',
  columns: 'Spalten',
  range: (most) => `1 bis ${most}`,
  rangeWhole: (most) => `1 bis ${most}, eine ganze Zahl`,
  rangeNot: (most, typed) => `1 bis ${most}, nicht ${typed}`,
  moves: 'Züge',
  movesNote: {
    misère:
      'Gezeigt werden die Züge beider, wer auch zuletzt gezogen hat; der Misère-Ausgang sagt, wer gewinnt, wenn Links beginnt und wenn Rechts beginnt.',
    normal:
      'Gezeigt werden die Züge beider, wer auch zuletzt gezogen hat; der Ausgang im Normalspiel sagt, wer gewinnt, wenn Links beginnt und wenn Rechts beginnt.',
  },
  canMoveTo: (who) => `${who} kann ziehen nach`,
  noMoves: (who) => `nirgendwohin: ${who} ist am Zug und hat im Misère-Spiel gewonnen.`,
  moveTo: (who, to) => `${who} nach ${to}`,
  movesTo: (who, to, outcome) => `${who} zieht nach ${to}, Ausgang ${outcome}`,
  movesToNormal: (who, to, outcome) => `${who} zieht nach ${to}, Ausgang ${outcome} im Normalspiel`,
  winningMove: 'ein Gewinnzug',
  more: (count) => `und ${count} weitere`,
  sensible: {
    modulo: 'Sinnvolle Züge modulo',
    none: '(nicht markiert)',
    survive: (surviving, all, universe, form) =>
      rich`${surviving} von ${all} Zügen überleben modulo ${universe} als Optionen der einfachsten Form ${form}.`,
    why: (move, fate) => `${move}: ${fate}. Warum?`,
    fates: {
      survives: 'sinnvoll',
      dominated: 'dominiert',
      reversible: 'umkehrbar',
      tombstone: 'umkehrbar',
    },
  },
  namedPosition: 'Stellung',
  openAsGame: 'Als Spiel öffnen',
  copy: 'Brett kopieren',
  components: (count) => `Die Summe von ${count} Komponenten`,
  comesTo: 'Was das Brett wert ist',
  habitat: (universe, because) =>
    rich`Stellungen dieses Regelwerks liegen in ${universe}: ${because}.`,
  own: {
    title: 'Eigene Regeln',
    rules:
      'Man wendet eine der eigenen Regeln an, wo immer ihr Muster auf dem Brett liegt. Die ersten Regeln gehören Links, die zweiten Rechts; `ruleset(left, right)` nimmt stattdessen Züge als Funktionen.',
    byFunctions:
      'Man zieht in eine der Stellungen, die die eigene Funktion nennt; die erste Funktion gehört Links, die zweite Rechts.',
    notation: 'Zeilen, getrennt durch |, ein Zeichen je Feld',
    definition: 'Definition',
  },
  sum: {
    title: 'Eine Summe von Brettern',
    rules:
      'Ein Zug ist ein Zug auf einem der Bretter, nach freier Wahl; die anderen bleiben, wie sie sind.',
    notation:
      'Bretter mit + dazwischen, jedes als sein Regelwerk mit seinen Maßen oder seiner Stellung',
  },
};
