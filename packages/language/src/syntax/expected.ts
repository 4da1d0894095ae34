// Saying why a text does not parse: what was found, what could have stood
// there (asked of the parser's own stack), and the cure for the usual slips.

import { ExternalTokenizer, type Stack } from '@lezer/lr';
import type { LanguageError, Source } from '../errors.ts';
import * as terms from '../generated/parser.terms.ts';
import { parser } from '../generated/parser.ts';
import { type Lexeme, lexemeAt, lexemes } from './lexemes.ts';
import type { BraceReading } from './lower.ts';
import { newlines, readNewline } from './newlines.ts';

/** What a reader calls the things that can come next, in the order they are listed. */
const NAMED_TERMS: readonly [number, string][] = [
  [terms.Star, 'a game or value'],
  [terms.EmptySide, '`.`'],
  [terms.Plus, 'an operator'],
  [terms.players, '`players`'],
  [terms.where, '`where`'],
  [terms.wins, '`wins`'],
  [terms.then, '`then`'],
  [terms._else, '`else`'],
  [terms.Comma, '`,`'],
  [terms.Bars, '`|`'],
  [terms.CloseParen, '`)`'],
  [terms.CloseBracket, '`]`'],
  [terms.CloseBrace, '`}`'],
  [terms.newline, 'the end of the statement'],
];

/** The error of a text that the strict parser refused. */
export function syntaxError(source: Source, braces: BraceReading): LanguageError {
  const { text } = source;
  const { wanted, at } = failure(text);
  const found = lexemeAt(text, at);
  const span = { from: at, to: found?.to ?? at };
  if (found?.kind === 'string' && !closesString(found.text)) {
    return source.error('syntax', span, 'this text is not closed', 'end it with `"` on its line');
  }
  const names = NAMED_TERMS.filter(([term]) => wanted.has(term)).map(([, name]) => name);
  const expected = names.length > 0 ? `, expected ${alternatives(names)}` : '';
  const cure = cureFor(text, at, found, wanted.has(terms.Star), braces);
  return source.error('syntax', span, `found ${describe(found)}${expected}`, cure);
}

/** Parses again, to learn where it goes no further, and once more to ask what could stand there. */
function failure(text: string): { at: number; wanted: ReadonlySet<number> } {
  let at = 0;
  watch(text, (pos) => {
    at = Math.max(at, pos);
  });
  let wanted: ReadonlySet<number> | undefined;
  watch(text, (pos, stack) => {
    // The first look counts: later ones see the stack after vain reductions.
    if (pos !== at || wanted !== undefined) return;
    wanted = new Set(NAMED_TERMS.flatMap(([term]) => (stack.canShift(term) ? [term] : [])));
  });
  return { at, wanted: wanted ?? new Set() };
}

/** Parses a text, showing every place where a token is read and the stack there. */
function watch(text: string, see: (pos: number, stack: Stack) => void): void {
  const watching = new ExternalTokenizer(
    (input, stack) => {
      see(input.pos, stack);
      readNewline(input, stack);
    },
    { contextual: true },
  );
  try {
    parser.configure({ strict: true, tokenizers: [{ from: newlines, to: watching }] }).parse(text);
  } catch {
    // The failure is what this is about.
  }
}

function describe(found: Lexeme | undefined): string {
  if (found === undefined) return 'the end of the text';
  if (found.kind === 'newline') return 'the end of the line';
  if (found.kind === 'string') return 'a text';
  if (/^[\p{C}\p{M}]/u.test(found.text)) {
    return `the character U+${found.text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return `\`${found.text.length <= 40 ? found.text : `${found.text.slice(0, 39)}…`}\``;
}

function closesString(text: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$/.test(text);
}

function alternatives(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** Signs of other languages and what they are here. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['=', 'write `==` to compare or `:=` to name a value'],
  ['&&', 'write `and`'],
  ['&', 'write `and`'],
  ['!', 'write `not`'],
  [';', 'write one statement on each line'],
  ['#', '`#` is the tombstone and stands among the options of a form; comments begin with `//`'],
  ['/', 'a fraction is written without spaces, as in `1/2`'],
  ['%', 'write `mod` and a universe, as in `G mod E`'],
  ["'", 'texts stand between double quotes `"`'],
  // Signs as papers and word processors print them.
  ...[...'∗⋆★'].map((star) => [star, 'the star is written `*`'] as const),
  ...[...'–—‐‑'].map((dash) => [dash, 'minus is written `-`'] as const),
  ...[...'“”„«»‘’'].map((quote) => [quote, 'texts stand between double quotes `"`'] as const),
  ...[...'∣│'].map((bar) => [bar, 'the bar is written `|`'] as const),
  ['‖', 'two bars are written `||`; incomparable is `<>`'],
  ['×', 'copies are written `3 * G`'],
]);

