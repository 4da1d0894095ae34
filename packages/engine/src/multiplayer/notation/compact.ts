/**
 * The compact notation of the paper's appendix for impartial games.
 *
 * A digit is a nim-heap. Several items side by side are the options of a game: `21` is {*2, *},
 * not a heap of size twenty-one; `0` stands for the empty game. A subscript adds or wraps: `2_1` is
 * *2 + *, `2_{#}` is {*2}, and `2_{##2}` is {{*2}} + *2, read from left to right. A subscript takes
 * one symbol or `{…}`; parentheses make one item of several. A leading `*` and the backslash of
 * `\#` are optional, and `#` may stand without a subscript, as it does in the printed tables.
 */

import { ValueError } from '../../storage/errors.ts';
import { nimHeap, wrap } from '../games/named.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { StructuralOrder } from '../games/structural-order.ts';
import { add } from '../games/sum.ts';
import { DEFAULT_TEXT_LIMIT, heapSize, tooLong } from './explicit.ts';
import { NotationReader } from './reader.ts';

/** Read the compact notation, with or without the leading `*`. */
export function parseCompact(store: GameStore, text: string): GameId {
  const source = text.replaceAll('\\', '').replaceAll(/\s/g, '');
  if (source === '*') return nimHeap(store, 1);
  const body = source.startsWith('*') ? source.slice(1) : source;
  const reader = new CompactReader(store, body);
  return reader.whole();
}

class CompactReader extends NotationReader {
  /** One item is itself; two or more are the options of a game. */
  protected override game(): GameId {
    const items: GameId[] = [];
    while (/[0-9(]/.test(this.peek())) items.push(this.#item());
    const [only] = items;
    if (only === undefined) return this.fail(MISSING);
    return items.length === 1 ? only : this.store.impartial(items);
  }

  #item(): GameId {
    let game = this.#base();
    for (;;) {
      if (this.peek() === '#') game = this.#symbol(game);
      else if (this.take('_')) game = this.#subscript(game);
      else return game;
    }
  }

  #subscript(game: GameId): GameId {
    if (!this.take('{')) return this.#symbol(game);
    let result = game;
    while (!this.take('}')) {
      if (this.peek() === '') this.expect('}');
      result = this.#symbol(result);
    }
    return result;
  }

  /** `#` wraps the game in braces, a digit or a group is added to it. */
  #symbol(game: GameId): GameId {
    return this.take('#') ? wrap(this.store, game, 1) : add(this.store, game, this.#base());
  }

  #base(): GameId {
    const character = this.peek();
    if (/[0-9]/.test(character)) {
      this.at++;
      return nimHeap(this.store, Number(character));
    }
    if (!this.take('(')) return this.fail(MISSING);
    const game = this.nested(() => this.game());
    this.expect(')');
    return game;
  }
}

const MISSING = 'a digit or "(" is missing here';

/** Write an impartial game in the compact notation, with the leading `*` except for `0`. */
export function printCompact(store: GameStore, game: GameId, limit = DEFAULT_TEXT_LIMIT): string {
  if (!store.isImpartial(game)) {
    throw new ValueError('the compact notation is for impartial games');
  }
  /** What stands after the star, and whether it needs parentheses to be one item. */
  const texts = new Map<GameId, { text: string; several: boolean }>();
  const item = (option: GameId): string => {
    const known = texts.get(option);
    return known === undefined ? '' : known.several ? `(${known.text})` : known.text;
  };
  const order = new StructuralOrder(store, [game]);
  for (const position of order.games) {
    const options = order.parts(position).flat().reverse();
    const size = heapSize(store, position);
    const [only] = options;
    let text: string;
    let several = false;
    if (size !== undefined && size < 10) {
      text = String(size);
    } else if (options.length === 1 && only !== undefined) {
      text = wrapped(item(only));
    } else {
      text = options.map(item).join('');
      several = true;
    }
    if (text.length > limit) throw tooLong(limit);
    store.tick(text.length);
    texts.set(position, { text, several });
  }
  const text = texts.get(game)?.text ?? '0';
  return text === '0' ? text : `*${text}`;
}

/** One more `#` in the subscript. */
function wrapped(item: string): string {
  return item.endsWith('#}') ? `${item.slice(0, -1)}#}` : `${item}_{#}`;
}
