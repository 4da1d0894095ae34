// The threads of `proviso search`: they know the problems that come with Proviso, those of modules, and
// those that are functions of the language.

import { shardThread } from '@proviso/search';
import { loadProblem } from './load-problem.ts';

export default shardThread(({ identity, module }) => loadProblem(identity, module));
