// Ein Quotient: von Haufen oder von Spielen.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');
const number = (count: number) => count.toLocaleString('de');

export const quotient: Texts['quotient'] = {
  heading: 'Ein Quotient',
  intro:
    'Alle Summen gewisser Haufen oder Spiele; zwei gelten als gleich, wenn keine solche Summe sie unterscheidet.',
  what: 'der Quotient von',
  box: 'Ein Code (0.77), je ein Code für beide (0.7 0.07), Spiele (*2, {*|0}) oder ein Regelwerk',
  heaps: 'Haufen bis',
  play: 'Spielweise',
  plays: { misere: 'Misère', normal: 'Normalspiel' },
  tries: 'Zum Beispiel',
  heapOf: (heap, all) => `Haufen ${number(heap)} von ${number(all)}`,
  elements: (count) => `${number(count)} ${form(count, { one: 'Element', other: 'Elemente' })}`,
  infinite: (classes) =>
    classes === 1
      ? 'unendlich: die ganzen Zahlen'
      : `unendlich: ganze Zahlen in ${number(classes)} Klassen`,
  ofAll: (subject) => rich`aller Haufen von ${subject}`,
  ofHeaps: (heaps, subject) => rich`der Haufen bis ${number(heaps)} von ${subject}`,
  ofGames: (subject) => rich`von ${subject}`,
  reached: (heaps, wanted) =>
    `Bisher mit Haufen bis ${number(heaps)}; gefragt war bis ${number(wanted)}.`,
  presentation: 'Präsentation',
  letters: 'Buchstaben',
  heap: (size) => `Haufen ${size}`,
  period: 'Periode von Φ',
  proved: (period, from) => `${number(period)} ab Haufen ${number(from)}, für alle Haufen bewiesen`,
  seen: (period, from, to) =>
    `${number(period)} ab Haufen ${number(from)}, gesehen bis Haufen ${number(to)}; darüber hinaus nicht bewiesen`,
  none: (to) => `bis Haufen ${number(to)} keine zu sehen`,
  idempotents: 'Idempotente',
  group: (group) => rich` mit der Gruppe ${group}`,
  kernel: 'Kern',
  units: 'mit einem Inversen',
  kind: 'Art',
  isGroup: 'er ist eine Gruppe',
  tame: (largest) =>
    largest === 0
      ? 'zahm: niemand kann ziehen'
      : `zahm: der von Nim mit Haufen bis ${number(largest)}`,
  partizan: 'parteiisch',
  impartial: 'unparteiisch',
  portions: 'Ausgänge der Elemente',
  andMore: (count) => ` und ${number(count)} weitere`,
  phi: 'Φ: welches Element jeder Haufen ist',
  phiGames: 'Welches Element jedes Spiel ist',
  phiHint: 'Was man drückt, kommt unten zur Summe hinzu.',
  addHeap: (size, element, outcome) =>
    `Haufen ${size} ist ${element}, Ausgang ${outcome}; zur Summe hinzufügen`,
  addGame: (name, element, outcome) =>
    `${name} ist ${element}, Ausgang ${outcome}; zur Summe hinzufügen`,
  periodHere: 'die erste Periode',
  products: 'Produkte',
  productsHint: 'Auf ein Produkt zeigen, es drücken oder mit den Pfeiltasten gehen.',
  productsOf: (subject) => `Produkte der Elemente des Quotienten von ${subject}`,
  tooMany: (count) =>
    `${number(count)} Elemente haben zu viele Produkte, um sie zu zeigen; im Zertifikat stehen alle.`,
  structure: 'Aufbau',
  pictures: {
    order: 'Ordnung der Elemente',
    semilattice: 'Idempotente und ihre Gruppen',
    cayley: 'Cayley-Graph',
    weights: 'Ausgänge über den Gewichten',
  },
  noCayley: 'Der Cayley-Graph wird bis zu 64 Elementen und sechs Buchstaben gezeichnet.',
  sum: 'Eine Summe, und wer sie gewinnt',
  sumHeaps: 'Haufen, etwa 5 4 3',
  sumGames: 'Spiele, etwa * + *2',
  empty: 'Noch nichts: die leere Summe.',
  clear: 'Leeren',
  is: (sum, element) => rich`${sum} ist ${element}`,
  playFirst: 'Als Erster spielen',
  playSecond: 'Als Zweiter spielen',
  tooLargeToPlay: (largest) => `Auf Brettern werden Haufen bis ${number(largest)} gespielt.`,
  openGame: 'Als Spiel öffnen',
  noHeap: (text, largest) =>
    `„${text}“ ist kein Haufen von 1 bis ${number(largest)}; Größen mit Leerzeichen dazwischen schreiben, etwa 5 4 3.`,
  noHeapAtAll: (text) =>
    `„${text}“ ist kein Haufen; Größen mit Leerzeichen dazwischen schreiben, etwa 5 4 3.`,
  noGame: (text) => `„${text}“ ist keines der Spiele oben; durch Drücken kommt eines hinzu.`,
  inWords: 'Alles in Worten',
  copy: 'Kopieren',
  certificate: 'Zertifikat speichern',
  worksheet: 'Im Arbeitsblatt öffnen',
  guide: 'Was Quotienten sind',
};
