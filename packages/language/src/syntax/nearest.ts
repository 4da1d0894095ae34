// The known name nearest to one that is not known, for "did you mean …?".

/** How many letters must be added, dropped, changed or swapped with a neighbour. */
function distance(a: string, b: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (back[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (back[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (twoBack[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    twoBack = back;
    back = row;
  }
  return back[b.length] ?? 0;
}

/** The nearest of some names, unless none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > 40) return undefined;
  // Short words are near to too many others.
  const allowed = name.length <= 4 ? 1 : name.length <= 7 ? 2 : 3;
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > allowed) continue;
    if (candidate.toLowerCase() === name.toLowerCase()) return candidate;
    const d = distance(name, candidate);
    if (d < least && d < name.length) {
      least = d;
      best = candidate;
    }
  }
  return best;
}
