/**
 * Strips: Φ of the heaps 1, 2, …, each with its outcome, in rows as long as the period so that
 * what repeats stands below itself; and the outcomes of an infinite quotient over the weights, with where they
 * begin to repeat at either end.
 */

import { ValueError } from '@proviso/engine';
import {
  type HeapPeriod,
  type QuotientOfHeaps,
  seenPeriod,
  type TwoPlayerQuotient,
} from '@proviso/engine/quotients';
import { PictureTooLargeError } from '../limits.ts';
import { framed, type Item, label, type Scene, textWidth, type Words } from '../scene.ts';
import { plainWords } from '../words.ts';
import {
  CELL_HEIGHT,
  cellItems,
  cellWidth,
  classWords,
  elementWords,
  weightWords,
} from './elements.ts';
import { textRows } from './text-rows.ts';

const MOST_HEAPS = 1_000;
const MOST_WEIGHTS = 400;
const NUMBER_ROOM = 15;
const ROW_GAP = 12;
/** Rows have about so many heaps where no period says how many. */
const IN_A_ROW = 12;

/** How Φ repeats: proved for all heaps, or as far as it was looked at. */
export interface PhiPeriod extends HeapPeriod {
  readonly forAll: boolean;
}

/** The period of Φ, if one is proved or at least seen. */
export function phiPeriod(quotient: QuotientOfHeaps): PhiPeriod | undefined {
  const { forAll, model } = quotient;
  if (forAll !== undefined) return { ...forAll, forAll: true };
  const seen = seenPeriod(model.classes.map((at, kind) => `${at}:${model.weights[kind]}`));
  return seen && { ...seen, forAll: false };
}

/** `period 12 from heap 71 on, for all heaps`. */
export function periodText(period: PhiPeriod | undefined, heaps: number): string {
  if (period === undefined) return `no period seen to heap ${heaps}`;
  const extent = period.forAll ? 'for all heaps' : `seen to heap ${heaps}`;
  return `period ${period.period} from heap ${period.from} on, ${extent}`;
}

/** Φ as a strip; the first period is in strong frames. */
export function phiPicture(quotient: QuotientOfHeaps): Scene {
  const { heaps } = quotient;
  if (heaps === 0)
    throw new ValueError('without heaps Φ is of nothing; take heaps up to 1 or more');
  PictureTooLargeError.unless('the strip', heaps, 'heap', MOST_HEAPS);
  const period = phiPeriod(quotient);
  const shown = period?.forAll ? Math.min(heaps, period.from + 2 * period.period - 1) : heaps;
  const across = rowLength(period, shown);
  const elements = Array.from({ length: shown }, (_, kind) => quotient.elementOf([kind]));
  const words = elements.map((element) => elementWords(quotient, element));
  const width = Math.max(cellWidth(words), textWidth(String(heaps)) + 4);
  const repeats = (heap: number): boolean =>
    period !== undefined && heap >= period.from && heap < period.from + period.period;
  const height = NUMBER_ROOM + CELL_HEIGHT + ROW_GAP;
  const rows = Math.ceil(shown / across);
  const items = elements.flatMap((element, i): Item[] => {
    const at = { x: (i % across) * width, y: Math.floor(i / across) * height };
    const outcome = quotient.outcomeOf(element);
    const name = words[i] ?? plainWords('');
    return [
      label({ x: at.x + width / 2, y: at.y + NUMBER_ROOM / 2 }, plainWords(String(i + 1)), {
        tone: 'muted',
        small: true,
      }),
      ...cellItems({
        at: { x: at.x, y: at.y + NUMBER_ROOM },
        width,
        words: name,
        outcome,
        hint: `heap ${i + 1} is ${name.text}: ${outcome}`,
        framed: repeats(i + 1) || undefined,
      }),
    ];
  });
  // Strong frames lie over the others.
  items.sort((one, other) => Number(isFramed(one)) - Number(isFramed(other)));
  const said = periodText(period, heaps);
  const caption = label({ x: 0, y: rows * height + 6 }, plainWords(said), {
    align: 'left',
    tone: 'muted',
  });
  const scene = framed(
    `Φ of the heaps of ${quotient.codes?.join(' and ') ?? 'a ruleset'}`,
    `The heaps from 1 to ${shown}, each with its element and outcome; ${said}.`,
    [...items, caption],
  );
  const lines = textRows(
    Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
      const part = elements.slice(row * across, (row + 1) * across);
      const first = row * across;
      return [
        ['heap', ...part.map((_, i) => String(first + i + 1))],
        ['Φ', ...part.map((_, i) => words[first + i]?.text ?? '')],
        ['', ...part.map((element) => quotient.outcomeOf(element))],
      ];
    }),
  );
  return lines === undefined ? scene : { ...scene, lines: [...lines, said] };
}

function isFramed(item: Item): boolean {
  return item.item === 'rectangle' && item.framed === true;
}

