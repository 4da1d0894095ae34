// What an answer rests on: the statements above it that may leave something behind, in order, and
// its own. An answer is current exactly if these are what they were when it was found. Sequences of
// statements are numbered, so that comparing two of them is comparing numbers.

import { splitStatements } from '@proviso/language';

/** The number of a sequence of statements. */
export type Basis = number & { readonly __basis: never };

/** Nothing stands above. */
export const NOTHING_ABOVE = 0 as Basis;

/** A sequence is the sequence before its last statement, and that. */
interface Link {
  readonly before: Basis;
  readonly statement: string;
}

const links: (Link | undefined)[] = [undefined];
const numbers = new Map<string, Basis>();

/** The sequence that is one statement longer. */
export function basisAfter(before: Basis, statement: string): Basis {
  const key = `${before} ${statement}`;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const made = links.length as Basis;
  links.push({ before, statement });
  numbers.set(key, made);
  return made;
}

/** The statements of a sequence, in order. */
export function statementsOf(basis: Basis): string[] {
  const statements: string[] = [];
  for (let link = links[basis]; link !== undefined; link = links[link.before]) {
    statements.push(link.statement);
  }
  return statements.reverse();
}

/**
 * Whether a statement may leave something behind: only `:=` and `use` do. A question that quotes
 * them counts too, which costs a run and nothing else.
 */
export function mayLeave(statement: string): boolean {
  return /:=|\buse\b/.test(statement);
}

/** The statements of a cell that may leave something behind. */
export function leftBehindBy(text: string): string[] {
  return splitStatements(text)
    .map((statement) => statement.text)
    .filter(mayLeave);
}

const USE_PLAYERS = /^\s*use\s+(\d+)\s+players\b(\s*where\b)?/;

/** Whether games of several players are meant after some statements. */
export function severalPlayers(statements: readonly string[]): boolean {
  for (const statement of statements.toReversed()) {
    const [found, players, where] = USE_PLAYERS.exec(statement) ?? [];
    // `use 2 players` alone is the language of two players; with a convention it is the other.
    if (found !== undefined) return players !== '2' || where !== undefined;
  }
  return false;
}
