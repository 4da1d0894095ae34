import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { integer, onlyFor } from '../../src/multiplayer/games/named.ts';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { parseGame } from '../../src/multiplayer/notation/explicit.ts';
import { equal, equalFor } from '../../src/multiplayer/order/compare.ts';
import {
  bypassReversible,
  deleteOptions,
  dominatedOptions,
  reversibleOptions,
  simplifyFor,
} from '../../src/multiplayer/order/simplify.ts';
import { outcome } from '../../src/multiplayer/play/outcome.ts';
import { plainGames, toStore } from './oracle.ts';
import { verdictOf } from './refutes.ts';

describe('dominated and reversible options', () => {
  it('Proposition 4.38: deleting a dominated option keeps equality for Left, not the outcome', () => {
    const store = new GameStore(3);
    const end = (player: number): GameId => integer(store, 1, player);
    // One move each, Center first, then a last move for Center or for Left.
    const line = (last: GameId): GameId =>
      [0, 2, 1].reduce<GameId>((game, player) => onlyFor(store, player, [game]), last);
    const [worse, better] = [line(end(1)), line(end(0))];
    const game = onlyFor(store, 0, [worse, better]);
    expect(dominatedOptions(store, game, 0)).toEqual([{ option: worse, by: better }]);
    const simpler = deleteOptions(store, game, 0, [worse]);
    expect(simplifyFor(store, game, 0)).toBe(simplifyFor(store, simpler, 0));
    expect(verdictOf(equalFor(store, game, simpler, 0))).toBe('proved');
    expect(outcome(store, game)).not.toEqual(outcome(store, simpler));
    expect(verdictOf(equal(store, game, simpler))).toBe('refuted');
  });

  it('Proposition 4.40: bypassing a reversible option likewise', () => {
    const store = new GameStore(3);
    const game = parseGame(store, '{{ | 0, 1[2] | } | | }');
    const [reversible] = reversibleOptions(store, game, 0);
    if (reversible === undefined) throw new Error('not reversible');
    expect(bypassReversible(store, game, 0, reversible)).toBe(store.zero);
    expect(verdictOf(equalFor(store, game, store.zero, 0))).toBe('proved');
    expect(outcome(store, game)).not.toEqual(outcome(store, store.zero));
  });

  property.prop([plainGames(3, 3), fc.nat()], { numRuns: 60 })(
    'a simplified game is equal for the player',
    (g, who) => {
      const store = new GameStore(3);
      const game = toStore(store, g);
      const simpler = simplifyFor(store, game, who % 3);
      expect(verdictOf(equalFor(store, game, simpler, who % 3))).toBe('proved');
    },
  );
});
