// The page of the guide on what boards reach, from the data that `npm run reached` keeps: a table of all
// rulesets, and of each the smallest board of every class, folded, with links into the workbench.

import { rulesets, unitsOf } from '@proviso/engine/rulesets';
import { escapeXml } from '@proviso/pictures';
import { hashOf, type ReachData, readReached } from '../reached/data.ts';
import type { ReachedBy, ReachedClass, ReachedIn, UniverseName } from '../reached/search.ts';
import { prose } from './markdown.ts';

/** [Davies–Milley, section 4], [Dwyer–Milley–Willette, Theorem 8]. */
const CLASSES: Readonly<Record<UniverseName, number>> = { B: 220, E: 196 };
const UNIVERSES = Object.keys(CLASSES) as UniverseName[];

/** The workbench stands above the guide. */
const WORKBENCH = '../';

/** The page, of what is kept or of other data. */
export function classesReachedPage(data: ReachData | undefined = readReached()): string {
  if (data === undefined) throw new Error('there is no docs/classes-reached.json: npm run reached');
  const { budget, proviso } = data;
  const searched = new Set(data.rulesets.map(({ ruleset }) => ruleset));
  const missing = [...rulesets.keys()].filter((name) => !searched.has(name));
  const number = (n: number) => n.toLocaleString('en');
  return [
    // The table needs the room.
    '---\naside: false\n---',
    '# Which games boards are worth',
    'Born by day 2 there are 220 games that differ modulo the blocking universe B (Davies and Milley, ' +
      'section 4) and 196 that differ modulo the dead-ending universe E (Dwyer, Milley and Willette, ' +
      'Theorem 8). Which of them turn up when people play? A ruleset *reaches* a class when one of its ' +
      'positions lies in the universe and equals the games of the class modulo the universe.',
    `All positions were tried by increasing size, one of those that are symmetric to each other, as long as whole sizes came to no more than ${number(budget.boards)} boards and ${number(budget.forms)} new forms and positions, and up to size ${budget.largest}. **The numbers are “at least”**: what is not reached here may be reached by a larger board.`,
    summaryTable(data),
    `All rulesets together reach ${UNIVERSES.map((name) => `${together(data, name)} of the ${CLASSES[name]} classes modulo ${name}`).join(' and ')}.`,
    ...(missing.length === 0
      ? []
      : [`Not searched yet: ${missing.map((name) => `\`${name}\``).join(', ')}.`]),
    'Ask for other sizes, universes and days with [`reached`](reference/functions.md#reached), and for a ' +
      'single game with [`realise`](reference/functions.md#realise):',
    "```console\n$ proviso eval 'realise({0|*}, clobber, E)' 'realise(*2, domineering, E, 6)'\n" +
      'clobber("oxx")\nnothing (searched: all positions of at most 6 squares)\n```',
    `Found with Proviso ${proviso} and kept in <a href="./classes-reached.json" target="_self" download>classes-reached.json</a>, SHA-256 of the data \`${hashOf(data)}\`. ` +
      'In a clone of the repository `npm run reached` searches again, `npm run reached -- domineering` ' +
      'one ruleset; the budget is counted, not timed, so that everybody finds the same.',
    '## The smallest boards',
    'A class is named by its smallest form. The number after a board is its size; a board opens in the workbench.',
    ...data.rulesets.map(boardsOf),
    '',
  ].join('\n\n');
}

function summaryTable({ rulesets: all }: ReachData): string {
  const heads = ['ruleset', ...UNIVERSES.map((name) => `modulo ${name}, at least`), 'searched'];
  const rows = all.map((one) => [
    `<a href="#${anchor(one)}">${escapeXml(titleOf(one))}</a>`,
    ...UNIVERSES.map((name) => `${one.in[name].reached.length} of ${CLASSES[name]}`),
    escapeXml(searchedText(one)),
  ]);
  return `<div v-pre>\n${table(heads, rows)}\n</div>`;
}

/** The sizes that were searched; where they differ, in each universe. */
function searchedText({ in: universes, unit, codes }: ReachedBy): string {
  const sizes = ({ upTo, boards }: ReachedIn) =>
    `up to ${upTo} ${upTo === 1 ? unit : unitsOf(unit)} (${boards.toLocaleString('en')} boards)`;
  const told = UNIVERSES.map((name) => sizes(universes[name]));
  const text =
    new Set(told).size === 1 ? told[0] : UNIVERSES.map((n, i) => `${n}: ${told[i]}`).join('; ');
  return codes === undefined ? `${text}` : `${text}; ${codes}`;
}

/** How many classes some ruleset reaches. */
function together({ rulesets: all }: ReachData, name: UniverseName): number {
  return new Set(all.flatMap((one) => one.in[name].reached.map((each) => each.class))).size;
}

function boardsOf(one: ReachedBy): string {
  const classes = new Map<string, Partial<Record<UniverseName, ReachedClass>>>();
  for (const name of UNIVERSES) {
    for (const each of one.in[name].reached) {
      classes.set(each.class, { ...classes.get(each.class), [name]: each });
    }
  }
  const rows = [...classes].map(([text, boards]) => [
    `<code>${escapeXml(text)}</code>`,
    ...UNIVERSES.map((name) => link(one.ruleset, boards[name])),
  ]);
  const counts = UNIVERSES.map((name) => `${one.in[name].reached.length} modulo ${name}`);
  return [
    `### ${prose(titleOf(one))} {#${anchor(one)}}`,
    `<details v-pre><summary>${counts.join(', ')}</summary>\n${table(['class', ...UNIVERSES.map((name) => `modulo ${name}`)], rows)}\n</details>`,
  ].join('\n\n');
}

function link(ruleset: string, found: ReachedClass | undefined): string {
  if (found === undefined) return '';
  const address = ['board', ruleset, ...found.board].map(encodeURIComponent).join('/');
  const text = found.board.join(', ');
  return `<a href="${WORKBENCH}#/${escapeXml(address)}" target="_self"><code>${escapeXml(text)}</code></a> ${found.size}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return [
    '<table>',
    `<thead>${row(heads, 'th')}</thead>`,
    '<tbody>',
    ...rows.map((cells) => row(cells, 'td')),
    '</tbody></table>',
  ].join('\n');
}

function titleOf({ ruleset }: ReachedBy): string {
  const title = rulesets.get(ruleset)?.title ?? ruleset;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function anchor({ ruleset }: ReachedBy): string {
  return `reached-by-${ruleset}`;
}
