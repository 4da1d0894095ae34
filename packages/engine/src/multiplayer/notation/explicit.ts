/**
 * The explicit notation: `{a, b}` is the game with options a and b for everyone, `{a | b | c}`
 * with exactly N parts a partizan one, `0` or `{}` the empty game, `*` and `*2` nim-heaps, `2[0]`
 * the integer 2 of player 0, `G + H` a sum, `3 * G` or `3·G` a number of copies, and parentheses
 * group. An empty part may be marked by `.`. `parseGame` reads it and `printGame` writes it without
 * sums, options in structural order, so that reading what was written gives the same game and the
 * same game is always written in the same way.
 */

import { BRACKETS, type Brackets, heapName, type PrintStyle } from '../../notation/signs.ts';
import { LimitError } from '../../storage/errors.ts';
import { integer, nimHeap } from '../games/named.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { StructuralOrder } from '../games/structural-order.ts';
import { add, copies } from '../games/sum.ts';
import { NotationReader } from './reader.ts';

export function parseGame(store: GameStore, text: string): GameId {
  const reader = new ExplicitReader(store, text);
  return reader.whole();
}

class ExplicitReader extends NotationReader {
  protected override game(): GameId {
    let total = this.#term();
    while (this.take('+')) total = add(this.store, total, this.#term());
    return total;
  }

  #term(): GameId {
    if (!/[0-9]/.test(this.peek())) return this.#atom();
    const value = this.#number();
    if (this.take('[')) {
      const player = this.#number();
      if (player >= this.store.players) {
        this.fail(`players are numbered 0 to ${this.store.players - 1}; there is no ${player}`);
      }
      this.expect(']');
      return integer(this.store, value, player);
    }
    if (this.take('*') || this.take('·')) {
      return copies(this.store, value, this.#term());
    }
    if (value === 0) return this.store.zero;
    return this.fail(
      `the number ${value} is not a game: write ${value}[0] for the integer of player 0`,
    );
  }

  #atom(): GameId {
    if (this.take('*')) {
      return nimHeap(this.store, /[0-9]/.test(this.text.charAt(this.at)) ? this.#number() : 1);
    }
    if (this.take('(')) {
      const game = this.nested(() => this.game());
      this.expect(')');
      return game;
    }
    if (this.take('{')) return this.nested(() => this.#braces());
    return this.fail(
      this.peek() === '' ? 'A game is missing here.' : `"${this.peek()}" does not begin a game.`,
    );
  }

  #braces(): GameId {
    const parts: GameId[][] = [[]];
    for (;;) {
      const part = parts[parts.length - 1] as GameId[];
      if (this.take('.') || this.take('·')) {
        if (!/[|}]/.test(this.peek())) this.fail('"." stands for a part without options');
      } else if (!/[|,}]/.test(this.peek())) {
        do part.push(this.game());
        while (this.take(','));
      }
      if (this.take('|')) {
        parts.push([]);
        continue;
      }
      this.expect('}');
      break;
    }
    const [shared = []] = parts;
    if (parts.length === 1) return this.store.impartial(shared);
    if (parts.length !== this.store.players) {
      this.fail(
        `a game for ${this.store.players} players has ${this.store.players} parts, this one has ${parts.length}`,
      );
    }
    return this.store.partizan(parts);
  }

  #number(): number {
    this.peek();
    const digits = /^[0-9]+/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) return this.fail('a number is missing here');
    this.at += digits.length;
    return Number(digits);
  }
}

/** Longer texts than this are refused: a short game can have an enormous tree. */
export const DEFAULT_TEXT_LIMIT = 1_000_000;

export type { PrintStyle };

interface Signs extends Brackets {
  readonly integer: (value: number, player: number, players: number) => string;
  readonly heap: (size: number) => string;
}

const plainInteger = (value: number, player: number): string => `${value}[${player}]`;

const SIGNS: Readonly<Record<PrintStyle, Signs>> = {
  ascii: { ...BRACKETS.ascii, integer: plainInteger, heap: heapName },
  unicode: { ...BRACKETS.unicode, integer: plainInteger, heap: heapName },
  latex: {
    ...BRACKETS.latex,
    integer: (value, player, players) => `${value}_{${latexPlayer(player, players)}}`,
    heap: (size) => (size === 1 ? '*' : `{*}${size}`),
  },
};

/** L, C (or C_1, C_2, …) and R, as the paper has them in subscripts. */
function latexPlayer(player: number, players: number): string {
  if (player === 0) return 'L';
  if (player === players - 1) return 'R';
  return `C_{${player}}`;
}

export function printGame(
  store: GameStore,
  game: GameId,
  limit = DEFAULT_TEXT_LIMIT,
  style: PrintStyle = 'ascii',
  named = store.named,
): string {
  const signs = SIGNS[style];
  const nameOf = named ? shortName : zeroName;
  const whole = nameOf(store, game, signs);
  if (whole !== undefined) return whole;
  const order = new StructuralOrder(store, [game]);
  const texts = new Map<GameId, string>();
  const list = (options: readonly GameId[]): string =>
    options.map((option) => texts.get(option) ?? '').join(', ') || signs.empty;
  for (const position of order.games) {
    const parts = order.parts(position).map(list);
    const text =
      nameOf(store, position, signs) ?? `${signs.open}${parts.join(signs.bar)}${signs.close}`;
    if (text.length > limit) throw tooLong(limit);
    store.tick(text.length);
    texts.set(position, text);
  }
  return texts.get(game) ?? '';
}

export function tooLong(limit: number): LimitError {
  return new LimitError(`the game takes more than ${limit} characters to write`);
}

/** What is written in braces has one name all the same. */
function zeroName(store: GameStore, game: GameId): string | undefined {
  return game === store.zero ? '0' : undefined;
}

/** The name of a nim-heap or an integer. */
function shortName(store: GameStore, game: GameId, signs: Signs): string | undefined {
  if (store.isImpartial(game)) {
    const size = heapSize(store, game);
    if (size === undefined) return undefined;
    return size === 0 ? '0' : signs.heap(size);
  }
  for (let player = 0; player < store.players; player++) {
    const value = store.optionCount(game, player);
    if (value > 0 && value === store.height(game) && integer(store, value, player) === game) {
      return signs.integer(value, player, store.players);
    }
  }
  return undefined;
}

/** n when the game is the nim-heap *n: n options and n moves deep, and each option a heap. */
export function heapSize(store: GameStore, game: GameId): number | undefined {
  if (!store.isImpartial(game)) return undefined;
  const size = store.height(game);
  if (store.optionCount(game, 0) !== size) return undefined;
  return nimHeap(store, size) === game ? size : undefined;
}
