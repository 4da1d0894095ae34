// The universes of the page, as the engine has them.

import {
  type Arena,
  B,
  closure,
  D,
  E,
  integer,
  M,
  Normal,
  type Universe,
  ZERO,
} from '@proviso/engine';
import type { UniverseKey } from '../protocol/universes.ts';

/** A universe by its key. */
export function universeOf(arena: Arena, key: UniverseKey): Universe {
  switch (key) {
    case 'M':
      return M;
    case 'B':
      return B;
    case 'E':
      return E;
    case 'D10':
      return closure(arena, [arena.intern([], [ZERO, integer(arena, -1)])]);
    case 'D1':
      return closure(arena, [integer(arena, -1)]);
    case 'D':
      return D;
    case 'Normal':
      return Normal;
  }
}
