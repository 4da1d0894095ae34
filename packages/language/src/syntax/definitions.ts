// What gives names a meaning: `x := …`, `f(G, n: integer) := …`, and the parameters of `(x, y) -> …`.

import type { SyntaxNode } from '@lezer/common';
import { type Definition, type FormalParameter, KINDS, type Kind } from './ast.ts';
import type { Lowering } from './lower.ts';
import { nearest } from './nearest.ts';
import { children, operandNodes, spanOf } from './nodes.ts';

/** `x := …` or `f(G, H) := …`. */
export function readDefinition(lowering: Lowering, node: SyntaxNode): Definition {
  const [target, value] = operandNodes(node);
  if (target === undefined || value === undefined) {
    throw lowering.source.error('syntax', node, 'this definition is incomplete');
  }
  const expression = lowering.expression(value);
  const span = spanOf(node);
  if (target.name !== 'Postfix') {
    return { kind: 'assign', name: readNewName(lowering, target, 'variable'), expression, ...span };
  }
  const [head, args, more] = children(target);
  if (head === undefined || args?.name !== 'Arguments' || more !== undefined) {
    throw lowering.source.error(
      'syntax',
      target,
      `\`${lowering.source.quote(target)}\` cannot be given a value`,
      'write `x := …` or `f(G) := …`',
    );
  }
  const name = readNewName(lowering, head, 'function');
  const parameters = readParameters(lowering, operandNodes(args));
  return { kind: 'define', name, parameters, body: expression, ...span };
}

/** Names of parameters, each once, with their kinds where these are said. */
export function readParameters(
  lowering: Lowering,
  nodes: readonly SyntaxNode[],
): FormalParameter[] {
  const parameters: FormalParameter[] = [];
  for (const node of nodes) {
    const [named, kinded] = node.name === 'Kinded' ? operandNodes(node) : [node];
    const name = readNewName(lowering, named ?? node, 'parameter');
    if (parameters.some((other) => other.name === name)) {
      throw lowering.source.error('name', node, `the parameter \`${name}\` stands twice`);
    }
    parameters.push(kinded === undefined ? { name } : { name, kind: readKind(lowering, kinded) });
  }
  return parameters;
}

function readKind(lowering: Lowering, node: SyntaxNode): Kind {
  const written = lowering.text(node);
  const kind = KINDS.find((each) => each === written);
  if (kind !== undefined) return kind;
  const near = nearest(written, KINDS);
  throw lowering.source.error(
    'name',
    node,
    `\`${written}\` is no kind of value`,
    near === undefined
      ? `the kinds are ${KINDS.map((each) => `\`${each}\``).join(', ')}`
      : `did you mean \`${near}\`?`,
  );
}

/** A name that is being given a meaning. */
export function readNewName(
  lowering: Lowering,
  node: SyntaxNode,
  role: 'parameter' | 'variable' | 'function',
): string {
  const name = lowering.text(node);
  if (node.name === 'Name') return name;
  if (/^[A-Za-z]+$/.test(name)) {
    throw lowering.source.error('name', node, `\`${name}\` is reserved`, 'take another name');
  }
  throw lowering.source.error(
    'syntax',
    node,
    `\`${lowering.source.quote(node)}\` cannot be the name of a ${role}`,
    'a name is letters, digits and `_`, and begins with no digit',
  );
}