function cureFor(
  text: string,
  at: number,
  found: Lexeme | undefined,
  operandWanted: boolean,
  braces: BraceReading,
): string | undefined {
  const before = lexemesBefore(text, at);
  const last = before.at(-1);
  if (operandWanted && last?.text === '*') {
    return starCure(before.slice(0, -1), braces);
  }
  if (last?.text === 'where' && /^\s*use\s+\d/.test(text)) return winnersCure(text, at);
  if (found === undefined || found.kind === 'newline') return unclosedBracket(text, at);
  if (found.kind === 'close') return unopenedBracket(text, at);
  if (operandWanted) {
    return found.kind === 'word' ? `\`${found.text}\` is reserved` : FOREIGN.get(found.text);
  }
  if (found.text === 'not') return membershipCure(text, at, before);
  if (/[\u0304\u0305]$/.test(text.slice(0, at)) && found.kind === 'number') {
    return 'a row of barred integers is written `end"10"`';
  }
  if (last?.text === '*' && found.kind === 'number') {
    return `a nim-heap is written without a space: \`*${found.text}\``;
  }
  if (last?.text === '*' && found.kind === 'word') {
    return `a nim-heap of a size with a name is \`nimheap(${found.text})\``;
  }
  if (last?.text === '#' && found.kind === 'word') return FOREIGN.get('#');
  if (found.text === '.' && last?.kind === 'number') return 'write a fraction, as in `3/2`';
  if (found.text === '||') return 'write `or`';
  if (found.text === 'if' || found.text === 'use' || found.text === 'assert') {
    return `\`${found.text}\` is reserved`;
  }
  if (last?.kind === 'number' && (found.kind === 'word' || found.kind === 'open')) {
    return `write \`${last.text} * ${found.kind === 'word' ? found.text : 'G'}\` for copies`;
  }
  return FOREIGN.get(found.text);
}

/** `2*` with nothing after it: the sum with a star, unless a number is no game here. */
function starCure(before: readonly Lexeme[], braces: BraceReading): string {
  const simple = operandText(before);
  const isNumber = /^[1-9][0-9]*$/.test(simple);
  const cure =
    braces !== 'partizan' && isNumber
      ? `write \`${simple} * *\`, or \`*${simple}\` for the heap`
      : `write \`${simple} + *\``;
  return `after an operand \`*\` counts copies: ${cure}`;
}

/** `use 3 players where N wins`: the braces are missing. */
function winnersCure(text: string, at: number): string {
  const [, written = ''] = /^[([]?([^)\]]*?)[)\]]?\s*(?:\bwins?\b.*)?$/s.exec(text.slice(at)) ?? [];
  const names = written.replace(/\band\b|[\s,]/g, '');
  const players = /^(?:N|P|O[0-9]*)+$/.test(names) ? names.match(/N|P|O[0-9]*/g) : undefined;
  return `write \`where {${players?.join(', ') ?? 'P'}} wins\``;
}

/** `G not in D`. */
function membershipCure(text: string, at: number, before: readonly Lexeme[]): string | undefined {
  const [not, word, of] = [...lexemes(text, at)].filter(({ kind }) => kind !== 'space');
  if (not === undefined || word?.text !== 'in') return '`not` is reserved';
  const [element] = before;
  const isAlone = before.length === 1 && element !== undefined;
  const set = of?.kind === 'word' ? of.text : 'U';
  return `write \`not ${isAlone ? element.text : 'G'} in ${set}\``;
}

/** The operand that some lexemes end with, if it is short enough to be repeated; else `G`. */
function operandText(before: readonly Lexeme[]): string {
  const [star, operand] = before.length > 1 ? before.slice(-2) : [undefined, before[0]];
  if (operand === undefined || operand.kind === 'close') return 'G';
  const isHeap = operand.kind === 'number' && star?.text === '*' && star.to === operand.from;
  return isHeap ? `*${operand.text}` : operand.text;
}

/** The last three lexemes that are no blanks before an offset. */
function lexemesBefore(text: string, at: number): Lexeme[] {
  const kept: Lexeme[] = [];
  for (const lexeme of lexemes(text)) {
    if (lexeme.from >= at) break;
    if (lexeme.kind === 'space' || lexeme.kind === 'newline') continue;
    kept.push(lexeme);
    if (kept.length > 3) kept.shift();
  }
  return kept;
}

const OPENER: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** The brackets open at an offset, outermost first. */
function openBrackets(text: string, at: number): Lexeme[] {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes(text)) {
    if (lexeme.from >= at) break;
    if (lexeme.kind === 'open') open.push(lexeme);
    if (lexeme.kind === 'close') open.pop();
  }
  return open;
}

function unclosedBracket(text: string, at: number): string | undefined {
  const open = openBrackets(text, at).at(-1);
  return open === undefined ? undefined : `the \`${open.text}\` before it is not closed`;
}

function unopenedBracket(text: string, at: number): string | undefined {
  const close = text.charAt(at);
  const open = openBrackets(text, at).at(-1);
  if (open === undefined) return `no \`${OPENER.get(close)}\` is open here`;
  return open.text === OPENER.get(close)
    ? undefined
    : `the \`${open.text}\` before it is not closed`;
}
