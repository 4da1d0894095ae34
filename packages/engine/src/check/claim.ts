/**
 * What a certificate claims, in full and as read from the file, so that nobody has to take "it
 * holds" for the claim they have in mind. Games are written in ASCII, as the language reads them;
 * where that is too long, a game is told by its size and a hash of its tree.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import { formToText, textLength } from '../forms/print.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import type { Outcome } from '../play/outcome.ts';
import { sha256 } from './sha256.ts';

/** That G ≥ H modulo a universe, or that it is not. */
export interface ComparisonClaim {
  readonly claim: 'G >= H' | 'not G >= H';
  /** The name of the universe in the file. */
  readonly universe: string;
  /** The universe with its generators, as the language writes it. */
  readonly modulo: string;
  /** G and H, and X where the claim is that it tells them apart. */
  readonly games: Readonly<Record<string, string>>;
}

/** Who wins a board. */
export interface OutcomeClaim {
  readonly claim: 'outcome';
  /** The board as the language writes it, in ASCII. */
  readonly board: string;
  readonly play: 'misere' | 'normal';
  readonly outcome: Outcome;
  /** Whether the moves are those that the file lists; else they are by the checker's own rules. */
  readonly listed: boolean;
}

/** What the quotient of all sums of some games is. */
export interface QuotientClaim {
  readonly claim: 'quotient';
  /** The games, in ASCII. */
  readonly of: string;
  readonly play: 'misere' | 'normal';
  readonly order: number | 'infinite';
  /** Whether the moves are those that the file lists. */
  readonly listed: boolean;
}

export type Claim = ComparisonClaim | OutcomeClaim | QuotientClaim;

/** The outcomes of G + X and H + X. */
export interface Outcomes {
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** Longer texts give way to size and hash. */
const MAX_TEXT = 4_000;

/** `G >= H modulo E`, or `o(nim("2")) = N in misere play`. */
export function claimText(claim: Claim): string {
  if (claim.claim === 'quotient') {
    const order = claim.order === 'infinite' ? 'is infinite' : `has order ${claim.order}`;
    return `the ${claim.play} quotient of ${claim.of} ${order}`;
  }
  if (claim.claim !== 'outcome') return `${claim.claim} modulo ${claim.modulo}`;
  return `o(${claim.board}) = ${claim.outcome} in ${claim.play} play`;
}

/**
 * What stands after `where` in the sentence that begins with the claim: `G = * and H = 0`, and the
 * outcomes where there is an X; of a board, whose moves are meant.
 */
export function whereText(claim: Claim & Partial<Outcomes>): string {
  if (claim.claim === 'outcome' || claim.claim === 'quotient') {
    return claim.listed ? 'moves are as the file lists them' : 'moves are by the rules';
  }
  const { games, outcomes = {} } = claim;
  const names = Object.entries(games).map(([name, text]) => `${name} = ${text}`);
  const results = Object.entries(outcomes).map(([sum, outcome]) => `o(${sum}) = ${outcome}`);
  const parts = [...names, ...results];
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A board's text in printable ASCII; a longer one is told by its length and a hash. */
export function boardText(text: string): string {
  if (text.length > MAX_TEXT)
    return `[${text.length} characters, sha256 ${sha256(asciiText(text))}]`;
  return asciiText(text);
}

function asciiText(text: string): string {
  return text.replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The universe as the language writes it: `D(-1)` for the closure of 1̄. */
export function moduloText(arena: Arena, name: string, generators: readonly FormId[]): string {
  if (name !== 'D(A)') return name;
  return `D(${generators.map((id) => gameText(arena, id)).join(', ')})`;
}

/** A game, or what it can be told by. */
export function gameText(arena: Arena, id: FormId): string {
  if (textLength(arena, id) <= MAX_TEXT) return formToText(arena, id, { maxLength: MAX_TEXT });
  const forms = subpositions(arena, id).length;
  return `[${forms} forms, rank ${rank(arena, id)}, sha256 ${treeHash(arena, id)}]`;
}

/**
 * The hash of a form: that of the text `{L|R}T`, L and R the hashes of the options, sorted, with
 * commas between, T the tombstones 0 to 3. Equal for equal trees, however a file numbers them.
 */
export function treeHash(arena: Arena, root: FormId): string {
  const hashes = new Map<FormId, string>();
  for (const id of subpositions(arena, root)) {
    arena.tick();
    const side = (which: Side): string =>
      arena
        .options(id, which)
        .map((option) => hashes.get(option) ?? '')
        .sort()
        .join(',');
    hashes.set(id, sha256(`{${side(Left)}|${side(Right)}}${arena.tombstones(id)}`));
  }
  return hashes.get(root) ?? '';
}
