/**
 * An explanation together with the arena of its games, so that it can be
 * written down without naming the arena again.
 */

import type { Arena } from '../forms/arena.ts';
import type { Explanation } from '../reasons/explanation.ts';
import {
  type RenderOptions,
  renderLatex,
  renderMarkdown,
  renderText,
  type TextOptions,
} from '../reasons/render.ts';

export class GameExplanation {
  readonly arena: Arena;
  /** The sentences as data. */
  readonly explanation: Explanation;

  constructor(arena: Arena, explanation: Explanation) {
    this.arena = arena;
    this.explanation = explanation;
    Object.freeze(this);
  }

  toText(options?: TextOptions): string {
    return renderText(this.arena, this.explanation, options);
  }

  /** A nested list. */
  toMarkdown(options?: RenderOptions): string {
    return renderMarkdown(this.arena, this.explanation, options);
  }

  /** Paragraphs, each indented by its depth; needs amssymb for the tombstone. */
  toLatex(options?: RenderOptions): string {
    return renderLatex(this.arena, this.explanation, options);
  }

  toString(): string {
    return this.toText();
  }
}
