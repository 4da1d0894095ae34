// When two values are the same to whoever asks (`unique`, `group`, `period`): games as trees, boards as they
// are written. What functions are remembered by is another matter: evaluate/memory-keys.ts.

import {
  type Board,
  positionToText,
  type Ruleset,
  rulesetKey,
  rulesets,
  rulesetToText,
  summandsOf,
} from '@proviso/engine/rulesets';
import type { CallContext } from '../values/descriptor.ts';
import { winnersText } from '../values/text.ts';
import type { Value } from '../values/value.ts';

/** A text that two values share exactly when they are the same. */
export function identity(context: CallContext, value: Value): string {
  switch (value.type) {
    case 'game':
      return `game ${context.read.form(value, context.span)}`;
    case 'multiplayer':
      return `game ${value.store.players} ${context.players?.read(value, context.span) ?? value.id}`;
    case 'winners':
      return `outcome ${winnersText(value)}`;
    case 'list':
      return `[${value.items.map((item) => identity(context, item)).join(' ')}]`;
    case 'universe':
      return `universe ${value.universe.key}`;
    case 'board':
      return summandsOf(value.board).map(boardIdentity).join(' + ');
    case 'ruleset':
      return `ruleset ${rulesetIdentity(value.ruleset)}`;
    case 'text':
      return `text ${JSON.stringify(value.value)}`;
    case 'nothing':
      return 'nothing';
    case 'strategy':
      throw context.error('type', 'strategies cannot be told apart');
    case 'function':
    case 'certificate':
    case 'picture':
      throw context.error('type', `${value.type}s cannot be told apart`);
    default:
      return `${value.type} ${value.value}`;
  }
}

/** Rulesets whose definition does not tell them apart, by number. */
const numbers = new WeakMap<object, number>();
let numbered = 0;

function rulesetIdentity(ruleset: Ruleset): string {
  const key = rulesetKey(ruleset);
  if (typeof key === 'string') return key;
  if (ruleset.name !== undefined && rulesets.has(ruleset.name)) return rulesetToText(ruleset);
  const number = numbers.get(key) ?? ++numbered;
  numbers.set(key, number);
  return `number ${number}`;
}

function boardIdentity(board: Board): string {
  return `${rulesetIdentity(board.ruleset)} ${JSON.stringify(positionToText(board))}`;
}
