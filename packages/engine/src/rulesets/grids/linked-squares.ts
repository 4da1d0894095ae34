/**
 * How a board falls apart where being neighbours is not all that counts: what is linked to what,
 * every ruleset says itself.
 */

/**
 * The parts that squares fall into, those of one part linked step by step. `linked` tells the
 * squares that one is linked to; links go both ways and stay among `squares`.
 */
export function linkedSquares(
  squares: Iterable<number>,
  linked: (at: number) => Iterable<number>,
): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (const start of squares) {
    if (seen.has(start)) continue;
    seen.add(start);
    const part = [start];
    for (const at of part) {
      for (const next of linked(at)) {
        if (seen.has(next)) continue;
        seen.add(next);
        part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}
