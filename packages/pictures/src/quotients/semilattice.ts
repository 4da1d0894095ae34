/**
 * The semilattice of the idempotents of a finite quotient: e stands below f when ef = e, with 1 at the
 * top and the kernel at the bottom. At each idempotent are the elements that have it among their powers: its
 * group in strong frames, and below it the others, so that every element stands somewhere.
 */

import { coversOf, posetOf } from '@proviso/engine/posets';
import {
  type QuotientComponent,
  quotientComponents,
  type TwoPlayerQuotient,
} from '@proviso/engine/quotients';
import { hasseText } from '../hasse-text.ts';
import { type LayeredEdge, layered } from '../layered.ts';
import { levelsFromTop } from '../levels.ts';
import { PictureTooLargeError } from '../limits.ts';
import {
  framed,
  type Item,
  LINE_HEIGHT,
  label,
  type Point,
  type Scene,
  textWidth,
  type Words,
} from '../scene.ts';
import { counted, plainWords } from '../words.ts';
import { coverItems } from './covers.ts';
import {
  CELL_HEIGHT,
  cellItems,
  cellWidth,
  classWords,
  groupWords,
  outcomeOfClass,
  quotientTitle,
} from './elements.ts';
import { demandFinite } from './finite.ts';

const MOST_ELEMENTS = 400;
const LEVEL_GAP = 46;
const PADDING = 8;

/** A component with its measures. */
interface Box {
  readonly heading: Words;
  readonly component: QuotientComponent;
  /** How many cells stand side by side. */
  readonly across: number;
  readonly width: number;
  readonly height: number;
}

export function semilatticePicture(quotient: TwoPlayerQuotient): Scene {
  demandFinite(quotient, 'semilattice of idempotents');
  PictureTooLargeError.unless('the quotient', quotient.order, 'element', MOST_ELEMENTS);
  const components = quotientComponents(quotient);
  const isAbove = (f: number, e: number): boolean =>
    quotient.multiply({ class: e, weight: 0 }, { class: f, weight: 0 }).class === e;
  const poset = posetOf(components, (f, e) => isAbove(f.idempotent, e.idempotent));
  const covers = coversOf(poset).map(({ upper, lower }): LayeredEdge => [upper, lower]);
  const levels = levelsFromTop(components.length, covers);
  const words = [...quotient.monoid.elements.keys()].map((at) => classWords(quotient, at));
  const width = cellWidth(words);
  const boxes = components.map((component) => boxOf(component, words, width));
  const places = placed(boxes, levels, covers);
  const items = [
    ...covers.flatMap(([upper, lower]) => coverItems(boxes, places, upper, lower)),
    ...boxes.flatMap((box, i) => boxItems(quotient, box, places[i] ?? { x: 0, y: 0 }, words)),
  ];
  const scene = framed(
    `Idempotents of ${quotientTitle(quotient)}`,
    `A Hasse diagram of ${counted(components.length, 'idempotent')}, 1 at the top: e stands below f when ef = e. Each has the elements of which it is a power, those of its group in strong frames.`,
    items,
  );
  const names = components.map(({ group, cyclic }, i) => {
    const name = words[components[i]?.idempotent ?? 0]?.text ?? '';
    return group.length === 1 ? name : `${name} (${groupWords(cyclic).text})`;
  });
  const lines = hasseText(names, levels, covers);
  return lines === undefined ? scene : { ...scene, lines };
}

function boxOf(component: QuotientComponent, words: readonly Words[], cell: number): Box {
  const { idempotent, group, cyclic, others } = component;
  const name = words[idempotent] ?? plainWords('');
  const kind = groupWords(cyclic);
  const heading =
    group.length === 1
      ? name
      : { text: `${name.text}: ${kind.text}`, latex: `${name.latex}: ${kind.latex}` };
  const most = Math.max(group.length, others.length);
  const across = Math.min(most, Math.max(4, Math.ceil(Math.sqrt(2 * most))));
  const rows = Math.ceil(group.length / across) + Math.ceil(others.length / across);
  return {
    heading,
    component,
    across,
    width: Math.max(across * cell, textWidth(heading.text)) + 2 * PADDING,
    height: LINE_HEIGHT + rows * CELL_HEIGHT + (others.length > 0 ? PADDING : 0) + 2 * PADDING,
  };
}

/** The upper middle of each box. */
function placed(
  boxes: readonly Box[],
  levels: readonly number[],
  covers: readonly LayeredEdge[],
): Point[] {
  const across = layered(
    boxes.map(({ width }, i) => ({ width, level: levels[i] ?? 0 })),
    covers,
  );
  const tops: number[] = [0];
  for (let level = 0; level <= Math.max(...levels); level++) {
    const heights = boxes.filter((_, i) => levels[i] === level).map(({ height }) => height);
    tops.push((tops[level] ?? 0) + Math.max(0, ...heights) + LEVEL_GAP);
  }
  return across.map(({ x }, i) => ({ x, y: tops[levels[i] ?? 0] ?? 0 }));
}

function boxItems(
  quotient: TwoPlayerQuotient,
  { heading, component, across, width, height }: Box,
  place: Point,
  words: readonly Words[],
): Item[] {
  const left = place.x - width / 2;
  const top = place.y;
  const cell = cellWidth(words);
  const items: Item[] = [
    { item: 'rectangle', at: { x: left, y: top }, width, height, fill: 'cell' },
    label({ x: place.x, y: top + PADDING + LINE_HEIGHT / 2 - 2 }, heading),
  ];
  let y = top + PADDING + LINE_HEIGHT;
  const row = (members: readonly number[], isGroup: boolean): void => {
    const start = place.x - (Math.min(across, members.length) * cell) / 2;
    for (const [i, member] of members.entries()) {
      const outcome = outcomeOfClass(quotient, member);
      const name = words[member] ?? plainWords('');
      const role = isGroup ? 'in the group' : 'a power of it is in the group';
      items.push(
        ...cellItems({
          at: { x: start + (i % across) * cell, y: y + Math.floor(i / across) * CELL_HEIGHT },
          width: cell,
          words: name,
          outcome,
          hint: `${name.text}: ${outcome}, ${role}`,
          framed: isGroup || undefined,
        }),
      );
    }
    y += Math.ceil(members.length / across) * CELL_HEIGHT + PADDING;
  };
  row(component.group, true);
  row(component.others, false);
  return items;
}
