// The whole of `robustness.test.ts`, and a hundred thousand random inputs.

import { describe } from 'vitest';
import { testRandomInputs } from './random-texts.ts';
import './robustness.test.ts';

describe('100,000 random inputs', () => testRandomInputs(100_000));
