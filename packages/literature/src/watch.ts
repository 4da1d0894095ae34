/**
 * How far a check is. A check runs from its beginning to its end without a pause, so whoever wants to show
 * how far it is has to be told from within: by everything that compares the paper with the program.
 */

/** Is told, again and again, how often the paper and the program have been compared so far. */
export type Watcher = (tested: number) => void;

let watcher: Watcher | undefined;
let tested = 0;

/** The paper and the program were compared once more. */
export function noteTest(): void {
  tested++;
  watcher?.(tested);
}

/** Runs a check that is watched. */
export function watched<T>(by: Watcher | undefined, check: () => T): T {
  const [before, count] = [watcher, tested];
  [watcher, tested] = [by, 0];
  try {
    return check();
  } finally {
    [watcher, tested] = [before, count];
  }
}
