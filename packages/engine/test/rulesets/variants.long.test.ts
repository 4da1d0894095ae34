// The whole of `variants.test.ts`, of which `npm test` looks at a part.

import './variants.test.ts';
