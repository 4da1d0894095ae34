// A small static server for the built site, on this machine only. It says what a good static host
// would say: types, lengths, whether a copy is current, and the policy that the page also carries
// itself. What was compressed when the site was built is sent so; nothing is compressed while somebody
// waits.

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { encodedFile, isEncoded } from './encodings.ts';
import { fileAt, pageOfFolder, typeOf } from './files.ts';
import { guidePolicy, STRICT } from './policy.ts';

/** A folder, and the path under which it is served. */
export interface Part {
  readonly under: string;
  readonly folder: string;
  /** Whether its pages were made by others, with scripts inside. */
  readonly inlineScripts?: boolean;
  /** A page for all its addresses as long as the folder has none. */
  readonly meanwhile?: () => string | undefined;
}

export interface Site {
  readonly address: string;
  close(): void;
}

/** Names of this machine. Any other leads here only when somebody misdirects a browser. */
const OUR_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const LOOPBACKS = ['127.0.0.1', '::1'] as const;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': STRICT,
};

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Serves a folder under a path, others beside it; port 0 takes any that is free. */
export async function serve(
  folder: string,
  port = 0,
  under = '/',
  beside: readonly Part[] = [],
): Promise<Site> {
  const parts = [...beside, { under, folder }];
  const first = await listen(parts, port, LOOPBACKS[0]);
  const bound = first.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  const servers = [first];
  try {
    // `localhost` may mean either address, and on both it must be this server that answers.
    servers.push(await listen(parts, actual, LOOPBACKS[1]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      first.close();
      if (port === 0) return serve(folder, port, under, beside);
      throw error;
    } // else there is no IPv6 here
  }
  return {
    address: `http://localhost:${actual}${under}`,
    close: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function listen(parts: readonly Part[], port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    try {
      answer(parts, request, response);
    } catch (error) {
      // A file may vanish between two looks at it, for example when the site is rebuilt.
      console.error(`${request.method} ${request.url?.slice(0, 100)}: ${error}`);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Something went wrong here; the terminal says what.');
    }
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.maxConnections = 500;
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function answer(
  parts: readonly Part[],
  request: IncomingMessage,
  response: ServerResponse,
): unknown {
  if (!OUR_NAMES.test(request.headers.host ?? '')) {
    return say(response, 403, 'This server answers only to localhost, 127.0.0.1 and [::1].');
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    response.setHeader('Connection', 'close'); // whatever else is being sent, nobody reads it
    return say(response, 405, 'Only GET and HEAD.');
  }
  const url = request.url ?? '/';
  for (const part of parts) {
    const file = fileAt(part.folder, url, part.under);
    if (file !== undefined) return sendFile(part, file, request, response);
    const page = pageOfFolder(part.folder, url, part.under);
    if (page !== undefined) {
      response.setHeader('Location', page);
      return say(response, 301, page);
    }
    const meanwhile = `${url}/`.startsWith(part.under) ? part.meanwhile?.() : undefined;
    if (meanwhile !== undefined) {
      response.writeHead(200, { ...HEADERS, ...HTML, 'Cache-Control': 'no-store' });
      return response.end(meanwhile);
    }
  }
  return say(response, 404, 'There is nothing here.');
}

function say(response: ServerResponse, status: number, text: string): unknown {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  return response.end(`${text}\n`);
}

function sendFile(
  part: Part,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): unknown {
  const { file: sent, encoding } = encodedFile(
    file,
    request.headers['accept-encoding']?.toString(),
  );
  const { size, mtimeMs } = statSync(sent);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
  const headers = {
    ...HEADERS,
    ...(part.inlineScripts &&
      extname(file) === '.html' && {
        'Content-Security-Policy': guidePolicy(readFileSync(file, 'utf8')),
      }),
    ...(isEncoded(file) && { Vary: 'Accept-Encoding' }),
    ETag: etag,
    // Files under assets/ change their names with their contents; the others do not.
    'Cache-Control': file.startsWith(join(part.folder, 'assets/'))
      ? 'max-age=31536000, immutable'
      : 'no-cache',
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers);
    return response.end();
  }
  response.writeHead(200, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Type': typeOf(file),
    'Content-Length': size,
  });
  if (request.method === 'HEAD') return response.end();
  // A reader who leaves, or a file that shrinks meanwhile, ends the connection and nothing else.
  const contents = createReadStream(sent, { start: 0, end: Math.max(0, size - 1) });
  return pipeline(contents, response, () => {});
}
