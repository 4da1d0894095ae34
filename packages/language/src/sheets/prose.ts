// Prose in Markdown, as much of it as notes need: headings, paragraphs, lists, quotations, code and
// formulas; words with emphasis, code, formulas and links. Whatever is none of these is words: HTML
// stays the text it is.

export type Block =
  | { readonly block: 'heading'; readonly level: number; readonly words: readonly Inline[] }
  | { readonly block: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly block: 'list'; readonly ordered: boolean; readonly items: readonly Block[][] }
  | { readonly block: 'quote'; readonly blocks: readonly Block[] }
  | { readonly block: 'code'; readonly text: string }
  | { readonly block: 'formula'; readonly tex: string }
  | { readonly block: 'rule' };

export type Inline =
  | { readonly inline: 'words'; readonly text: string }
  | { readonly inline: 'code'; readonly text: string }
  | { readonly inline: 'formula'; readonly tex: string }
  | { readonly inline: 'emphasis' | 'strong'; readonly words: readonly Inline[] }
  | { readonly inline: 'link'; readonly to: string; readonly words: readonly Inline[] };

const HEADING = /^(#{1,6})[ \t]+(.*?)[ \t]*#*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ITEM = /^( {0,3})([-+*]|\d{1,9}[.)])[ \t]+/;
const QUOTE = /^ {0,3}> ?/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const BLANK = /^[ \t]*$/;

/** Lists and quotations in each other deeper than this are words. */
const DEEPEST = 20;

/** The blocks of a text. */
export function blocksOf(markdown: string, depth = 0): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (BLANK.test(line)) at++;
    else {
      const [block, next] = blockAt(lines, at, depth);
      blocks.push(block);
      at = next;
    }
  }
  return blocks;
}

/** The block that begins at a line, and the line after it. */
function blockAt(lines: readonly string[], at: number, depth: number): [Block, number] {
  const line = lines[at] ?? '';
  const [, signs, heading] = HEADING.exec(line) ?? [];
  if (signs !== undefined && heading !== undefined) {
    return [{ block: 'heading', level: signs.length, words: wordsOf(heading) }, at + 1];
  }
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) {
    const end = lines.findIndex((one, i) => i > at && one.trimStart().startsWith(fence));
    const last = end === -1 ? lines.length : end;
    return [{ block: 'code', text: lines.slice(at + 1, last).join('\n') }, last + 1];
  }
  if (line.trim() === '$$') {
    const end = lines.findIndex((one, i) => i > at && one.trim() === '$$');
    if (end !== -1) {
      return [
        {
          block: 'formula',
          tex: lines
            .slice(at + 1, end)
            .join('\n')
            .trim(),
        },
        end + 1,
      ];
    }
  }
  if (RULE.test(line)) return [{ block: 'rule' }, at + 1];
  if (depth < DEEPEST && QUOTE.test(line)) {
    const end = endOf(lines, at, (one) => QUOTE.test(one));
    const inner = lines.slice(at, end).map((one) => one.replace(QUOTE, ''));
    return [{ block: 'quote', blocks: blocksOf(inner.join('\n'), depth + 1) }, end];
  }
  if (depth < DEEPEST && ITEM.test(line)) return listAt(lines, at, depth);
  const end = endOf(lines, at, (one) => !BLANK.test(one) && !begins(one));
  const words = wordsOf(
    lines
      .slice(at, end)
      .map((one) => one.trim())
      .join(' '),
  );
  return [{ block: 'paragraph', words }, end];
}

/** Whether a line ends the paragraph before it. */
function begins(line: string): boolean {
  return [HEADING, FENCE, QUOTE, RULE, ITEM].some((sign) => sign.test(line));
}

/** The first line after some that go on in the same way. */
function endOf(lines: readonly string[], at: number, goesOn: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && goesOn(lines[end] ?? '')) end++;
  return end;
}

