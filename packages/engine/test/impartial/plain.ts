// Impartial games as plain objects, by definition: sums, misère outcomes, Conway's reduction. It shares
// nothing with the engine.

export interface Plain {
  readonly id: number;
  readonly options: readonly Plain[];
}

const made = new Map<string, Plain>();

/** The game with these options; the same object for the same options. */
export function plain(...options: Plain[]): Plain {
  const sorted = [...new Set(options)].sort((a, b) => a.id - b.id);
  const key = sorted.map(({ id }) => id).join();
  const known = made.get(key) ?? { id: made.size, options: sorted };
  made.set(key, known);
  return known;
}

export const zero = plain();

export function heap(n: number): Plain {
  return plain(...Array.from({ length: n }, (_, k) => heap(k)));
}

function remembered<T>(compute: (g: Plain) => T): (g: Plain) => T {
  const known = new Map<Plain, T>();
  return (g) => {
    if (!known.has(g)) known.set(g, compute(g));
    return known.get(g) as T;
  };
}

const sums = new Map<string, Plain>();

export function add(g: Plain, h: Plain): Plain {
  const key = g.id < h.id ? `${g.id}+${h.id}` : `${h.id}+${g.id}`;
  const known =
    sums.get(key) ??
    plain(...g.options.map((each) => add(each, h)), ...h.options.map((each) => add(g, each)));
  sums.set(key, known);
  return known;
}

export function total(games: readonly Plain[]): Plain {
  return games.reduce(add, zero);
}

/** Whether the previous player wins in misère play: the next one can move, and only to what he loses by. */
export const isP: (g: Plain) => boolean = remembered(
  (g) => g.options.length > 0 && g.options.every((option) => !isP(option)),
);

/** Whether the previous player wins in normal play. */
export const isNormalP: (g: Plain) => boolean = remembered((g) =>
  g.options.every((option) => !isNormalP(option)),
);

/** The m for which G + *m is a P-position, by trying. */
export function heapThatLoses(g: Plain, isLost: (g: Plain) => boolean): number {
  let m = 0;
  while (!isLost(add(g, heap(m)))) m++;
  return m;
}

export const birthday: (g: Plain) => number = remembered((g) =>
  Math.max(0, ...g.options.map((option) => birthday(option) + 1)),
);

/** Conway's reduction of a game whose options are reduced; to 0 under a proviso. */
function reduced(options: readonly Plain[], toZero: (g: Plain) => boolean): Plain {
  const whole = plain(...options);
  const candidates = [zero, ...options.flatMap((option) => option.options)];
  const rest = candidates.find(
    (h) =>
      h.options.every((option) => options.includes(option)) &&
      options.every((option) => h.options.includes(option) || option.options.includes(h)) &&
      (h !== zero || toZero(whole)),
  );
  return rest ?? whole;
}

/** The misère canonical form: to 0 go N-positions only. */
export const conway: (g: Plain) => Plain = remembered((g) =>
  reduced(g.options.map(conway), (whole) => !isP(whole)),
);

/** The same, without any reduction to 0. */
export const conwayWithoutZero: (g: Plain) => Plain = remembered((g) =>
  reduced(g.options.map(conwayWithoutZero), () => false),
);

/** The mate: the mates of the options, and * for 0. */
export const plainMate: (g: Plain) => Plain = remembered((g) =>
  g === zero ? heap(1) : plain(...g.options.map(plainMate)),
);

/** All sets of some games, as games. */
export function allWithOptions(games: readonly Plain[]): Plain[] {
  return Array.from({ length: 2 ** games.length }, (_, bits) =>
    plain(...games.filter((_, i) => (bits >> i) & 1)),
  );
}

/** The misère canonical forms born by a day. */
export function canonicalBy(day: number): Plain[] {
  if (day === 0) return [zero];
  return [...new Set(allWithOptions(canonicalBy(day - 1)).map(conway))];
}
