// The whole of `python.test.ts`, of which `npm test` looks at a part.

import './python.test.ts';
