/** What was found of the winners of boards, as bytes: for searches longer than a session. */

import type { Arena } from '../forms/arena.ts';
import { saveTable, takeUpTable } from '../solver/saved-table.ts';
import { ValueError } from '../storage/errors.ts';
import { nameOfRules } from './board.ts';
import { type Convention, packedPartsIn } from './outcome.ts';
import { packedOf } from './packed-of.ts';
import type { PackedRuleset, Ruleset } from './ruleset.ts';

/**
 * What is known in an arena of the winners of a ruleset's boards, whether a search has come to its end
 * or was stopped. Whoever keeps it in a file writes a new file and renames it, so that a file is whole
 * or is not there.
 *
 * @example
 * const [arena, another] = [new Arena(), new Arena()];
 * boardOutcome(arena, readBoard(domineering, [4, 4]));
 * const saved = saveOutcomes(arena, domineering, 'misere');
 * takeUpOutcomes(another, domineering, 'misere', saved) > 10 // → true
 */
export function saveOutcomes(arena: Arena, ruleset: Ruleset, convention: Convention): Uint8Array {
  const parts = packedPartsIn(arena, requirePacked(ruleset), convention);
  return saveTable(parts, aboutOf(ruleset, convention));
}

/** Adds what was saved to what an arena knows; tells how many positions that are. */
export function takeUpOutcomes(
  arena: Arena,
  ruleset: Ruleset,
  convention: Convention,
  saved: Uint8Array,
): number {
  const parts = packedPartsIn(arena, requirePacked(ruleset), convention);
  return takeUpTable(saved, parts, aboutOf(ruleset, convention));
}

function requirePacked(ruleset: Ruleset): PackedRuleset {
  const packed = packedOf(ruleset);
  if (packed !== undefined) return packed;
  throw new ValueError(
    `what is known of ${nameOfRules(ruleset)} cannot be saved; only rulesets that are packed into bits can`,
  );
}

function aboutOf(ruleset: Ruleset, convention: Convention): string {
  return `${nameOfRules(ruleset)} in ${convention} play`;
}
