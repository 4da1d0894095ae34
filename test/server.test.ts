// Whatever is asked of the server of `npm start`, it answers, gives out nothing but the site, and
// lives. Everything here stays on the loopback interface.

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meanwhilePage } from '../scripts/site/guide.ts';
import { type Site, serve } from '../scripts/site/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-server-'));
const dist = join(folder, 'dist');
const SECRET = 'not for the world';
mkdirSync(join(dist, 'assets'), { recursive: true });
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>here</title>');
writeFileSync(join(dist, 'assets/page.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), SECRET);

let site: Site;
let port: number;
beforeAll(async () => {
  site = await serve(dist);
  port = Number(new URL(site.address).port);
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks for a path as it stands, which `fetch` would tidy up first. */
function ask(path: string, options: object = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends bytes as they are, and gathers what comes until the server closes or is done answering. */
function send(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => resolve(text)); // closed on us: an answer too
    socket.on('close', () => resolve(text));
  });
}

const lives = async () => expect((await ask('/')).body).toContain('<title>here</title>');

describe('paths', () => {
  it.each([
    '/index.html/x',
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(3000)}`,
    `/${'%41'.repeat(4000)}`,
    '/%',
    '/%zz',
    '/%c3%28',
    '/%00',
    '/index.html%00.js',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/assets',
    '/assets/',
    '/assets/page.js/',
    '/?',
    '/index.html?x',
    '/*',
    '/con',
    'http://elsewhere.example/',
    '*',
  ])('%.40s is answered', async (path) => {
    const { status, body } = await ask(path);
    expect([200, 301, 400, 404, 414, 431]).toContain(status);
    expect(body).not.toContain(SECRET);
    await lives();
  });

  test.prop(
    [
      fc.array(
        fc.constantFrom(
          '..',
          '.',
          '%',
          '%2e',
          '%2f',
          '%00',
          '/',
          '\\',
          'a',
          'index.html',
          'assets',
          '?',
          ';',
          '~',
          '%ff',
          '%E2%80%AE',
          '%0d%0a',
        ),
      ),
    ],
    { numRuns: 300 },
  )('any mixture of pieces is answered', async (pieces) => {
    const { status, body, headers } = await ask(`/${pieces.join('')}`);
    expect([200, 301, 404]).toContain(status);
    expect(body).not.toContain(SECRET);
    if (status === 301) expect(headers['location']).toMatch(/^\/(?!\/)/);
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      const { status, headers } = await ask('/', { method });
      expect(status).toBe(405);
      expect(headers['allow']).toBe('GET, HEAD');
    },
  );

  it('HEAD says what GET would, without the contents', async () => {
    const [head, get] = [await ask('/', { method: 'HEAD' }), await ask('/')];
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
    expect(Number(get.headers['content-length'])).toBe(Buffer.byteLength(get.body));
  });
});

describe('what is not HTTP', () => {
  const host = `Host: localhost:${0}\r\n`;
  it.each([
    ['nothing', ''],
    ['a word', 'hello\r\n\r\n'],
    ['a broken version', `GET / HTTP/9.9\r\n${host}\r\n`],
    ['half a request', 'GET / HT'],
    ['half a header', `GET / HTTP/1.1\r\nHo`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['bad chunks', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['a tunnel', `CONNECT elsewhere.example:443 HTTP/1.1\r\n${host}\r\n`],
    ['an upgrade', `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
    ['an expectation', `GET / HTTP/1.1\r\n${host}Expect: miracles\r\n\r\n`],
    ['a NUL in the path', `GET /\0 HTTP/1.1\r\n${host}\r\n`],
    ['3,000 headers', `GET / HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(3000)}\r\n`],
    ['a header of a megabyte', `GET / HTTP/1.1\r\n${host}a: ${'b'.repeat(2 ** 20)}\r\n\r\n`],
    ['a path of a megabyte', `GET /${'b'.repeat(2 ** 20)} HTTP/1.1\r\n${host}\r\n`],
    ['a TLS greeting', Buffer.from('16030100a5010000a1030353', 'hex')],
  ])('%s', async (_, bytes) => {
    expect(await send(bytes)).not.toContain(SECRET);
    await lives();
  });

  test.prop([fc.uint8Array({ maxLength: 200 })], { numRuns: 100 })('any bytes', async (bytes) => {
    await send(Buffer.from(bytes));
  });

  it('readers who leave, and those who only open a door', async () => {
    const open = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
    for (const [i, socket] of open.entries()) {
      socket.on('error', () => {});
      if (i % 3 === 1) socket.write('GET /assets/page.js HTTP/1.1\r\nHost: local');
      if (i % 3 === 2) {
        socket.write('GET /assets/page.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
        socket.resetAndDestroy();
      }
    }
    await lives();
    for (const socket of open) socket.destroy();
    await lives();
  });
});

describe('hosts', () => {
  it.each([
    'localhost',
    'localhost:1',
    'LOCALHOST:80',
    '127.0.0.1',
    '127.0.0.1:4173',
    '[::1]',
    '[::1]:4173',
  ])('%s is this machine', async (host) => {
    expect((await ask('/', { headers: { host } })).status).toBe(200);
  });

  it.each([
    'proviso.example',
    'localhost.example:4173',
    '127.0.0.1.example',
    'localhost@evil.example',
    '192.168.0.7',
    '[::2]',
    'localhost:x',
  ])('%s is not', async (host) => {
    const { status, body } = await ask('/', { headers: { host } });
    expect(status).toBe(403);
    expect(body).toBe('This server answers only to localhost, 127.0.0.1 and [::1].\n');
  });

  it('listens on the IPv6 loopback too, on the same port, where there is one', async () => {
    const answer = ask('/', { host: '::1' }).catch((error) => error.code);
    const found = await answer;
    if (typeof found === 'string') expect(['EADDRNOTAVAIL', 'EAFNOSUPPORT']).toContain(found);
    else expect(found.body).toContain('<title>here</title>');
  });
});

describe('a copy that is current', () => {
  it('is not sent again', async () => {
    const first = await ask('/');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await ask('/', { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers['etag']).toBe(etag);
    expect((await ask('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('is sent again when the file has changed', async () => {
    const file = join(dist, 'changing.txt');
    writeFileSync(file, 'one');
    const { etag } = (await ask('/changing.txt')).headers;
    writeFileSync(file, 'two and more');
    expect(statSync(file).size).toBe(12);
    const answer = await ask('/changing.txt', { headers: { 'If-None-Match': String(etag) } });
    expect(answer).toMatchObject({ status: 200, body: 'two and more' });
  });
});

describe('what was compressed when the site was built', () => {
  const text = 'export const a = 1;\n'.repeat(100);
  const file = join(dist, 'assets/large.js');
  const as = (accepted?: string) =>
    ask(
      '/assets/large.js',
      accepted === undefined ? {} : { headers: { 'Accept-Encoding': accepted } },
    );
  beforeAll(() => {
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, *', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
    ['brotli, xgzip', undefined],
  ])('goes to whoever takes %j as %s', async (accepted, encoding) => {
    const { status, headers } = await as(accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['vary']).toBe('Accept-Encoding');
    const sent = encoding === undefined ? file : `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    expect(Number(headers['content-length'])).toBe(statSync(sent).size);
  });

  it('is the same text, and each way a copy of its own', async () => {
    const address = new URL('assets/large.js', site.address);
    expect(await (await fetch(address)).text()).toBe(text);
    const tags = [await as('br'), await as('gzip'), await as()].map(
      ({ headers }) => headers['etag'],
    );
    expect(new Set(tags).size).toBe(3);
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': String(tags[0]) };
    expect((await ask('/assets/large.js', { headers })).status).toBe(304);
  });

  it('is not sent where the file itself is newer, and what was not is sent as it is', async () => {
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    expect((await as('br, gzip')).headers['content-encoding']).toBeUndefined();
    const plain = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBeUndefined();
  });
});

describe('a folder', () => {
  it('with a page is where its name with a slash is', async () => {
    mkdirSync(join(dist, 'deeper'), { recursive: true });
    writeFileSync(join(dist, 'deeper/index.html'), 'deep');
    const { status, headers } = await ask('/deeper?x=1');
    expect(status).toBe(301);
    expect(headers['location']).toBe('/deeper/');
    expect((await ask('/deeper/')).body).toBe('deep');
  });
});

it('every answer has a type that is not guessed', async () => {
  for (const path of ['/', '/missing', '/assets/page.js']) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toContain('charset=utf-8');
  }
});

describe('the guide beside the workbench', () => {
  const guide = join(folder, 'guide');
  let state: string | undefined = meanwhilePage('building');
  let both: Site;
  const at = (path: string) => fetch(new URL(path, both.address), { redirect: 'manual' });
  beforeAll(async () => {
    const part = { under: '/guide/', folder: guide, inlineScripts: true, meanwhile: () => state };
    both = await serve(dist, 0, '/', [part]);
  });
  afterAll(() => both.close());

  it('says that it is being built, until it is there', async () => {
    for (const path of ['/guide', '/guide/', '/guide/tour.html']) {
      const text = await (await at(path)).text();
      expect(text).toContain('being built');
      expect(text).toContain('refresh');
    }
    expect(meanwhilePage('failed')).toContain('could not be built');
    expect(meanwhilePage('failed')).not.toContain('refresh');
    expect(await (await at('/')).text()).toContain('<title>here</title>');
  });

  it('is served under its path, its inline scripts allowed by their hashes', async () => {
    const script = 'document.title';
    mkdirSync(guide, { recursive: true });
    writeFileSync(
      join(guide, 'index.html'),
      `<script src="a.js"></script><script>${script}</script>`,
    );
    state = undefined;
    const page = await at('/guide/');
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect((await at('/guide')).headers.get('location')).toBe('/guide/');
    expect((await at('/guide/missing.html')).status).toBe(404);
    expect((await at('/')).headers.get('content-security-policy')).not.toContain('unsafe');
  });
});
