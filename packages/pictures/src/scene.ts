/**
 * A scene: what a picture shows, before it is SVG or TikZ. Lines, signs and
 * labels in a plane with y downwards, lengths in points. Meaning is kept (a
 * Left move, a tombstone) so that each writer can show it without relying on
 * colour alone.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Text that is written in two ways. */
export interface Words {
  readonly text: string;
  /** For text mode: mathematics stands between dollar signs. */
  readonly latex: string;
}

/** What a line means. `either` is an edge that both players may cut, `nobody` one without an owner. */
export type LineKind = 'left' | 'right' | 'either' | 'nobody' | 'cover' | 'ground' | PlayerKind;

/** The moves of one of several players. */
export type PlayerKind = `player${0 | 1 | 2 | 3 | 4 | 5}`;

export interface Line {
  readonly item: 'line';
  readonly kind: LineKind;
  readonly from: Point;
  readonly to: Point;
  /** Points on the way, through which the line runs smoothly. */
  readonly bends?: readonly Point[];
  /** Lines of a board are drawn strong. */
  readonly strong?: true;
  /** In the background. */
  readonly pale?: true;
  /** Whether a head shows which way it leads. */
  readonly arrow?: true;
  /** What it is called on the board: the ends of an edge. */
  readonly name?: string;
}

export interface Label {
  readonly item: 'label';
  /** The middle of the text, or of its left edge when it is aligned there. */
  readonly at: Point;
  readonly words: Words;
  /** How wide the text is taken to be. */
  readonly width: number;
  readonly align?: 'left';
  /** A plate behind the text, so that lines do not run through it. */
  readonly plate?: true;
  readonly tone?: 'muted';
  /** In smaller letters, beside others. */
  readonly small?: true;
  /** What a pointer over the label shows. */
  readonly hint?: string;
  /** The game that stands here, as the language reads it: a page can lead to it. */
  readonly game?: string;
}

export interface Dot {
  readonly item: 'dot';
  readonly at: Point;
  readonly pale?: true;
  readonly hint?: string;
  /** The game that stands here, as the language reads it. */
  readonly game?: string;
}

/** A tombstone ■ of a side. */
export interface TombstoneSign {
  readonly item: 'tombstone';
  readonly at: Point;
  readonly side: 'left' | 'right';
  readonly pale?: true;
}

export interface Rectangle {
  readonly item: 'rectangle';
  /** The upper left corner. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly fill: 'cell' | 'shaded' | OutcomeFill;
  /** Whether it has a strong frame. */
  readonly framed?: true;
  readonly hint?: string;
}

/** What has an outcome is tinted; its letter stands with it, so that the tint is never all there is. */
export type OutcomeFill = `won-${'L' | 'N' | 'P' | 'R'}`;

/** A piece on a board. */
export interface Disc {
  readonly item: 'disc';
  readonly at: Point;
  readonly radius: number;
  readonly fill: 'left' | 'right' | 'either' | 'nobody';
  readonly letter?: string;
  /** What it is called on the board: the name of a vertex. */
  readonly name?: string;
}

/** A circle around something. */
export interface Ring {
  readonly item: 'ring';
  readonly at: Point;
  readonly radius: number;
}

export type Item = Line | Label | Dot | TombstoneSign | Rectangle | Disc | Ring;

export interface Scene {
  /** One line, for a screen reader and a caption. */
  readonly title: string;
  /** A sentence or two that say what a reader would see. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  /** The picture in letters, for a terminal, where it is small enough. */
  readonly lines?: readonly string[];
}

/** A label around its middle. */
export function label(
  at: Point,
  words: Words,
  more: Pick<Label, 'plate' | 'tone' | 'small' | 'hint' | 'align' | 'game'> = {},
): Label {
  const width = textWidth(words.text) * (more.small ? SMALL : 1);
  return { item: 'label', at, words, width, ...more };
}

/** How large small letters are. */
export const SMALL = 0.72;

/** The height of a line of text. */
export const LINE_HEIGHT = 16;

