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

/** The page with its blocks drawn, and a link under each; `workbench` is the way there from the page. */
export function linkPrompts(page: string, workbench: string): string {
  return page.replace(BLOCK, (_, code: string) => {
    if (AT_THE_PROMPT_ALONE.test(code)) return drawn(code);
    const address = `${workbench}#/worksheet/shared/${packed(`${typedLines(code).join('\n')}\n`)}`;
    return `${drawn(code)}\n\n<p class="try"><a href="${address}" target="_self">Try it in the workbench</a></p>`;
  });
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
