// What one question may use.

import type { Budget } from '@proviso/engine';

/** A page that takes more is ended by the browser, and all its work with it. */
export const PAGE_BUDGET: Budget = { maxBytes: 1024 * 2 ** 20 };
