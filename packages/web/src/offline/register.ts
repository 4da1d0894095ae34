// Offline after the first visit, where the browser allows it; elsewhere nothing is lost.

import { noticeReleases } from './releases.ts';

/** Lets the service worker keep the site, and looks for new versions of it. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD) return;
  noticeReleases();
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./service-worker.js').catch(() => {
    // Private windows and plain files refuse; the page works without it.
  });
}
