// The page of the guide with the catalogue of misère quotients, from the data that `npm run quotients` keeps:
// plain tables, which the theme lets readers sort and search.

import { escapeXml } from '@proviso/pictures';
import { readManifest } from '../data/manifest.ts';
import { MOST_ELEMENTS, MOST_HEAPS } from '../quotients/entry.ts';
import {
  type CatalogueEntry,
  FOLDER,
  keyOf,
  readCatalogue,
  TABLES,
  type TableName,
} from '../quotients/tables.ts';

const TITLES: Readonly<Record<TableName, string>> = {
  octal: 'Octal codes of up to three digits',
  quaternary: 'Quaternary codes of four digits',
  partizan: 'Two codes of up to two digits, one for each player',
};

const ABOUT: Readonly<Record<TableName, string>> = {
  octal: 'All 1,024 codes d.abc with d = 0 or 4.',
  quaternary:
    'All 192 codes 0.abcd with digits up to 3 that do not end in 0; shorter ones are among the octal codes.',
  partizan:
    'Left plays by the first code, Right by the second. Exchanging them exchanges L and R, so each pair stands here once; equal codes are octal games.',
};

export function quotientCataloguePage(
  read: (table: TableName) => readonly CatalogueEntry[] = (table) => readCatalogue(table).entries,
): string {
  return [
    '---\naside: false\n---',
    '# Catalogue of misère quotients',
    'What is known here of the [misère quotients](theory/quotients.md) of heap games. A row whose last column has a ' +
      'period is **for all heaps**, proved by the periodicity theorem. The others are open: the row is then the ' +
      'quotient of the heaps up to the one that is named, and nothing is said of larger ones. “Not found” means that ' +
      `with one heap more no quotient was found within the bounds of the search: ${MOST_ELEMENTS.toLocaleString('en')} ` +
      'elements, and where the players have different moves also 300,000 sums that are looked at. “Steps” means that ' +
      `the steps of the search were used up, “limits” that ${MOST_HEAPS} heaps were not enough, or that more sums would ` +
      'have to be played out than the program keeps. None of them says that the quotient is infinite.',
    '`tame` n is the quotient of Nim with heaps below 2^n. The letters are the heaps that are no sums of smaller ones ' +
      'in the quotient. The number of elements counts those of each outcome; an infinite quotient has so ' +
      'many classes, and integers in some or all of them.',
    'Ask for any of them with `quotient(octal("0.77"), 20)` or `proviso quotient 0.77 --heaps 20`: the answer has the ' +
      'presentation and Φ, and a certificate that others can check.',
    ...TABLES.flatMap((table) => section(table, read(table))),
    'In a clone of the repository `npm run quotients -- 30` gives every open code thirty million steps, some seconds of ' +
      'the processor, and keeps what is found. Steps are counted, so that all machines find the same; the data says of ' +
      'each open code how many it was given.',
    '',
  ].join('\n\n');
}

function section(table: TableName, entries: readonly CatalogueEntry[]): string[] {
  const open = entries.filter((entry) => entry.open !== undefined).length;
  const path = `${FOLDER}/${table}.json`;
  const sha256 = readManifest().files[path]?.sha256 ?? '';
  return [
    `## ${TITLES[table]}`,
    `${ABOUT[table]} ${entries.length.toLocaleString('en')} were tried; ${(entries.length - open).toLocaleString('en')} are known for all heaps.`,
    `<div v-catalogue class="catalogue">\n<div v-pre>\n${tableOf(table, entries)}\n</div>\n</div>`,
    `The data is \`data/${path}\`, SHA-256 \`${sha256}\`.`,
  ];
}

function tableOf(table: TableName, entries: readonly CatalogueEntry[]): string {
  const portions = table === 'partizan' ? ['P', 'N', 'L', 'R'] : ['P', 'N'];
  const heads = ['code', 'elements', ...portions, 'tame', 'letters', 'heaps', 'period'];
  const cells = (entry: CatalogueEntry): string[] => [
    `<code>${escapeXml(keyOf(entry))}</code>`,
    entry.order === 'infinite' ? `infinite, ${entry.classes}` : String(entry.order),
    ...portions.map((name) => String(entry.portions?.[name] ?? (entry.portions ? 0 : ''))),
    entry.tame === undefined ? '' : String(entry.tame),
    lettersText(entry.letters),
    String(entry.heaps),
    periodText(entry),
  ];
  return [
    '<table>',
    `<thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...entries.map(
      (entry) =>
        `<tr>${cells(entry)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    ),
    '</tbody></table>',
  ].join('\n');
}

/** More letters are not named. */
const MANY_LETTERS = 8;

function lettersText(letters: readonly number[]): string {
  const shown = letters.slice(0, MANY_LETTERS).join(', ');
  return letters.length > MANY_LETTERS ? `${shown}, … (${letters.length})` : shown;
}

export function periodText({ from, period, open, heaps }: CatalogueEntry): string {
  if (period !== undefined) return `${period} from ${from}`;
  return `open to ${heaps}: ${open === 'bounds' ? 'not found' : open}`;
}
