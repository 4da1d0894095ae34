// Reasons: `explain(…)`, whose argument is not evaluated but taken as the
// question to be explained.

import { type Arena, type FormId, simplestForm, type Universe } from '@proviso/engine';
import { CHECK_BUDGET, checkText } from '@proviso/engine/check';
import {
  type Explanation,
  explainAtLeast,
  explainComparison,
  explainInvertible,
  explainOutcome,
  explainSimplest,
  type ReasonFile,
  reasonFiles,
} from '@proviso/engine/reasons';
import type { Expression, ExpressionOf } from '../syntax/ast.ts';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { aValueOf, booleanValue, type CertificateValue, type Value } from '../values/value.ts';
import { boardCertificate, outcomeOfBoard } from './board-reasons.ts';
import { anything, expression, positionOf } from './parameters.ts';

export const REASONS: readonly FunctionDescriptor[] = [
  describe({
    name: 'explain',
    theme: 'reasons',
    parameters: [expression('question')],
    result: 'a certificate: the reasons in words, and files that `proviso check` verifies',
    summary: 'Why something is so: a relation, `G mod U`, `outcome(G)` or `invertible(G, U)`.',
    item: 'Siegel, Theorem 5.5',
    examples: [{ input: 'explain(0 >= 0 mod M)', output: '0 >= 0 modulo M, the same game.' }],
    run: (context, question) => explainQuestion(context, question),
  }),
  describe({
    name: 'check',
    theme: 'reasons',
    parameters: [anything('certificate')],
    result: 'true or false',
    summary: 'Whether the independent checker finds that a certificate, or those of a text, hold.',
    notes: [
      'It trusts neither the engine nor the text; `proviso check` says what it takes on trust.',
    ],
    examples: [{ input: 'check(explain(* + * == 0 mod D))', output: 'true' }],
    run: (context, subject) => booleanValue(checked(context, subject)),
  }),
];

/** Whether the statement has to end. */
function isStopped({ arena }: CallContext): boolean {
  try {
    arena.tick();
    return false;
  } catch {
    return true;
  }
}

/** Whether all certificates of a value hold; there has to be one. */
function checked(context: CallContext, subject: Value): boolean {
  if (subject.type !== 'certificate' && subject.type !== 'text') {
    throw context.error(
      'type',
      `${aValueOf(subject.type)} is no certificate`,
      'write `check(explain(…))`, or give it the text of a certificate',
    );
  }
  const text =
    subject.type === 'text'
      ? subject.value
      : subject.files.map((file) => JSON.stringify(file)).join('\n');
  const budget = { ...CHECK_BUDGET, shouldStop: () => isStopped(context) };
  const verdicts = [...checkText(text, () => budget)].map(({ verdict }) => verdict);
  // Where it was stopped, this says so.
  context.arena.tick();
  const unread = verdicts.find((verdict) => !verdict.valid && verdict.code !== 'certificate');
  if (unread !== undefined && !unread.valid) {
    throw context.error('value', `there is nothing to check: ${unread.fault}`);
  }
  return verdicts.every(({ valid }) => valid);
}

function explainQuestion(context: CallContext, question: Expression): CertificateValue {
  switch (question.kind) {
    case 'relation':
      return explainRelation(context, question);
    case 'reduction':
      return explainReduction(context, question);
    case 'call':
      return explainCall(context, question);
    default:
      throw context.error(
        'type',
        'there is nothing to explain here',
        'write `explain(G >= H mod U)`, `explain(G mod U)`, `explain(outcome(G))` or `explain(invertible(G, U))`',
      );
  }
}

function explainRelation(
  context: CallContext,
  { sign, left, right, universe }: ExpressionOf<'relation'>,
): CertificateValue {
  const modulo = universe === undefined ? context.universe : universeOf(context, universe);
  const g = formOf(context, left);
  const h = formOf(context, right);
  if (sign === '>=') return atLeast(context, g, h, modulo);
  if (sign === '<=') return atLeast(context, h, g, modulo);
  return comparison(context, g, h, modulo);
}

/** The steps, and certificates that the simplest form equals the game. */
function explainReduction(
  context: CallContext,
  { game, universe: written }: ExpressionOf<'reduction'>,
): CertificateValue {
  const { arena } = context;
  const universe = universeOf(context, written);
  const g = formOf(context, game);
  const files = bothWays(context.arena, g, simplestForm(arena, g, universe), universe);
  return certificate(context, explainSimplest(arena, g, universe), files);
}

function explainCall(context: CallContext, call: ExpressionOf<'call'>): CertificateValue {
  const { arena } = context;
  const [first, second, third] = call.args;
  if (call.name === 'outcome' && first !== undefined && second === undefined) {
    const { board, form } = positionOf(context.evaluate(first), first, context);
    const files = board === undefined ? [] : [outcomeOfBoard(context, board, 'misere')];
    return certificate(context, explainOutcome(arena, form()), files);
  }
  if (call.name === 'normaloutcome' && first !== undefined && second === undefined) {
    const { board } = positionOf(context.evaluate(first), first, context);
    if (board !== undefined) return boardCertificate(context, board, 'normal');
  }
  if (call.name === 'invertible' && first !== undefined && third === undefined) {
    const universe = second === undefined ? context.universe : universeOf(context, second);
    return certificate(context, explainInvertible(arena, formOf(context, first), universe));
  }
  if (call.name === 'compare' && first !== undefined && second !== undefined) {
    const universe = third === undefined ? context.universe : universeOf(context, third);
    return comparison(context, formOf(context, first), formOf(context, second), universe);
  }
  throw context.error(
    'value',
    `\`${call.name}\` is not explained`,
    'relations, `mod`, `outcome`, `compare` and `invertible` are, and `normaloutcome` of a board is',
  );
}

function atLeast(context: CallContext, g: FormId, h: FormId, universe: Universe): CertificateValue {
  const files = reasonFiles(context.arena, [[g, h]], universe);
  return certificate(context, explainAtLeast(context.arena, g, h, universe), files);
}

function comparison(
  context: CallContext,
  g: FormId,
  h: FormId,
  universe: Universe,
): CertificateValue {
  const files = bothWays(context.arena, g, h, universe);
  return certificate(context, explainComparison(context.arena, g, h, universe), files);
}

function bothWays(arena: Arena, g: FormId, h: FormId, universe: Universe): ReasonFile[] {
  const pairs = [
    [g, h],
    [h, g],
  ] as const;
  return reasonFiles(arena, pairs, universe);
}

function certificate(
  { arena }: CallContext,
  explanation: Explanation,
  files: CertificateValue['files'] = [],
): CertificateValue {
  return { type: 'certificate', arena, explanation, files };
}

function formOf(context: CallContext, written: Expression): FormId {
  return context.read.form(context.evaluate(written), written);
}

function universeOf(context: CallContext, written: Expression): Universe {
  const value = context.evaluate(written);
  if (value.type === 'universe') return value.universe;
  throw context.error('type', 'expected a universe after `mod`', undefined, written);
}
