// Recursions that do not end, told from those that are merely deep: a call that waits for itself, one
// that has gone deeper than anybody means, and the usual slip of a number that is a game, where `n - 1`
// is a sum of games and never 0.

import { rank } from '@proviso/engine';
import { integerValue } from '@proviso/engine/forms';
import type { Expression } from '../syntax/ast.ts';
import { subexpressions } from '../syntax/subexpressions.ts';
import { callText, headText } from '../values/text.ts';
import type { UserFunction, Value } from '../values/value.ts';
import type { Call } from './deep-calls.ts';
import type { Memory } from './memory.ts';

/** Deeper than this nobody means to go; it takes a second to get there. */
const MOST_LEVELS = 1_500_000;
/** About how many levels lie between a call that waits and the next. */
const LEVELS_EACH = 340;
/** After so many a recursion on a game that only grows is taken for a slip. */
const ENOUGH_WAITING = 2;

/** Longer calls are not told: what they have grown to says nothing. */
const LONGEST_CALL = 40;

/** What is wrong with a recursion, and the cure. */
export interface Endless {
  readonly problem: string;
  readonly cure: string | undefined;
}

/** What is wrong with beginning a call while others wait for it, so many calls inside the outermost. */
export function endlessness(
  memory: Memory,
  agenda: readonly Call[],
  next: Call,
  calls: number,
): Endless | undefined {
  if (memory.pending.has(next.key)) {
    return {
      problem: `\`${textOf(next)}\` calls itself with the same arguments, without end`,
      cure: undefined,
    };
  }
  const [first] = agenda;
  if (first === undefined) return undefined;
  const grown = agenda.length >= ENOUGH_WAITING ? growingNumber(first, next) : undefined;
  if (grown !== undefined) return grown;
  if (agenda.length * LEVELS_EACH < MOST_LEVELS) return undefined;
  const deep = `${calls.toLocaleString('en')} deep`;
  const name = next.f.name;
  const head = name !== '' && name === first.f.name ? `\`${name}\` calls itself` : 'calls nest';
  // Where the calls began tells nothing: the first that waits is none that anybody wrote.
  const last = textOf(next);
  const at = last.length <= LONGEST_CALL ? `, by now as \`${last}\`` : '';
  return {
    problem: `${head} ${deep}${at}`,
    cure: 'does the recursion end? Give it a case that does not call it again',
  };
}

/** Only for messages: the text of a large game takes time. */
function textOf({ f, args }: Call): string {
  return callText(f, args);
}

/** `f(n) := … f(n - 1) …` called with a literal: the parameter that is a game and should be an integer. */
function growingNumber(first: Call, next: Call): Endless | undefined {
  const { f } = next;
  if (first.f.body !== f.body || next.args.some(({ type }) => type === 'integer')) return undefined;
  const i = f.parameters.findIndex(({ name, kind }, k) => {
    const [before, after] = [first.args[k], next.args[k]];
    return kind === undefined && countsDown(f, k, name) && grows(before, after);
  });
  const parameter = f.parameters[i];
  if (parameter === undefined) return undefined;
  const kinded = f.parameters.map((each, k) =>
    k === i ? { ...each, kind: 'integer' as const } : each,
  );
  const { name } = parameter;
  return {
    problem: `\`${f.name}\` calls itself without end: a literal number is a game, so here \`${name}\` is a sum of games that only grows`,
    cure: `write \`${headText({ name: f.name, parameters: kinded })} := …\``,
  };
}

/** A game that has grown, and is no number by now. */
function grows(before: Value | undefined, after: Value | undefined): boolean {
  if (before?.type !== 'game' || after?.type !== 'game') return false;
  const { arena, id } = after.game;
  return (
    rank(arena, id) > rank(before.game.arena, before.game.id) &&
    integerValue(arena, id) === undefined
  );
}

/** Whether a function calls itself with a parameter less or more a literal number. */
function countsDown({ name: own, body }: UserFunction, i: number, parameter: string): boolean {
  return [...subexpressions(body)].some((expression) => {
    if (expression.kind !== 'call' || expression.name !== own) return false;
    const argument = expression.args[i];
    return (
      argument?.kind === 'sum' &&
      isStep(
        argument.terms.map(({ operand }) => operand),
        parameter,
      )
    );
  });
}

function isStep(operands: readonly Expression[], parameter: string): boolean {
  return operands.every(
    (operand) =>
      operand.kind === 'number' || (operand.kind === 'name' && operand.name === parameter),
  );
}
