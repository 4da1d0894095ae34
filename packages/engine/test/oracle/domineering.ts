// Domineering boards as forms, for the papers' examples: Left places vertical dominoes, Right
// horizontal ones, on a set of empty squares.
import { type G, game } from './game.ts';

export function domineering(rows: number, columns: number): G {
  const memo = new Map<number, G>();
  const square = (r: number, c: number) => 1 << (r * columns + c);
  const value = (empty: number): G => {
    const known = memo.get(empty);
    if (known !== undefined) return known;
    const left: G[] = [];
    const right: G[] = [];
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const down = r + 1 < rows ? square(r, c) | square(r + 1, c) : 0;
        const across = c + 1 < columns ? square(r, c) | square(r, c + 1) : 0;
        if (down !== 0 && (empty & down) === down) left.push(value(empty & ~down));
        if (across !== 0 && (empty & across) === across) right.push(value(empty & ~across));
      }
    const g = game(left, right);
    memo.set(empty, g);
    return g;
  };
  return value(2 ** (rows * columns) - 1);
}
