// A fixed piece of work that measures the machine: integer hashing into a table of 4 MiB, the kind of
// work the arena does. Results divided by it compare across machines and across busy hours.

const CELLS = 1 << 20;
const STEPS = 4_000_000;

/** Steps of the calibration loop per second: the best of five runs, the first ones warming up. */
export function calibrate(): number {
  let best = 0;
  for (let run = 0; run < 5; run++) {
    const table = new Int32Array(CELLS);
    const start = performance.now();
    let state = 1;
    for (let step = 0; step < STEPS; step++) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step;
      const cell = state & (CELLS - 1);
      table[cell] = (table[cell] ?? 0) + state;
    }
    best = Math.max(best, (STEPS * 1000) / (performance.now() - start));
  }
  return best;
}
