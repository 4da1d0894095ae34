/**
 * Tables of sets of players: what sums of games come to [Spindler, Table 1], and the products of a
 * quotient. A set has a place for everybody, a tinted square with the letter for those in it and a
 * dot for those who are not; so it is told by letters, places and colours.
 */

import {
  hasPlayer,
  type PlayerSet,
  printPlayerSet,
  type Quotient,
  relativeName,
} from '@proviso/engine/multiplayer';
import { PictureTooLargeError } from './limits.ts';
import { classWords } from './quotients/elements.ts';
import { textRows } from './quotients/text-rows.ts';
import {
  framed,
  type Item,
  label,
  type Rectangle,
  type Scene,
  textWidth,
  type Words,
} from './scene.ts';
import { counted, plainWords } from './words.ts';

const SQUARE = 17;
const STEP = SQUARE + 2;
const HEIGHT = 26;
const ROOM = 8;
const MOST_ELEMENTS = 60;

/** A cell or a head: words, a set, or both. */
interface SetCell {
  readonly words?: Words;
  readonly set?: PlayerSet;
  readonly hint?: string;
}

/** The addition table: `sums[i][j]` are all who may win a sum of games with outcomes i and j. */
export function sumTablePicture(
  players: number,
  outcomes: readonly PlayerSet[],
  sums: readonly (readonly PlayerSet[])[],
): Scene {
  const name = (set: PlayerSet): string => printPlayerSet(set, players);
  const heads = outcomes.map((set): SetCell => ({ set }));
  const cells = outcomes.map((one, i) =>
    outcomes.map((other, j): SetCell => {
      const set = sums[i]?.[j] ?? 0;
      return { set, hint: `${name(one)} + ${name(other)}: ${name(set)}` };
    }),
  );
  return setTable(players, heads, cells, {
    title: `Outcomes of sums of games of ${counted(players, 'player')}`,
    description: `A square of ${counted(outcomes.length, 'row')}. The outcomes of the summands stand at the left and above; a cell has everybody who may win the sum.`,
  });
}

/** The products of a quotient of several players, each with its outcome. */
export function playersProductsPicture(quotient: Quotient): Scene {
  const { order, outcomes } = quotient;
  const { players } = quotient.table.rules;
  PictureTooLargeError.unless('the quotient', order, 'element', MOST_ELEMENTS);
  const numbers = [...quotient.elements.keys()];
  const words = numbers.map((at) => classWords({ monoid: quotient }, at));
  const text = (at: number): string => words[at]?.text ?? '';
  const cells = numbers.map((one) =>
    numbers.map((other): SetCell => {
      const product = quotient.multiply(one, other);
      const set = outcomes[product] ?? 0;
      const hint = `${text(one)} · ${text(other)} = ${text(product)}, ${printPlayerSet(set, players)}`;
      return { words: words[product] ?? plainWords(''), set, hint };
    }),
  );
  const heads = words.map((each): SetCell => ({ words: each }));
  return setTable(players, heads, cells, {
    title: `Multiplication table of a quotient with ${counted(order, 'element')} for ${counted(players, 'player')}`,
    description: `A square of ${counted(order, 'row')}. Each product stands with its outcome, the set of those who can force a win.`,
  });
}

function setTable(
  players: number,
  heads: readonly SetCell[],
  cells: readonly (readonly SetCell[])[],
  about: { readonly title: string; readonly description: string },
): Scene {
  const wide = ({ words, set }: SetCell): number =>
    (words === undefined ? 0 : textWidth(words.text) + 4) +
    (set === undefined ? 0 : players * STEP);
  const width = Math.max(...[...heads, ...cells.flat()].map(wide)) + ROOM;
  const items: Item[] = heads.flatMap((head, at) => [
    ...cellItems(players, head, -width / 2, (at + 0.5) * HEIGHT),
    ...cellItems(players, head, (at + 0.5) * width, -HEIGHT / 2),
  ]);
  cells.forEach((row, i) => {
    row.forEach((cell, j) => {
      const at = { x: j * width, y: i * HEIGHT };
      const hint = cell.hint === undefined ? {} : { hint: cell.hint };
      items.push({ item: 'rectangle', at, width, height: HEIGHT, fill: 'cell', ...hint });
      items.push(...cellItems(players, cell, at.x + width / 2, at.y + HEIGHT / 2));
    });
  });
  const text = ({ words, set }: SetCell): string =>
    [words?.text, set === undefined ? undefined : printPlayerSet(set, players)]
      .filter((part) => part !== undefined)
      .join(' ');
  const lines = textRows([
    ['', ...heads.map(text)],
    ...cells.map((row, i) => [text(heads[i] ?? {}), ...row.map(text)]),
  ]);
  const scene = framed(about.title, about.description, items);
  return lines === undefined ? scene : { ...scene, lines };
}

/** Words and then the set, around a middle. */
function cellItems(players: number, { words, set }: SetCell, x: number, y: number): Item[] {
  const wordsWidth = words === undefined ? 0 : textWidth(words.text) + 4;
  const setWidth = set === undefined ? 0 : players * STEP;
  const left = x - (wordsWidth + setWidth) / 2;
  const items: Item[] = [];
  if (words !== undefined) items.push(label({ x: left + wordsWidth / 2, y }, words));
  if (set === undefined) return items;
  for (let player = 0; player < players; player++) {
    const middle = left + wordsWidth + (player + 0.5) * STEP;
    if (!hasPlayer(set, player)) {
      items.push(label({ x: middle, y }, plainWords('·'), { tone: 'muted' }));
      continue;
    }
    items.push({
      item: 'rectangle',
      at: { x: middle - SQUARE / 2, y: y - SQUARE / 2 },
      width: SQUARE,
      height: SQUARE,
      fill: fillOf(player, players),
    });
    items.push(label({ x: middle, y }, plainWords(relativeName(player, players)), { small: true }));
  }
  return items;
}

/** Blue for the first and red for the last, as Left and Right have; beyond four players grey. */
function fillOf(player: number, players: number): Rectangle['fill'] {
  if (player === 0) return 'won-L';
  if (player === players - 1) return 'won-R';
  return player === 1 ? 'won-N' : player === 2 ? 'won-P' : 'shaded';
}
