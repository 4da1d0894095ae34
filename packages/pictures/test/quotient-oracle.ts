// Quotients by play alone: sums are plain counts of kinds, outcomes are played out, and two sums are the same
// when no small sum tells them apart. It shares nothing with the engine.

/** For each kind, Left's and Right's options as counts of kinds. */
export type PlainMoves = readonly (readonly [
  left: readonly (readonly number[])[],
  right: readonly (readonly number[])[],
])[];

type Counts = readonly number[];

export class PlainQuotient {
  private readonly known = new Map<string, boolean>();
  private readonly contexts: readonly Counts[];
  private readonly moves: PlainMoves;

  constructor(moves: PlainMoves, summands: number) {
    this.moves = moves;
    this.contexts = sums(moves.length, summands);
  }

  /** Whether a player wins when he begins: misère play, so he does where he cannot move. */
  private wins(counts: Counts, side: 0 | 1): boolean {
    const key = `${side} ${counts.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let canMove = false;
    let won = false;
    for (const [kind, count] of counts.entries()) {
      for (const option of count > 0 ? this.moves[kind]![side] : []) {
        canMove = true;
        const after = counts.map((each, i) => each - (i === kind ? 1 : 0) + option[i]!);
        won ||= !this.wins(after, side === 0 ? 1 : 0);
      }
    }
    this.known.set(key, won || !canMove);
    return won || !canMove;
  }

  outcome(counts: Counts): string {
    const [left, right] = [this.wins(counts, 0), this.wins(counts, 1)];
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  }

  /** What all small sums say of a sum: those with the same are the same here. */
  class(counts: Counts): string {
    return this.contexts.map((other) => this.outcome(plus(counts, other))).join('');
  }
}

export function plus(one: Counts, other: Counts): number[] {
  return one.map((count, i) => count + (other[i] ?? 0));
}

/** All counts that add up to at most so many. */
function sums(kinds: number, most: number): number[][] {
  if (kinds === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, count) =>
    sums(kinds - 1, most - count).map((rest) => [count, ...rest]),
  ).flat();
}
