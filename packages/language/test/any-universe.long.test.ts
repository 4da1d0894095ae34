// The whole of `any-universe.test.ts`, of which `npm test` looks at a part.

import './any-universe.test.ts';
