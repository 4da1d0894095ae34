// The results of one bench: a table on the terminal and a JSON file in bench/results/.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { calibrate } from './calibration.ts';
import type { Measurement } from './measure.ts';

/** A number that is no speed (bytes per form, a ratio), with the bound it has to keep, if any. */
export interface Fact {
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

const keeps = ({ value, atLeast, atMost }: Fact): boolean =>
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);

function bound({ atLeast, atMost }: Fact): string {
  return [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(', ');
}

/**
 * Prints and writes the results; a fact that breaks its bound fails the bench. `details` are written
 * and not printed, for a bench that prints a table of its own.
 */
export function report(
  name: string,
  measurements: readonly Measurement[],
  facts: Record<string, Fact> = {},
  details: unknown = undefined,
): void {
  const stepsPerSecond = calibrate();
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(`\n${name}: ${Math.round(megabytes)} MiB at the peak, Node ${process.version}`);
  console.table(
    Object.fromEntries(
      measurements.map(({ task, opsPerSecond, marginPercent, calls }) => [
        task,
        {
          'ops/s': Math.round(opsPerSecond),
          '± %': Number(marginPercent.toFixed(1)),
          'per calibration step': Number((opsPerSecond / stepsPerSecond).toPrecision(3)),
          calls,
        },
      ]),
    ),
  );
  for (const [label, fact] of Object.entries(facts)) {
    const verdict =
      bound(fact) === '' ? '' : ` (${bound(fact)}: ${keeps(fact) ? 'kept' : 'BROKEN'})`;
    console.log(`${label}: ${Number(fact.value.toPrecision(4))} ${fact.unit}${verdict}`);
  }
  const results = join(import.meta.dirname, '../results');
  const machine = { processor: cpus()[0]?.model, node: process.version, stepsPerSecond };
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, `${name}.json`),
    `${JSON.stringify({ name, machine, peakMegabytes: megabytes, measurements, facts, details }, null, 2)}\n`,
  );
  if (!Object.values(facts).every(keeps)) process.exitCode = 1;
}
