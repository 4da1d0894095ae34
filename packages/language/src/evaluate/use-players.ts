// `use N players`: the kind of games it asks for.

import { normalPlay, parsePlayerSet } from '@proviso/engine/multiplayer';
import type { Statement } from '../syntax/ast.ts';
import type { PlayersMode } from '../values/players-mode.ts';

type UsePlayers = Extract<Statement, { kind: 'use-players' }>;

/** The kind of games a statement asks for; those of two players without a convention are the usual ones. */
export function modeOf({ count, winners }: UsePlayers): PlayersMode | undefined {
  if (winners === undefined) {
    return count === 2 ? undefined : { players: count, convention: normalPlay(count) };
  }
  return { players: count, convention: parsePlayerSet(winners.join(' '), count) };
}

/** How the kind of games is told. */
export function modeText({ count, winners }: UsePlayers): string {
  return `${count} players${winners === undefined ? '' : ` where {${winners.join(', ')}} wins`}`;
}
