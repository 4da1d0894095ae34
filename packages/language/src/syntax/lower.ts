// From the parser's tree to the syntax tree: one function a node name. What the
// grammar leaves flat is settled here.

import type { SyntaxNode } from '@lezer/common';
import type { Source, Span } from '../errors.ts';
import type { Clause, Expression, OutcomeName, Term } from './ast.ts';
import { type Run, splitBars, type WrittenSide } from './bars.ts';
import { type Link, readComparison, relationSign } from './comparison.ts';
import { readDefinition, readNewName, readParameters } from './definitions.ts';
import { readFactors } from './factors.ts';
import {
  readBarredNumber,
  readFraction,
  readNotation,
  readNumber,
  readStar,
  readText,
  readUps,
} from './literals.ts';
import { MAX_NESTING } from './nesting.ts';
import { children, operandNodes, spanOf } from './nodes.ts';

/** How braces are read: as two-player forms, or as those of N players. */
export type BraceReading = 'partizan' | { readonly players: number };

export class Lowering {
  readonly source: Source;
  private readonly braces: BraceReading;

  constructor(source: Source, braces: BraceReading) {
    this.source = source;
    this.braces = braces;
  }

  text(node: Span): string {
    return this.source.text.slice(node.from, node.to);
  }

  /** The expression a node of the parser's tree stands for. */
  expression(node: SyntaxNode): Expression {
    const { source } = this;
    const { from, to } = node;
    switch (node.name) {
      case 'Number':
        return { kind: 'number', value: readNumber(source, node), from, to };
      case 'BarredNumber':
        return { kind: 'number', value: readBarredNumber(source, node), from, to };
      case 'Fraction':
        return { kind: 'fraction', ...readFraction(source, node), from, to };
      case 'Star':
        return { kind: 'star', size: readStar(source, node), from, to };
      case 'Up':
        return { kind: 'up', from, to };
      case 'Down':
        return { kind: 'down', from, to };
      case 'Ups':
        return { kind: 'ups', ...readUps(source, node), from, to };
      case 'Name':
        return { kind: 'name', name: this.text(node), from, to };
      case 'Universe':
        return { kind: 'universe', name: this.text(node), from, to };
      case 'Outcome':
        return { kind: 'outcome', name: this.text(node) as OutcomeName, from, to };
      case 'Boolean':
        return { kind: 'boolean', value: this.text(node) === 'true', from, to };
      case 'String':
        return { kind: 'text', value: readText(source, node), from, to };
      case 'TaggedString':
        return { kind: 'notation', ...readNotation(source, node), from, to };
      case 'Tombstone':
        throw source.error(
          'syntax',
          node,
          'the tombstone is no game by itself',
          'it stands among the options of a form, as in `{0, # | *}`',
        );
      case 'Parens':
        return this.parenthesised(node);
      case 'Braces':
        return this.form(node);
      case 'List':
        return { kind: 'list', items: this.operands(node), from, to };
      case 'Comprehension':
        return this.comprehension(node);
      case 'Locals':
        return this.locals(node);
      case 'Kinded':
        throw source.error(
          'syntax',
          node,
          'a kind stands after a parameter alone',
          'write `f(n: integer) := …` or `(n: integer) -> …`',
        );
      case 'Postfix':
        return this.postfix(node);
      case 'Prefix':
        return this.prefix(node);
      case 'Product':
        return readFactors(this, node);
      case 'Sum':
        return { kind: 'sum', terms: this.terms(node), from, to };
      case 'Range': {
        const [first, last] = this.exactly(node, 2);
        return { kind: 'range', first, last, from, to };
      }
      case 'Comparison':
        return this.comparison(node);
      case 'Not':
        return this.negation(node);
      case 'And':
        return { kind: 'and', operands: this.operands(node), from, to };
      case 'Or':
        return { kind: 'or', operands: this.operands(node), from, to };
      case 'Lambda':
        return this.lambda(node);
      case 'If': {
        const [condition, then, otherwise] = this.exactly(node, 3);
        return { kind: 'if', condition, then, otherwise, from, to };
      }
      default:
        throw source.error('syntax', node, 'this is nested too deeply');
    }
  }

  operands(node: SyntaxNode): Expression[] {
    return operandNodes(node).map((child) => this.expression(child));
  }

  private exactly(node: SyntaxNode, count: 2): [Expression, Expression];
  private exactly(node: SyntaxNode, count: 3): [Expression, Expression, Expression];
  private exactly(node: SyntaxNode, count: number): Expression[] {
    const operands = this.operands(node);
    if (operands.length === count) return operands;
    throw this.source.error('syntax', node, `\`${this.source.quote(node)}\` is incomplete`);
  }

