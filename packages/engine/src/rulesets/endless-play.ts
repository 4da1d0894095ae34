/**
 * Play that need not end: a position that comes back on a line of play, or a line
 * that goes on beyond any reason. Games have neither, so that such rules are refused.
 */

import { LimitError, ValueError } from '../storage/errors.ts';
import { brief } from './brief.ts';

/** Lines of play with more moves are not followed. */
export const MAX_LINE = 100_000;

/** So many positions of a circle are named. */
const NAMED = 4;

/** A position as the texts of its components. */
type Texts = readonly string[];

/** A ruleset in which a position comes back, so that play need not end. */
export class EndlessPlayError extends ValueError {
  override readonly name = 'EndlessPlayError';

  /** The position that comes back stands first; the others are those on the way, in order. */
  constructor(rules: readonly string[], circle: readonly Texts[]) {
    const [back, ...others] = circle.map(positionText);
    const left = others.length - NAMED;
    const way = others.slice(0, NAMED).concat(left > 0 ? [`${left} more`] : []);
    const by = way.length === 0 ? 'after one move' : `by way of ${enumerated(way)}`;
    super(
      `in ${rules.join(' and ')} the position ${back} can come back, ${by}; play must end whatever is moved`,
    );
  }
}

/** Refuses a line of play that is too long to be followed. */
export function refuseLongLine(rules: readonly string[], first: Texts, last: Texts): never {
  throw new LimitError(
    `in ${rules.join(' and ')} a line of play goes on for more than ${MAX_LINE.toLocaleString('en')} moves, from ${positionText(first)} to ${positionText(last)}; play must end whatever is moved`,
  );
}

function positionText(texts: Texts): string {
  return texts.length === 0 ? 'without components' : texts.map(brief).join(' + ');
}

function enumerated(texts: readonly string[]): string {
  return texts.length === 1
    ? `${texts[0]}`
    : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
