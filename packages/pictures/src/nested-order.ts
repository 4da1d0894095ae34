/**
 * The order of the games born by day 2 as a nested line diagram (Wille). More
 * Left options are better for Left and so are fewer Right options, as long as
 * both players can move (the hand-tying principle; [Siegel, Theorem 5.5]). So the
 * forms stand in boxes, one for each set of Left options, and in every box in
 * the same place for the same set of Right options: a line between boxes
 * compares them place by place. Ends are left out, because the proviso
 * compares them otherwise.
 */

import { type Arena, type FormId, formToText, M, ValueError } from '@proviso/engine';
import { born, type Census } from '@proviso/engine/census';
import {
  framed,
  type Item,
  LINE_HEIGHT,
  label,
  type Point,
  type Scene,
  type Words,
} from './scene.ts';
import { counted, plainWords } from './words.ts';

/** Between two places in a box. */
const STEP = { x: 21, y: 34 };
/** Between the contents of a box and its border. */
const PADDING = 10;
/** Between boxes. */
const GAP = { x: 10, y: 60 };
/** A box of the key has room for the sets themselves. */
const KEY_STEP = { x: 52, y: 34 };

/** A set of options: which of the four day-1 games are in it. */
type OptionSet = readonly FormId[];

/** Which class a form belongs to, and what is to be told of it. */
interface Place {
  readonly smallest: FormId;
  readonly outcome: string;
}

/** The picture of a census by day 2 of a universe that has all four day-1 games. */
export function nestedOrderPicture(arena: Arena, census: Census): Scene {
  const places = new Map<FormId, Place>();
  for (const { members, smallest, outcome } of census.classes) {
    for (const member of members) places.set(member, { smallest, outcome });
  }
  const sets = setsBySize(born(arena, 1, M));
  const rows = sets.map((row) => row.length);
  const widest = Math.max(...rows);
  const inner = insideOf(rows, STEP);
  const frame = { width: (widest - 1) * STEP.x + 2 * PADDING + 14, height: inner.height };
  // More Left options stand higher.
  const outer = sets.toReversed().flatMap((row, i) =>
    row.map((left, j) => ({
      left,
      at: {
        x: (j - (row.length - 1) / 2) * (frame.width + GAP.x),
        y: i * (frame.height + LINE_HEIGHT + GAP.y),
      },
    })),
  );
  const items: Item[] = outer.flatMap(({ left, at }) => {
    const nodes = sets.flat().map((right, k): readonly [Point, Item] => {
      const shift = inner.points[k] ?? { x: 0, y: 0 };
      const point = { x: at.x + shift.x, y: at.y + shift.y };
      return [point, node(arena, arena.intern(left, right), places, point)];
    });
    return [
      ...boxItems(heading(arena, left), at, frame),
      ...innerLines(sets.flat(), (k) => nodes[k]?.[0]),
      ...nodes.map(([, item]) => item),
    ];
  });
  const lines = outer.flatMap((lower) =>
    outer
      .filter((upper) => isOneMore(upper.left, lower.left))
      .map((upper): Item => {
        const from = { x: upper.at.x, y: upper.at.y + frame.height };
        const to = { x: lower.at.x, y: lower.at.y - LINE_HEIGHT };
        return { item: 'line', kind: 'cover', from, to, strong: true };
      }),
  );
  return framed(
    `The order of the games born by day 2 modulo ${census.universe.name}, without ends`,
    `A nested line diagram of ${counted(sets.flat().length ** 2, 'form')} in ${sets.flat().length} boxes, one for each set of Left options; greater games, better for Left, stand higher in a box and in higher boxes.`,
    [...lines, ...items, ...keyItems(arena, sets, frame)],
  );
}

/** The non-empty subsets by size. */
function setsBySize(games: OptionSet): OptionSet[][] {
  const rows: FormId[][][] = games.map(() => []);
  const extend = (chosen: FormId[], from: number): void => {
    if (chosen.length > 0) rows[chosen.length - 1]?.push(chosen);
    for (const [i, game] of games.entries()) if (i >= from) extend([...chosen, game], i + 1);
  };
  extend([], 0);
  return rows;
}

