// Rewriting rules told a second time: every placement is tried on the rows as lists, and a board is
// never taken apart or turned.
import { type G, game } from '../oracle/game.ts';

type Rows = readonly (readonly string[])[];

const rowsOf = (text: string): string[][] => text.split('|').map((row) => [...row]);

function uses(board: Rows, rule: string): string[] {
  const [pattern = [], replacement = []] = rule.split('->').map((side) => rowsOf(side.trim()));
  const found: string[] = [];
  for (let r = 0; r + pattern.length <= board.length; r++)
    for (let c = 0; c + pattern[0]!.length <= board[0]!.length; c++) {
      const lies = pattern.every((row, i) =>
        row.every((square, j) => square === '?' || square === board[r + i]![c + j]),
      );
      if (!lies) continue;
      const next = board.map((row) => [...row]);
      for (const [i, row] of replacement.entries())
        for (const [j, square] of row.entries()) if (square !== '?') next[r + i]![c + j] = square;
      found.push(next.map((row) => row.join('')).join('|'));
    }
  return found;
}

/** The form of a board under the rules of Left and of Right. */
export function rewritingForms(left: readonly string[], right: readonly string[]) {
  const memo = new Map<string, G>();
  const form = (text: string): G => {
    let known = memo.get(text);
    if (known === undefined) {
      const options = (rules: readonly string[]): G[] =>
        rules.flatMap((rule) => uses(rowsOf(text), rule)).map(form);
      known = game(options(left), options(right));
      memo.set(text, known);
    }
    return known;
  };
  return form;
}
