// Relations, `in` and `mod`. The grammar keeps them in one flat row, because
// `mod U` binds looser than the relations: after a relation it says where the
// relation is meant, after a game it reduces. Everything else that can stand in
// such a row is refused here, with what to write instead.

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
]);

export function relationSign(text: string): RelationSign {
  const sign = RELATIONS.get(text);
  if (sign === undefined) throw new Error(`the grammar has a relation ${text} without a meaning`);
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
  throw refusal(source, first, link, next, links[2]);
}

function refusal(
  source: Source,
  first: Expression,
  link: Link,
  next: Link,
  third: Link | undefined,
): LanguageError {
  const g = source.quote(first, 40);
  const h = source.quote(link.operand, 40);
  const k = source.quote(next.operand, 40);
  if (link.sign === 'mod' && next.sign === 'mod') {
    return source.error('syntax', next, 'two `mod` in a row', `write \`(${g} mod ${h}) mod ${k}\``);
  }
  if (link.sign === 'mod') {
    const universe = third?.sign === 'mod' ? ` mod ${source.quote(third.operand, 40)}` : '';
    const problem = `\`mod ${h}\` ends what \`${next.sign}\` could compare`;
    const same = `same(${g} mod ${h}, ${k}${universe})`;
    if (next.sign === '==') return source.error('syntax', next, problem, `write \`${same}\``);
    if (next.sign === '!=') return source.error('syntax', next, problem, `write \`not ${same}\``);
    return source.error('syntax', next, problem, `write \`${g} ${next.sign} ${k} mod ${h}\``);
  }
  if (link.sign === 'in' && next.sign === 'mod') {
    return source.error(
      'syntax',
      next,
      'membership is asked of a form, not modulo a universe',
      `write \`${g} in ${h}\` or \`(${g} mod ${k}) in ${h}\``,
    );
  }
  return source.error(
    'syntax',
    next,
    'relations do not chain',
    `write \`${g} ${link.sign} ${h} and ${h} ${next.sign} ${k}\``,
  );
}

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
    `write \`(${source.quote(first, 40)} mod ${source.quote(universe, 40)})${rest}\``,
  );
}
