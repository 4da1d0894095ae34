// Values on their way to another arena and other stores, when the old ones have grown large.

import { type Arena, Game } from '@proviso/engine';
import { copyForms } from '@proviso/engine/forms';
import { copyGames } from '@proviso/engine/multiplayer';
import { summandsOf } from '@proviso/engine/rulesets';
import { movesIn } from '../functions/ruleset-definitions.ts';
import { elementsIn, listsIn } from '../values/nested.ts';
import type { Scope } from '../values/scope.ts';
import { multiplayerValue, type Value } from '../values/value.ts';
import type { Stores } from './players.ts';

/** Moves what scopes hold, those around them included, and what the functions in them hold. */
export function moveScopes(scopes: readonly Scope[], arena: Arena, stores: Stores): void {
  const seen = new Map<Value, Value>();
  const reached = new Set(scopes);
  for (const scope of reached) {
    for (const [name, value] of scope.values) {
      scope.set(name, moved(value, arena, stores, seen));
      for (const inner of scopesIn(value)) reached.add(inner);
    }
    if (scope.outer !== undefined) reached.add(scope.outer);
  }
}

/** The scopes of the functions in a value. */
function* scopesIn(value: Value): Iterable<Scope> {
  for (const element of elementsIn(value)) {
    if (element.type === 'ruleset') yield* scopesOf(movesIn(element.ruleset));
    else if (element.type === 'board') {
      for (const { ruleset } of summandsOf(element.board)) yield* scopesOf(movesIn(ruleset));
    } else yield* scopesOf([element]);
  }
}

function scopesOf(values: readonly Value[]): Scope[] {
  return values.flatMap((value) =>
    value.type === 'function' && value.builtIn === undefined ? [value.scope] : [],
  );
}

/** The same value with its games in another arena and other stores. */
function moved(value: Value, arena: Arena, stores: Stores, seen: Map<Value, Value>): Value {
  const move = (item: Value): Value => {
    let result = seen.get(item);
    if (result === undefined) {
      result = movedGame(item, arena, stores);
      seen.set(item, result);
    }
    return result;
  };
  // Those inside come first.
  for (const list of listsIn(value)) {
    if (!seen.has(list)) seen.set(list, { ...list, items: list.items.map(move) });
  }
  return move(value);
}

/** The same for what is no list. */
function movedGame(value: Value, arena: Arena, stores: Stores): Value {
  if (value.type === 'game') {
    const [id] = copyForms(value.game.arena, [value.game.id], arena);
    if (id !== undefined) return { type: 'game', game: new Game(arena, id) };
  } else if (value.type === 'multiplayer') {
    const store = stores.get(value.store.players);
    const [id] = copyGames(value.store, [value.id], store);
    if (id !== undefined) return multiplayerValue(store, id);
  }
  return value;
}
