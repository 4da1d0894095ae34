// The thread of this package: it knows the shipped problems and those of modules.

import { loadProblem } from '../load-problem.ts';
import { shardThread } from './shard-thread.ts';

export default shardThread(({ identity, module }) => loadProblem(identity, module));
