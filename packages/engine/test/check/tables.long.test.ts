// The whole of `tables.test.ts`, of which `npm test` looks at a part.

import './tables.test.ts';
