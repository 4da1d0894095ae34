// Two operands with no sign between them: a call without its parentheses, options or elements
// without their comma, copies without their `*`, and the star that counts copies by mistake.

import type { Lexeme } from './lexemes.ts';
import { openBrackets, type Slip } from './slip.ts';

/** What to write where two operands stand side by side. */
export function sideBySide(slip: Slip): string | undefined {
  const { before, operandWanted, found } = slip;
  const last = before.at(-1);
  if (last === undefined) return undefined;
  if (operandWanted && last.text === '*') return starCure(slip);
  if (operandWanted || found === undefined || !beginsOperand(found)) return undefined;
  return (
    notationApart(slip) ??
    callWithoutParentheses(slip) ??
    heap(last, found) ??
    sizes(last, found) ??
    copies(last, found) ??
    generators(slip) ??
    secondUniverse(slip) ??
    missingSign(slip)
  );
}

const WORDS_BETWEEN: ReadonlySet<string> = new Set(
  'mod in and or not if then else use assert fuzzy modulo equals is incomparable players wins where'.split(
    ' ',
  ),
);

function beginsOperand({ kind, text }: Lexeme): boolean {
  if (kind === 'word') return !WORDS_BETWEEN.has(text);
  return kind === 'number' || kind === 'string' || kind === 'open';
}

/** `outcome {0|1}` */
function callWithoutParentheses({ text, at, before, vocabulary }: Slip): string | undefined {
  const last = before.at(-1);
  const name = last?.kind === 'word' ? vocabulary.functionNamed(last.text) : undefined;
  return name === undefined ? undefined : `write \`${name}(${argumentFrom(text, at)})\``;
}

/** What stands from here to the end of the statement or of the bracket, if it can be repeated. */
function argumentFrom(text: string, from: number): string {
  const written = text.slice(from).trim();
  const balanced =
    (written.match(/[([{]/g) ?? []).length === (written.match(/[)\]}]/g) ?? []).length;
  return written.length <= 40 && balanced && !/[\r\n]|\/\//.test(written) ? written : '…';
}

const NOTATIONS: ReadonlySet<string> = new Set(['end', 'code', 'spindler']);

/** `end "10"`. */
function notationApart({ before, found }: Slip): string | undefined {
  const last = before.at(-1);
  if (found?.kind !== 'string' || last === undefined || !NOTATIONS.has(last.text)) return undefined;
  return `write \`${last.text}${found.text}\`, without a blank`;
}

/** `* 3`, `*n`. */
function heap(last: Lexeme, found: Lexeme): string | undefined {
  if (last.text !== '*') return undefined;
  if (found.kind === 'number') {
    return `a nim-heap is written without a space: \`*${found.text}\``;
  }
  return found.kind === 'word' && last.to === found.from
    ? `a nim-heap of a size with a name is \`nimheap(${found.text})\``
    : undefined;
}

/** `2x3`. */
function sizes(last: Lexeme, found: Lexeme): string | undefined {
  const [, columns] = /^x(\d+)$/.exec(found.text) ?? [];
  const together = last.kind === 'number' && last.to === found.from;
  return together && columns !== undefined ? `write \`${last.text}, ${columns}\`` : undefined;
}

/** `2G`, `2(G)`. */
function copies(last: Lexeme, found: Lexeme): string | undefined {
  if (last.kind !== 'number' || (found.kind !== 'word' && found.kind !== 'open')) return undefined;
  if (last.to !== found.from && found.kind === 'open') return undefined;
  return `write \`${last.text} * ${found.kind === 'word' ? found.text : 'G'}\` for copies`;
}

/** `D{-1}`. */
function generators({ text, at, before, found }: Slip): string | undefined {
  if (before.at(-1)?.text !== 'D' || found?.text !== '{') return undefined;
  const [, inside = '-1'] = /^\{([^{}]*)\}/.exec(text.slice(at)) ?? [];
  return `write \`D(${inside})\``;
}

/** `G mod E D`. */
function secondUniverse({ before }: Slip): string | undefined {
  const word = before.at(-2)?.text;
  return word === 'mod' || word === 'use' ? `one universe stands after \`${word}\`` : undefined;
}

/** `{0 1 | 2}`, `1 1`. */
function missingSign({ text, at, before, found }: Slip): string | undefined {
  const first = operandText(before);
  const second = found?.kind === 'open' ? 'H' : (found?.text ?? 'H');
  const apart = apartWith(text, at);
  if (apart !== undefined) return `write \`${first}, ${second}\` for two ${apart}`;
  return `a sign is missing between \`${first}\` and \`${second}\`, as in \`${first} + ${second}\``;
}

/** What a comma would make of two operands here: options, elements, arguments. */
function apartWith(text: string, at: number): string | undefined {
  const open = openBrackets(text, at).at(-1);
  if (open?.text === '{') return 'options';
  return open?.text === '[' ? 'elements' : undefined;
}

/** `2*` with nothing after it: the sum with a star, unless a number is no game here. */
function starCure({ text, at, before, braces, vocabulary }: Slip): string {
  const operands = before.slice(0, -1);
  const last = operands.at(-1);
  const name = last?.kind === 'word' ? vocabulary.functionNamed(last.text) : undefined;
  if (name !== undefined) {
    const rest = argumentFrom(text, at);
    const more = /^[<>=!]/.test(rest) ? ` ${rest}` : '';
    return `write \`${name}(*${more})\``;
  }
  const simple = operandText(operands);
  const isNumber = /^[1-9][0-9]*$/.test(simple);
  const apart = apartWith(text, at);
  const cure =
    braces !== 'partizan' && isNumber
      ? `write \`${simple} * *\`, or \`*${simple}\` for the heap`
      : apart !== undefined
        ? `write \`${simple}, *\` for two ${apart} or \`${simple} + *\` for their sum`
        : `write \`${simple} + *\``;
  return `after an operand \`*\` counts copies: ${cure}`;
}

/** The operand that some lexemes end with, if it is short enough to be repeated; else `G`. */
function operandText(before: readonly Lexeme[]): string {
  const [star, operand] = before.length > 1 ? before.slice(-2) : [undefined, before[0]];
  if (operand === undefined || operand.kind === 'close') return 'G';
  const isHeap = operand.kind === 'number' && star?.text === '*' && star.to === operand.from;
  return isHeap ? `*${operand.text}` : operand.text;
}
