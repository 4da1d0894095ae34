// Releases of the site. An open page goes on with its own version; when the server has another, the
// page says so.

import { signal } from '@preact/signals';

/** Whether the server has another version than the one that is open. */
export const newVersion = signal(false);

/** `same` and `other` version, or no answer at all. */
export type SiteState = 'same' | 'other' | 'unreachable';

/** The name of the script that this page began with; it changes with every release. */
function ownEntry(): string | undefined {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry?.src.replace(/^.*\//, '');
}

/** What the server has now. The query keeps caches from answering in its place. */
export async function siteState(): Promise<SiteState> {
  const entry = ownEntry();
  try {
    const response = await fetch(`./?now=${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return 'unreachable';
    return entry === undefined || (await response.text()).includes(entry) ? 'same' : 'other';
  } catch {
    return 'unreachable';
  }
}

/** Milliseconds between two looks at the server. */
const PAUSE = 60_000;

/** Looks for another version whenever somebody comes back to the page. */
export function noticeReleases(): void {
  let looked = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const now = performance.now();
    const seen = document.visibilityState === 'visible' && navigator.onLine;
    if (!seen || newVersion.value || now - looked < PAUSE) return;
    looked = now;
    newVersion.value = (await siteState()) === 'other';
  };
  document.addEventListener('visibilitychange', () => void look());
  addEventListener('online', () => void look());
}
