/**
 * The usual universes, in the order in which they are always shown: from the
 * finest order to the coarsest, normal play last, so that an eye that runs down
 * the column sees where something collapses. The language, the command, the page
 * and the guide read them here; a line more is a universe more.
 */

import type { Arena } from '../forms/arena.ts';
import { integer } from '../forms/named.ts';
import { ValueError } from '../storage/errors.ts';
import { B } from './blocking.ts';
import { closure } from './closure.ts';
import { E } from './dead-ending.ts';
import { D } from './dicot.ts';
import { M } from './full.ts';
import { Normal } from './normal.ts';
import { perfectMurder } from './perfect-murder.ts';
import { type Universe, universeText } from './universe.ts';

export interface UsualUniverse<Key extends string = string, Name extends string = string> {
  /** Letters and digits only, for addresses. */
  readonly key: Key;
  /** As the language has it. */
  readonly name: Name;
  /** As the papers write it. */
  readonly label: string;
  readonly latex: string;
  /** What it is, in a few words. */
  readonly words: string;
  /** Which convention decides a game without moves. */
  readonly play: 'misère' | 'normal';
  /** The universe itself; a closure looks up its generators in an arena. */
  in(arena: Arena): Universe;
}

/** A universe that goes by its name everywhere. */
function named<Name extends string>(name: Name, universe: Universe): UsualUniverse<Name, Name> {
  return {
    key: name,
    name,
    label: universeText(universe, 'unicode'),
    latex: universeText(universe, 'latex'),
    words: universe.words ?? 'a universe',
    play: universe.play ?? 'misère',
    in: () => universe,
  };
}

function usual<Key extends string, Name extends string>(
  universe: UsualUniverse<Key, Name>,
): UsualUniverse<Key, Name> {
  return universe;
}

/** M, B, E, D(1̄0), D(1̄), D and normal play. */
export const USUAL_UNIVERSES = [
  named('M', M),
  named('B', B),
  named('E', E),
  usual({
    key: 'D10',
    name: 'D({.|0,-1})',
    label: 'D(1̄0)',
    latex: '\\mathcal{D}(\\overline{1}0)',
    words: 'the closure of the dicots with 1̄0, where Domineering lives',
    play: 'misère',
    in: (arena) => closure(arena, [perfectMurder(arena, 2)]),
  }),
  usual({
    key: 'D1',
    name: 'D(-1)',
    label: 'D(1̄)',
    latex: '\\mathcal{D}(\\overline{1})',
    words: 'the closure of the dicots with the integers',
    play: 'misère',
    in: (arena) => closure(arena, [integer(arena, -1)]),
  }),
  named('D', D),
  named('Normal', Normal),
] as const;

/** The keys of the usual universes. */
export type UsualKey = (typeof USUAL_UNIVERSES)[number]['key'];

/** Their names in the language. */
export type UsualName = (typeof USUAL_UNIVERSES)[number]['name'];

/** One of the usual universes, with all that is said of it. */
export function usualUniverse(key: UsualKey): UsualUniverse<UsualKey, UsualName> {
  const found = USUAL_UNIVERSES.find((universe) => universe.key === key);
  if (found === undefined) throw new ValueError(`no usual universe has the key ${key}`);
  return found;
}

/** The usual universes, in their order. */
export function usualUniverses(arena: Arena): readonly Universe[] {
  return USUAL_UNIVERSES.map((universe) => universe.in(arena));
}
