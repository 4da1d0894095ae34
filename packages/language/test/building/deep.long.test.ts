// The whole of `deep.test.ts`, of which `npm test` looks at a part.

import './deep.test.ts';
