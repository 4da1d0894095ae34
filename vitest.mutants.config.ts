// Vitest as Stryker runs it: the tests of one room (MUTANTS_ROOM) on a copy of the project in which
// the sources are changed, with a fixed seed, so that a mutant lives or dies the same way each time.

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testsOf } from './scripts/mutants/rooms.ts';
import { modules, packages, sourceCondition } from './scripts/workspace.ts';

// The packages of the copy: what node_modules links to are the unchanged originals.
const alias = packages().flatMap((item) =>
  modules(item).map(({ name, targets }) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(item.folder, targets[sourceCondition] ?? ''),
  })),
);

export default defineConfig({
  resolve: { conditions: [sourceCondition], alias },
  ssr: { resolve: { conditions: [sourceCondition] } },
  test: {
    include: testsOf(process.env['MUTANTS_ROOM'] ?? ''),
    setupFiles: ['scripts/mutants/seed.ts'],
    testTimeout: 60_000,
    bail: 1,
  },
});
