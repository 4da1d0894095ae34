import { defineConfig } from 'vitest/config';

const source = { resolve: { conditions: ['@proviso/source'] } };

export default defineConfig({
  ...source,
  ssr: source,
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
    },
  },
});
