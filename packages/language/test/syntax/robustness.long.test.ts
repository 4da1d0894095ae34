// What `robustness.test.ts` does with 20,000 random inputs, with a hundred thousand.

import { describe } from 'vitest';
import { testRandomInputs } from './random-texts.ts';

describe('100,000 random inputs', () => testRandomInputs(100_000));
