// How large a picture is shown. Sizes are in points of the drawing; a scale of 1 shows a point as a pixel.

/** The width and height that a drawing has by itself. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The letters of a drawing are so high, in points; nobody reads them below so many pixels. */
const LETTERS = 14;
const LEGIBLE = 11;
export const LEGIBLE_SCALE = LEGIBLE / LETTERS;

/** Small pictures are shown larger than they are printed, up to this size in points. */
const ENLARGED = 1.5;
const ROOMY = 360;

export const [LEAST_SCALE, MOST_SCALE] = [0.1, 8];
/** What a press of a button or key does. */
export const STEP = 1.25;

/** The size that a drawing of our own says it has. */
export function sizeOf(svg: string): Size {
  const [, width, height] = /^<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 1) || 1, height: Number(height ?? 1) || 1 };
}

/** The scale at which a picture stands by itself; large ones stand as they are printed. */
export function naturalScale({ width, height }: Size): number {
  return Math.max(1, Math.min(ENLARGED, ROOMY / Math.max(width, height)));
}

/** The width of a picture in its column: it shrinks with it, down to where its letters can be read. */
export function columnWidth(size: Size, legible: boolean): string {
  const fits = `min(100%, ${round(size.width * naturalScale(size))}px)`;
  return legible ? `max(${round(size.width * LEGIBLE_SCALE)}px, ${fits})` : fits;
}

/** The scale at which all of it is seen in a room. */
export function wholeScale(size: Size, room: Size, most: number): number {
  return bounded(Math.min(room.width / size.width, room.height / size.height, most));
}

export function bounded(scale: number): number {
  return Math.max(LEAST_SCALE, Math.min(MOST_SCALE, scale));
}

/** Where a room has to scroll so that what is under a spot stays there while the scale changes. */
export function scrolledTo(scrolled: number, spot: number, from: number, to: number): number {
  return ((scrolled + spot) * to) / from - spot;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
