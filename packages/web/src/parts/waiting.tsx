// Waiting, with a way out.

import type { ComponentChildren } from 'preact';
import { viewClient } from '../client/clients.ts';
import type { Problem } from '../protocol/answers.ts';

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
      <button type="button" onClick={() => viewClient.stop()}>
        Stop
      </button>
    </p>
  );
}
