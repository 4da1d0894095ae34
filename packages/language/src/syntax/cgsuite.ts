// What people who know CGSuite write, and what to write here: properties after a dot, rulesets in
// packages, loops, sets and the like.

import { rulesets } from '@proviso/engine/rulesets';
import { type Lexeme, lexemes } from './lexemes.ts';
import { openBrackets, type Slip } from './slip.ts';

const NORMAL_ONLY =
  'this belongs to normal play and is not here; `G mod Normal` is the canonical form';

/** Properties and methods in lower case, and what is written; `G` stands for the object. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ...['canonicalform', 'canonical', 'c'].map((name) => [name, '`G mod Normal`'] as const),
  ...['outcomeclass', 'misereoutcomeclass', 'outcome', 'o'].map(
    (name) => [name, '`outcome(G)`, or `normaloutcome(G)` in normal play'] as const,
  ),
  ['normaloutcomeclass', '`normaloutcome(G)`'],
  ['miserecanonicalform', '`miserecanonical(G)`'],
  ...['tame', 'generallytame', 'halftame', 'restive', 'restless'].map(
    (name) => [`is${name}`, `\`${name}(G)\``] as const,
  ),
  ['leftoptions', '`left(G)`'],
  ['rightoptions', '`right(G)`'],
  ['options', '`left(G)` and `right(G)`'],
  ['formalbirthday', '`rank(G)`'],
  ['gametree', '`tree(G)`'],
  ['explore', '`tree(G)`'],
  ['plot', '`tree(G)` for a game, `plot(xs)` for a sequence'],
  ['negative', '`-G`'],
  ['conjugate', '`-G`'],
  ['ispfree', '`pfree(G)`'],
  ['isinvertible', '`invertible(G, U)`'],
  ...['size', 'length', 'count'].map((name) => [name, '`count(G)`'] as const),
  ...['contains', 'exists'].map((name) => [name, '`x in G`'] as const),
  ...['add', 'append', 'concat', 'addall'].map((name) => [name, '`concat(G, [x])`'] as const),
  ...['toset', 'distinct'].map((name) => [name, '`unique(G)`'] as const),
  ...['max', 'min', 'sum'].map((name) => [name, `\`${name}(G)\``] as const),
  ...['impartial', 'dicotic', 'twisted'].map(
    (name) => [`${name}variant`, `\`${name}(G)\`, of a ruleset \`G\``] as const,
  ),
  ['sorted', '`sort(G)`'],
  ['first', '`G[0]`'],
  ['last', '`reverse(G)[0]`'],
  ['tolist', '`G`'],
]);

/** Properties of normal play that there are not. */
const NOT_HERE: ReadonlySet<string> = new Set(
  (
    'mean temperature leftstop rightstop thermograph cool heat freeze atomicweight isnumber isinteger ' +
    'isnumberish isinfinitesimal isallsmall isnimber degree stopcount ' +
    'reducedcanonicalform incentives leftincentives rightincentives companion floor norton ' +
    'conwayproduct nortonmultiply overheat partitions istwopower iseven isodd uptimal'
  ).split(' '),
);

/** `G.CanonicalForm`, `[1, 2].Max`, `4.Birthday`. */
export function methodCall({ text, at, found, vocabulary }: Slip): string | undefined {
  const [, method, call = ''] = /^\.([A-Za-z]\w*)(\([^()]*\))?/.exec(text.slice(at)) ?? [];
  if (found?.text !== '.' || method === undefined) return undefined;
  const object = objectBefore(text, at);
  const known = METHODS.get(method.toLowerCase());
  if (known !== undefined) {
    const side = /^\((left|right)\)$/i.exec(call)?.[1]?.toLowerCase();
    const written = method.toLowerCase() === 'options' && side ? `\`${side}(G)\`` : known;
    return `write ${written.replaceAll(/\bG\b/g, () => object)}`;
  }
  if (NOT_HERE.has(method.toLowerCase())) return NORMAL_ONLY;
  if (method === 'Class') return 'there are no classes; an answer of `--json` says its type';
  const name = vocabulary.functionNamed(method);
  if (name === undefined) return 'a function stands before its argument, as in `outcome(G)`';
  const more = call.slice(1, -1).trim();
  return `write \`${name}(${object}${more === '' ? '' : `, ${more}`})\``;
}

