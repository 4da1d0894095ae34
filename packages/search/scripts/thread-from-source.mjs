// The thread that runs shards from its TypeScript source: a thread does not inherit the loader of its
// parent, so it registers its own. Only used inside the workspace; the build has a thread.js.

import { register } from 'tsx/esm/api';

register();
const loaded = import('../src/local/thread.ts');

export default async (task) => (await loaded).default(task);
