// The cures for the usual slips: what to write instead of a text that does not parse. A rule looks at
// where the parser stopped, what it found and what stands before; the first that knows the slip
// speaks.

import { blocks, loop, methodCall, packaged, signs, starList } from './cgsuite.ts';
import {
  DEFINERS,
  FOREIGN,
  FOREIGN_PAIRS,
  FOREIGN_WORDS,
  LATEX,
  READ_LATEX,
} from './foreign-signs.ts';
import { type Lexeme, lexemeAt, lexemes } from './lexemes.ts';
import { sideBySide } from './side-by-side.ts';
import { openBrackets, type Slip } from './slip.ts';

type Rule = (slip: Slip) => string | undefined;

/** What to write instead, where that is known. */
export function cureFor(slip: Slip): string | undefined {
  for (const rule of RULES) {
    const cure = rule(slip);
    if (cure !== undefined) return cure;
  }
  return undefined;
}

/** In this order: what looks at more of the text comes first. */
const RULES: readonly Rule[] = [
  latex,
  comment,
  signs,
  definition,
  loop,
  blocks,
  starList,
  subscript,
  packaged,
  methodCall,
  players,
  tombstoneComment,
  numbers,
  sideBySide,
  modulo,
  bars,
  emptySide,
  localNames,
  missingElse,
  brackets,
  reservedWord,
  foreignSign,
];

/** `\geqslant`, `\foo`. */
function latex({ text, at }: Slip): string | undefined {
  const [, word] = /^\\([A-Za-z]+)/.exec(text.slice(at)) ?? [];
  if (word === undefined || READ_LATEX.has(word)) return undefined;
  const sign = LATEX.get(word);
  return sign === undefined
    ? 'this LaTeX is not read'
    : `this LaTeX is not read: \`\\${word}\` is \`${sign}\``;
}

/** `% …` and `/* …` where a statement begins. */
function comment({ found, before }: Slip): string | undefined {
  if (before.length > 0 || found === undefined) return undefined;
  return found.text === '%' || found.text === '/' ? 'comments begin with `//`' : undefined;
}

/** `x = 3`, `let x = 3`, `def f(x) := …`, `x => …`. */
function definition({ text, at, found, before }: Slip): string | undefined {
  const [first, second] = before;
  if (found?.text === ':=' && first === undefined) {
    return 'a name stands before `:=`, as in `x := 3`';
  }
  const word = found?.kind === 'word' ? found : undefined;
  if (before.at(-1)?.text === 'lambda') return 'write `x -> …`';
  if (word !== undefined && second === undefined && DEFINERS.has(first?.text ?? '')) {
    const [head = word.text] = /^\w+(?:\([^()]*\))?/.exec(text.slice(at)) ?? [];
    return `write \`${head} := …\``;
  }
  if (found?.text !== '=' || text.charAt(at + 1) === '_') return undefined;
  if (text.charAt(at + 1) === '>' && before.some(({ kind }) => kind === 'open')) {
    return 'write `x -> …` for a function';
  }
  if (/^[<>]/.test(text.slice(at + 1))) return undefined;
  const head = text.slice(first?.from ?? 0, at).trim();
  const value = text.slice(at + 1).trim();
  const shown = value === '' || value.length > 40 || /[\r\n]/.test(value) ? '…' : value;
  if (/^[A-Za-z_]\w*$/.test(head)) {
    return `write \`${head} := ${shown}\` to name a value, \`${head} == ${shown}\` to compare`;
  }
  if (/^[A-Za-z_]\w*\((?:\s*[A-Za-z_]\w*\s*,?)+\)$/.test(head)) {
    return `write \`${head} := ${shown}\` to define a function, \`==\` to compare`;
  }
  return undefined;
}

