// Text in, statements out. Parsing is strict: what does not parse is refused
// with its place, never guessed at; and what is nested too deeply is refused
// before the parser sees it.

import type { SyntaxNode, Tree } from '@lezer/common';
import { MAX_PLAYERS, relativeName } from '@proviso/engine/multiplayer';
import type { Source, Span } from '../errors.ts';
import { parser } from '../generated/parser.ts';
import type { Expression, Statement } from './ast.ts';
import { readDefinition } from './definitions.ts';
import { syntaxError } from './expected.ts';
import { helpAsked } from './help-statement.ts';
import { endsLine } from './lexemes.ts';
import { type BraceReading, Lowering } from './lower.ts';
import { refuseLongOrDeep } from './nesting.ts';
import { children, operandNodes } from './nodes.ts';
import { NO_VOCABULARY, type Vocabulary } from './vocabulary.ts';

const strictParser = parser.configure({ strict: true });

/** The statements of a text, in order. */
export function parse(
  source: Source,
  braces: BraceReading = 'partizan',
  vocabulary: Vocabulary = NO_VOCABULARY,
): Statement[] {
  refuseLongOrDeep(source);
  const lowering = new Lowering(source, braces);
  const tree = strictTree(source);
  if (tree === undefined) {
    const help = helpAsked(source.text);
    if (help === undefined) throw syntaxError(source, braces, vocabulary);
    return [{ kind: 'evaluate', expression: help, from: help.from, to: help.to }];
  }
  const nodes = children(tree.topNode);
  return nodes.flatMap((node, i) => {
    if (node.name === 'Semicolon') return [];
    const next = nodes[i + 1];
    const silent = next?.name === 'Semicolon' && endsLine(source.text, next.to);
    return [{ ...statement(lowering, node), ...(silent && { silent }) }];
  });
}

/** The one statement of a text; none where nothing is written. */
export function parseStatement(
  source: Source,
  braces: BraceReading,
  vocabulary: Vocabulary,
): Statement | undefined {
  const [first, second] = parse(source, braces, vocabulary);
  if (second === undefined) return first;
  throw source.error('syntax', second, 'this is more than one statement');
}

/** The one expression of a text. */
export function parseExpression(source: Source, braces: BraceReading = 'partizan'): Expression {
  const [first, second] = parse(source, braces);
  const span = second ?? first ?? { from: 0, to: 0 };
  if (first?.kind !== 'evaluate' || second !== undefined) {
    throw source.error(
      'syntax',
      span,
      first === undefined ? 'nothing is written here' : 'this is not one expression',
    );
  }
  return first.expression;
}

/** The tree of a text; `undefined` where it does not parse. */
function strictTree(source: Source): Tree | undefined {
  try {
    return strictParser.parse(source.text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function statement(lowering: Lowering, node: SyntaxNode): Statement {
  const { from, to } = node;
  const [first, second] = operandNodes(node);
  switch (node.name) {
    case 'Assignment':
      return readDefinition(lowering, node);
    case 'Assert':
      if (first === undefined) break;
      return { kind: 'assert', claim: lowering.expression(first), from, to };
    case 'UseUniverse':
      if (first === undefined) break;
      return { kind: 'use-universe', universe: lowering.expression(first), from, to };
    case 'UsePlayers':
      if (first === undefined) break;
      return usePlayers(lowering, first, second, node);
    default:
      return { kind: 'evaluate', expression: lowering.expression(node), from, to };
  }
  throw lowering.source.error('syntax', node, 'this statement is incomplete');
}

/** `use 3 players`, `use 3 players where {P} wins`. */
function usePlayers(
  lowering: Lowering,
  number: SyntaxNode,
  winners: SyntaxNode | undefined,
  { from, to }: Span,
): Statement {
  const count = Number(lowering.text(number));
  if (!(count >= 2 && count <= MAX_PLAYERS)) {
    throw lowering.source.error('value', number, `games here have 2 to ${MAX_PLAYERS} players`);
  }
  if (winners === undefined) return { kind: 'use-players', count, from, to };
  return { kind: 'use-players', count, winners: winnerNames(lowering, winners, count), from, to };
}

/** The players between the braces of a `where` clause, relative to the one who cannot move. */
function winnerNames(lowering: Lowering, braces: SyntaxNode, count: number): string[] {
  const known = playerNames(count);
  const names: string[] = [];
  for (const child of operandNodes(braces)) {
    const options = child.name === 'Side' ? operandNodes(child) : [child];
    for (const node of options) {
      const name = lowering.text(node);
      if (!known.includes(name)) {
        throw lowering.source.error(
          'value',
          node,
          `\`${lowering.source.quote(node)}\` is no player relative to the one who cannot move`,
          `the players are ${known.map((player) => `\`${player}\``).join(', ')}`,
        );
      }
      if (!names.includes(name)) names.push(name);
    }
  }
  return names;
}

/** N, O (or O1, O2, …), P: the players relative to the one who is to move. */
function playerNames(count: number): string[] {
  return Array.from({ length: count }, (_, player) => relativeName(player, count));
}
