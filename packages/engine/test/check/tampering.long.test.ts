// The whole of `tampering.test.ts`, of which `npm test` looks at a part.

import './tampering.test.ts';