/** `G >=_E H`, `G =_D H`. */
function subscript({ text, at, found, before }: Slip): string | undefined {
  const [sign, word] = before.slice(-2);
  if (word?.kind === 'word' && /^_[A-Z]/.test(word.text) && sign?.to === word.from) {
    return `write \`G ${sign.text === '≥' ? '>=' : sign.text === '≤' ? '<=' : sign.text} H mod ${word.text.slice(1)}\``;
  }
  const [, universe] = /^=_\{?([A-Z]\w*)/.exec(text.slice(at)) ?? [];
  return found?.text === '=' && universe !== undefined
    ? `write \`G == H mod ${universe}\``
    : undefined;
}

/** `use three players`, `use 3 player`, `use 3 players where N wins`. */
function players({ text, at, found, before }: Slip): string | undefined {
  if (before[0]?.text !== 'use') return undefined;
  if (before.at(-1)?.text === 'where' && /^\s*use\s+\d/.test(text)) return winnersCure(text, at);
  if (found?.text === 'players' || found?.text === 'player') {
    const count = before[1]?.text ?? '';
    return `write \`use ${/^\d+$/.test(count) ? count : 3} players\``;
  }
  return found?.text === ',' ? 'one universe stands after `use`' : undefined;
}

/** `use 3 players where N wins`: the braces are missing. */
function winnersCure(text: string, at: number): string {
  const [, written = ''] = /^[([]?([^)\]]*?)[)\]]?\s*(?:\bwins?\b.*)?$/s.exec(text.slice(at)) ?? [];
  const names = written.replace(/\band\b|[\s,]/g, '');
  const winners = /^(?:N|P|O[0-9]*)+$/.test(names) ? names.match(/N|P|O[0-9]*/g) : undefined;
  return `write \`where {${winners?.join(', ') ?? 'P'}} wins\``;
}

/** `mod E` with nothing before it, and `(mod E)`. */
function modulo({ text, at, found, before }: Slip): string | undefined {
  if (found?.text !== 'mod') return undefined;
  if (before.at(-1)?.text === '(') {
    const [universe = 'mod E'] = /^mod\s+\w+/.exec(text.slice(at)) ?? [];
    return `write \`${universe}\` without parentheses`;
  }
  return '`mod` stands after a game or a relation, as in `G mod E`';
}

/** Bars that stand in no braces, and braces that have none. */
function bars({ text, at, found, before, operandWanted }: Slip): string | undefined {
  if (found === undefined) return undefined;
  const open = openBrackets(text, at).at(-1);
  const pair = FOREIGN_PAIRS.get(text.slice(at, at + 2));
  if (pair !== undefined) return pair;
  if (found.text === '<' && before.length === 0) return braced(text, at, '>');
  if (open?.text === '{' && (found.text === ';' || found.text === ':')) {
    return 'the sides are split by `|`';
  }
  if (!/^\|+$/.test(found.text) || open?.text === '{' || operandWanted) return undefined;
  if (open?.text === '[') return braced(text, open.from, ']');
  const last = before.at(-1)?.text;
  if (last === 'true' || last === 'false') return 'write `or`';
  if (found.text === '||') {
    return 'incomparable is `<>`, and `compare(G, H)` tells how two games stand; between true and false write `or`';
  }
  return 'a bar stands between the sides of a game, as in `{0 | 1}`; between true and false write `or`';
}

/** `[0|1]` and `<0|1>` as the game they are meant for. */
function braced(text: string, from: number, close: string): string {
  const to = text.indexOf(close, from + 1);
  const inside = text.slice(from + 1, to);
  const shown = to < 0 || inside.length > 40 || /[[\]<>{}\r\n]/.test(inside) ? '… | …' : inside;
  return `a game stands in braces: \`{${shown}}\``;
}

/** `{-|0}` and `{.,0|1}`. */
function emptySide({ text, at, found, before, operandWanted }: Slip): string | undefined {
  const [open, last] = before.slice(-2);
  const opens = open?.text === '{' || open?.kind === 'separator';
  if (!opens || openBrackets(text, at).at(-1)?.text !== '{') return undefined;
  const closes = found?.kind === 'separator' || found?.kind === 'close';
  if (operandWanted && last?.text === '-' && closes) {
    return 'an empty side is left empty or written `.`';
  }
  const dot = last?.text === '.' || last?.text === '·';
  return dot ? '`.` stands alone for an empty side' : undefined;
}

/** `(x := 1)`, `(x := 1;)` and `(1; 2)`: what stands in parentheses comes to a value. */
function localNames({ text, at, found, before }: Slip): string | undefined {
  if (openBrackets(text, at).at(-1)?.text !== '(') return undefined;
  const named = before.some(({ text: sign }) => sign === ':=');
  const ends = found?.text === ')' && named;
  const begins = found?.text === ';' || found?.text === ':=';
  return ends || begins ? 'names stand before a value, as in `(x := 3; x + 1)`' : undefined;
}

function missingElse({ found, elseWanted }: Slip): string | undefined {
  const ends = found === undefined || found.kind === 'newline' || found.kind === 'close';
  return elseWanted && ends ? 'an `if` has an `else`: `if … then … else …`' : undefined;
}

