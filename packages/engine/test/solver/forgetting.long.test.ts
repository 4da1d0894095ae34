// The whole of `forgetting.test.ts`, of which `npm test` looks at a part.

import './forgetting.test.ts';
