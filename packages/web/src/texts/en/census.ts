// The census of day 2.

import type { ComponentChildren } from 'preact';
import { plural } from '../plural.ts';
import { rich } from '../rich.ts';

const form = plural('en');
const number = (count: number) => count.toLocaleString('en');
const forms = (count: number) => `${number(count)} ${form(count, { one: 'form', other: 'forms' })}`;
const classes = (count: number) =>
  `${number(count)} ${form(count, { one: 'class', other: 'classes' })}`;

export const census = {
  heading: 'Census of day 2',
  intro:
    'All 256 games whose options are born by day 1, as in the tables of the papers, and which of them are equal in a universe.',
  guide: 'About the census',
  what: 'the census modulo',
  whatCounts: 'the numbers of classes',
  whatOrder: 'the picture of the order modulo',
  unknown: (text: string) =>
    `“${text}” is no universe and no label; this is E. Labels are written like E.2.117.`,
  noSuchNumber: (universe: string, chosen: number, last: number) =>
    `There is no ${universe}.2.${chosen}: the numbers go from 1 to ${last}.`,
  universes: 'The map of universes: each contains the next; normal play stands apart',
  colouredBy: 'Coloured by',
  colourings: {
    outcome: 'outcome',
    class: 'class',
    invertible: 'invertible',
    strong: 'strong outcome',
  },
  comparedWith: 'Compared with',
  nothing: 'no other universe',
  versus: (other: string) => `compared with ${other}`,
  counts: (
    all: number,
    members: number,
    classCount: number,
    invertible: number,
    universe: ComponentChildren,
  ) =>
    members === all
      ? rich`${forms(all)}, all in ${universe}: ${classes(classCount)}, ${number(invertible)} invertible.`
      : rich`${forms(all)}, ${number(members)} of them in ${universe}: ${classes(classCount)}, ${number(invertible)} invertible.`,
  table: (universe: string, by: string) =>
    `All forms born by day 2: Left’s options down, Right’s across; modulo ${universe}, by ${by}`,
  leftOptions: 'Left',
  rightOptions: 'Right',
  noOptions: 'no options',
  outside: 'not in the universe',
  says: {
    outcome: {
      L: 'Left wins',
      N: 'the next player wins',
      P: 'the previous player wins',
      R: 'Right wins',
    },
    strong: {
      L: 'Left strong only',
      N: 'Left and Right strong',
      P: 'neither Left nor Right strong',
      R: 'Right strong only',
      '–': 'normal play has no strong outcome',
    },
    invertible: { '✓': 'invertible', '×': 'not invertible' },
  },
  classNumber: (value: string) => `class ${value}`,
  there: (says: string) => `there: ${says}`,
  hint: 'Point to a form, tap it, or walk with the arrow keys. Enter or a press looks at its class.',
  chooseHint:
    'Press a form to see its class: all its forms, its neighbours in the order, its inverse.',
  class: 'class',
  label: 'label',
  strongOutcome: 'strong outcome',
  inverse: 'inverse',
  none: 'none',
  itself: 'itself',
  conjugate: 'conjugate',
  canonical: 'canonical form',
  above: 'next above',
  below: 'next below',
  maximal: 'nothing: it is maximal',
  minimal: 'nothing: it is minimal',
  forms: 'forms',
  moreForms: (count: number) => `${number(count)} more`,
  formsCount: forms,
  classesCount: classes,
  inClasses: (count: number, classCount: number) => `${forms(count)} in ${classes(classCount)}`,
  notIn: (universe: ComponentChildren) => rich`Not in ${universe}. Outcome`,
  in: (universe: ComponentChildren) => rich`modulo ${universe}`,
  noMember: 'no member',
  openGame: 'Open as a game',
  legendClass: 'the number of the class in the catalogue',
  legendShared: 'a class with several forms',
  legendReduced: 'a form that is reduced',
  legendBadge: 'in the corner: what it is in the other universe, if that differs',
  changed: (from: ComponentChildren, to: ComponentChildren) =>
    rich`What changes from ${from} to ${to}`,
  changes: {
    same: 'stay as they are',
    split: 'classes that split',
    merged: 'classes that merge',
    regrouped: 'classes that regroup',
    leaves: 'only in the first',
    enters: 'only in the second',
  },
  differs: {
    outcome: 'another outcome',
    strong: 'another strong outcome',
    invertible: 'invertible in one only',
  },
  keptClasses: 'the same on both sides',
  becomes: (before: number, after: number) =>
    `${classes(before)} ${form(before, { one: 'becomes', other: 'become' })} ${number(after)}`,
  order: 'The order of the classes',
  orderSays: (count: number, covers: number, top: number, bottom: number) =>
    `${classes(count)}, ${number(covers)} covering lines, ${number(top)} maximal and ${number(bottom)} minimal. Greater classes, better for Left, stand higher; a number is that of the class, and its letter the outcome.`,
  find: 'Find a class',
  findHint: 'by label, number or form',
  found: (count: number) => (count === 0 ? 'none found' : `${classes(count)} found`),
  endsHint: 'Press a class in the picture, or find one, to see what is next to it.',
  lookedAt: (one: ComponentChildren) => rich`Looking at ${one}.`,
  pin: 'Begin an interval here',
  pinned: (one: ComponentChildren) => rich`The other end is ${one}.`,
  unpin: 'No interval',
  pinHint: 'Now choose another class.',
  incomparable: 'The two are incomparable: there is no interval between them.',
  interval: (top: ComponentChildren, bottom: ComponentChildren, count: number) =>
    rich`From ${top} down to ${bottom}: ${classes(count)}, both ends counted.`,
  alone: 'show only these',
  path: (count: number) => `A longest path has ${classes(count)}:`,
  whatMap: 'the map of universes',
  map: 'The map of universes: 74 orders',
  mapSays:
    'Universes generated by Left ends of rank at most 2 order all games in 74 ways, numbered as in the guide. In lower orders more games are comparable; D stands at the bottom. E, B and M need ends of any rank, and are not among them.',
  mapGuide: 'What the map shows',
  mapHint: 'Press an order to see the least universe that has it.',
  orderNumber: (place: number) => `Order ${place}`,
  census: 'Take its census',
  gameModulo: 'Look at a game modulo it',
  testEnds: 'ends that are tested',
  noTests: 'none',
  leastUniverse: 'in the least universe',
  leftStrong: 'Left strong, of all 256',
  sameOrder: 'with this order',
  universesCount: (count: number) =>
    `${number(count)} ${form(count, { one: 'universe', other: 'universes' })}`,
  keysHelp: {
    walk: 'from form to form in the table, and from class to class in the picture',
    edges: 'to the first column; End to the last, PageUp and PageDown to the first and last row',
    open: 'look at the class of the form',
  },
  command: {
    colour: (by: string) => `Colour the census by ${by}`,
    universe: (name: string) => `Take the census modulo ${name}`,
  },
  cite: 'Cite or copy',
  citation: 'citation',
  address: 'address',
  form: 'form',
  code: 'code',
};
