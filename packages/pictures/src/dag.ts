/**
 * The DAG of a form: every distinct subposition once. Left's moves are solid,
 * Right's dashed; short names are written at the nodes.
 */

import { type Arena, type FormId, Left, Right, rank, SIDES, subpositions } from '@proviso/engine';
import { layeredPlaces } from './layered.ts';
import { framed, type Item, type Scene, textWidth } from './scene.ts';
import { formWords } from './words.ts';

export interface DagOptions {
  /** Forms with more distinct subpositions are refused. */
  readonly maxNodes?: number;
}

/** The picture is larger than was allowed. */
export class PictureTooLargeError extends Error {
  override readonly name = 'PictureTooLargeError';
}

/** The picture of a form with equal subpositions shared. */
export function dagPicture(arena: Arena, root: FormId, options: DagOptions = {}): Scene {
  const maxNodes = options.maxNodes ?? 2_000;
  const forms = subpositions(arena, root).reverse();
  if (forms.length > maxNodes) {
    throw new PictureTooLargeError(
      `the form has ${forms.length} distinct subpositions; a picture is drawn up to ${maxNodes}`,
    );
  }
  const index = new Map(forms.map((id, i) => [id, i]));
  const words = forms.map((id) => formWords(arena, id, 14));
  const height = rank(arena, root);
  const moves = forms.flatMap((id, from) =>
    SIDES.flatMap((side) =>
      arena.options(id, side).map((option) => ({ from, to: index.get(option) ?? 0, side })),
    ),
  );
  const places = layeredPlaces(
    forms.map((id, i) => ({
      width: textWidth(words[i]?.text ?? '') + 12,
      level: height - rank(arena, id),
    })),
    moves.map(({ from, to }) => [from, to] as const),
  );
  const items: Item[] = [];
  for (const { from, to, side } of moves) {
    const start = places[from];
    const end = places[to];
    if (start === undefined || end === undefined) continue;
    // Both players may have the same option: their lines run side by side.
    const shift = side === Left ? -3 : 3;
    items.push({
      item: 'line',
      kind: side === Left ? 'left' : 'right',
      from: { x: start.x + shift, y: start.y },
      to: { x: end.x + shift, y: end.y },
    });
  }
  for (const [i, id] of forms.entries()) {
    const at = places[i];
    const word = words[i];
    if (at === undefined || word === undefined) continue;
    const width = textWidth(word.text);
    items.push({ item: 'label', at, words: word, width, plate: true });
    for (const side of SIDES) {
      if (!arena.hasTombstone(id, side)) continue;
      const dx = (width / 2 + 10) * (side === Right ? 1 : -1);
      items.push({
        item: 'tombstone',
        at: { x: at.x + dx, y: at.y },
        side: side === Left ? 'left' : 'right',
      });
    }
  }
  return framed(
    `Subpositions of ${formWords(arena, root, 60).text}`,
    `${forms.length} distinct subpositions and ${moves.length} moves. Left's moves are solid, Right's dashed.`,
    items,
  );
}
