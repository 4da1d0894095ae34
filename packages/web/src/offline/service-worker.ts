// Keeps the site in a cache, so that it works offline after the first visit. The build puts in the
// files and their version; a new version replaces the old one when its page is opened next.

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const files: readonly string[] = JSON.parse('__PROVISO_FILES__');
// Another Proviso may stand under another path of the same host.
const prefix = `proviso ${location.pathname} `;
const name = `${prefix}__PROVISO_VERSION__`;
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};

self.addEventListener('install', (event) => {
  const filled = caches.open(name).then((cache) => cache.addAll(files));
  (event as Extendable).waitUntil(filled.then(() => worker.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const cleared = caches.keys().then((keys) => {
    const old = keys.filter((key) => key.startsWith(prefix) && key !== name);
    return Promise.all(old.map((key) => caches.delete(key)));
  });
  (event as Extendable).waitUntil(cleared.then(() => worker.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetched;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  respondWith.call(event, fromCache(request));
});

/** What is in the cache has a name that changes with its contents; only the page itself does not. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  if (request.mode === 'navigate') {
    return fetch(request).catch(async () => (await cache.match('./')) ?? Response.error());
  }
  return (await cache.match(request)) ?? fetch(request);
}
