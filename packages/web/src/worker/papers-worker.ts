// The worker that runs the papers: the checks are apart from the other worker, which is loaded with the
// first view.

import type { PaperJob, PapersMessage } from '../protocol/papers.ts';
import { runItem } from './run-item.ts';

/** Milliseconds between two reports. */
const INTERVAL = 200;

const say = (message: PapersMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PaperJob>) => {
  let last = performance.now();
  const report = runItem(data, (tested) => {
    const now = performance.now();
    if (now - last < INTERVAL) return;
    last = now;
    say({ tested });
  });
  say({ report });
});