/** A list: its items go on with lines as far to the right as their words. */
function listAt(lines: readonly string[], at: number, depth: number): [Block, number] {
  const ordered = /^ *\d/.test(lines[at] ?? '');
  const items: Block[][] = [];
  let next = at;
  while (next < lines.length) {
    const [sign, before = '', mark = ''] = ITEM.exec(lines[next] ?? '') ?? [];
    if (sign === undefined || /^\d/.test(mark) !== ordered) break;
    const indent = before.length + mark.length + 1;
    const inside = (line: string) => line.startsWith(' '.repeat(indent));
    let end = next + 1;
    while (end < lines.length) {
      const line = lines[end] ?? '';
      const goesOn = BLANK.test(line)
        ? inside(lines[end + 1] ?? '')
        : inside(line) || !begins(line);
      if (!goesOn || (!inside(line) && BLANK.test(lines[end - 1] ?? ''))) break;
      end++;
    }
    const [first = '', ...rest] = lines.slice(next, end);
    const inner = [
      first.slice(sign.length),
      ...rest.map((line) => line.replace(new RegExp(`^ {0,${indent}}`), '')),
    ];
    items.push(blocksOf(inner.join('\n'), depth + 1));
    next = end;
    while (next < lines.length && BLANK.test(lines[next] ?? '') && ITEM.test(lines[next + 1] ?? ''))
      next++;
  }
  return [{ block: 'list', ordered, items }, next];
}

/** Longer spans are none, so that a text without their ends is read in one go. */
const LONGEST = 2_000;

const OPENS = '(?=[\\p{L}\\p{N}`$("“[])';
const CLOSES = '(?<=[\\p{L}\\p{N}`$.,:;!?)"”\\]])';

/** Emphasis hugs its words, and those begin and end with letters or the like: the stars of games are none. */
function hugging(sign: string, name: string): string {
  const [own = ''] = sign;
  const fence = [...sign].map((each) => `[${each}]`).join('');
  return `(?<![\\p{L}\\p{N}\\\\${own}])${fence}${OPENS}(?<${name}>[^${own}]{1,${LONGEST}}?)${CLOSES}${fence}(?![\\p{L}\\p{N}${own}])`;
}

/** What can stand in words. */
const SPAN = new RegExp(
  [
    `(?<!\`)(?<ticks>\`{1,4})(?!\`)(?<code>.{1,${LONGEST}}?)(?<!\`)\\k<ticks>(?!\`)`,
    `(?<![\\\\$\\p{N}])\\$(?![\\s$])(?<tex>(?:[^$\\\\]|\\\\.){1,${LONGEST}}?)(?<!\\s)\\$(?![\\p{N}$])`,
    `\\[(?<label>[^[\\]]{1,${LONGEST}})\\]\\((?<to>[^\\s()<>]{0,${LONGEST}})\\)`,
    hugging('**', 'strong'),
    hugging('*', 'starred'),
    hugging('_', 'underlined'),
  ].join('|'),
  'gsu',
);

/** The parts of a text. */
export function wordsOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  const upTo = (end: number) => {
    if (end > at) parts.push({ inline: 'words', text: unescaped(text.slice(at, end)) });
  };
  for (const { 0: span, index, groups = {} } of text.matchAll(SPAN)) {
    upTo(index);
    parts.push(spanOf(groups));
    at = index + span.length;
  }
  upTo(text.length);
  return parts;
}

function spanOf(groups: Readonly<Record<string, string | undefined>>): Inline {
  const { code, tex, label, to, strong, starred, underlined } = groups;
  if (code !== undefined) return { inline: 'code', text: code.replace(/^ (.*[^ ].*) $/s, '$1') };
  if (tex !== undefined) return { inline: 'formula', tex };
  if (label !== undefined && to !== undefined) {
    return { inline: 'link', to, words: wordsOf(label) };
  }
  if (strong !== undefined) return { inline: 'strong', words: wordsOf(strong) };
  return { inline: 'emphasis', words: wordsOf(starred ?? underlined ?? '') };
}

/** A backslash takes the meaning of the sign after it. */
function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** Only these addresses become links; `javascript:` and the like are words. */
export function isLink(to: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(to);
}