function brackets({ text, at, found }: Slip): string | undefined {
  if (found === undefined || found.kind === 'newline') return unclosedBracket(text, at);
  return found.kind === 'close' ? unopenedBracket(text, at) : undefined;
}

const RESERVED: ReadonlySet<string> = new Set(['if', 'use', 'assert', 'then', 'else']);

/** `G not in D`, and words that mean something else. */
function reservedWord({ text, at, found, before, operandWanted }: Slip): string | undefined {
  if (found?.kind !== 'word') return undefined;
  if (operandWanted && found.text === 'not' && RELATIONS.has(before.at(-1)?.text ?? '')) {
    return notAfterSign(text, at);
  }
  if (operandWanted) return `\`${found.text}\` is reserved`;
  if (found.text === 'not') return membershipCure(text, at, before);
  return RESERVED.has(found.text) ? `\`${found.text}\` is reserved` : FOREIGN_WORDS.get(found.text);
}

const RELATIONS: ReadonlySet<string> = new Set([
  ...['==', '!=', '>=', '<=', '>', '<', '<>', '≡', '≠', '≥', '≤'],
]);

/** What a relation does not go beyond. */
const ENDS_RELATION: ReadonlySet<string> = new Set([
  ...['and', 'or', 'then', 'else', 'if', 'for', ':=', '->', ';', 'assert', 'not'],
]);

/** `a == not b`: the second side in parentheses. */
function notAfterSign(text: string, at: number): string {
  let [from, to] = [0, text.length];
  const starts: number[] = [];
  for (const { text: sign, kind, from: begins, to: ends } of lexemes(text)) {
    const outer = begins > at && starts.length === 0;
    const ending = kind === 'separator' || kind === 'newline' || ENDS_RELATION.has(sign);
    if (begins > at && starts.length === 0 && (kind === 'close' || ending)) {
      to = begins;
      break;
    }
    if (kind === 'open') {
      starts.push(from);
      if (begins < at) from = ends;
    } else if (kind === 'close') {
      const start = starts.pop();
      if (begins < at) from = start ?? from;
    } else if (ending && begins < at) {
      from = ends;
    }
    if (outer) continue;
    // Brackets that are open here do not count for what follows.
    if (begins === at) starts.length = 0;
  }
  const [left, right] = [text.slice(from, at).trim(), text.slice(at, to).trim()];
  const shown = left.length + right.length > 60 ? 'a == (not b)' : `${left} (${right})`;
  return `write \`${shown}\``;
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

/** `1̄0`, `* 3`, `*n`, `0.5`, `1...3`, `2^3`, `^2`. */
function numbers({ text, at, found, before }: Slip): string | undefined {
  if (found === undefined) return undefined;
  const last = before.at(-1);
  if (/[\u0304\u0305]$/.test(text.slice(0, at)) && found.kind === 'number') {
    return 'a row of barred integers is written `end"10"`';
  }
  if (last?.text === '..' && found.text === '.') return 'a range is `1..3`';
  if (found.text === '.' && last?.kind === 'number') {
    const [call, open] = before.slice(-3);
    const [, digits] = /^\.(\d+)/.exec(text.slice(at)) ?? [];
    const code = `"${last.text}.${digits ?? '77'}"`;
    if (call?.text === 'octal' && open?.text === '(') return `write \`octal(${code}, 5)\``;
    return /^(?:quotient|genus)$/u.test(call?.text ?? '') && open?.text === '('
      ? `a code is written \`octal(${code})\``
      : 'write a fraction, as in `3/2`';
  }
  const powered = last?.kind === 'number' || last?.kind === 'word' || last?.text === ')';
  if (found.text === '^' && powered && /^\^\s*[\w(]/.test(text.slice(at))) {
    return '`^` is the game up, and there are no powers';
  }
  return undefined;
}

function tombstoneComment({ found, before }: Slip): string | undefined {
  const comments = before.at(-1)?.text === '#' && found?.kind === 'word';
  return comments ? FOREIGN.get('#') : undefined;
}

function foreignSign({ text, at, found, before }: Slip): string | undefined {
  // The second half of `===`.
  if (found?.text === '=' && before.at(-1)?.text === '==') return 'write `==`';
  if (found?.text === '=') return 'write `==` to compare or `:=` to name a value';
  return FOREIGN.get(found?.text ?? lexemeAt(text, at)?.text ?? '');
}

const OPENER: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

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
