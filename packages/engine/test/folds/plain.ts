// Games of heaps for two players by their definition: positions are plain lists of counts, play is
// followed to the end, and positions are told apart by trying others beside them.

/** For each kind what Left and what Right can make of one heap: vectors of counts. */
export interface PlainGame {
  readonly kinds: number;
  options(kind: number, side: 'left' | 'right'): readonly (readonly number[])[];
  /** Whether a player who cannot move wins. */
  readonly misere: boolean;
}

/** Who wins: L, R, N or P. */
export function plainOutcome(game: PlainGame): (counts: readonly number[]) => string {
  const known = new Map<string, boolean>();
  /** Whether the player to move wins. */
  const wins = (counts: readonly number[], side: 'left' | 'right'): boolean => {
    const key = `${side} ${counts.join()}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const other = side === 'left' ? 'right' : 'left';
    const options = optionsOf(game, counts, side);
    const won = options.length === 0 ? game.misere : options.some((each) => !wins(each, other));
    known.set(key, won);
    return won;
  };
  return (counts) => {
    const [left, right] = [wins(counts, 'left'), wins(counts, 'right')];
    return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
  };
}

function optionsOf(
  game: PlainGame,
  counts: readonly number[],
  side: 'left' | 'right',
): readonly (readonly number[])[] {
  return counts.flatMap((count, kind) =>
    count === 0
      ? []
      : game
          .options(kind, side)
          .map((option) =>
            counts.map((each, other) => each - (other === kind ? 1 : 0) + (option[other] ?? 0)),
          ),
  );
}

/** All vectors with entries up to `most`. */
export function vectors(kinds: number, most: number): number[][] {
  let found: number[][] = [[]];
  for (let kind = 0; kind < kinds; kind++) {
    found = found.flatMap((counts) =>
      Array.from({ length: most + 1 }, (_, count) => [...counts, count]),
    );
  }
  return found;
}

/** Into how many classes small positions fall by the outcomes of their sums with small ones. */
export function classesBySums(
  outcomeOf: (counts: readonly number[]) => string,
  positions: readonly (readonly number[])[],
): Map<string, (readonly number[])[]> {
  const classes = new Map<string, (readonly number[])[]>();
  for (const g of positions) {
    const row = positions
      .map((x) => outcomeOf(g.map((count, kind) => count + (x[kind] ?? 0))))
      .join('');
    classes.set(row, [...(classes.get(row) ?? []), g]);
  }
  return classes;
}
