// Values on their way to another arena and other stores, when the old ones have grown large.

import { type Arena, Game } from '@proviso/engine';
import { copyForms } from '@proviso/engine/forms';
import { copyGames } from '@proviso/engine/multiplayer';
import { summandsOf } from '@proviso/engine/rulesets';
import { movesIn } from '../functions/ruleset-definitions.ts';
import { elementsIn, listsIn } from '../values/nested.ts';
import type { Scope } from '../values/scope.ts';
import {
  type GameValue,
  type MultiplayerValue,
  multiplayerValue,
  type Value,
} from '../values/value.ts';
import type { Stores } from './players.ts';

/** Moves what scopes hold, those around them included, and what the functions in them hold. */
export function moveScopes(scopes: readonly Scope[], arena: Arena, stores: Stores): void {
  const reached = reachedFrom(scopes);
  const seen = movedGames(reached, arena);
  for (const scope of reached) {
    for (const [name, value] of scope.values) scope.set(name, moved(value, stores, seen));
  }
}

/** The scopes, those around them, and those of the functions in them. */
function reachedFrom(scopes: readonly Scope[]): Set<Scope> {
  const reached = new Set(scopes);
  for (const scope of reached) {
    for (const value of scope.values.values()) {
      for (const inner of scopesIn(value)) reached.add(inner);
    }
    if (scope.outer !== undefined) reached.add(scope.outer);
  }
  return reached;
}

/** The games of two players in the scopes, each with what it is in the other arena: all at once, for there may be a million. */
function movedGames(scopes: Iterable<Scope>, arena: Arena): Map<Value, Value> {
  const games = new Map<Arena, Set<GameValue>>();
  for (const scope of scopes) {
    for (const value of scope.values.values()) {
      for (const element of elementsIn(value)) {
        if (element.type !== 'game') continue;
        const from = element.game.arena;
        games.set(from, (games.get(from) ?? new Set()).add(element));
      }
    }
  }
  const images = new Map<Value, Value>();
  for (const [from, values] of games) {
    const ids = copyForms(
      from,
      Array.from(values, ({ game }) => game.id),
      arena,
    );
    for (const [i, value] of [...values].entries()) {
      const id = ids[i];
      if (id !== undefined) images.set(value, { type: 'game', game: new Game(arena, id) });
    }
  }
  return images;
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

/** The same value with its games in another arena and other stores; `seen` has those of two players already. */
function moved(value: Value, stores: Stores, seen: Map<Value, Value>): Value {
  const move = (item: Value): Value => {
    let result = seen.get(item);
    if (result === undefined) {
      result = item.type === 'multiplayer' ? movedAmong(stores, item) : item;
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

/** The same game of several players in another store. */
function movedAmong(stores: Stores, value: MultiplayerValue): Value {
  const store = stores.get(value.store.players);
  const [id] = copyGames(value.store, [value.id], store);
  return id === undefined ? value : multiplayerValue(store, id);
}
