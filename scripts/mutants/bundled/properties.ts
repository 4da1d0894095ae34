// Stands in for @fast-check/vitest in a bundle of tests: a property is a test that asserts it.

import fc, { type Arbitrary, type Parameters } from 'fast-check';
import { it } from './vitest.ts';

export { fc };

const prop =
  (arbitraries: readonly Arbitrary<unknown>[], parameters: Parameters<unknown[]> = {}) =>
  (name: string, property: (...args: unknown[]) => unknown): void =>
    it(name, () =>
      fc.assert(
        fc.asyncProperty(
          fc.tuple(...arbitraries),
          async (args) => (await property(...args)) as boolean | undefined,
        ),
        parameters as never,
      ),
    );

export const test = Object.assign(it, { prop });
