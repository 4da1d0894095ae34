// Values on their way to another arena and other stores, when the old ones have grown large.

import { type Arena, Game } from '@proviso/engine';
import { copyForms } from '@proviso/engine/forms';
import { copyGames } from '@proviso/engine/multiplayer';
import { movesIn } from '../functions/ruleset-definitions.ts';
import type { Scope } from '../values/scope.ts';
import { multiplayerValue, type Value } from '../values/value.ts';
import type { Stores } from './players.ts';

/** Moves what scopes hold, those around them included. */
export function moveScopes(scopes: readonly Scope[], arena: Arena, stores: Stores): void {
  const seen = new Map<Value, Value>();
  const done = new Set<Scope>();
  for (const scope of scopes) {
    moveScope(scope, (value) => moved(value, arena, stores, seen), done);
  }
}

/** Moves what a scope holds, and what the functions in it hold. */
function moveScope(scope: Scope, move: (value: Value) => Value, done: Set<Scope>): void {
  if (done.has(scope)) return;
  done.add(scope);
  for (const [name, value] of scope.values) {
    scope.set(name, move(value));
    for (const inner of scopesIn(value)) moveScope(inner, move, done);
  }
  if (scope.outer !== undefined) moveScope(scope.outer, move, done);
}

/** The scopes of the functions in a value. */
function scopesIn(value: Value): Scope[] {
  if (value.type === 'list') return value.items.flatMap(scopesIn);
  if (value.type === 'ruleset') return movesIn(value.ruleset).flatMap(scopesIn);
  if (value.type === 'board') return movesIn(value.board.ruleset).flatMap(scopesIn);
  return value.type === 'function' && value.builtIn === undefined ? [value.scope] : [];
}

/** The same value with its games in another arena and other stores. */
function moved(value: Value, arena: Arena, stores: Stores, seen: Map<Value, Value>): Value {
  const known = seen.get(value);
  if (known !== undefined) return known;
  let result = value;
  if (value.type === 'game') {
    const [id] = copyForms(value.game.arena, [value.game.id], arena);
    if (id !== undefined) result = { type: 'game', game: new Game(arena, id) };
  } else if (value.type === 'multiplayer') {
    const store = stores.get(value.store.players);
    const [id] = copyGames(value.store, [value.id], store);
    if (id !== undefined) result = multiplayerValue(store, id);
  } else if (value.type === 'list') {
    result = { ...value, items: value.items.map((item) => moved(item, arena, stores, seen)) };
  }
  seen.set(value, result);
  return result;
}
