// Offline after the first visit, where the browser allows it; elsewhere nothing is lost.

/** Lets the service worker keep the site. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./service-worker.js').catch(() => {
    // Private windows and plain files refuse; the page works without it.
  });
}
