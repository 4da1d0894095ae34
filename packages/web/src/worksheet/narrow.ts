// Whether the window is as narrow as a phone's, where one row has room for few buttons. The styles have the
// same width.

import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 46rem)');

export const narrow = signal(query.matches);

query.addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});