  private parenthesised(node: SyntaxNode): Expression {
    const [only, second] = operandNodes(node);
    if (only === undefined || second !== undefined) {
      throw this.source.error(
        'syntax',
        second ?? node,
        'a comma has no meaning in these parentheses',
        'write a list `[a, b]`, or `(x, y) -> …` for a function',
      );
    }
    return this.expression(only);
  }

  /** `[e for x in xs if c]`. */
  private comprehension(node: SyntaxNode): Expression {
    const { from, to } = node;
    const [item, ...parts] = operandNodes(node);
    if (item === undefined) throw this.source.error('syntax', node, 'nothing is listed here');
    const clauses = parts.map((part): Clause => {
      const [first, second] = operandNodes(part);
      if (first === undefined) throw this.source.error('syntax', part, 'this is incomplete');
      const span = spanOf(part);
      if (second === undefined) {
        return { kind: 'when', condition: this.expression(first), ...span };
      }
      const name = readNewName(this, first, 'variable');
      return { kind: 'for', name, list: this.expression(second), ...span };
    });
    return { kind: 'comprehension', item: this.expression(item), clauses, from, to };
  }

  /** `(x := e; body)`. */
  private locals(node: SyntaxNode): Expression {
    const parts = operandNodes(node);
    const body = parts.pop();
    if (body === undefined) throw this.source.error('syntax', node, 'no value stands here');
    const definitions = parts.map((part) => readDefinition(this, part));
    return { kind: 'locals', definitions, body: this.expression(body), ...spanOf(node) };
  }

  private terms(node: SyntaxNode): Term[] {
    const terms: Term[] = [];
    let negative = false;
    for (const child of children(node)) {
      if (isSign(child)) negative = child.name === 'Minus';
      else terms.push({ negative, operand: this.expression(child) });
    }
    return terms;
  }

  private comparison(node: SyntaxNode): Expression {
    const [head, ...rest] = children(node);
    if (head === undefined) throw this.source.error('syntax', node, 'nothing is compared here');
    const links: Link[] = [];
    for (let i = 0; i < rest.length; i++) {
      const sign = rest[i];
      const inside = sign?.name === 'Modulo' ? children(sign)[1] : undefined;
      const operand = inside ?? rest[++i];
      if (sign === undefined || operand === undefined) break;
      const { name, from } = sign;
      links.push({
        sign:
          name === 'Modulo'
            ? 'mod'
            : name === 'in' || name === 'mod'
              ? name
              : relationSign(this.text(sign)),
        operand: this.expression(operand),
        from,
        to: inside === undefined ? sign.to : inside.from,
      });
    }
    return readComparison(this.source, this.expression(head), links, node);
  }

  private negation(node: SyntaxNode): Expression {
    const all = children(node);
    const last = all.at(-1) ?? node;
    const operand = this.expression(last);
    const once: Expression = { kind: 'not', operand, from: node.from, to: node.to };
    const odd = (all.length - 1) % 2 === 1;
    return odd ? once : { kind: 'not', operand: once, from: node.from, to: node.to };
  }

  /** `-` and `±` before an operand, applied from the inside out; two `-` in a row cancel. */
  private prefix(node: SyntaxNode): Expression {
    const signs = children(node);
    const last = signs.pop();
    if (last === undefined) throw this.source.error('syntax', node, 'a sign without an operand');
    const { to } = node;
    let result: Expression | undefined;
    let count = 0;
    for (const sign of signs.reverse()) {
      const { from } = sign;
      if (sign.name === 'Minus') {
        const operand: Expression = result ?? this.expression(last);
        result =
          operand.kind === 'conjugate'
            ? { ...operand.operand, from, to }
            : { kind: 'conjugate', operand, from, to };
        continue;
      }
      if (++count > MAX_NESTING) {
        throw this.source.error('limit', sign, `at most ${MAX_NESTING} \`±\` in a row`);
      }
      const options = result === undefined ? this.plusMinusOptions(last) : [result];
      result = { kind: 'plusminus', options, from, to };
    }
    return result ?? this.expression(last);
  }

  /** `±{1, 2}` lists options; anything else after `±` is one option. */
  private plusMinusOptions(node: SyntaxNode): Expression[] {
    if (node.name !== 'Braces') return [this.expression(node)];
    const { sides, runs } = this.row(node);
    const [only] = sides;
    if (runs.length > 0 || only === undefined || only.tombstone) return [this.expression(node)];
    return [...only.options];
  }

