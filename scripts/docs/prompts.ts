// Blocks `prompt` in pages: lines typed at the prompt and their answers. On the site a link under each
// opens what was typed as a worksheet of the workbench, where it can be changed.

import { deflateRawSync } from 'node:zlib';

const BLOCK = /^```prompt\n([\s\S]*?)^```$/gm;
/** `> `, after `use` with a universe or a number of players before it. */
const PROMPT = /^(?:[MBEDN]\S*|\d+ players.*?)?> /;
const CONTINUED = /^… /;
/** What a page has other ways for: files, and the last answer. */
const AT_THE_PROMPT_ALONE = /\b(?:save|load)\(|\bans\b/;

/** What is typed in a block, in order. */
export function typedLines(code: string): string[] {
  const typed: string[] = [];
  for (const line of code.split('\n')) {
    if (PROMPT.test(line)) typed.push(line.replace(PROMPT, ''));
    else if (CONTINUED.test(line)) typed.push(`${typed.pop()}\n${line.replace(CONTINUED, '')}`);
  }
  return typed;
}

/** The page with a link under each of its blocks; `workbench` is the way there from the page. */
export function linkPrompts(page: string, workbench: string): string {
  return page.replace(BLOCK, (_, code: string) => {
    const shown = `\`\`\`text\n${code}\`\`\``;
    if (AT_THE_PROMPT_ALONE.test(code)) return shown;
    const address = `${workbench}#/worksheet/shared/${packed(`${typedLines(code).join('\n')}\n`)}`;
    return `${shown}\n\n<p class="try"><a href="${address}" target="_self">Try it in the workbench</a></p>`;
  });
}

/** A text as it stands in the address of a shared worksheet. */
function packed(text: string): string {
  return deflateRawSync(text).toString('base64url');
}
