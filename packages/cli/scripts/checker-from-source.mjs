// The thread of `proviso check` from its TypeScript source; see worker-from-source.mjs.

import { register } from 'tsx/esm/api';

register();
await import('../src/check/checker.ts');
