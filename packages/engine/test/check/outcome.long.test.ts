// The whole of `outcome.test.ts`, of which `npm test` looks at a part.

import './outcome.test.ts';
