import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { UNIVERSE_LABELS } from './packages/web/universe-labels.ts';

// Packages resolve to their sources. The `packed` project is the exception by its nature: it builds
// the packages and uses them as an installed dependency.
const conditions = ['@proviso/source'];

/** The packages that know neither files nor processes nor a page. */
const PURE = '{engine,language,literature,pictures}';

/** What other projects run. */
const APART = ['**/*.{cluster,jupyter,tex,long}.test.ts'];

/** They put another module or another global in the place of one before it is loaded. */
const ALONE = ['old-addresses', 'preview'].map((name) => `packages/web/test/${name}.test.ts`);

export default defineConfig({
  define: UNIVERSE_LABELS,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // For what hangs; what only waits for a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['test/run-folder.ts'],
    // One more than cores: tests of the command wait for processes of their own half of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`packages/${PURE}/test/**/*.test.ts`],
          exclude: APART,
          // They change nothing outside of themselves: modules are loaded once for all, and stay warm.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-surface',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [`packages/${PURE}/**`, 'test/{packed,fresh}/**', ...APART, ...ALONE],
          // Loading the engine for each file would take longer than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit-alone', include: ALONE },
      },
      {
        extends: true,
        test: { name: 'packed', include: ['test/packed/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'fresh',
          include: ['test/fresh/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['packages/*/test/**/*.cluster.test.ts', 'test/**/*.cluster.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jupyter',
          include: ['packages/*/test/**/*.jupyter.test.ts', 'test/**/*.jupyter.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'tex', include: ['packages/*/test/**/*.tex.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['packages/*/test/**/*.long.test.ts', 'test/**/*.long.test.ts'],
          setupFiles: ['test/long/seconds.ts'],
          // What the quick run looks at in part: see `test/long/size.ts`.
          env: { PROVISO_WHOLE: '1' },
          testTimeout: 3_600_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/generated/**'],
      reporter: ['text-summary', 'json-summary', 'html'],
      // By package, a point below what its own tests reach. Raise a floor when the tests do better. What
      // runs in processes of its own or in a browser is not counted: most of the command and of the page.
      thresholds: {
        'packages/cli/src/**': { lines: 29, branches: 22 },
        'packages/engine/src/**': { lines: 98, branches: 91 },
        'packages/language/src/**': { lines: 97, branches: 91 },
        'packages/literature/src/**': { lines: 96, branches: 88 },
        'packages/pictures/src/**': { lines: 98, branches: 88 },
        // Threads and the queue's workers are not counted, nor the cluster's tests.
        'packages/search/src/**': { lines: 70, branches: 60 },
        'packages/web/src/**': { lines: 49, branches: 51 },
      },
    },
  },
});
