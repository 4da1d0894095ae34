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
/** The script that the page of this version begins with. */
const ENTRY = '__PROVISO_ENTRY__';
/** Versions that stay in the cache, the newest among them. */
const KEPT_VERSIONS = 4;
/** The guide stands below the page; it is kept when somebody asks about it. */
const guide = new URL('./guide/', location.href).href;
const guidePrefix = `proviso-guide ${location.pathname} `;
/** Pages of the guide that somebody looked at. */
const visited = `${guidePrefix}visited`;
/** Says which version of the guide they are of: the script that its pages begin with. */
const VISITED_MARK = `${guide}visited`;
/** Says that a guide was kept as a whole. */
const GUIDE_MARK = `${guide}kept`;
/** The one cache of guides that had no versions. */
const BEFORE_VERSIONS = guidePrefix.trimEnd();
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
    if (!page?.includes(ENTRY)) {
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
  await clearGuides();
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
  try {
    const response = await fetch(request);
    if (request.mode === 'navigate' && response.ok) await forgetOlder(response.clone());
    await keepPart(await caches.open(visited), request.url, response);
    return response;
  } catch {
    const url = bare(request.url);
    // What was visited is newer than what was kept as a whole.
    for (const key of [visited, ...(await guides())]) {
      const found = await caches.open(key).then((cache) => cache.match(url));
      if (found !== undefined) return found;
    }
    return Response.error();
  }
}

/** What was visited is dropped, pages and all that they loaded, as soon as a page of another version comes. */
async function forgetOlder(page: Response): Promise<void> {
  const [entry] = /\bassets\/app\.[\w-]+\.js/.exec(await page.text()) ?? [];
  if (entry === undefined) return;
  const was = await caches.open(visited).then((cache) => cache.match(VISITED_MARK));
  const before = await was?.text();
  if (before === entry) return;
  if (before !== undefined) await caches.delete(visited);
  await caches.open(visited).then((cache) => cache.put(VISITED_MARK, new Response(entry)));
}

const bare = (url: string) => url.replace(/[?#].*$/, '');

async function keepPart(cache: Cache, url: string, response: Response): Promise<void> {
  // A page that stands for a guide that is being built says that it must not be kept.
  const passing = response.headers.get('Cache-Control')?.includes('no-store');
  if (!response.ok || response.redirected || passing) return;
  // Without room for it the guide is read from the server alone.
  await cache.put(bare(url), response.clone()).catch(() => {});
}

/** The caches of whole guides, the newest first. */
async function guides(): Promise<string[]> {
  const keys = await caches.keys();
  return keys.filter((key) => key.startsWith(guidePrefix) && key !== visited).reverse();
}

self.addEventListener('message', (event) => {
  if ((event as MessageEvent).data !== 'keep the guide') return;
  (event as unknown as Extendable).waitUntil(keepGuide().catch(() => {}));
});

/** Keeps the guide, pages and all that they load, where its version is not kept yet. */
async function keepGuide(): Promise<void> {
  const list = await fetch(`${guide}kept.json`, { cache: 'no-cache' });
  if (!list.ok) return;
  const { version, files } = (await list.json()) as {
    readonly version: string;
    readonly files: readonly string[];
  };
  const whole = guidePrefix + version;
  const cache = await caches.open(whole);
  if ((await cache.match(GUIDE_MARK)) === undefined) {
    // One after the other: nobody waits for it. What came before an interruption is there already.
    for (const file of files) {
      const url = guide + file;
      if ((await cache.match(url)) !== undefined) continue;
      const response = await fetch(url);
      // A guide that is being replaced is kept the next time.
      if (!response.ok) throw new Error(`${file} did not come`);
      await cache.put(url, response);
    }
    await cache.put(GUIDE_MARK, new Response(version));
  }
  const old = [visited, ...(await guides()).filter((key) => key !== whole)];
  await Promise.all(old.map((key) => caches.delete(key)));
}

/** Leaves the newest guide that is there as a whole; others are of no use, or of older versions. */
async function clearGuides(): Promise<void> {
  let found = false;
  for (const key of await guides()) {
    const isWhole = (await (await caches.open(key)).match(GUIDE_MARK)) !== undefined;
    if (found || !isWhole) await caches.delete(key);
    found ||= isWhole;
  }
  await caches.delete(BEFORE_VERSIONS);
}
