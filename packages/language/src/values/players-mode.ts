// The kind of games that `use N players` asks for.

import type { Convention } from '@proviso/engine/multiplayer';

/** What `use N players` sets. Without one, games are those of two players. */
export interface PlayersMode {
  readonly players: number;
  /** Who wins the empty game, relative to the player who cannot move. */
  readonly convention: Convention;
}