/** Letters by their width in hundredths of the size, as in Times; the others are 50 wide. */
const WIDTHS = new Map(
  Object.entries({
    20: '|',
    25: ' ,.·',
    28: 'ijlt:;/',
    30: '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹',
    33: 'fr()-I',
    39: 'sJ',
    44: 'acez',
    48: '{}',
    56: '+=<>≥≤±×PSF',
    62: 'ELTZℤ',
    67: 'BCR',
    72: 'ADGHKNOQUVXYw',
    78: 'm■✓',
    89: 'M',
    95: 'W…',
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);

/** The size of the letters. */
export const FONT_SIZE = 14;

/** The width of a text; combining marks take no room. Pictures are written so that it is kept. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text.replace(/\p{M}/gu, '')) width += WIDTHS.get(letter) ?? 50;
  return Math.max(6, (width * FONT_SIZE) / 100);
}

const MARGIN = 12;

/** A scene around items, moved so that everything is inside with a margin. */
export function framed(title: string, description: string, items: readonly Item[]): Scene {
  const { left, top, right, bottom } = boxAround(items.map(box));
  return {
    title,
    description,
    width: round(right - left + 2 * MARGIN),
    height: round(bottom - top + 2 * MARGIN),
    items: items.map((item) => moved(item, MARGIN - left, MARGIN - top)),
  };
}

/** Rectangles lie at the bottom, then lines; signs and labels are above them. */
export function inPaintingOrder(items: readonly Item[]): Item[] {
  const layer = ({ item }: Item): number => (item === 'rectangle' ? 0 : item === 'line' ? 1 : 2);
  return [...items].sort((a, b) => layer(a) - layer(b));
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around some; around nothing, a point. */
export function boxAround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return boxes.reduce((a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }));
}

/** The room an item takes. */
export function box(item: Item): Box {
  switch (item.item) {
    case 'line': {
      const points = [item.from, ...(item.bends ?? []), item.to];
      return boxAround(points.map((point) => around(point, 0, 0)));
    }
    case 'label':
      return around(
        item.align === 'left' ? { x: item.at.x + item.width / 2, y: item.at.y } : item.at,
        item.width / 2,
        LINE_HEIGHT / 2,
      );
    case 'dot':
      return around(item.at, DOT_RADIUS, DOT_RADIUS);
    case 'tombstone':
      return around(item.at, STONE_SIZE / 2, STONE_SIZE / 2);
    case 'disc':
    case 'ring':
      return around(item.at, item.radius, item.radius);
    case 'rectangle':
      return {
        left: item.at.x,
        top: item.at.y,
        right: item.at.x + item.width,
        bottom: item.at.y + item.height,
      };
  }
}

/** The head of an arrow: its tip, and the two corners behind it. */
export function arrowHead({ from, to, bends = [] }: Line): readonly [Point, Point, Point] {
  const before = bends.at(-1) ?? from;
  const length = Math.hypot(to.x - before.x, to.y - before.y) || 1;
  const [dx, dy] = [(to.x - before.x) / length, (to.y - before.y) / length];
  const corner = (side: number): Point => ({
    x: round(to.x - HEAD * dx - (side * HEAD * dy) / 2),
    y: round(to.y - HEAD * dy + (side * HEAD * dx) / 2),
  });
  return [to, corner(1), corner(-1)];
}

/** How long the head of an arrow is. */
const HEAD = 10;

export const DOT_RADIUS = 3;
export const STONE_SIZE = 10;

function around(at: Point, halfWidth: number, halfHeight: number): Box {
  return {
    left: at.x - halfWidth,
    right: at.x + halfWidth,
    top: at.y - halfHeight,
    bottom: at.y + halfHeight,
  };
}

function moved(item: Item, dx: number, dy: number): Item {
  const shift = (point: Point): Point => ({ x: round(point.x + dx), y: round(point.y + dy) });
  if (item.item !== 'line') return { ...item, at: shift(item.at) };
  const ends = { from: shift(item.from), to: shift(item.to) };
  return { ...item, ...ends, ...(item.bends && { bends: item.bends.map(shift) }) };
}

/** Coordinates are kept to a hundredth of a point, so that files are small and stable. */
export function round(n: number): number {
  return Math.round(n * 100) / 100;
}
