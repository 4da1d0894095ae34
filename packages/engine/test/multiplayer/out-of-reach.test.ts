// Quotients that no search could reach are refused before anything is written down for them.

import { expect, test } from 'vitest';
import { NoCertificateError, nimQuotient } from '../../src/multiplayer/index.ts';

test.each([200, 1e9, Number.MAX_SAFE_INTEGER])('Nim with heaps up to %s', (heaps) => {
  expect(() => nimQuotient({ players: 3, heaps })).toThrow(NoCertificateError);
});
