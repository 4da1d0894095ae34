// The thread of `proviso papers` from its TypeScript source; see worker-from-source.mjs.

import { register } from 'tsx/esm/api';

register();
await import('../src/papers/literature.ts');
