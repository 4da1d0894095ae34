// A small static server for the built site, on this machine only. It says what a good static host
// would say: types, lengths, and the policy that the page also carries itself.

import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface Site {
  readonly address: string;
  close(): void;
}

/** The file behind an address, or `undefined` where there is none inside the folder. */
export function fileAt(folder: string, path: string, under: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
  if (!decoded.startsWith(under) || decoded.includes('\0')) return undefined;
  // Normalised from the root, so that no `..` leads out.
  const inside = normalize(`/${decoded.slice(under.length)}`);
  const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Serves a folder under a path; port 0 takes any that is free. */
export function serve(folder: string, port = 0, under = '/'): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const file = fileAt(folder, request.url ?? '/', under);
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(file === undefined ? 404 : 405, { 'Content-Type': 'text/plain' });
      response.end(file === undefined ? 'There is nothing here.\n' : 'Only GET.\n');
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      // Files under assets/ change their names with their contents; the others do not.
      'Cache-Control': /[/\\]assets[/\\]/.test(file) ? 'max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve({
        address: `http://localhost:${actual}${under}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
