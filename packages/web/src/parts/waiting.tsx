// Waiting, with a way out.

import type { ComponentChildren } from 'preact';
import { bench } from '../engine/client.ts';
import type { Problem } from '../engine/protocol.ts';

/** What is said of a computation that the reader ended. */
export const STOPPED: Problem = {
  code: 'stopped',
  message: 'stopped; change something to ask again',
  line: 1,
  column: 1,
};

/** What is being computed, and a button that ends it. */
export function Waiting({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="quiet">
      {children}{' '}
      <button type="button" onClick={() => bench.stop()}>
        Stop
      </button>
    </p>
  );
}
