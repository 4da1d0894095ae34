/**
 * Names for long games: a game that would be written out again and again below
 * the first sentence of an explanation is called G₁, G₂ … there instead, and
 * the names are introduced at the start.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { textLength } from '../forms/print.ts';
import {
  type Explanation,
  explanation,
  game,
  type Inline,
  says,
  type Token,
} from './explanation.ts';

/** The explanation with names for the games of more than so many characters that occur twice. */
export function withNames(arena: Arena, root: Explanation, longerThan: number): Explanation {
  const names = longGames(arena, root, longerThan);
  if (names.size === 0) return root;
  const definitions = [...names].map(([id, name]) =>
    explanation(says`Write ${{ formula: [{ name }] }} for ${game(id)}.`),
  );
  return explanation(
    root.says,
    [...definitions, ...root.because.map((reason) => renamed(reason, names))],
    root.cites,
  );
}

/** The long games that occur at least twice below the root, numbered as they first occur. */
function longGames(arena: Arena, root: Explanation, longerThan: number): Map<FormId, number> {
  const seen = new Map<FormId, number>();
  const note = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if ('game' in token) seen.set(token.game, (seen.get(token.game) ?? 0) + 1);
      if ('outcomeOf' in token) note(token.outcomeOf);
    }
  };
  const walk = (node: Explanation): void => {
    for (const part of node.says) if (typeof part !== 'string') note(part.formula);
    node.because.forEach(walk);
  };
  root.because.forEach(walk);
  const long = [...seen.keys()].filter(
    (id) => (seen.get(id) ?? 0) > 1 && textLength(arena, id) > longerThan,
  );
  return new Map(long.map((id, i) => [id, i + 1]));
}

function renamed(node: Explanation, names: ReadonlyMap<FormId, number>): Explanation {
  const token = (old: Token): Token => {
    if ('outcomeOf' in old) return { outcomeOf: old.outcomeOf.map(token), is: old.is };
    const name = 'game' in old ? names.get(old.game) : undefined;
    return name === undefined ? old : { name };
  };
  const inline = (part: Inline): Inline =>
    typeof part === 'string' ? part : { formula: part.formula.map(token) };
  return explanation(
    node.says.map(inline),
    node.because.map((reason) => renamed(reason, names)),
    node.cites,
  );
}
