// The whole of `opponents.test.ts`, of which `npm test` looks at a part.

import './opponents.test.ts';
