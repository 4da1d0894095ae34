/**
 * Plots of sequences and of points in the plane: a dot for each, joined where they
 * are a sequence, between two axes with round ticks.
 */

import { PictureTooLargeError } from '../limits.ts';
import { framed, type Item, label, type Point, type Scene, textWidth } from '../scene.ts';
import { counted, plainWords } from '../words.ts';
import { type Axis, alongAxis, namedAxis, numberAxis, numberText } from './axis.ts';
import { plotText } from './text.ts';

export interface Plot {
  /** Values that are whole numbers, or places among the names of their axis. */
  readonly points: readonly Point[];
  /** What the axes show. */
  readonly x: string;
  readonly y: string;
  /** Whether the points follow one another. */
  readonly sequence: boolean;
  /** What the values of y are called, where they are no numbers; the lowest first. */
  readonly names?: readonly string[];
}

/** A plot with its axes. */
export interface Framed extends Plot {
  readonly across: Axis;
  readonly upward: Axis;
}

const MOST_POINTS = 10_000;
const HEIGHT = 240;
/** A sequence takes so much of the width for each point, between these bounds. */
const SPACING = 12;
const [NARROWEST, WIDEST] = [240, 900];
const SCATTERED = 360;
const TICK = 5;
const GAP = 6;

/** The picture of a plot with at least one point. */
export function plotPicture(plot: Plot): Scene {
  PictureTooLargeError.unless('the list', plot.points.length, 'point', MOST_POINTS);
  const width = plot.sequence
    ? Math.min(WIDEST, Math.max(NARROWEST, plot.points.length * SPACING))
    : SCATTERED;
  const whole: Framed = {
    ...plot,
    across: numberAxis(
      plot.points.map(({ x }) => x),
      width / 60,
    ),
    upward:
      plot.names === undefined
        ? numberAxis(
            plot.points.map(({ y }) => y),
            HEIGHT / 48,
          )
        : namedAxis(plot.names),
  };
  const place = ({ x, y }: Point): Point => ({
    x: width * alongAxis(whole.across, x),
    y: HEIGHT * (1 - alongAxis(whole.upward, y)),
  });
  const dots = plot.points.map(place);
  const items: Item[] = [
    ...axisItems(whole, width, place),
    ...(plot.sequence ? joined(dots) : []),
    ...dots.map((at, i): Item => ({ item: 'dot', at, hint: pointText(plot, i) })),
  ];
  const title = `Plot of ${plot.y} against ${plot.x}`;
  const scene = framed(title, description(plot), items);
  const lines = plotText(whole);
  return { ...scene, lines };
}

/** Two axes with their ticks and what they show. */
function axisItems(
  { across, upward, x, y }: Framed,
  width: number,
  place: (point: Point) => Point,
): Item[] {
  const origin = { x: 0, y: HEIGHT };
  const line = (from: Point, to: Point): Item => ({ item: 'line', kind: 'cover', from, to });
  const items = [line(origin, { x: width, y: HEIGHT }), line(origin, { x: 0, y: 0 })];
  for (const { value, words } of across.ticks) {
    const at = { x: place({ x: value, y: 0 }).x, y: HEIGHT };
    items.push(line(at, { x: at.x, y: HEIGHT + TICK }));
    items.push(label({ x: at.x, y: HEIGHT + TICK + 12 }, words));
  }
  let widest = 0;
  for (const { value, words } of upward.ticks) {
    const at = { x: 0, y: place({ x: 0, y: value }).y };
    const room = textWidth(words.text);
    widest = Math.max(widest, room);
    items.push(line({ x: -TICK, y: at.y }, at));
    items.push(label({ x: -TICK - GAP / 2 - room / 2, y: at.y }, words));
  }
  items.push(label({ x: width / 2, y: HEIGHT + TICK + 32 }, plainWords(x), { tone: 'muted' }));
  // Above its axis, where it can be read without turning the head.
  const start = { x: -TICK - GAP / 2 - widest, y: -20 };
  items.push(label(start, plainWords(y), { tone: 'muted', align: 'left' }));
  return items;
}

function joined(dots: readonly Point[]): Item[] {
  return dots.slice(1).flatMap((to, i): Item[] => {
    const from = dots[i];
    return from === undefined ? [] : [{ item: 'line', kind: 'cover', from, to }];
  });
}

function pointText({ points, names }: Plot, i: number): string {
  const { x = 0, y = 0 } = points[i] ?? {};
  return `(${numberText(x)}, ${names?.[y] ?? numberText(y)})`;
}

function description(plot: Plot): string {
  const { points, x, y, sequence } = plot;
  const what = `${counted(points.length, 'point')}, ${x} to the right and ${y} upwards`;
  if (!sequence) return `A scatter plot with ${what}.`;
  return `A plot with ${what}, from ${pointText(plot, 0)} to ${pointText(plot, points.length - 1)}.`;
}
