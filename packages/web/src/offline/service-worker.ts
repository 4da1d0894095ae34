// Keeps the site in a cache, so that it works offline after the first visit. The build puts in the
// files and their version. A new version is kept beside older ones: their pages may still be open,
// and load the parts they need from here when the server no longer has them.

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
const PAGE = './';
/** Versions that stay in the cache, the newest among them. */
const KEPT_VERSIONS = 4;
/** The guide stands below the page; it is kept when somebody asks about it. */
const guide = new URL('./guide/', location.href).href;
const guideCache = `proviso-guide ${location.pathname}`;
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};

self.addEventListener('install', (event) => {
  (event as Extendable).waitUntil(fill().then(() => worker.skipWaiting()));
});

/** Keeps the files of this version, all of them or none. */
async function fill(): Promise<void> {
  const cache = await caches.open(name);
  try {
    // Only files under assets/ change their names with their contents; of the others the browser
    // may have an old copy.
    const fresh = (file: string) => !file.startsWith('./assets/');
    await cache.addAll(
      files.map((file) => new Request(file, { cache: fresh(file) ? 'reload' : 'default' })),
    );
    const page = await (await cache.match(PAGE))?.text();
    const entry = files.find((file) => /\/page-[^/]*\.js$/.test(file));
    if (entry !== undefined && !page?.includes(entry)) {
      throw new Error('the site is being replaced; the next visit tries again');
    }
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

self.addEventListener('activate', (event) => {
  (event as Extendable).waitUntil(clear().then(() => worker.clients.claim()));
});

/** The caches of this site, the newest version first. */
async function versions(): Promise<string[]> {
  const older = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
  return [name, ...older.reverse()];
}

async function clear(): Promise<void> {
  const old = (await versions()).slice(KEPT_VERSIONS);
  await Promise.all(old.map((key) => caches.delete(key)));
}

self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetched;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.url.startsWith(guide)) respondWith.call(event, guidePart(request));
  else respondWith.call(event, request.mode === 'navigate' ? page(request) : file(request));
});

/** The page itself keeps its name, so the server is asked first. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.open(name).then((cache) => cache.match(PAGE));
  try {
    const response = await fetch(request);
    return response.ok ? response : ((await kept()) ?? response);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** What is in a cache has a name that changes with its contents, so any version's will do. */
async function file(request: Request): Promise<Response> {
  for (const version of await versions()) {
    const found = await caches.open(version).then((cache) => cache.match(request));
    if (found !== undefined) return found;
  }
  return fetch(request);
}

/** Of the guide the server is asked first; what came last is kept. */
async function guidePart(request: Request): Promise<Response> {
  const cache = await caches.open(guideCache);
  try {
    const response = await fetch(request);
    await keepPart(cache, request.url, response);
    return response;
  } catch {
    return (await cache.match(request.url.replace(/[?#].*$/, ''))) ?? Response.error();
  }
}

async function keepPart(cache: Cache, url: string, response: Response): Promise<void> {
  // A page that stands for a guide that is being built says that it must not be kept.
  const passing = response.headers.get('Cache-Control')?.includes('no-store');
  if (!response.ok || response.redirected || passing) return;
  // Without room for it the guide is read from the server alone.
  await cache.put(url.replace(/[?#].*$/, ''), response.clone()).catch(() => {});
}

self.addEventListener('message', (event) => {
  if ((event as MessageEvent).data !== 'keep the guide') return;
  (event as unknown as Extendable).waitUntil(keepGuide().catch(() => {}));
});

/** Keeps the pages of the guide that can be searched, when its index has changed. */
async function keepGuide(): Promise<void> {
  const cache = await caches.open(guideCache);
  const address = `${guide}search.json`;
  const response = await fetch(address);
  if (!response.ok) return;
  const text = await response.clone().text();
  const mark = `${guide}kept`;
  const digest = `${text.length} ${hashOf(text)}`;
  if ((await (await cache.match(mark))?.text()) === digest) return;
  await keepPart(cache, address, response);
  const sections = JSON.parse(text) as readonly { readonly page: string }[];
  // One after the other: nobody waits for it.
  for (const page of new Set(sections.map((section) => section.page))) {
    const url = `${guide}${page}.html`;
    await keepPart(cache, url, await fetch(url));
  }
  await cache.put(mark, new Response(digest));
}

/** Tells an index from the next. */
function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}
