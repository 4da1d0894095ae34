// What `interruption.test.ts` does with 20,000 statements, with a hundred thousand.

import { it } from 'vitest';
import { runInBoundedMemory } from './long-pipe.ts';
import { BuiltCommand } from './process.ts';

const proviso = new BuiltCommand();

it('100,000 statements run in bounded memory', () => runInBoundedMemory(proviso, 100_000));
