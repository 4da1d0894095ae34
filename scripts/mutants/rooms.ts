// The rooms whose tests can be tried with mutants: what is changed, and which tests must notice.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

export interface Room {
  /** The files that are changed, from the root of the workspace. */
  readonly sources: readonly string[];
  /** The test files that must notice. */
  readonly tests: readonly string[];
  /** Parts of the names of tests that are left out: too slow, or about other copies of the sources. */
  readonly without: readonly string[];
}

interface Special {
  readonly tests?: readonly string[];
  readonly without?: readonly string[];
}

/** Besides the room's own tests. */
const ROOMS: Readonly<Record<string, Special>> = {
  order: {},
  // A trace is a reduction that is looked at.
  reduction: { tests: ['packages/engine/test/reasons/trace.test.ts'] },
  universes: {},
  play: {},
  check: {
    without: [
      ...['the checker in Python', 'the second refuses', 'pass the second checker'],
      ...['pass the first checker without', 'needs every condition of its reader'],
    ],
  },
  reasons: {
    // What is written into files is what the checker accepts.
    tests: ['packages/engine/test/check/tampering.test.ts'],
    without: [
      ...['a reason for every answer', 'lead to the simplest form by steps', 'such as'],
      ...['the same reasons in every arena', 'what is called smallest is'],
    ],
  },
  rulesets: {
    without: [
      ...['Siegel, Figure 5', 'Siegel, section 6', '30×30', 'asks at most half'],
      ...['that the definition gives (a sample)', 'through components', 'goes on where it was'],
    ],
  },
  multiplayer: {
    without: [
      ...['each pass when one condition is switched off', 'quotients for more players'],
      'all six conventions',
    ],
  },
  folds: {},
  quotients: {},
  // What a table proves is what the checker accepts.
  closures: {
    tests: [
      'packages/engine/test/check/tables.test.ts',
      'packages/engine/test/reasons/same-order.test.ts',
    ],
  },
  solver: { without: ['by SIGKILL', 'comes to the same end in less memory'] },
  matches: {},
};

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);

export function roomNamed(name: string): Room {
  const special = ROOMS[name];
  if (special === undefined) {
    throw new Error(`there is no room \`${name}\`; one of ${Object.keys(ROOMS).join(', ')}`);
  }
  return {
    sources: filesBelow(`packages/engine/src/${name}`, '.ts'),
    tests: [
      ...filesBelow(`packages/engine/test/${name}`, '.test.ts').filter(
        (file) => !file.endsWith('.long.test.ts'),
      ),
      ...(special.tests ?? []),
    ],
    without: special.without ?? [],
  };
}
