// The thread of `proviso catalogue build` from its TypeScript source; see worker-from-source.mjs.

import { register } from 'tsx/esm/api';

register();
await import('../src/catalogue/thread.ts');
