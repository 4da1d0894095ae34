/**
 * What readers of notations have in common: a place in a text, brackets that are not nested without
 * end, and errors that say where.
 */

import { NotationError } from '../../storage/errors.ts';
import type { GameId, GameStore } from '../games/store.ts';

/** Deeper nesting than this is refused rather than left to overflow the call stack. */
const MAX_NESTING = 1000;

export abstract class NotationReader {
  protected readonly store: GameStore;
  protected readonly text: string;
  protected at = 0;
  #nesting = 0;

  constructor(store: GameStore, text: string) {
    this.store = store;
    this.text = text;
  }

  /** The game that the whole text is. */
  whole(): GameId {
    const game = this.game();
    if (this.peek() !== '') this.fail(`"${this.peek()}" is not expected here`);
    return game;
  }

  /** The game that begins here. */
  protected abstract game(): GameId;

  protected nested(inner: () => GameId): GameId {
    if (++this.#nesting > MAX_NESTING) this.fail(`more than ${MAX_NESTING} brackets are nested`);
    const game = inner();
    this.#nesting--;
    return game;
  }

  /** The next character that is not a space, or '' at the end. */
  protected peek(): string {
    while (/\s/.test(this.text.charAt(this.at))) this.at++;
    return this.text.charAt(this.at);
  }

  protected take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.at++;
    return true;
  }

  protected expect(character: string): void {
    if (!this.take(character)) this.fail(`"${character}" is missing here`);
  }

  protected fail(message: string): never {
    throw new NotationError(message, this.at);
  }
}