  private postfix(node: SyntaxNode): Expression {
    const [head, ...rest] = children(node);
    if (head === undefined) throw this.source.error('syntax', node, 'nothing is called here');
    if (rest.length > MAX_NESTING) {
      const problem = `at most ${MAX_NESTING} calls and indices in a row`;
      throw this.source.error('limit', node, problem);
    }
    let result: Expression | undefined;
    for (const part of rest) {
      const from = node.from;
      const to = part.to;
      if (part.name === 'Index') {
        const [index] = this.operands(part);
        if (index === undefined) throw this.source.error('syntax', part, 'an index is missing');
        result = { kind: 'index', list: result ?? this.expression(head), index, from, to };
        continue;
      }
      if (result !== undefined || head.name === 'Parens' || head.name === 'Locals') {
        const callee = result ?? this.expression(head);
        result = { kind: 'apply', callee, args: this.operands(part), from, to };
        continue;
      }
      if (!isCallable(head)) {
        throw this.source.error(
          'syntax',
          part,
          `\`${this.source.quote({ from, to: part.from })}\` is not the name of a function`,
          head.name === 'Number' ? `write \`${this.text(head)} * (…)\` for copies` : undefined,
        );
      }
      const args = this.operands(part);
      result = { kind: 'call', name: this.text(head), nameSpan: spanOf(head), args, from, to };
    }
    return result ?? this.expression(head);
  }

  private lambda(node: SyntaxNode): Expression {
    const [head, , body] = children(node);
    if (head === undefined || body === undefined) {
      throw this.source.error('syntax', node, 'this function has no body');
    }
    const parameters = readParameters(this, head.name === 'Parens' ? operandNodes(head) : [head]);
    const { from, to } = node;
    return { kind: 'lambda', parameters, body: this.expression(body), from, to };
  }

  private form(node: SyntaxNode): Expression {
    const { from, to } = node;
    const row = this.row(node);
    if (this.braces === 'partizan') {
      if (row.runs.length > 0) return splitBars(this.source, { ...row, from, to });
      throw this.source.error(
        'syntax',
        node,
        'a form of two players has a bar',
        `write \`{${this.source.quote({ from: from + 1, to: to - 1 }, 40)} |}\`, or \`use 3 players\` for impartial games without one`,
      );
    }
    return { kind: 'position', parts: this.parts(row.sides, row.runs, node), from, to };
  }

  /** The parts of an N-player form: one without a bar, or one a player. */
  private parts(sides: readonly WrittenSide[], runs: readonly Run[], node: Span): Expression[][] {
    const players = this.braces === 'partizan' ? 2 : this.braces.players;
    const parts: Expression[][] = [];
    sides.forEach((side, i) => {
      if (side.tombstone) {
        throw this.source.error('syntax', side, 'games of several players have no tombstones');
      }
      parts.push([...side.options]);
      const bars = runs[i]?.length ?? 1;
      for (let k = 1; k < bars && parts.length <= players; k++) parts.push([]);
    });
    if (parts.length === 1 || parts.length === players) return parts;
    throw this.source.error(
      'syntax',
      node,
      `a game of ${players} players has ${players} parts or, if it is impartial, one; here are ${parts.length > players ? 'more' : parts.length}`,
      `write ${players - 1} bars or none`,
    );
  }

  /** The sides and runs of bars between two braces. */
  private row(node: SyntaxNode): { sides: WrittenSide[]; runs: Run[] } {
    const sides: WrittenSide[] = [];
    const runs: Run[] = [];
    const nothing = (at: number): WrittenSide => {
      return { options: [], tombstone: false, from: at, to: at };
    };
    let side: WrittenSide | undefined;
    for (const child of children(node)) {
      if (child.name === 'Side') side = this.side(child);
      else if (child.name === 'Bars') {
        const { from, to } = child;
        sides.push(side ?? nothing(from));
        runs.push({ from, to, length: barCount(this.text(child)) });
        side = undefined;
      } else if (child.name === 'CloseBrace') {
        sides.push(side ?? nothing(child.from));
      }
    }
    return { sides, runs };
  }

  private side(node: SyntaxNode): WrittenSide {
    const options: Expression[] = [];
    let tombstone = false;
    for (const child of operandNodes(node)) {
      if (child.name === 'Tombstone') tombstone = true;
      else if (child.name !== 'EmptySide') options.push(this.expression(child));
    }
    return { options, tombstone, from: node.from, to: node.to };
  }
}

/** The signs between the terms of a sum: a `Prefix` is a node of its own. */
function isSign(node: SyntaxNode): boolean {
  return node.name === 'Plus' || node.name === 'Minus';
}

/** How many bars a run is, also in LaTeX. */
function barCount(text: string): number {
  if (!text.startsWith('\\')) return text.length;
  return text === '\\|' || text === '\\Vert' ? 2 : 1;
}

/** `f` and `D` can stand before arguments. */
function isCallable(node: SyntaxNode): boolean {
  return node.name === 'Name' || node.name === 'Universe';
}
