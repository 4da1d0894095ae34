// Blocks `prompt` in pages: lines typed at the prompt and their answers; and blocks `console` that only
// evaluate. On the site a link under each opens what was typed as a worksheet of the workbench, a cell
// for each statement, where it can be changed. Blocks stand by themselves: the tests run each alone.

import { deflateRawSync } from 'node:zlib';

const BLOCK = /^```(prompt|console)\n([\s\S]*?)^```$/gm;
/** `> `, after `use` with a universe or a number of players before it. */
const PROMPT = /^(?:[MBEDN]\S*|\d+ players.*?)?> /;
const CONTINUED = /^… /;
/** What the page has another way for. */
const FILES = /\b(?:save|load)\(/;
/** The last answer. Cells are run in any order: on the page it is a variable. */
const LAST = /\bans\b/;
/** Leaves no answer. */
const UNANSWERED = /^(?:use|assert) |^\w+(?:\([^()]*\))? *:=/;

/** What is typed in a block, in order. */
export function typedLines(code: string): string[] {
  const typed: string[] = [];
  for (const line of code.split('\n')) {
    if (PROMPT.test(line)) typed.push(line.replace(PROMPT, ''));
    else if (CONTINUED.test(line)) typed.push(`${typed.pop()}\n${line.replace(CONTINUED, '')}`);
  }
  return typed;
}

/** `$ proviso eval 'a' 'b'` without flags; a shell gives each argument its quotes. */
const EVALUATED = /^\$ proviso eval((?: '[^']*')+)$/;

/** What a block of commands evaluates, where it does nothing else. */
function evaluatedLines(code: string): string[] {
  const commands = code.split('\n').filter((line) => line.startsWith('$ '));
  const found = commands.map((line) => EVALUATED.exec(line)?.[1]);
  if (found.includes(undefined)) return [];
  return found.flatMap((args = '') =>
    [...args.matchAll(/'([^']*)'/g)].map(([, text = '']) => text),
  );
}

/** The statements of a block as the page runs them; none where it cannot be opened as a sheet. */
export function statementsOf(language: string, code: string): string[] {
  if (language === 'prompt') return onThePage(typedLines(code));
  return language === 'console' ? onThePage(evaluatedLines(code)) : [];
}

/** Statements for cells: answers that are used later have a name, and files are told of in prose. */
export function onThePage(typed: readonly string[]): string[] {
  const kept = typed.filter((statement) => !FILES.test(statement));
  if (kept.length === 0) return [];
  const cells = kept.map((statement, i) => {
    const next = kept.findIndex((other, j) => j > i && LAST.test(other));
    const isLast =
      !UNANSWERED.test(statement) &&
      next > i &&
      kept.slice(i + 1, next).every((other) => UNANSWERED.test(other));
    if (!isLast) return statement;
    return statement.endsWith(';') ? `ans := ${statement}` : `ans := ${statement}\nans`;
  });
  const files = typed.filter((statement) => FILES.test(statement));
  return files.length === 0 ? cells : [...cells, aboutFiles(files)];
}

/** Why statements are not in the sheet. */
function aboutFiles(statements: readonly string[]): string {
  const named = statements.map((statement) => `// - \`${statement}\``);
  return [
    '// At the prompt these follow. On the page an answer is saved by its menu, and a sheet by its head:',
    '//',
    ...named,
  ].join('\n');
}

/** Said where an example is nothing but files. */
export const FOR_THE_PROMPT =
  '<p class="try">At the prompt only: on the page an answer is saved by its menu, and a sheet is opened by its head.</p>';

/** Statements as a worksheet, a cell each, below the heading they stand under in the guide. */
export function sheetText(statements: readonly string[], title: string, heading: string): string {
  const from = heading === '' || heading === title ? [] : [`// From the guide: ${title}.`];
  const head = [`// # ${from.length > 0 ? heading : title}`, ...from].join('\n//\n');
  return `${[head, ...statements].join('\n\n')}\n`;
}

/** The link that opens statements as a sheet; `workbench` is the way there from the page. */
export function sheetLink(sheet: string, workbench: string): string {
  const address = `${workbench}#/worksheet/shared/${packed(sheet)}`;
  return `<p class="try"><a href="${address}" target="_self">Open as a sheet</a></p>`;
}

/** The page with its prompts drawn, and a link under what can be opened as a sheet. */
export function linkPrompts(page: string, workbench: string): string {
  return page.replace(BLOCK, (block, language: string, code: string, at: number) => {
    const shown = language === 'prompt' ? drawn(code) : block;
    const statements = statementsOf(language, code);
    if (statements.length === 0) {
      return language === 'prompt' ? `${shown}\n\n${FOR_THE_PROMPT}` : shown;
    }
    const [title, heading] = headingsBefore(page.slice(0, at));
    return `${shown}\n\n${sheetLink(sheetText(statements, title, heading), workbench)}`;
  });
}

/** The title of a page and the last heading in what stands above a block, in plain words. */
export function headingsBefore(above: string): readonly [title: string, heading: string] {
  const all = [...above.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').matchAll(/^#+ (.*)$/gm)].map(
    ([, words = '']) => words.replace(/ \{#.*\}$/, '').replace(/^\d+\. /, ''),
  );
  return [all[0] ?? 'Proviso', all.at(-1) ?? ''];
}

/** The block with what was typed set off from the answers. */
function drawn(code: string): string {
  const lines = code
    .trimEnd()
    .split('\n')
    .map((line) => {
      const text = line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
      return PROMPT.test(line) || CONTINUED.test(line) ? `<b>${text}</b>` : `${text}\n`;
    });
  return `<pre class="prompt" tabindex="0" v-pre><code>${lines.join('')}</code></pre>`;
}

/** A text as it stands in the address of a shared worksheet. */
function packed(text: string): string {
  return deflateRawSync(text).toString('base64url');
}