function isOneMore(larger: OptionSet, smaller: OptionSet): boolean {
  return larger.length === smaller.length + 1 && smaller.every((game) => larger.includes(game));
}

/** Where things stand in a box, from the middle of its upper edge; few Right options stand higher. */
function insideOf(rows: readonly number[], step: Point): { points: Point[]; height: number } {
  const points = rows.flatMap((size, i) =>
    Array.from({ length: size }, (_, j) => ({
      x: (j - (size - 1) / 2) * step.x,
      y: PADDING + LINE_HEIGHT / 2 + i * step.y,
    })),
  );
  return { points, height: 2 * PADDING + LINE_HEIGHT + (rows.length - 1) * step.y };
}

function boxItems(words: Words, at: Point, frame: { width: number; height: number }): Item[] {
  const corner = { x: at.x - frame.width / 2, y: at.y };
  return [
    { item: 'rectangle', at: corner, ...frame, fill: 'cell' },
    label({ x: at.x, y: at.y - LINE_HEIGHT / 2 - 2 }, words, { plate: true }),
  ];
}

/** Lines from each set to those with one more. */
function innerLines(sets: readonly OptionSet[], at: (k: number) => Point | undefined): Item[] {
  return sets.flatMap((smaller, i) =>
    sets.flatMap((larger, k): Item[] => {
      const [from, to] = [at(i), at(k)];
      if (from === undefined || to === undefined || !isOneMore(larger, smaller)) return [];
      return [{ item: 'line', kind: 'cover', from, to }];
    }),
  );
}

/** A form by its outcome; one that equals a smaller form by a sign that says so. */
function node(arena: Arena, form: FormId, places: ReadonlyMap<FormId, Place>, at: Point): Item {
  const text = formToText(arena, form, { style: 'unicode' });
  const place = places.get(form);
  if (place === undefined) throw new ValueError(`${text} is not in the census`);
  const { smallest, outcome } = place;
  if (smallest === form) return label(at, plainWords(outcome), { plate: true, hint: text });
  const hint = `${text} = ${formToText(arena, smallest, { style: 'unicode' })}`;
  return label(at, { text: '=', latex: '$=$' }, { plate: true, tone: 'muted', hint });
}

function heading(arena: Arena, left: OptionSet): Words {
  const { text, latex } = setWords(arena, left);
  return { text: `{${text} | …}`, latex: `$\\{${latex} \\mid \\ldots\\}$` };
}

function setWords(arena: Arena, set: OptionSet): Words {
  const words = (style: 'unicode' | 'latex'): string =>
    set.map((game) => formToText(arena, game, { style })).join(',');
  return { text: words('unicode'), latex: words('latex') };
}

/** Which place in a box is which set of Right options, beside the single box at the top. */
function keyItems(
  arena: Arena,
  sets: readonly (readonly OptionSet[])[],
  frame: { width: number; height: number },
): Item[] {
  const rows = sets.map((row) => row.length);
  const { points } = insideOf(rows, KEY_STEP);
  const width = Math.max(...rows) * KEY_STEP.x + PADDING;
  const at = { x: -(frame.width / 2 + 5 * GAP.x + width / 2), y: 0 };
  const placed = points.map((point) => ({ x: at.x + point.x, y: at.y + point.y }));
  const title: Words = {
    text: '{… | }: places in a box',
    latex: '$\\{\\ldots \\mid\\ \\}$: places in a box',
  };
  return [
    ...boxItems(title, at, { width, height: frame.height }),
    ...innerLines(sets.flat(), (k) => placed[k]),
    ...sets.flat().flatMap((set, k): Item[] => {
      const point = placed[k];
      if (point === undefined) return [];
      const { text, latex } = setWords(arena, set);
      return [label(point, { text, latex: `$${latex}$` }, { plate: true })];
    }),
  ];
}
