/**
 * A scene: what a picture shows, before it is SVG or TikZ. Lines, signs and
 * labels in a plane with y downwards, lengths in points. Meaning is kept (a
 * Left move, a tombstone) so that each writer can show it without relying on
 * colour alone.
 */

/** What a line means. */
export type LineKind = 'left' | 'right' | 'cover' | 'grid';

export interface Line {
  readonly item: 'line';
  readonly kind: LineKind;
  readonly from: Point;
  readonly to: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Text that is written in two ways; `latex` goes between dollar signs. */
export interface Words {
  readonly text: string;
  readonly latex: string;
}

export interface Label {
  readonly item: 'label';
  readonly at: Point;
  readonly words: Words;
  /** How wide the text is taken to be. */
  readonly width: number;
  /** A plate behind the text, so that lines do not run through it. */
  readonly plate: boolean;
  readonly tone?: Tone;
}

/** Colours with a meaning; every one also differs without colour. */
export type Tone = 'left' | 'right' | 'muted';

export interface Dot {
  readonly item: 'dot';
  readonly at: Point;
}

/** A tombstone ■ of a side. */
export interface TombstoneSign {
  readonly item: 'tombstone';
  readonly at: Point;
  readonly side: 'left' | 'right';
}

export interface Rectangle {
  readonly item: 'rectangle';
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly fill: 'none' | 'cell' | 'shaded' | 'left' | 'right';
}

export interface Disc {
  readonly item: 'disc';
  readonly at: Point;
  readonly radius: number;
  readonly fill: 'left' | 'right' | 'neutral';
  readonly letter?: string;
}

export type Item = Line | Label | Dot | TombstoneSign | Rectangle | Disc;

export interface Scene {
  /** One line, for a screen reader and a caption. */
  readonly title: string;
  /** A sentence or two that say what a reader would see. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
}

/** The width of a character in the scene's text, and the height of a line. */
export const CHARACTER = 7;
export const LINE_HEIGHT = 16;

/** The width a text is taken to have: combining marks take no room. */
export function textWidth(text: string): number {
  return Math.max(CHARACTER, text.replace(/\p{M}/gu, '').length * CHARACTER);
}

/** A scene around items, moved so that everything is inside with a margin. */
export function framed(title: string, description: string, items: readonly Item[]): Scene {
  const margin = 12;
  const boxes = items.map(box);
  const left = Math.min(0, ...boxes.map((b) => b.left)) - margin;
  const top = Math.min(0, ...boxes.map((b) => b.top)) - margin;
  const right = Math.max(0, ...boxes.map((b) => b.right)) + margin;
  const bottom = Math.max(0, ...boxes.map((b) => b.bottom)) + margin;
  return {
    title,
    description,
    width: round(right - left),
    height: round(bottom - top),
    items: items.map((item) => moved(item, -left, -top)),
  };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The room an item takes. */
export function box(item: Item): Box {
  switch (item.item) {
    case 'line':
      return {
        left: Math.min(item.from.x, item.to.x),
        right: Math.max(item.from.x, item.to.x),
        top: Math.min(item.from.y, item.to.y),
        bottom: Math.max(item.from.y, item.to.y),
      };
    case 'label':
      return around(item.at, item.width / 2, LINE_HEIGHT / 2);
    case 'dot':
      return around(item.at, 3, 3);
    case 'tombstone':
      return around(item.at, 6, 6);
    case 'disc':
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
  return item.item === 'line'
    ? { ...item, from: shift(item.from), to: shift(item.to) }
    : { ...item, at: shift(item.at) };
}

/** Coordinates are kept to a hundredth of a point, so that files are small and stable. */
export function round(n: number): number {
  return Math.round(n * 100) / 100;
}
