// Why an assertion does not hold: what its parts were. The parts are evaluated once more, which is
// quick, for the engine remembers; where even that is too much, nothing is said.

import { LanguageError } from '../errors.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Scope } from '../values/scope.ts';
import { briefText } from '../values/text.ts';
import type { Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';

/** `X does not hold`, and as far as is known why. */
export function failedAssertion(evaluator: Evaluator, claim: Expression, scope: Scope): string {
  try {
    return evaluator.placed(() => verdict(evaluator, claim, scope, false));
  } catch (error) {
    if (!(error instanceof LanguageError) || error.kind === 'invariant') throw error;
    return `\`${evaluator.source.quote(claim)}\` does not hold`;
  }
}

/** `X holds` or `X does not hold`, with its parts. */
function verdict(evaluator: Evaluator, claim: Expression, scope: Scope, holds: boolean): string {
  const said = `\`${evaluator.source.quote(claim)}\` ${holds ? 'holds' : 'does not hold'}`;
  const why = reason(evaluator, claim, scope, holds);
  return why === '' ? said : `${said}: ${why}`;
}

function reason(evaluator: Evaluator, claim: Expression, scope: Scope, holds: boolean): string {
  switch (claim.kind) {
    case 'not':
      return verdict(evaluator, claim.operand, scope, !holds);
    case 'and':
    case 'or':
      return claim.operands
        .filter((operand) => truthOf(evaluator, operand, scope) === holds)
        .map((operand) => verdict(evaluator, operand, scope, holds))
        .join('; ');
    case 'if': {
      const chosen = truthOf(evaluator, claim.condition, scope) ? claim.then : claim.otherwise;
      return verdict(evaluator, chosen, scope, holds);
    }
    case 'relation':
      return told(evaluator, [claim.left, claim.right], scope);
    case 'membership':
      return told(evaluator, [claim.element], scope);
    case 'call':
      return told(evaluator, claim.args, scope);
    default:
      return '';
  }
}

function truthOf(evaluator: Evaluator, expression: Expression, scope: Scope): boolean {
  const value = evaluator.evaluate(expression, scope);
  return value.type === 'boolean' && value.value;
}

/** `` `G` is {0 | *} and `H` is * ``; what is written as its value is left out. */
function told(evaluator: Evaluator, parts: readonly Expression[], scope: Scope): string {
  return parts
    .filter((part) => !LITERALS.has(part.kind))
    .map((part) => ({ part, value: evaluator.evaluate(part, scope) }))
    .filter(({ value }) => !SILENT.has(value.type))
    .map(({ part, value }) => [evaluator.source.quote(part), briefText(value)] as const)
    .filter(([written, text]) => squeezed(written) !== squeezed(text))
    .map(([written, text]) => `\`${written}\` is ${text}`)
    .join(' and ');
}

function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

const LITERALS: ReadonlySet<Expression['kind']> = new Set([
  ...(['number', 'fraction', 'star', 'up', 'down', 'ups', 'universe', 'outcome'] as const),
  ...(['boolean', 'text', 'notation', 'lambda'] as const),
]);

/** Values whose text tells nothing new. */
const SILENT: ReadonlySet<Value['type']> = new Set(['function', 'universe', 'picture']);
