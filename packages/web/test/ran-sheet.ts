// Sheets that have run, for the tests: with the worker's own session, in this thread.

import { runStatement } from '../src/worker/sheet-session.ts';
import { RunQueue } from '../src/worksheet/run-queue.ts';
import { Sheet } from '../src/worksheet/sheet.ts';

/** Cells of every kind of answer. */
export const CELLS = `G := {0, * | *}

outcome(G)
G mod D

explain(G mod D)

tree(G)

domineering(2, 3)

[[1, 2], [3, *]]

table([1, 2], "n", n -> n, "game", n -> {n | -n})
`;

/** A sheet that has run. */
export async function ran(text: string): Promise<Sheet> {
  const sheet = new Sheet();
  sheet.load(text);
  const queue = new RunQueue(sheet, {
    run: async (statement, after) => runStatement(statement, after, () => {}),
    stop: () => {},
  });
  queue.runAll();
  while (queue.busy.value) await new Promise((resolve) => setImmediate(resolve));
  return sheet;
}
