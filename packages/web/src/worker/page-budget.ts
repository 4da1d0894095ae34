// What one question may use, and who is told how far it is.

import type { Budget } from '@proviso/engine';
import type { Progress } from '../protocol/answers.ts';

let listener: (progress: Progress) => void = () => {};

/** Milliseconds between two reports: the page redraws its view for each. */
const INTERVAL = 500;

/** From now on this one is told how far things are. */
export function reportProgress(to: (progress: Progress) => void): void {
  let last = -INTERVAL;
  listener = (progress) => {
    const now = performance.now();
    if (now - last < INTERVAL) return;
    last = now;
    to(progress);
  };
}

/** A page that takes more is ended by the browser, and all its work with it. */
export const PAGE_BUDGET: Budget = {
  maxBytes: 1024 * 2 ** 20,
  onProgress: ({ forms, positions, bytes }) => listener({ forms, positions, bytes }),
};
