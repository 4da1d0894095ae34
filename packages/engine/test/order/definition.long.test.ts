// The whole of `definition.test.ts`, of which `npm test` looks at a part.

import './definition.test.ts';
