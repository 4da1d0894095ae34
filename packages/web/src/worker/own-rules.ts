// Rules of one's own: a definition that stands in the address of a board, as an expression of the
// language, and the address of a board that somebody has computed with.

import { type Arena, ValueError } from '@proviso/engine';
import {
  type Board,
  positionToText,
  type Ruleset,
  rulesets,
  summandsOf,
} from '@proviso/engine/rulesets';
import { rulesetDefinition, type Session } from '@proviso/language';
import type { RulesetInfo } from '../protocol/answers.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { ReadError } from './errors.ts';
import { habitatOf } from './habitat.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';
import { sumAddress } from './sum-board.ts';

/** What the page knows of rules of one's own before it has read any; what is empty here the page says. */
export const OWN_RULES: RulesetInfo = {
  name: OWN_NAME,
  title: '',
  rules: '',
  notation: '',
  parameters: ['grid(".|. -> #|#", ".. -> ##")'],
  parameterTitles: [],
  examples: ['...|...', '..|..'],
};

/** What the page knows of the rules of a definition. */
export function ownRules(definition: string): RulesetInfo {
  const { ruleset } = rulesOf(definition);
  const { rules = '', notation = '', boards, habitat } = ruleset;
  const some = boards === undefined ? ['5'] : boards.strip ? ['.....'] : OWN_RULES.examples;
  return {
    ...OWN_RULES,
    rules,
    notation,
    byFunctions: boards === undefined,
    examples: ruleset.examples ?? some,
    ...(habitat && { habitat: habitatOf(habitat) }),
    ...(boards && { boards }),
  };
}

/** A board of the rules of a definition. */
export function ownBoard(
  definition: string,
  position: string,
): { arena: Arena; board: Board; text: string } {
  const { ruleset, session } = rulesOf(definition);
  if (ruleset.parse === undefined) throw new ValueError('these rules read no positions');
  const at = ruleset.parse(position);
  const literal = ruleset.literal?.(at) ?? JSON.stringify(position);
  // Functions of moves are computed in the session's arena, so that is where the budget must be.
  const { arena } = session;
  return { arena, board: { ruleset, position: at }, text: `(Q := ${definition}; Q(${literal}))` };
}

function rulesOf(definition: string): { ruleset: Ruleset; session: Session } {
  const session = pageSession();
  const { result, value } = session.run(definition, { budget: PAGE_BUDGET });
  if (!result.ok) throw new ReadError(result.error);
  if (value?.type === 'ruleset') return { ruleset: value.ruleset, session };
  throw new ValueError(
    `this is ${result.type === 'nothing' ? 'no value' : `of type ${result.type}`}, not a ruleset; write rules such as grid(".|. -> #|#", ".. -> ##")`,
  );
}

/** The address of a board, if its rules can travel. */
export function addressOf(board: Board): readonly string[] | undefined {
  const { ruleset } = board;
  if (summandsOf(board)[0] !== board) return sumAddress(board);
  const { name, parameters = [] } = ruleset;
  if (name !== undefined && rulesets.has(name)) {
    return ['board', name, ...parameters, positionToText(board)];
  }
  const definition = rulesetDefinition(ruleset);
  return definition === undefined
    ? undefined
    : ['board', OWN_NAME, definition, positionToText(board)];
}
