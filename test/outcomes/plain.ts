// Who wins boards, a second time: rules and play on plain texts, with no components, no symmetries and
// nothing of the engine. Slow, and short enough to be read.

export type Mover = 'left' | 'right';
type Rules = (rows: readonly string[], mover: Mover) => string[][];

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const put = (rows: readonly string[], r: number, c: number, sign: string): string[] =>
  rows.map((row, at) => (at === r ? row.slice(0, c) + sign + row.slice(c + 1) : row));

const places = (rows: readonly string[]): [number, number][] =>
  rows.flatMap((row, r) => [...row].map((_, c): [number, number] => [r, c]));

const besides = (r: number, c: number): [number, number][] =>
  STEPS.map(([down, across]): [number, number] => [r + down, c + across]);

const own = (mover: Mover) => (mover === 'left' ? 'x' : 'o');
const other = (mover: Mover) => (mover === 'left' ? 'o' : 'x');

/** A domino downwards or to the right. */
const dominoes =
  (ways: (mover: Mover) => readonly ('down' | 'across')[]): Rules =>
  (rows, mover) =>
    places(rows).flatMap(([r, c]) =>
      ways(mover).flatMap((way) => {
        const [r2, c2] = way === 'down' ? [r + 1, c] : [r, c + 1];
        if (rows[r]?.[c] !== '.' || rows[r2]?.[c2] !== '.') return [];
        return [put(put(rows, r, c, '#'), r2, c2, '#')];
      }),
    );

/** A stone on an empty square. */
const stones =
  (allowed: (rows: readonly string[], r: number, c: number, mover: Mover) => boolean): Rules =>
  (rows, mover) =>
    places(rows)
      .filter(([r, c]) => rows[r]?.[c] === '.')
      .filter(([r, c]) => allowed(put(rows, r, c, own(mover)), r, c, mover))
      .map(([r, c]) => put(rows, r, c, own(mover)));

const touches = (rows: readonly string[], r: number, c: number, sign: string): boolean =>
  besides(r, c).some(([r2, c2]) => rows[r2]?.[c2] === sign);

/** Air spreads from empty squares through stones of one kind. */
function everyBlockHasAir(rows: readonly string[]): boolean {
  let aired = places(rows).filter(([r, c]) => rows[r]?.[c] === '.' || touches(rows, r, c, '.'));
  const seen = new Set(aired.map(String));
  while (aired.length > 0) {
    aired = aired
      .flatMap(([r, c]) => besides(r, c).filter(([r2, c2]) => rows[r2]?.[c2] === rows[r]?.[c]))
      .filter((place) => !seen.has(String(place)));
    for (const place of aired) seen.add(String(place));
  }
  return places(rows).every((place) => seen.has(String(place)));
}

const clobber: Rules = (rows, mover) =>
  places(rows).flatMap(([r, c]) =>
    besides(r, c)
      .filter(([r2, c2]) => rows[r]?.[c] === own(mover) && rows[r2]?.[c2] === other(mover))
      .map(([r2, c2]) => put(put(rows, r, c, '.'), r2, c2, own(mover))),
  );

export const RULES: Readonly<Record<string, Rules>> = {
  domineering: dominoes((mover) => [mover === 'left' ? 'down' : 'across']),
  cram: dominoes(() => ['down', 'across']),
  clobber,
  col: stones((rows, r, c, mover) => !touches(rows, r, c, own(mover))),
  snort: stones((rows, r, c, mover) => !touches(rows, r, c, other(mover))),
  nogo: stones((rows) => everyBlockHasAir(rows)),
};

const flipped = (rows: readonly string[]): string[] => rows.toReversed();
const mirrored = (rows: readonly string[]): string[] =>
  rows.map((row) => [...row].toReversed().join(''));
const turned = (rows: readonly string[]): string[] =>
  [...(rows[0] ?? '')].map((_, c) => rows.map((row) => row[c]).join(''));

/**
 * The first by alphabet of a position and its mirror images; of a square board also of those with rows
 * and columns exchanged, except in Domineering, where that exchanges the players.
 */
export function firstImage(ruleset: string, position: string): string {
  const rows = position.split('|');
  const turns = ruleset !== 'domineering' && rows.length === rows[0]?.length;
  const images = [rows, ...(turns ? [turned(rows)] : [])]
    .flatMap((each) => [each, flipped(each)])
    .flatMap((each) => [each, mirrored(each)]);
  return images.map((each) => each.join('|')).toSorted()[0] ?? position;
}

/** Where play begins. */
export function start(ruleset: string, rows: number, columns: number): string {
  const square = (r: number, c: number) =>
    ruleset === 'clobber' ? ((r + c) % 2 === 0 ? 'x' : 'o') : '.';
  const row = (_: unknown, r: number) =>
    Array.from({ length: columns }, (_, c) => square(r, c)).join('');
  return Array.from({ length: rows }, row).join('|');
}

/** Judges positions of one ruleset under one play. */
export class Judge {
  private readonly rules: Rules;
  private readonly misere: boolean;
  private readonly known = new Map<string, boolean>();

  constructor(ruleset: string, play: 'misere' | 'normal') {
    this.rules = RULES[ruleset]!;
    this.misere = play === 'misere';
  }

  /** The positions after a move. */
  moves(position: string, mover: Mover): string[] {
    return this.rules(position.split('|'), mover).map((rows) => rows.join('|'));
  }

  wins(position: string, mover: Mover): boolean {
    const key = `${mover} ${position}`;
    let won = this.known.get(key);
    if (won === undefined) {
      const moves = this.moves(position, mover);
      const rival = mover === 'left' ? 'right' : 'left';
      won =
        moves.length === 0 ? this.misere : moves.some((position) => !this.wins(position, rival));
      this.known.set(key, won);
    }
    return won;
  }

  outcome(position: string): 'L' | 'N' | 'P' | 'R' {
    const [left, right] = [this.wins(position, 'left'), this.wins(position, 'right')];
    if (left) return right ? 'N' : 'L';
    return right ? 'R' : 'P';
  }
}
