// The whole of `evaluation.test.ts`, of which `npm test` looks at a part.

import './evaluation.test.ts';
