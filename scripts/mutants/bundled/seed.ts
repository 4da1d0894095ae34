// Property tests draw the same cases in every run, and not as many: a mutant that only a hundred cases
// would find is one that a test should name.

import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_240_229, numRuns: 30 });
