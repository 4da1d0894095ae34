// The address of a board: `board/RULESET`, then the parameters of the ruleset where it has any, then
// the position, then the universe modulo which sensible moves are marked, if any is chosen. Whatever is
// missing before another part is filled in before anything is asked or written, so that a part keeps its
// meaning when another is added behind it.

import type { RulesetInfo } from '../protocol/answers.ts';
import { readUniverse, type UniverseKey } from '../protocol/universes.ts';
import type { Route } from '../route.ts';

export const FIRST_RULESET = 'domineering';

export interface BoardAddress {
  readonly name: string;
  /** As many as the ruleset has. */
  readonly parameters: readonly string[];
  readonly position: string;
  /** Modulo which universe sensible moves are marked, if at all. */
  readonly sensible?: UniverseKey | undefined;
}

/** The name of the ruleset that an address asks for. */
export function rulesetName([, name]: Route): string {
  return name === undefined || name === '' ? FIRST_RULESET : name;
}

/** Reads an address of a ruleset's board. */
export function readBoardAddress([, , ...call]: Route, ruleset: RulesetInfo): BoardAddress {
  return {
    name: ruleset.name,
    parameters: ruleset.parameters.map((usual, i) => call[i] ?? usual),
    position: call[ruleset.parameters.length] ?? ruleset.examples[0] ?? '',
    sensible: readUniverse(call[ruleset.parameters.length + 1]),
  };
}

/** The parts of the address of a board. */
export function boardAddress({ name, parameters, position, sensible }: BoardAddress): string[] {
  return ['board', name, ...parameters, position, ...(sensible === undefined ? [] : [sensible])];
}