const LONGEST = 40;

/** The operand that ends here, without parentheses around it; `…` where it is long. */
function objectBefore(text: string, at: number): string {
  const before = [...lexemes(text.slice(0, at))].filter(({ kind }) => kind !== 'newline');
  const last = before.at(-1);
  if (last === undefined) return 'G';
  const first = last.kind === 'close' ? opening(before) : (starBefore(before) ?? last);
  const object = text.slice(first.from, at).trim();
  if (object.length > LONGEST) return '…';
  return /^\(([^()]*)\)$/.exec(object)?.[1] ?? object;
}

/** `*` and `^` belong to the number or the star after them. */
function starBefore(before: readonly Lexeme[]): Lexeme | undefined {
  let first: Lexeme | undefined;
  for (let i = before.length - 1; i >= 0; i--) {
    const lexeme = before[i];
    const sign = lexeme !== undefined && /^[*^]$/.test(lexeme.text);
    if (!sign && i < before.length - 1) break;
    if (!sign && lexeme?.kind !== 'number') break;
    first = lexeme;
  }
  return first;
}

/** The bracket that the last one closes, or the name of the function before it. */
function opening(before: readonly Lexeme[]): Lexeme {
  let depth = 0;
  let i = before.length - 1;
  for (; i > 0; i--) {
    const kind = before[i]?.kind;
    if (kind === 'close') depth++;
    if (kind === 'open' && --depth === 0) break;
  }
  const open = before[i] as Lexeme;
  const name = before[i - 1];
  return open.text === '(' && name?.kind === 'word' && name.to === open.from ? name : open;
}

/** Rulesets by CGSuite's names in lower case; `…` stands for the arguments. */
const RULESETS: ReadonlyMap<string, string> = new Map([
  ...[...rulesets.keys()].map((name) => [name, `${name}(…)`] as const),
  ['partizansubtraction', 'partizansubtraction("1,3", "2,3", n)'],
  ['kayles', 'octal("0.77", …)'],
  ['dawsonskayles', 'octal("0.07", …)'],
  ['dawsonschess', 'octal("0.137", …)'],
  ['hotclobber', 'cannibalclobber(…)'],
  ['takeandbreak', 'takeandbreak(…, n)'],
  ['turning', 'turning(…, "hth")'],
  ['heapgame', 'octal(…, n)'],
  ['octal', 'octal(…, n)'],
]);

/** `game.grid.Domineering("..|..")`, `examples.PartizanSubtraction(…)`. */
export function packaged({ text, at, found, before }: Slip): string | undefined {
  if (found?.text !== '.' || !/^(game|games|examples|cgsuite)$/.test(before.at(-1)?.text ?? '')) {
    return undefined;
  }
  const [, family, name = '', given] =
    /^(?:\.([a-z]\w*))*\.([A-Z]\w*)(?:\(([^()]*)\))?/.exec(text.slice(at)) ?? [];
  // Graphs are written another way here, so what was given would not help.
  const onGraphs = [`graph${name.toLowerCase()}`, name.toLowerCase()];
  const graphs = onGraphs.find((one) => rulesets.get(one)?.ruleset.graphs !== undefined);
  if (family === 'graph' && graphs !== undefined) {
    return `write \`${rulesets.get(graphs)?.calls[0]}\`, as \`help ${graphs}\` says`;
  }
  const here = RULESETS.get(name.toLowerCase());
  if (here !== undefined) return `write \`${here.replace('…', given?.trim() || '…')}\``;
  return 'write a ruleset of your own: `Q := ruleset(p -> [...], p -> [...])`, as `help ruleset` says';
}

