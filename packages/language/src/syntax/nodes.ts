// Nodes of the parser's tree: which of their children stand for something.

import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../errors.ts';

/** Nodes that are signs and brackets and stand for nothing themselves. */
const PUNCTUATION: ReadonlySet<string> = new Set([
  ...['OpenParen', 'CloseParen', 'OpenBracket', 'CloseBracket', 'OpenBrace', 'CloseBrace'],
  ...['Comma', 'Semicolon', 'Colon', 'Times', 'To', 'Arrow', 'Becomes'],
  ...['for', 'in', 'div', 'rem'],
  ...['if', 'then', 'else', 'and', 'or', 'not', 'use', 'assert', 'players', 'where', 'wins'],
]);

/** The children of a node, comments left out. */
export function children(node: SyntaxNode): SyntaxNode[] {
  const all: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.name !== 'Comment') all.push(child);
  }
  return all;
}

/** The children of a node that are expressions. */
export function operandNodes(node: SyntaxNode): SyntaxNode[] {
  return children(node).filter((child) => !PUNCTUATION.has(child.name));
}

/** The place of a node, and nothing else of it. */
export function spanOf({ from, to }: Span): Span {
  return { from, to };
}
