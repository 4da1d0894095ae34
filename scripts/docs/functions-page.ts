// The reference of the language's functions, from the registry that the evaluator uses.

import {
  type FunctionDescriptor,
  functions,
  playersFunctions,
  signature,
  type Theme,
} from '@proviso/language';
import { prose } from './markdown.ts';
import { workbenchFrom } from './page-links.ts';
import { FOR_THE_PROMPT, onThePage, sheetLink, sheetText } from './prompts.ts';
import { withReferences } from './references-page.ts';

/** The chapters in their order, each with a heading. */
const CHAPTERS: Readonly<Record<Exclude<Theme, 'players'>, string>> = {
  play: 'Who wins',
  order: 'Order',
  reduction: 'Simplest forms',
  inverses: 'Inverses',
  impartial: 'Impartial games',
  reasons: 'Reasons',
  forms: 'Forms',
  families: 'Families of games',
  census: 'Censuses',
  boards: 'Boards',
  pictures: 'Pictures',
  lists: 'Lists',
  texts: 'Texts',
  help: 'Help',
};

/** The page in Markdown. */
export function functionsPage(): string {
  const all = [...functions.values()];
  const chapters = Object.entries(CHAPTERS).flatMap(([theme, heading]) => [
    `## ${heading} {#chapter-${theme}}`,
    ...all.filter((descriptor) => descriptor.theme === theme).map((f) => functionEntry(f, f.name)),
  ]);
  const several = [...playersFunctions.values()].filter(({ theme }) => theme === 'players');
  return [
    '# Functions',
    `${all.length + several.length} functions, made into a page from the table that the evaluator ` +
      'itself uses; the tests run every example. An argument in brackets may be left out. ' +
      '`help(name)` prints an entry at the prompt.',
    ...chapters,
    '## Three and more players {#chapter-players}',
    'After `use 3 players` (or another number) these take the place of the functions above; lists ' +
      'and `help` stay.',
    ...several.map((f) => functionEntry(f, `players-${f.name}`, ['use 3 players'])),
    '',
  ].join('\n\n');
}

/** `before` are the statements after which it is known. */
function functionEntry(
  descriptor: FunctionDescriptor,
  anchor: string,
  before: readonly string[] = [],
): string {
  const { name, parameters, result, summary, item, notes = [], examples } = descriptor;
  const takes = parameters.map((parameter) => {
    const { missing, rest } = parameter;
    const more = missing !== undefined ? ', may be left out' : rest ? ', any number' : '';
    return `\`${parameter.name}\`: ${parameter.wants}${more}`;
  });
  return [
    `### ${name} {#${anchor}}`,
    `**\`${signature(descriptor)}\`** — ${prose(summary)}`,
    `Takes ${takes.length === 0 ? 'nothing' : takes.join('; ')}. Gives ${result}.${item === undefined ? '' : ` *${withReferences(prose(item), '../references.md')}.*`}`,
    ...notes.map(prose),
    `\`\`\`text\n${examples.map(({ input, output }) => `> ${input}\n${output}`).join('\n')}\n\`\`\``,
    sheetOf(name, before, examples),
  ].join('\n\n');
}

/** The link that opens the examples of a function, or why there is none. */
function sheetOf(
  name: string,
  before: readonly string[],
  examples: FunctionDescriptor['examples'],
): string {
  const statements = onThePage(examples.map(({ input }) => input));
  if (statements.length === 0) return FOR_THE_PROMPT;
  const sheet = sheetText([...before, ...statements], 'Functions', name);
  return sheetLink(sheet, workbenchFrom('reference/functions.md'));
}
