// The syntax tree the evaluator walks: what was written, with every reading
// settled (bars split, `mod` attached, signs told apart) and every node's place
// in the source kept.

import type { Span } from '../errors.ts';

export type RelationSign = '>=' | '<=' | '==' | '!=' | '>' | '<' | '<>';

/** Left, the next player, the previous one, Right. */
export type OutcomeName = 'L' | 'N' | 'P' | 'R';

export type Expression = Literal | Structure | Operation;

type Literal =
  | Node<'number', { value: bigint }>
  | Node<'fraction', { numerator: bigint; denominator: bigint }>
  | Node<'star', { size: number }>
  | Node<'up'>
  | Node<'down'>
  /** `^3*2`: so many ups, downs where negative, and a nim-heap, 0 where there is none. */
  | Node<'ups', { count: number; star: number }>
  | Node<'name', { name: string }>
  | Node<'universe', { name: string }>
  | Node<'outcome', { name: OutcomeName }>
  | Node<'boolean', { value: boolean }>
  | Node<'text', { value: string }>
  /** A compact notation: `end"2(10)#"`. */
  | Node<'notation', { tag: string; text: string }>;

type Structure =
  /** A two-player form; the tombstones are bits, 1 for Left and 2 for Right. */
  | Node<'form', { left: Expression[]; right: Expression[]; tombstones: number }>
  /** An N-player form: one part without a bar (impartial), or one part a player. */
  | Node<'position', { parts: Expression[][] }>
  | Node<'list', { items: Expression[] }>
  /** `[item for x in xs if c for y in ys]`, its clauses from left to right. */
  | Node<'comprehension', { item: Expression; clauses: Clause[] }>
  /** `(x := e; f(n) := …; body)`. */
  | Node<'locals', { definitions: Definition[]; body: Expression }>
  | Node<'call', { name: string; nameSpan: Span; args: Expression[] }>
  /** A call of what an expression comes to: `f(2)(7)`, `(x -> x + x)(1)`. */
  | Node<'apply', { callee: Expression; args: Expression[] }>
  | Node<'index', { list: Expression; index: Expression }>
  | Node<'lambda', { parameters: FormalParameter[]; body: Expression }>
  | Node<'if', { condition: Expression; then: Expression; otherwise: Expression }>;

type Operation =
  | Node<'conjugate', { operand: Expression }>
  /** `±x` is `{x | -x}`, `±{x, y}` is `{x, y | -x, -y}`. */
  | Node<'plusminus', { options: Expression[] }>
  | Node<'sum', { terms: Term[] }>
  /** `2 * 3 * G`, read from the right. */
  | Node<'product', { factors: Expression[] }>
  /** `n div 2 rem 3`, read from the left. */
  | Node<'quotient', { dividend: Expression; steps: Division[] }>
  | Node<'range', { first: Expression; last: Expression }>
  | Node<
      'relation',
      { sign: RelationSign; left: Expression; right: Expression; universe?: Expression }
    >
  | Node<'membership', { element: Expression; of: Expression }>
  | Node<'reduction', { game: Expression; universe: Expression }>
  | Node<'not', { operand: Expression }>
  | Node<'and', { operands: Expression[] }>
  | Node<'or', { operands: Expression[] }>;

/** A term of a sum, and whether it is subtracted. */
export interface Term {
  readonly negative: boolean;
  readonly operand: Expression;
}

/** A rounded division, and whether the quotient or the remainder is meant. */
export interface Division {
  readonly sign: 'div' | 'rem';
  readonly divisor: Expression;
}

/** A part of a comprehension: where a name comes from, or what has to hold. */
export type Clause =
  | Node<'for', { name: string; list: Expression }>
  | Node<'when', { condition: Expression }>;

/** What a parameter may be said to take. */
export const KINDS = [
  ...(['integer', 'game', 'text', 'list', 'outcome', 'boolean'] as const),
  ...(['universe', 'board', 'ruleset', 'function'] as const),
] as const;

export type Kind = (typeof KINDS)[number];

/** A parameter of a function somebody wrote. */
export interface FormalParameter {
  readonly name: string;
  readonly kind?: Kind;
}

/** What gives a name its meaning. */
export type Definition =
  | Node<'assign', { name: string; expression: Expression }>
  | Node<'define', { name: string; parameters: FormalParameter[]; body: Expression }>;

/** A statement; a silent one ends its line with `;`. */
export type Statement = StatementBody & { readonly silent?: true };

type StatementBody =
  | Node<'evaluate', { expression: Expression }>
  | Definition
  | Node<'use-universe', { universe: Expression }>
  /** `winners` are the players who win the empty game, where the statement says. */
  | Node<'use-players', { count: number; winners?: string[] }>
  /** `use names`, `use braces`: how games are printed. */
  | Node<'use-naming', { naming: 'all' | 'none' }>
  | Node<'assert', { claim: Expression }>;

type Node<Kind extends string, Fields = unknown> = Span &
  Readonly<{ kind: Kind }> &
  Readonly<Fields>;

/** The node of one kind. */
export type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;