/** A multiple of the period where it is short, the period where that is no wider than a page. */
function rowLength(period: PhiPeriod | undefined, shown: number): number {
  if (period === undefined || period.period > 2 * IN_A_ROW) return Math.min(shown, IN_A_ROW);
  const times = Math.max(1, Math.floor(IN_A_ROW / period.period));
  return Math.min(shown, times * period.period);
}

/** The outcomes of an infinite quotient: a row for each class, a column for each weight. */
export function weightsPicture(quotient: TwoPlayerQuotient): Scene {
  const { model, monoid, order } = quotient;
  if (order !== Infinity) {
    throw new ValueError('this quotient is finite; draw its multiplication table');
  }
  const { low, high, lowPeriod, highPeriod, step, residues } = model;
  const first = low - Math.max(lowPeriod, 2);
  const last = high + Math.max(highPeriod, 2);
  PictureTooLargeError.unless('the strip', last - first + 1, 'weight', MOST_WEIGHTS);
  const weights = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const names = monoid.elements.map((_, at) => classWords(quotient, at));
  const classes = [...names.keys()];
  const shows = (at: number, weight: number): boolean =>
    (weight - (residues[at] ?? 0)) % step === 0;
  const heading =
    monoid.order === 1 ? 0 : Math.max(...names.map(({ text }) => textWidth(text))) + 12;
  const width = Math.max(CELL_HEIGHT, ...weights.map((w) => textWidth(weightWords(w).text) + 6));
  const [left, right] = [low - first, high - first + 1].map((i) => i * width);
  const items: Item[] = [
    ...weights.map((weight, i) =>
      label({ x: (i + 0.5) * width, y: -10 }, weightWords(weight), { tone: 'muted' }),
    ),
    ...classes.flatMap((at): Item[] => {
      const y = at * CELL_HEIGHT;
      const row = weights.flatMap((weight, i) =>
        shows(at, weight) ? weightCell(quotient, at, weight, { x: i * width, y }, width) : [],
      );
      const ends = [-12, weights.length * width + 12].map((x) =>
        label({ x, y: y + CELL_HEIGHT / 2 }, DOTS),
      );
      const name = label({ x: -24 - heading / 2, y: y + CELL_HEIGHT / 2 }, names[at] ?? DOTS);
      return [...row, ...ends, ...(heading === 0 ? [] : [name])];
    }),
    ...[left ?? 0, right ?? 0].map(
      (x): Item => ({
        item: 'line',
        kind: 'nobody',
        strong: true,
        from: { x, y: -20 },
        to: { x, y: classes.length * CELL_HEIGHT + 6 },
      }),
    ),
  ];
  const bottom = classes.length * CELL_HEIGHT + 16;
  const said = [
    `below ${low} outcomes repeat with period ${lowPeriod}`,
    `above ${high} with period ${highPeriod}`,
  ];
  const captions = said.map((text, i) =>
    label({ x: 0, y: bottom + i * 18 }, plainWords(text.replaceAll('-', '−')), {
      align: 'left',
      tone: 'muted',
    }),
  );
  const scene = framed(
    `Outcomes of an infinite ${quotient.kinds.misere ? 'misère' : 'normal'} quotient over the weights`,
    `${classes.length === 1 ? 'A row' : `${classes.length} rows, one for each class,`} of outcomes for the weights from ${first} to ${last}; ${said.join(', ')}. Strong lines stand where they begin to repeat.`,
    [...items, ...captions],
  );
  const mark = (cells: readonly string[]): string[] =>
    cells.flatMap((cell, i) =>
      weights[i] === low || weights[i] === high + 1 ? ['|', cell] : [cell],
    );
  const lines = textRows([
    ['', '…', ...mark(weights.map(String)), '…'],
    ...classes.map((at) => [
      heading === 0 ? '' : (names[at]?.text ?? ''),
      '…',
      ...mark(
        weights.map((weight) =>
          shows(at, weight) ? quotient.outcomeOf({ class: at, weight }) : '',
        ),
      ),
      '…',
    ]),
  ]);
  return lines === undefined ? scene : { ...scene, lines: [...lines, said.join(', ')] };
}

const DOTS: Words = { text: '…', latex: '\\ldots' };

function weightCell(
  quotient: TwoPlayerQuotient,
  at: number,
  weight: number,
  corner: { readonly x: number; readonly y: number },
  width: number,
): Item[] {
  const outcome = quotient.outcomeOf({ class: at, weight });
  const hint = `${elementWords(quotient, { class: at, weight }).text}: ${outcome}`;
  const { x, y } = corner;
  return [
    { item: 'rectangle', at: corner, width, height: CELL_HEIGHT, fill: `won-${outcome}`, hint },
    label({ x: x + width / 2, y: y + CELL_HEIGHT / 2 }, plainWords(outcome), { hint }),
  ];
}
