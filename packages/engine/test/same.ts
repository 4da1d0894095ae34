// `expect(found, what).toBe(wanted)` for loops over many thousand cases, where preparing an assertion
// takes longer than what it is about: it is made where it fails.
import { expect } from 'vitest';

export function same(found: unknown, wanted: unknown, what?: string): void {
  if (!Object.is(found, wanted)) expect(found, what).toBe(wanted);
}
