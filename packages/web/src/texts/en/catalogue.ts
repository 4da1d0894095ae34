// The catalogue: looking up, lists, and classes in full.

import type { ComponentChildren } from 'preact';
import { plural } from '../plural.ts';
import { rich } from '../rich.ts';

const form = plural('en');
const number = (count: number) => count.toLocaleString('en');
const classes = (count: number) =>
  `${number(count)} ${form(count, { one: 'class', other: 'classes' })}`;

export const catalogue = {
  heading: 'Catalogue',
  lookUp: 'Look up a label, a game or a board',
  lookUpSays:
    'The classes of a game modulo the seven universes, each under the label by which it is cited.',
  find: 'Look up',
  lists: 'Lists of classes',
  whatClass: 'the class',
  whatList: 'the classes of',
  whatLabels: 'the labels of',
  whatBoards: 'the boards of',
  rulesets: (done: number, all: number) => `${number(done)} of ${number(all)} rulesets`,
  modulo: 'mod',
  label: 'label',
  simplest: 'simplest form',
  notListed: 'not listed',
  noMember: '(the game lies outside)',
  table: 'Table',
  any: 'any',
  yes: 'yes',
  no: 'no',
  fields: {
    outcome: 'outcome',
    strongOutcome: 'strong outcome',
    invertible: 'invertible',
    pFree: 'P-free',
    rank: 'rank at most',
    edges: 'edges at most',
    forms: 'forms at least',
  },
  heads: { rank: 'rank', edges: 'edges', forms: 'forms' },
  foundOf: (found: number, all: number, table: string) =>
    `${number(found)} of the ${classes(all)} of ${table}.`,
  doesNotSay: (table: string, fields: string) => `${table} does not say: ${fields}.`,
  more: (count: number) => `${number(count)} more`,
  take: 'Take the list along',
  numberOf: (place: number, all: number, table: ComponentChildren, universe: ComponentChildren) =>
    rich`Number ${number(place)} of the ${classes(all)} of ${table}, modulo ${universe}.`,
  measures: 'rank, edges, subpositions',
  smallest: 'the smallest',
  compact: 'compact notation',
  factors: 'factors',
  boards: 'Smallest boards',
  searchBoards: 'Search the small boards',
  boardsSay: 'The smallest of at most five rulesets, among about 9,000 small boards.',
  noBoards: 'None of about 9,000 small boards belongs to the class.',
  certificates: 'Certificates, checked:',
  inPapers: 'in the papers',
  inCatalogue: 'Its labels in the catalogue',
  classesOf: 'Classes whose games it writes down',
};
