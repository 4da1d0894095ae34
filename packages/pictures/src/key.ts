/**
 * A key below a picture: what the short names in it stand for, in columns that
 * take about the width of the picture.
 */

import { box, boxAround, type Item, LINE_HEIGHT, label, textWidth, type Words } from './scene.ts';

export interface KeyEntry {
  readonly name: Words;
  readonly meaning: Words;
}

const GAP = 24;

/** The entries, row after row within a column, below the items. */
export function keyBelow(items: readonly Item[], entries: readonly KeyEntry[]): Item[] {
  const room = boxAround(items.map(box));
  const texts = entries.map(
    ({ name, meaning }): Words => ({
      text: `${name.text} = ${meaning.text}`,
      latex: `${name.latex} $=$ ${meaning.latex}`,
    }),
  );
  const width = Math.max(0, ...texts.map(({ text }) => textWidth(text))) + GAP;
  const columns = Math.max(1, Math.floor((room.right - room.left + GAP) / width));
  const rows = Math.ceil(texts.length / columns);
  const top = room.bottom + 1.5 * LINE_HEIGHT;
  return texts.map((words, i) =>
    label(
      {
        x: room.left + Math.floor(i / rows) * width,
        y: top + (i % rows) * (LINE_HEIGHT + 2),
      },
      words,
      { align: 'left' },
    ),
  );
}
