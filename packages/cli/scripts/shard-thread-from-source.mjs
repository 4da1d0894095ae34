// The threads of `proviso search` from their TypeScript source; see worker-from-source.mjs.

import { register } from 'tsx/esm/api';

register();
const loaded = import('../src/search/shard-thread.ts');

export default async (task) => (await loaded).default(task);
