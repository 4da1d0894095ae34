// Relations, `in` and `mod`. The grammar keeps them in one flat row, because
// `mod U` binds looser than the relations: after a relation it says where the
// relation is meant, after a game it reduces. Everything else that can stand in
// such a row is refused here, with what to write instead.

import { InvariantError } from '@proviso/engine';
import type { LanguageError, Source, Span } from '../errors.ts';
import type { Expression, RelationSign } from './ast.ts';

/** One sign of the row and what stands after it. */
export interface Link extends Span {
  readonly sign: RelationSign | 'in' | 'mod';
  readonly operand: Expression;
}

const RELATIONS: ReadonlyMap<string, RelationSign> = new Map([
  ['>=', '>='],
  ['<=', '<='],
  ['==', '=='],
  ['!=', '!='],
  ['>', '>'],
  ['<', '<'],
  ['<>', '<>'],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['≡', '=='],
  ['∥', '<>'],
  ...['\\ge', '\\geq', '\\geqslant'].map((sign) => [sign, '>='] as const),
  ...['\\le', '\\leq', '\\leqslant'].map((sign) => [sign, '<='] as const),
  ...['\\ne', '\\neq'].map((sign) => [sign, '!='] as const),
  ['\\equiv', '=='],
  ['\\parallel', '<>'],
]);

export function relationSign(text: string): RelationSign {
  const sign = RELATIONS.get(text);
  if (sign === undefined)
    throw new InvariantError(`the grammar has a relation ${text} without a meaning`);
  return sign;
}

/** What a row `first sign operand sign operand …` means. */
export function readComparison(
  source: Source,
  first: Expression,
  links: readonly Link[],
  span: Span,
): Expression {
  const { from, to } = span;
  const [link, next] = links;
  if (link === undefined) return first;
  for (const each of links) if (each.sign === 'mod') requireUniverseShape(source, first, each);
  if (next === undefined) {
    if (link.sign === 'in') {
      return { kind: 'membership', element: first, of: link.operand, from, to };
    }
    if (link.sign === 'mod') {
      return { kind: 'reduction', game: first, universe: link.operand, from, to };
    }
    return { kind: 'relation', sign: link.sign, left: first, right: link.operand, from, to };
  }
  const { sign } = link;
  if (links.length === 2 && sign !== 'in' && sign !== 'mod' && next.sign === 'mod') {
    const universe = next.operand;
    return { kind: 'relation', sign, left: first, right: link.operand, universe, from, to };
  }
  if (sign === 'mod') throw afterModulo(source, first, link, next, links[2]);
  if (link.sign === 'in' && next.sign === 'mod') {
    const [g, h, k] = [first, link.operand, next.operand].map((each) => written(source, each));
    throw source.error(
      'syntax',
      next,
      'membership is asked of a form, not modulo a universe',
      `write \`${g} in ${h}\` or \`(${g} mod ${k}) in ${h}\``,
    );
  }
  throw chained(source, first, link, [next, ...links.slice(2)]);
}

/** `G mod E == H` and the like: the game before the sign is reduced already. */
function afterModulo(
  source: Source,
  first: Expression,
  link: Link,
  next: Link,
  third: Link | undefined,
): LanguageError {
  const g = written(source, first);
  const h = written(source, link.operand);
  const k = written(source, next.operand);
  if (next.sign === 'mod') {
    return source.error('syntax', next, 'two `mod` in a row', `write \`(${g} mod ${h}) mod ${k}\``);
  }
  const universe = third?.sign === 'mod' ? ` mod ${written(source, third.operand)}` : '';
  const problem = `\`mod ${h}\` ends what \`${next.sign}\` could compare`;
  const same = `same(${g} mod ${h}, ${k}${universe})`;
  const cures: Partial<Record<Link['sign'], string>> = {
    '==': same,
    '!=': `not ${same}`,
    in: `(${g} mod ${h}) in ${k}`,
  };
  const cure = cures[next.sign] ?? `${g} ${next.sign} ${k} mod ${h}`;
  return source.error('syntax', next, problem, `write \`${cure}\``);
}

/** `a < b < c`, which is two relations, and `a < b == true`, which is one about another. */
function chained(
  source: Source,
  first: Expression,
  link: Link,
  [next, ...rest]: readonly [Link, ...Link[]],
): LanguageError {
  const quote = (expression: Expression): string => written(source, expression);
  const modulo = (universe: Link | undefined): string =>
    universe === undefined ? '' : ` mod ${quote(universe.operand)}`;
  const named = next.sign === 'mod' ? next : undefined;
  const second = named === undefined ? next : rest.shift();
  // `a < b < c mod E` means both modulo E; membership is not asked modulo anything.
  const last = rest[0]?.sign === 'mod' ? rest[0] : undefined;
  const universe = named ?? (link.sign === 'in' ? undefined : last);
  const relation = `${quote(first)} ${link.sign} ${quote(link.operand)}${modulo(universe)}`;
  if (second === undefined || second.sign === 'mod') {
    return source.error('syntax', second ?? next, 'two `mod` in a row', `write \`${relation}\``);
  }
  const { sign, operand } = second;
  if ((sign === '==' || sign === '!=') && TRUTHS.has(operand.kind)) {
    const cure = `write \`(${relation}) ${sign} ${quote(operand)}\``;
    return source.error('syntax', second, 'a relation is compared in parentheses', cure);
  }
  const other = `${quote(link.operand)} ${sign} ${quote(operand)}`;
  const cure = `write \`${relation} and ${other}${sign === 'in' ? '' : modulo(last)}\``;
  return source.error('syntax', second, 'relations do not chain', cure);
}

/** An operand as a cure repeats it: parentheses are no part of what stands in them. */
function written(source: Source, expression: Expression): string {
  const text = source.quote(expression, 40);
  return LOOSE.has(expression.kind) ? `(${text})` : text;
}

/** What binds no tighter than a relation and is true or false. */
const CLAIMS: readonly Expression['kind'][] = ['relation', 'membership', 'not', 'and', 'or'];
const TRUTHS: ReadonlySet<Expression['kind']> = new Set(['boolean', ...CLAIMS]);
const LOOSE: ReadonlySet<Expression['kind']> = new Set(['reduction', 'lambda', 'if', ...CLAIMS]);

/** The right side of `mod` is a universe, so it is no sum, product or range. */
function requireUniverseShape(source: Source, first: Expression, link: Link): void {
  const { operand } = link;
  if (operand.kind !== 'sum' && operand.kind !== 'product' && operand.kind !== 'range') return;
  const head =
    operand.kind === 'sum'
      ? operand.terms[0]?.operand
      : operand.kind === 'product'
        ? operand.factors[0]
        : operand.first;
  const universe = head ?? operand;
  const rest = source.quote({ from: universe.to, to: operand.to }, 40);
  throw source.error(
    'syntax',
    operand,
    '`mod` binds looser than the signs after it',
    `write \`(${written(source, first)} mod ${written(source, universe)})${rest}\``,
  );
}
