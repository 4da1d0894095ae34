// The universes of the page, as the engine has them.

import { type Arena, type Universe, usualUniverse } from '@proviso/engine';
import type { UniverseKey } from '../protocol/universes.ts';

/** A universe by its key. */
export function universeOf(arena: Arena, key: UniverseKey): Universe {
  return usualUniverse(key).in(arena);
}
