// What stands between `*`, `div` and `rem`. Copies are read from the right and divisions from the
// left, so the two do not stand side by side without parentheses.

import type { SyntaxNode } from '@lezer/common';
import type { LanguageError } from '../errors.ts';
import type { Division, Expression } from './ast.ts';
import type { Lowering } from './lower.ts';
import { children, operandNodes, spanOf } from './nodes.ts';

/** `2 * 3 * G` or `n div 2 rem 3`. */
export function readFactors(lowering: Lowering, node: SyntaxNode): Expression {
  const span = spanOf(node);
  const signs = children(node).filter(({ name }) => SIGNS.has(name));
  const [first, ...rest] = lowering.operands(node);
  if (first === undefined) throw lowering.source.error('syntax', node, 'a factor is missing');
  const factors = [first, ...rest];
  if (signs.every(isTimes)) return { kind: 'product', factors, ...span };
  const meeting = signs.findIndex((sign, i) => {
    const before = signs[i - 1];
    return before !== undefined && isTimes(before) !== isTimes(sign);
  });
  if (meeting >= 0) {
    // The nodes, not the expressions: those have lost their parentheses.
    const nodes = operandNodes(node).slice(meeting - 1);
    throw mixed(lowering, signs.slice(meeting - 1), nodes);
  }
  const steps = rest.map((divisor, i): Division => {
    return { sign: signs[i]?.name === 'rem' ? 'rem' : 'div', divisor };
  });
  return { kind: 'quotient', dividend: first, steps, ...span };
}

const SIGNS: ReadonlySet<string> = new Set(['Times', 'div', 'rem']);

function isTimes({ name }: SyntaxNode): boolean {
  return name === 'Times';
}

/** `2 * n div 3`, with both readings of the first two signs. */
function mixed(
  lowering: Lowering,
  [s, t]: readonly SyntaxNode[],
  [a, b, c]: readonly SyntaxNode[],
): LanguageError {
  const { source } = lowering;
  const [x, first, y, second, z] = [a, s, b, t, c].map((part) =>
    part === undefined ? '' : source.quote(part, 20),
  );
  return source.error(
    'syntax',
    t ?? { from: 0, to: 0 },
    `it is not said which of \`${first}\` and \`${second}\` comes first`,
    `write \`(${x} ${first} ${y}) ${second} ${z}\` or \`${x} ${first} (${y} ${second} ${z})\``,
  );
}
