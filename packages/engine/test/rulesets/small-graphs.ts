// All small graphs, written as a ruleset takes them, without regard to which of them are the same.

/** A graph to be written: the mark of each vertex, and for each pair of vertices a sign or nothing. */
export interface Plain {
  readonly marks: readonly string[];
  /** Pairs in the order 01, 02, 12, 03, 13, 23, … */
  readonly signs: readonly string[];
}

/** All lists of so many things from some. */
export function lists<T>(things: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return lists(things, length - 1).flatMap((list) => things.map((thing) => [...list, thing]));
}

/** All graphs on so many vertices with these marks and signs. */
export function plainGraphs(
  size: number,
  marks: readonly string[],
  signs: readonly string[],
): Plain[] {
  const pairs = (size * (size - 1)) / 2;
  return lists(marks, size).flatMap((some) =>
    lists(['', ...signs], pairs).map((others) => ({ marks: some, signs: others })),
  );
}

/** The pair of a place in the list of signs. */
export function pairOf(index: number): readonly [number, number] {
  let [low, high] = [0, 1];
  for (let i = 0; i < index; i++) [low, high] = low + 1 < high ? [low + 1, high] : [0, high + 1];
  return [low, high];
}

/** In the notation, every vertex by itself and then every edge. */
export function graphText({ marks, signs }: Plain, names = 'abcdefghij'): string {
  const vertices = marks.map((mark, v) => `${names[v]}${mark === '' ? '' : `:${mark}`}`);
  const edges = signs.flatMap((sign, i) => {
    const [v, w] = pairOf(i);
    return sign === '' ? [] : [`${names[v]}${sign}${names[w]}`];
  });
  return [...vertices, ...edges].join(', ');
}

/** The sign of an edge as seen from its other end. */
export function turned(sign: string): string {
  return [...sign]
    .reverse()
    .map((letter) => ({ '>': '<', '<': '>' })[letter] ?? letter)
    .join('');
}

export function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((list) =>
    Array.from({ length: size }, (_, at) => list.toSpliced(at, 0, size - 1)),
  );
}

/** The least of all ways to number the vertices: the same for isomorphic graphs and for no others. */
export function leastNumbering({ marks, signs }: Plain): string {
  const between = new Map<string, string>();
  for (const [i, sign] of signs.entries()) {
    const [v, w] = pairOf(i);
    between.set(`${v} ${w}`, sign);
    between.set(`${w} ${v}`, turned(sign));
  }
  const ways = permutations(marks.length).map((order) => {
    const renamed = order.map((v) => marks[v]);
    const pairs = signs.map((_, i) => {
      const [v, w] = pairOf(i);
      return between.get(`${order[v]} ${order[w]}`);
    });
    return `${renamed.join(';')} ${pairs.join(';')}`;
  });
  return ways.sort()[0]!;
}
