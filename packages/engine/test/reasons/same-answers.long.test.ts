// The whole of `same-answers.test.ts`, of which `npm test` looks at a part.

import './same-answers.test.ts';
