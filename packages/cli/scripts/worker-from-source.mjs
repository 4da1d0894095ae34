// The evaluating thread from its TypeScript source: a thread does not inherit the loader of its
// parent, so it registers its own. Only used inside the workspace; the build has a worker.js.

import { register } from 'tsx/esm/api';

register();
await import('../src/evaluator/worker.ts');
