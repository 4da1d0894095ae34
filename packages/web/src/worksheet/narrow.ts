// Whether the window is narrower than a sheet with all its buttons in one row.

import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 54rem)');

export const narrow = signal(query.matches);

query.addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});
