/**
 * How a board falls apart, given what is linked to what, which
 * every ruleset says itself.
 */

/**
 * The parts that places fall into, those of one part linked step by step. `linked` tells the
 * places that one is linked to; links go both ways and stay among `places`.
 */
export function linkedParts(
  places: Iterable<number>,
  linked: (at: number) => Iterable<number>,
): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (const start of places) {
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
