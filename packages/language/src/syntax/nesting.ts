// Refusing what is too long or nested too deeply, before parsing. The LR parser flattens
// very deep stacks silently instead of failing, and everything after it walks
// trees recursively; so both the depth of brackets and the room the parser's
// stack would need are bounded here.

import type { Source } from '../errors.ts';
import { type Lexeme, lexemes } from './lexemes.ts';

/** How deep brackets, `if` and `->` may nest in one statement. */
export const MAX_NESTING = 500;
/** How many UTF-16 units one statement may have. */
const MAX_LENGTH = 10_000_000;
/** How many words, numbers and signs one statement may have. */
export const MAX_LEXEMES = 120_000;
/**
 * Room on the parser's stack, in frames. It begins to flatten at 2,800; the
 * estimate below never falls short of the truth.
 */
const MAX_FRAMES = 2_400;
/** The most frames one level takes: two or three for each level of precedence. */
const FRAMES_PER_LEVEL = 24;
/** What is left of a level after a comma or bar: `{`, a side, its bar, an option, its comma. */
const FRAMES_BEFORE_SEPARATOR = 8;
/** What an `if`, a `for`, a `->` or a local `:=` adds to its level. */
const FRAMES_PER_PREFIX = 8;

interface Level {
  frames: number;
  /** `if`s, `->`s and the like, which nest without brackets. */
  prefixes: number;
}

export function refuseLongOrDeep(source: Source): void {
  const { text } = source;
  if (text.length > MAX_LENGTH) {
    const [most, length] = [MAX_LENGTH, text.length].map((n) => n.toLocaleString('en'));
    const problem = `a statement has at most ${most} signs, and this has ${length}`;
    throw source.error('limit', { from: 0, to: 0 }, problem, 'split it with `:=`');
  }
  const levels: Level[] = [{ frames: 0, prefixes: 0 }];
  let frames = 0;
  let prefixes = 0;
  let count = 0;
  for (const lexeme of lexemes(text)) {
    let level = levels[levels.length - 1];
    if (level === undefined) return;
    if (++count > MAX_LEXEMES) {
      throw source.error(
        'limit',
        lexeme,
        `a statement has at most ${MAX_LEXEMES} words and signs`,
        'name parts of it with `:=`',
      );
    }
    switch (lexeme.kind) {
      case 'space':
      case 'newline':
        continue;
      case 'separator':
        // What stands before a comma or bar has been reduced by now.
        frames -= Math.max(0, level.frames - FRAMES_BEFORE_SEPARATOR);
        prefixes -= level.prefixes;
        level.frames = Math.min(level.frames, FRAMES_BEFORE_SEPARATOR);
        level.prefixes = 0;
        continue;
      case 'close':
        if (levels.length > 1) {
          frames -= level.frames;
          prefixes -= level.prefixes;
          levels.pop();
        }
        continue;
      case 'open':
        level = { frames: 0, prefixes: 0 };
        levels.push(level);
        break;
      default:
        break;
    }
    if (isPrefix(lexeme) || (lexeme.text === ':=' && levels.length > 1)) {
      level.prefixes++;
      prefixes++;
    }
    if (level.frames < FRAMES_PER_LEVEL + level.prefixes * FRAMES_PER_PREFIX) {
      level.frames++;
      frames++;
    }
    if (levels.length - 1 + prefixes > MAX_NESTING || frames > MAX_FRAMES) {
      throw source.error(
        'limit',
        lexeme,
        `this is nested too deeply (at most ${MAX_NESTING} levels, fewer where each holds many signs)`,
        'name parts of it with `:=`',
      );
    }
  }
}

function isPrefix({ kind, text }: Lexeme): boolean {
  return text === '->' || (kind === 'word' && (text === 'if' || text === 'for'));
}
