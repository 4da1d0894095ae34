/**
 * Play that need not end: a position that comes back on a line of play, or a line
 * that goes on beyond any reason. Games have neither, so that such rules are refused.
 */

import { LimitError, ValueError } from '../storage/errors.ts';
import { brief } from './brief.ts';
import type { Components } from './components.ts';
import type { PositionId } from './multisets.ts';

/** Lines of play with more moves are not followed. */
export const MAX_LINE = 100_000;

/** So many positions of a circle are named. */
const NAMED = 4;

/** A ruleset in which a position comes back, so that play need not end. */
export class EndlessPlayError extends ValueError {
  override readonly name = 'EndlessPlayError';

  /** The position that comes back stands first; the others are those on the way, in order. */
  constructor(components: Components, circle: readonly PositionId[]) {
    const [back, ...others] = circle.map((position) => positionText(components, position));
    const left = others.length - NAMED;
    const way = others.slice(0, NAMED).concat(left > 0 ? [`${left} more`] : []);
    const by = way.length === 0 ? 'after one move' : `by way of ${enumerated(way)}`;
    super(
      `in ${rulesText(components, circle)} the position ${back} can come back, ${by}; play must end whatever is moved`,
    );
  }
}

/** Refuses a line of play, given as its positions, that is too long to be followed. */
export function refuseLongLine(components: Components, first: PositionId, last: PositionId): never {
  throw new LimitError(
    `in ${rulesText(components, [first])} a line of play goes on for more than ${MAX_LINE.toLocaleString('en')} moves, from ${positionText(components, first)} to ${positionText(components, last)}; play must end whatever is moved`,
  );
}

function rulesText(components: Components, positions: readonly PositionId[]): string {
  return [...new Set(positions.flatMap((at) => components.rulesIn(at)))].join(' and ');
}

function positionText(components: Components, position: PositionId): string {
  const texts = components.components(position).map((part) => brief(components.textOf(part)));
  return texts.length === 0 ? 'without components' : texts.join(' + ');
}

function enumerated(texts: readonly string[]): string {
  return texts.length === 1
    ? `${texts[0]}`
    : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
