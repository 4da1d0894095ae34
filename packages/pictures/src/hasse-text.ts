/**
 * Hasse diagrams in letters, for terminals: the games in rows, greater ones higher, and below them
 * which covers which. Lines between letters would cross unreadably.
 */

import type { LayeredEdge } from './layered.ts';
import { withoutBars } from './words.ts';

const WIDEST = 78;
const HIGHEST = 40;
const GAP = '   ';

/** The lines of a diagram, or nothing where it does not fit. */
export function hasseText(
  names: readonly string[],
  levels: readonly number[],
  covers: readonly LayeredEdge[],
): readonly string[] | undefined {
  const plain = names.map(withoutBars);
  const height = 1 + Math.max(...levels);
  const lines = Array.from({ length: height }, (_, level) =>
    plain.filter((_, i) => levels[i] === level).join(GAP),
  );
  const width = Math.max(0, ...lines.map((line) => line.length));
  const fromTop = [...plain.keys()].sort((i, j) => (levels[i] ?? 0) - (levels[j] ?? 0));
  const below = fromTop.flatMap((i) => {
    const lower = covers.flatMap(([upper, other]) => (upper === i ? (plain[other] ?? []) : []));
    return lower.length === 0 ? [] : [`${plain[i]} covers ${lower.join(', ')}`];
  });
  const drawn = [
    ...lines.map((line) => ' '.repeat((width - line.length) >> 1) + line),
    ...(below.length === 0 ? [] : ['', ...below]),
  ];
  const fits = drawn.length <= HIGHEST && drawn.every((line) => line.length <= WIDEST);
  return fits ? drawn : undefined;
}
