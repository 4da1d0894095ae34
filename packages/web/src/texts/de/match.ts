// Eine Partie auf einem Brett: gespielt und betrachtet.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');

export const match: Texts['match'] = {
  label: 'Die Partie',
  takeBack: 'Zurücknehmen',
  hint: 'Tipp',
  newGame: 'Neue Partie',
  steps: {
    start: 'Zum Anfang',
    back: 'Einen Zug zurück',
    on: 'Einen Zug weiter',
    end: 'Zum Ende',
  },
  reading: 'Das Brett wird gelesen …',
  choices: 'Züge zur Auswahl',
  toWhere: (name) => `nach ${name}`,
  movesPlayed: 'Gespielte Züge',
  triedInstead: 'Stattdessen versucht',
  nothingPlayed: 'Noch wurde nichts gespielt.',
  move: (number, who, name) => `Zug ${number}, ${who}: ${name}`,
  squares: {
    label: 'Das Brett. Pfeiltasten bewegen, die Eingabetaste wählt ein Feld.',
    by: (sign, who) => `${sign}, von ${who}`,
    chosen: 'gewählt',
    canBeChosen: 'wählbar',
  },
  heaps: {
    label:
      'Die Haufen. Pfeiltasten bewegen, die Eingabetaste nimmt einen Stein mit allen darüber weg.',
    none: 'Kein Haufen ist übrig.',
    counter: (size, takes) => `Haufen mit ${size}: ${takes} wegnehmen`,
    many: (size) => `Wie viele vom Haufen mit ${size} wegnehmen`,
    take: 'Wegnehmen',
  },
  graph: {
    label: (graph) =>
      `Der Graph: ${graph}. Pfeiltasten gehen von Zug zu Zug, die Eingabetaste spielt.`,
    canMove: (thing) => `${thing}; hier kann gezogen werden`,
  },
  says: {
    mended: (dropped) =>
      rich`Nicht alles aus der Adresse lässt sich spielen: ${dropped}. Was davon bleibt, steht hier.`,
    played: (strong, move) => rich`Das Programm hat ${strong(move)} gespielt.`,
    playedBecause: (strong, move, reason) =>
      rich`Das Programm hat ${strong(move)} gespielt: ${reason}.`,
    toMove: (who) => `${who} ist am Zug.`,
    programToMove: 'Das Programm ist am Zug.',
    yourMove: (who) => `Eigener Zug, als ${who}.`,
    whatEachDid: 'Was jeder Zug bewirkt hat',
    guess: 'Raten lassen',
    programMoves: 'Das Programm ziehen lassen',
  },
  howTo: {
    misere: 'Im Misère-Spiel gewinnt, wer nicht ziehen kann.',
    normal: 'Im Normalspiel verliert, wer nicht ziehen kann.',
    sum: 'Auf einem der Bretter ziehen: dessen Felder, Steine, Knoten oder Kanten drücken.',
    squares: 'Einen Zug aus der Liste wählen.',
    heap: 'Einen Stein drücken, um ihn mit allen darüber wegzunehmen.',
    graph: 'Den Knoten oder die Kante des Zuges drücken.',
    named: 'Das Ziel des Zuges aus der Liste wählen.',
    square: 'Zum Ziehen ein Feld drücken.',
    piece: 'Eine Figur drücken und dann ihr Ziel, oder sie dorthin ziehen.',
    upright: (who) =>
      `Zwei Felder drücken, oder ziehen: Die Dominosteine von ${who} stehen aufrecht.`,
    flat: (who) => `Zwei Felder drücken, oder ziehen: Die Dominosteine von ${who} liegen quer.`,
    several: 'Die Felder, die der Zug ändert, eins nach dem anderen drücken.',
  },
  setup: {
    label: 'Wer spielt',
    board: 'Brett',
    thisBoard: 'dieses Brett',
    squares: (count) => `${count} Felder`,
    opponent: 'Gegner',
    opponents: {
      perfect: 'fehlerfrei',
      fallible: 'irrt sich ab und zu',
      none: 'keiner: zwei Personen, ein Bildschirm',
    },
    you: 'Eigene Seite',
    yous: { left: 'Links, blau', right: 'Rechts, rot' },
    first: 'Es beginnt',
    convention: 'Wer nicht ziehen kann,',
    conventions: { misere: 'gewinnt (misère)', normal: 'verliert (normal)' },
  },
  unknown: {
    says: (count, words, known) =>
      `Die Adresse sagt in Wörtern zwischen Punkten, wie die Partie gespielt wird, und ${words} ${form(count, { one: 'gehört', other: 'gehören' })} nicht dazu. Die Wörter sind ${known}.`,
    word: (word) => `„${word}“`,
    playAs: (setup) => rich`Als ${setup} spielen`,
  },
  verdict: {
    show: 'Zeigen, wer gewinnt',
    wins: (who, count, all) =>
      `${who} ist am Zug und gewinnt mit ${count} von ${all} ${form(all, { one: 'Zug', other: 'Zügen' })}`,
    onlyLoses: (who) => `${who} ist am Zug und verliert: Der einzige Zug verliert.`,
    allLose: (who, all) => `${who} ist am Zug und verliert: Alle ${all} Züge verlieren.`,
    undecided: (losing, all) =>
      `Wer gewinnt, ließ sich nicht rechtzeitig entscheiden: ${losing} von ${all} Zügen verlieren`,
    rest: (count) =>
      `; ${count} ${form(count, { one: 'ließ', other: 'ließen' })} sich nicht rechtzeitig entscheiden`,
    marks: '✓ dieser Zug gewinnt, ✗ dieser Zug verliert.',
    wideMarks: '✓ ein Zug hier gewinnt, ✗ jeder Zug hier verliert.',
  },
  best: {
    label: 'Bestes Spiel von hier an',
    title: 'Bestes Spiel',
    how: ': Wer gewinnt, spielt Gewinnzüge, wer verliert, die am schwersten zu beantwortenden.',
    moves: 'Züge des besten Spiels',
    move: (number, who, name) => `bester Zug ${number}, ${who}: ${name}`,
    none: 'Keines ist bekannt: Das Brett ist zu groß, um rechtzeitig gelöst zu werden.',
    thenWon: (who) => `Dann hat ${who} gewonnen.`,
    wins: (who) => `${who} gewinnt.`,
    andSoOn: (who) => `Und so weiter: ${who} gewinnt.`,
  },
};
