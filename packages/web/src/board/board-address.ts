// The address of a board: `board/RULESET`, then the parameters of the ruleset where it has any, then
// the position, then the universe modulo which sensible moves are marked, if any is chosen, then the mode
// where it is not that of drawing, with who plays and what was played. Whatever is
// missing before another part is filled in before anything is asked or written, so that a part keeps its
// meaning when another is added behind it.

import type { RulesetInfo } from '../protocol/answers.ts';
import { readUniverse, type UniverseKey } from '../protocol/universes.ts';
import type { Route } from '../route.ts';
import { type MatchSetup, readSetup, setupToText, unknownWords } from './play/match-setup.ts';

export const FIRST_RULESET = 'domineering';

export interface BoardAddress {
  readonly name: string;
  /** As many as the ruleset has. */
  readonly parameters: readonly string[];
  readonly position: string;
  /** Whether the address says nothing of the position. */
  readonly unsaid?: true;
  /** Modulo which universe sensible moves are marked, if at all. */
  readonly sensible?: UniverseKey | undefined;
  /** A word behind the position that is neither a universe nor a mode. */
  readonly strange?: string;
  /** What is played on it; none while it is drawn. */
  readonly match?: MatchAddress | undefined;
}

export const MATCH_MODES = ['play', 'analyse'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

export interface MatchAddress {
  readonly mode: MatchMode;
  readonly setup: MatchSetup;
  /** The lines that were played, as a text. */
  readonly tree: string;
  /** Words of the address that say nothing of who plays. */
  readonly unknown?: readonly string[];
}

/** The name of the ruleset that an address asks for. */
export function rulesetName([, name]: Route): string {
  return name === undefined || name === '' ? FIRST_RULESET : name;
}

/** Reads an address of a ruleset's board. */
export function readBoardAddress([, , ...call]: Route, ruleset: RulesetInfo): BoardAddress {
  const count = ruleset.parameters.length;
  const sensible = readUniverse(call[count + 1]);
  const rest = call.slice(count + (sensible === undefined ? 1 : 2));
  const match = readMatch(rest);
  const strange = match === undefined && rest[0] ? rest[0] : undefined;
  return {
    name: ruleset.name,
    parameters: ruleset.parameters.map((usual, i) => call[i] ?? usual),
    position: call[count] ?? ruleset.examples[0] ?? '',
    ...(call[count] === undefined && { unsaid: true }),
    sensible,
    ...(strange !== undefined && { strange }),
    ...(match && { match }),
  };
}

function readMatch([word, setup = '', tree = '']: readonly string[]): MatchAddress | undefined {
  const mode = MATCH_MODES.find((one) => one === word);
  const unknown = unknownWords(setup);
  return mode && { mode, setup: readSetup(setup), tree, ...(unknown.length > 0 && { unknown }) };
}

/** The parts of the address of a board. */
export function boardAddress({
  name,
  parameters,
  position,
  sensible,
  match,
}: BoardAddress): string[] {
  return [
    'board',
    name,
    ...parameters,
    position,
    ...(sensible === undefined ? [] : [sensible]),
    ...(match === undefined ? [] : matchParts(match)),
  ];
}

function matchParts({ mode, setup, tree }: MatchAddress): string[] {
  return [mode, setupToText(setup), ...(tree === '' ? [] : [tree])];
}