/** `for k from 1 to 10 do … end`, `[k for k from 1 to 10]`, `listof(f(k) for k from 1 to 10)`, `while …`. */
export function loop({ text, at, found, before }: Slip): string | undefined {
  const first = before[0]?.text;
  const [, gathering, item] = /^\s*(\w*of)\s*\(\s*(.*?)\s+for\b/is.exec(text) ?? [];
  if (first === 'while' || first === 'repeat') {
    return 'there are no loops: write a function that calls itself, or a list `[f(n) for n in 1..10]`';
  }
  if (first !== 'for' && gathering === undefined) {
    const [, low, high] = /^from\s+([^\s,\])]+)\s+to\s+([^\s,\])]+)/i.exec(text.slice(at)) ?? [];
    const [word, variable] = before.slice(-2);
    return found !== undefined && word?.text === 'for' && low !== undefined
      ? `write \`for ${variable?.text} in ${low}..${high}\``
      : undefined;
  }
  const [, name = 'n', from, to, by] =
    /\bfor\s+(\w+)\s+from\s+(\S+)\s+to\s+([^\s)]+)(\s+by\s)?/i.exec(text) ?? [];
  const [, member, list] = /\bfor\s+(\w+)\s+in\s+([^\s)]+)/i.exec(text) ?? [];
  if (by !== undefined) return 'write `[f(n) for n in 1..10 if n rem 2 == 0]`';
  const range =
    from === undefined ? `${member ?? 'x'} in ${list ?? 'xs'}` : `${name} in ${from}..${to}`;
  const [, body] = /\bdo\s+(.*?)\s*;?\s*(?:end|od)\b/is.exec(text) ?? [];
  if (body?.includes(':=')) {
    return 'loops give no names: write a list such as `[f(n) for n in 1..10]`, or `fold((a, n) -> a + n, 0, 1..10)` to gather something step by step';
  }
  const shown = item ?? body ?? `f(${from === undefined ? (member ?? 'x') : name})`;
  const heaps = shown.replaceAll(/\*(?=([A-Za-z]\w*))\1/g, (_, size: string) => `nimheap(${size})`);
  const made = `[${heaps.length > LONGEST || /[\r\n]/.test(shown) ? '…' : heaps} for ${range}]`;
  if (/^sumof$/i.test(gathering ?? '')) return `write \`sum(${made})\``;
  if (/^tableof$/i.test(gathering ?? '')) return `write \`table(${made})\``;
  return /^setof$/i.test(gathering ?? '') ? `write \`unique(${made})\`` : `write \`${made}\``;
}

/** `if … then … end`, `elseif`, `begin … end`. */
export function blocks({ found, elseWanted, before }: Slip): string | undefined {
  const word = found?.text.toLowerCase();
  if (word === 'elseif' || word === 'elif') return 'write `else if`';
  if (before[0]?.text === 'begin') return 'write `(x := …; y := …; value)` for local names';
  if (word !== 'end' && word !== 'fi') return undefined;
  return elseWanted
    ? 'an `if` has an `else` and no `end`: `if … then … else …`'
    : 'there is no `end`: a statement ends with its line or its bracket';
}

/** `*[4, 2]`, the impartial game with these heaps as options. */
export function starList({ text, at, found }: Slip): string | undefined {
  const [, inside] = /\*\[([\d,\s]*)$/.exec(text.slice(0, at)) ?? [];
  if (inside === undefined || found?.text !== ',') return undefined;
  const [, rest] = /^([\d,\s]*)\]/.exec(text.slice(at)) ?? [];
  const heaps = `${inside}${rest ?? ''}`
    .split(',')
    .map((size) => size.trim())
    .filter((size) => size !== '')
    .map((size) => (size === '0' ? '0' : size === '1' ? '*' : `*${size}`))
    .join(', ');
  return `write \`{${heaps} | ${heaps}}\``;
}

/** `G <| H`, `*4:*5`, `{"key" => 1}`. */
export function signs({ text, at, found }: Slip): string | undefined {
  if (found?.text === '|' && text.charAt(at - 1) === '<') {
    return 'not even one of `>=` and `==`: write `not G >= H`';
  }
  const braces = openBrackets(text, at).at(-1)?.text === '{';
  if (found?.text === ':' && !braces)
    return 'an ordinal sum is `ordinal(G, H)`; a name is given by `:=`';
  if (braces && /^=>/.test(text.slice(at))) {
    return 'there are no maps: write a list of pairs, `[["key", 14]]`';
  }
  return undefined;
}
