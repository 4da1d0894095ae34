// Die erste Minute.

import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

export const start: Texts['start'] = {
  heading: 'Misère-Spiele, mit Begründung',
  hello: (formula, left, right, emphasis) =>
    rich`Ein Spiel ist ${formula('{')}${left('Optionen von Links')} ${formula('|')} ${right('Optionen von Rechts')}${formula('}')}. Im Misère-Spiel hat gewonnen, wer nicht ziehen kann. Wie weit sich ein Spiel vereinfachen lässt, hängt von seiner Gesellschaft ab: von seinem ${emphasis('Universum')}.`,
  box: 'Ein anderes Spiel eingeben',
  tries: 'Spiele zum Ausprobieren',
  try: {
    tombstone: 'ein Grabstein (tombstone) unter Dikots',
    zero: 'null nur unter Dikots',
    blocked: 'null, sobald jedes Ende blockiert ist',
  },
  playFirst:
    'Lieber zuerst spielen? Senkrechte Dominosteine gegen das Programm legen: Wer nicht ziehen kann, gewinnt.',
  play: 'Misère-Domineering spielen',
  game: 'Das Spiel',
  corrects:
    'Mit der Seite kam eine andere Antwort, gefunden, als sie gebaut wurde. Was hier steht, wurde eben berechnet.',
  lean: (left, right) =>
    rich`${left('Züge von Links neigen sich nach links, durchgezogen')}; ${right('Züge von Rechts nach rechts, gestrichelt')}.`,
  all: 'Alles über dieses Spiel',
  table: (term) => rich`Seine einfachste Form in jedem ${term('Universum')}`,
  cameAbout: 'Wie es dazu kommt, unter Dikots',
  three: 'Drei Dinge zum Ausprobieren',
  sheet: 'Ein Arbeitsblatt öffnen',
  sheetSays: 'Fragen und Antworten in einer Spalte. Eine Zahl ändern und noch einmal ausführen.',
  compare: 'Zwei Spiele vergleichen',
  compareSays: (first, second) =>
    rich`Ist ${first} gleich ${second}? Unter Dikots ja, anderswo unterscheidet sie ein drittes Spiel.`,
  board: 'Ein Brett zeichnen',
  boardSays: 'Domineering, Clobber, Hackenbush: wer gewinnt, und was die Stellung wert ist.',
};
