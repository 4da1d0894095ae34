// Der Zensus von Tag 2.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');
const number = (count: number) => count.toLocaleString('de');
const forms = (count: number) =>
  `${number(count)} ${form(count, { one: 'Form', other: 'Formen' })}`;
const classes = (count: number) =>
  `${number(count)} ${form(count, { one: 'Klasse', other: 'Klassen' })}`;

export const census: Texts['census'] = {
  heading: 'Zensus von Tag 2',
  intro:
    'Alle 256 Spiele, deren Optionen bis Tag 1 geboren sind, wie in den Tabellen der Arbeiten, und welche von ihnen in einem Universum gleich sind.',
  guide: 'Über den Zensus',
  what: 'der Zensus modulo',
  whatCounts: 'die Anzahlen der Klassen',
  whatOrder: 'das Bild der Ordnung modulo',
  unknown: (text) =>
    `„${text}“ ist weder ein Universum noch eine Marke; dies ist E. Marken sehen aus wie E.2.117.`,
  noSuchNumber: (universe, chosen, last) =>
    `${universe}.2.${chosen} gibt es nicht: die Nummern gehen von 1 bis ${last}.`,
  universes: 'Die Karte der Universen: jedes enthält das nächste; das Normalspiel steht für sich',
  colouredBy: 'Gefärbt nach',
  colourings: {
    outcome: 'Ausgang',
    class: 'Klasse',
    invertible: 'Invertierbarkeit',
    strong: 'starkem Ausgang',
  },
  comparedWith: 'Verglichen mit',
  nothing: 'keinem anderen Universum',
  versus: (other) => `verglichen mit ${other}`,
  counts: (all, members, classCount, invertible, universe) =>
    members === all
      ? rich`${forms(all)}, alle in ${universe}: ${classes(classCount)}, ${number(invertible)} invertierbar.`
      : rich`${forms(all)}, davon ${number(members)} in ${universe}: ${classes(classCount)}, ${number(invertible)} invertierbar.`,
  table: (universe, by) =>
    `Alle bis Tag 2 geborenen Formen: Optionen von Links nach unten, von Rechts nach rechts; modulo ${universe}, nach ${by}`,
  leftOptions: 'Links',
  rightOptions: 'Rechts',
  noOptions: 'keine Optionen',
  outside: 'nicht im Universum',
  says: {
    outcome: {
      L: 'Links gewinnt',
      N: 'wer am Zug ist, gewinnt',
      P: 'wer nicht am Zug ist, gewinnt',
      R: 'Rechts gewinnt',
    },
    strong: {
      L: 'nur links-stark',
      N: 'links-stark und rechts-stark',
      P: 'weder links-stark noch rechts-stark',
      R: 'nur rechts-stark',
      '–': 'im Normalspiel gibt es keinen starken Ausgang',
    },
    invertible: { '✓': 'invertierbar', '×': 'nicht invertierbar' },
  },
  classNumber: (value) => `Klasse ${value}`,
  there: (says) => `dort: ${says}`,
  hint: 'Auf eine Form zeigen, sie antippen oder mit den Pfeiltasten gehen. Eingabe oder ein Druck zeigt ihre Klasse.',
  chooseHint:
    'Ein Druck auf eine Form zeigt ihre Klasse: alle Formen, die Nachbarn in der Ordnung, das Inverse.',
  class: 'Klasse',
  label: 'Marke',
  strongOutcome: 'starker Ausgang',
  inverse: 'Inverses',
  none: 'keines',
  itself: 'sie selbst',
  conjugate: 'Konjugierte',
  canonical: 'kanonische Form',
  above: 'gleich darüber',
  below: 'gleich darunter',
  maximal: 'nichts: sie ist maximal',
  minimal: 'nichts: sie ist minimal',
  forms: 'Formen',
  moreForms: (count) => `${number(count)} weitere`,
  formsCount: forms,
  classesCount: classes,
  inClasses: (count, classCount) => `${forms(count)} in ${classes(classCount)}`,
  notIn: (universe) => rich`Nicht in ${universe}. Ausgang`,
  in: (universe) => rich`und modulo ${universe}`,
  noMember: 'kein Mitglied',
  openGame: 'Als Spiel öffnen',
  legendClass: 'die Nummer der Klasse im Katalog',
  legendShared: 'eine Klasse mit mehreren Formen',
  legendReduced: 'eine reduzierte Form',
  legendBadge: 'in der Ecke: was es im anderen Universum ist, wenn das verschieden ist',
  changed: (from, to) => rich`Was sich von ${from} zu ${to} ändert`,
  changes: {
    same: 'bleiben, wie sie sind',
    split: 'Klassen, die zerfallen',
    merged: 'Klassen, die verschmelzen',
    regrouped: 'Klassen, die sich neu ordnen',
    leaves: 'nur im ersten',
    enters: 'nur im zweiten',
  },
  differs: {
    outcome: 'anderer Ausgang',
    strong: 'anderer starker Ausgang',
    invertible: 'nur in einem invertierbar',
  },
  keptClasses: 'auf beiden Seiten gleich',
  becomes: (before, after) =>
    `${classes(before)} ${form(before, { one: 'wird', other: 'werden' })} zu ${number(after)}`,
  order: 'Die Ordnung der Klassen',
  orderSays: (count, covers, top, bottom) =>
    `${classes(count)}, ${number(covers)} Linien, ${number(top)} maximale und ${number(bottom)} minimale. Größere Klassen, besser für Links, stehen höher; die Zahl ist die Nummer der Klasse, ihr Buchstabe der Ausgang.`,
  find: 'Eine Klasse finden',
  findHint: 'nach Marke, Nummer oder Form',
  found: (count) => (count === 0 ? 'nichts gefunden' : `${classes(count)} gefunden`),
  endsHint: 'Eine Klasse im Bild drücken oder finden, um zu sehen, was neben ihr steht.',
  lookedAt: (one) => rich`Betrachtet wird ${one}.`,
  pin: 'Hier ein Intervall beginnen',
  pinned: (one) => rich`Das andere Ende ist ${one}.`,
  unpin: 'Kein Intervall',
  pinHint: 'Jetzt eine andere Klasse wählen.',
  incomparable: 'Die beiden sind unvergleichbar: es gibt kein Intervall zwischen ihnen.',
  interval: (top, bottom, count) =>
    rich`Von ${top} hinab bis ${bottom}: ${classes(count)}, beide Enden mitgezählt.`,
  alone: 'nur diese zeigen',
  path: (count) => `Ein längster Weg hat ${classes(count)}:`,
  whatMap: 'die Karte der Universen',
  map: 'Die Karte der Universen: 74 Ordnungen',
  mapSays:
    'Universen, die von Linksenden vom Rang höchstens 2 erzeugt werden, ordnen alle Spiele auf 74 Weisen, nummeriert wie im Handbuch. In tieferen Ordnungen sind mehr Spiele vergleichbar; ganz unten steht D. E, B und M brauchen Enden jedes Ranges und gehören nicht dazu.',
  mapGuide: 'Was die Karte zeigt',
  mapHint: 'Ein Druck auf eine Ordnung zeigt das kleinste Universum, das sie hat.',
  orderNumber: (place) => `Ordnung ${place}`,
  census: 'Seinen Zensus nehmen',
  gameModulo: 'Ein Spiel modulo ihm ansehen',
  testEnds: 'Enden, mit denen geprüft wird',
  noTests: 'keine',
  leastUniverse: 'im kleinsten Universum',
  leftStrong: 'links-stark, von allen 256',
  sameOrder: 'mit dieser Ordnung',
  universesCount: (count) =>
    `${number(count)} ${form(count, { one: 'Universum', other: 'Universen' })}`,
  keysHelp: {
    walk: 'von Form zu Form in der Tabelle, von Klasse zu Klasse im Bild',
    edges: 'zur ersten Spalte; Ende zur letzten, Bild auf und Bild ab zur ersten und letzten Zeile',
    open: 'die Klasse der Form ansehen',
  },
  command: {
    colour: (by) => `Den Zensus nach ${by} färben`,
    universe: (name) => `Den Zensus modulo ${name} nehmen`,
  },
  cite: 'Zitieren oder kopieren',
  citation: 'Zitat',
  address: 'Adresse',
  form: 'Form',
  code: 'Code',
};
