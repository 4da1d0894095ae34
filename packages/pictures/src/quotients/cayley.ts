/**
 * The Cayley graph of a small finite quotient: elements by the length of their shortest words, and for each
 * letter an arrow from x to the product of x with it. Letters have lines of their own, in pattern and in
 * colour, and are written at their arrows where there are few. Where a letter leads there and back, one
 * line without a head says it.
 */

import { printMonomial, type TwoPlayerQuotient } from '@proviso/engine/quotients';
import { layered } from '../layered.ts';
import { PictureTooLargeError } from '../limits.ts';
import {
  box,
  boxAround,
  framed,
  type Item,
  type Line,
  label,
  type PlayerKind,
  type Point,
  type Scene,
} from '../scene.ts';
import { counted, plainWords } from '../words.ts';
import { type Node, route } from './arrows.ts';
import {
  CELL_HEIGHT,
  cellItems,
  cellWidth,
  classWords,
  monoidWords,
  outcomeOfClass,
  quotientTitle,
} from './elements.ts';
import { demandFinite } from './finite.ts';
import { textRows } from './text-rows.ts';

const MOST_ELEMENTS = 64;
const KINDS: readonly PlayerKind[] = [
  'player0',
  'player2',
  'player1',
  'player3',
  'player4',
  'player5',
];
/** Up to so many elements, letters stand at their arrows. */
const MOST_LETTERED = 16;
const ROW_GAP = 92;
const COLUMN_GAP = 40;

/** What a letter does with an element. */
export interface CayleyEdge {
  readonly from: number;
  readonly to: number;
  /** The place of the letter. */
  readonly letter: number;
  /** Whether the letter also leads back. */
  readonly both: boolean;
}

/** The edges of the graph, those that lead there and back once. */
export function cayleyEdges(quotient: TwoPlayerQuotient): CayleyEdge[] {
  const { letters, classes } = quotient.model;
  const times = (at: number, letter: number): number =>
    quotient.multiply(
      { class: at, weight: 0 },
      { class: classes[letters[letter] ?? 0] ?? 0, weight: 0 },
    ).class;
  return letters.flatMap((_, letter) =>
    [...quotient.monoid.elements.keys()].flatMap((from): CayleyEdge[] => {
      const to = times(from, letter);
      const both = to !== from && times(to, letter) === from;
      return both && to < from ? [] : [{ from, to, letter, both }];
    }),
  );
}

export function cayleyPicture(quotient: TwoPlayerQuotient): Scene {
  demandFinite(quotient, 'Cayley graph');
  const { order, monoid } = quotient;
  PictureTooLargeError.unless('the quotient', order, 'element', MOST_ELEMENTS);
  PictureTooLargeError.unless('the quotient', monoid.generators.length, 'letter', KINDS.length);
  const words = monoid.elements.map((_, at) => classWords(quotient, at));
  const letters = monoid.generators.map((kind) =>
    monoidWords(
      printMonomial(
        monoid,
        monoid.elements[0]?.map((_, other) => (other === kind ? 1 : 0)) ?? [],
      ).trim(),
    ),
  );
  const edges = cayleyEdges(quotient);
  const width = cellWidth(words);
  const nodes = placed(quotient, edges, width);
  const lettered = order <= MOST_LETTERED;
  const taken = new Map<string, number>();
  const arrows = edges.flatMap(({ from, to, letter, both }): Item[] => {
    const pair = [Math.min(from, to), Math.max(from, to)].join();
    const already = taken.get(pair) ?? 0;
    taken.set(pair, already + 1);
    const way = route(nodes, from, to, already);
    const line: Line = {
      item: 'line',
      kind: KINDS[letter] ?? 'nobody',
      from: way.from,
      to: way.to,
      ...(way.bends.length > 0 && { bends: way.bends }),
      ...(!both && { arrow: true as const }),
    };
    const letterAt = label(way.middle, letters[letter] ?? plainWords(''), {
      plate: true,
      small: true,
    });
    return lettered ? [line, letterAt] : [line];
  });
  const cells = nodes.flatMap(({ x, y }, at) => {
    const outcome = outcomeOfClass(quotient, at);
    return cellItems({
      at: { x: x - width / 2, y: y - CELL_HEIGHT / 2 },
      width,
      words: words[at] ?? plainWords(''),
      outcome,
      hint: `${words[at]?.text}: ${outcome}`,
    });
  });
  const plates = nodes.map(({ x, y }): Item => {
    const at = { x: x - width / 2, y: y - CELL_HEIGHT / 2 };
    return { item: 'rectangle', at, width, height: CELL_HEIGHT, fill: 'cell' };
  });
  const drawn = [...plates, ...cells, ...arrows];
  const scene = framed(
    `Cayley graph of ${quotientTitle(quotient)}`,
    `${counted(order, 'element')} with their outcomes, 1 at the top. ${counted(letters.length, 'letter')}, each with a line of its own: an arrow leads from an element to its product with the letter, a line without a head there and back.`,
    [...drawn, ...keyItems(drawn, letters)],
  );
  const lines = textRows([
    ['', '', ...letters.map(({ text }) => `· ${text}`)],
    ...words.map(({ text }, at) => [
      text,
      outcomeOfClass(quotient, at),
      ...letters.map((_, letter) => {
        const edge = edges.find(
          (one) => one.letter === letter && (one.from === at || (one.both && one.to === at)),
        );
        return words[edge?.from === at ? edge.to : (edge?.from ?? 0)]?.text ?? '';
      }),
    ]),
  ]);
  return lines === undefined ? scene : { ...scene, lines };
}

/** Rows by the length of words; each element near those that it is joined to. */
function placed(quotient: TwoPlayerQuotient, edges: readonly CayleyEdge[], width: number): Node[] {
  const levels = quotient.monoid.elements.map((counts) =>
    counts.reduce((sum, count) => sum + count, 0),
  );
  const across = layered(
    levels.map((level) => ({ width: width + COLUMN_GAP, level })),
    edges.flatMap(({ from, to }) => {
      const [one, other] = [levels[from] ?? 0, levels[to] ?? 0];
      if (one === other) return [];
      return [one < other ? ([from, to] as const) : ([to, from] as const)];
    }),
  );
  return across.map(({ x }, at) => ({
    x,
    y: (levels[at] ?? 0) * ROW_GAP,
    width,
    height: CELL_HEIGHT,
  }));
}

/** A sample of each letter's line, below. */
function keyItems(
  drawn: readonly Item[],
  letters: readonly { text: string; latex: string }[],
): Item[] {
  const room = boxAround(drawn.map(box));
  const y = room.bottom + 26;
  const step = 78;
  const start = (room.left + room.right - letters.length * step) / 2;
  return letters.flatMap((words, i): Item[] => {
    const from: Point = { x: start + i * step, y };
    const to = { x: from.x + 38, y };
    return [
      { item: 'line', kind: KINDS[i] ?? 'nobody', from, to, arrow: true },
      label(
        { x: to.x + 7, y },
        { text: `· ${words.text}`, latex: `$\\cdot$ ${words.latex}` },
        {
          align: 'left',
        },
      ),
    ];
  });
}
