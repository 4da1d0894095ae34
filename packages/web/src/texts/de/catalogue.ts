// Der Katalog: nachschlagen, Listen, und Klassen im Ganzen.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');
const number = (count: number) => count.toLocaleString('de');
const classes = (count: number) =>
  `${number(count)} ${form(count, { one: 'Klasse', other: 'Klassen' })}`;

export const catalogue: Texts['catalogue'] = {
  heading: 'Katalog',
  lookUp: 'Eine Marke, ein Spiel oder ein Brett nachschlagen',
  lookUpSays:
    'Die Klassen eines Spiels modulo der sieben Universen, jede mit der Marke, unter der man sie zitiert.',
  find: 'Nachschlagen',
  lists: 'Listen von Klassen',
  whatClass: 'die Klasse',
  whatList: 'die Klassen von',
  whatLabels: 'die Marken von',
  whatBoards: 'die Bretter von',
  rulesets: (done, all) => `${number(done)} von ${number(all)} Regelwerken`,
  modulo: 'mod',
  label: 'Marke',
  simplest: 'einfachste Form',
  notListed: 'in keiner Liste',
  noMember: '(das Spiel liegt nicht darin)',
  table: 'Tabelle',
  any: 'beliebig',
  yes: 'ja',
  no: 'nein',
  fields: {
    outcome: 'Ausgang',
    strongOutcome: 'starker Ausgang',
    invertible: 'invertierbar',
    pFree: 'P-frei',
    rank: 'Rang höchstens',
    edges: 'Kanten höchstens',
    forms: 'Formen mindestens',
  },
  heads: { rank: 'Rang', edges: 'Kanten', forms: 'Formen' },
  foundOf: (found, all, table) => `${number(found)} von ${classes(all)} in ${table}.`,
  doesNotSay: (table, fields) => `${table} sagt nichts über: ${fields}.`,
  more: (count) => `${number(count)} weitere`,
  take: 'Die Liste mitnehmen',
  numberOf: (place, all, table, universe) =>
    rich`Nummer ${number(place)} von ${classes(all)} in ${table}, modulo ${universe}.`,
  measures: 'Rang, Kanten, Stellungen',
  smallest: 'die kleinste',
  compact: 'kurze Schreibweise',
  factors: 'Faktoren',
  boards: 'Kleinste Bretter',
  searchBoards: 'Die kleinen Bretter durchsuchen',
  boardsSay: 'Die kleinsten von höchstens fünf Regelwerken, unter etwa 9.000 kleinen Brettern.',
  noBoards: 'Keines von etwa 9.000 kleinen Brettern gehört zu der Klasse.',
  certificates: 'Zertifikate, geprüft:',
  inPapers: 'in den Arbeiten',
  inCatalogue: 'Seine Marken im Katalog',
  classesOf: 'Klassen, von denen es Spiele aufschreibt',
};
