// The universes of the page, as the engine has them.

import { type Arena, type Universe, usualUniverse, ValueError } from '@proviso/engine';
import { isOwn, type UniverseKey } from '../protocol/universes.ts';
import { ReadError } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';

/** A universe by its key, or as it was typed. */
export function universeOf(arena: Arena, key: UniverseKey): Universe {
  return isOwn(key) ? readUniverse(key) : usualUniverse(key).in(arena);
}

/** Its generators are taken into whatever arena it is asked in. */
function readUniverse(text: string): Universe {
  const { result, value } = pageSession().run(text, { budget: PAGE_BUDGET });
  if (!result.ok) throw new ReadError(result.error);
  if (value?.type === 'universe') return value.universe;
  throw new ValueError(`this is of type ${result.type}, not a universe`);
}
