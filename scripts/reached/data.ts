// What the rulesets reach, as it is kept in docs/classes-reached.json: with the version of the program
// that found it, the budget, and a hash by which a change by hand is noticed.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesets } from '@proviso/engine/rulesets';
import { root } from '../workspace.ts';
import type { ReachBudget, ReachedBy } from './search.ts';

const FILE = join(root, 'docs/classes-reached.json');
const FORMAT = 1;

export interface ReachData {
  readonly format: typeof FORMAT;
  /** The version of Proviso that searched last. */
  readonly proviso: string;
  readonly budget: ReachBudget;
  /** In the order of the registry. */
  readonly rulesets: readonly ReachedBy[];
}

/** The file with the hash of everything else in it. */
interface Kept extends ReachData {
  readonly sha256: string;
}

/** SHA-256 of the data as JSON without blanks. */
export function hashOf({ format, proviso, budget, rulesets }: ReachData): string {
  return createHash('sha256')
    .update(JSON.stringify({ format, proviso, budget, rulesets }))
    .digest('hex');
}

/** What is kept, if anything is. */
export function readReached(): Kept | undefined {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
}

/**
 * Keeps what was found, instead of what was known of the same rulesets. What was found under another
 * budget goes, and so does what is no ruleset any more.
 */
export function keepReached(budget: ReachBudget, found: readonly ReachedBy[]): void {
  const old = readReached();
  const same = JSON.stringify(old?.budget) === JSON.stringify(budget);
  const known = new Map(
    [...((same && old?.rulesets) || []), ...found].map((one) => [one.ruleset, one]),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const data: ReachData = {
    format: FORMAT,
    proviso: version,
    budget,
    rulesets: [...rulesets.keys()].flatMap((name) => known.get(name) ?? []),
  };
  writeFileSync(FILE, fileText({ ...data, sha256: hashOf(data) }));
}

/** A line for each class, so that a change can be read. */
function fileText({ rulesets, ...head }: Kept): string {
  const lines = rulesets.map(({ in: universes, ...about }) => {
    const both = Object.entries(universes).map(([name, { reached, ...searched }]) => {
      const classes = reached.map((one) => `\n${JSON.stringify(one)}`).join(',');
      const start = JSON.stringify({ ...searched, reached: [] }).slice(0, -2);
      return `${JSON.stringify(name)}:${start}${classes}]}`;
    });
    return `${JSON.stringify(about).slice(0, -1)},"in":{${both.join(',\n')}}}`;
  });
  return `${JSON.stringify(head).slice(0, -1)},\n"rulesets":[\n${lines.join(',\n')}\n]}\n`;
}
