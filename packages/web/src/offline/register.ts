// Offline after the first visit, where the browser allows it; elsewhere nothing is lost.

import { noticeReleases } from './releases.ts';

/** Lets the service worker keep the site, and looks for new versions of it. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD) return;
  noticeReleases();
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('./service-worker.js')
    .then(renewGuide)
    .catch(() => {
      // Private windows and plain files refuse; the page works without it.
    });
}

/** Who has kept the guide gets the new one with a new version of the page. */
async function renewGuide(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const prefix = `proviso-guide ${new URL(active?.scriptURL ?? location.href).pathname} `;
  if ((await caches.keys()).some((key) => key.startsWith(prefix))) {
    active?.postMessage('keep the guide');
  }
}
