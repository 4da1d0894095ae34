// A port of this machine, for programs that cannot hold a pipe. It is open to loopback alone, and
// whoever comes has to say the token first: other users and web pages can reach a port, too.

import { createServer, type Socket } from 'node:net';
import type { ExitCode } from '../command.ts';
import { lineBatches } from '../input.ts';
import { Output } from '../output/stream.ts';
import { Connection, type Lines, type Serving } from './connection.ts';
import { LONGEST_REQUEST } from './protocol.ts';

const HOST = '127.0.0.1';
/** Programs that may be connected at a time. */
const MOST_CONNECTIONS = 16;
/** What a program may take and send before it has said the token. */
const PATIENCE = 10_000;
const LONGEST_GREETING = 2 ** 17;

/** Serves whoever connects and knows the token, until the process is told to end. */
export async function servePort(port: number, serving: Serving): Promise<ExitCode> {
  const { randomBytes } = process.getBuiltinModule('node:crypto');
  const token = randomBytes(24).toString('base64url');
  // Whoever has sent all requests may close that side and still gets the replies.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    void converse(socket, { ...serving, token });
  });
  server.maxConnections = MOST_CONNECTIONS;
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, HOST, () => {
      const bound = server.address();
      const told = typeof bound === 'object' && bound !== null ? bound.port : port;
      new Output().line(JSON.stringify({ event: 'listening', host: HOST, port: told, token }));
    });
    process.once('SIGINT', () => resolve(130));
    process.once('SIGTERM', () => resolve(0));
  });
}

async function converse(socket: Socket, serving: Serving): Promise<void> {
  const connection = new Connection(serving, linesOf(socket));
  // Whoever has gone away waits for nothing any more.
  socket.on('close', () => connection.cancelAll());
  socket.on('error', () => socket.destroy());
  const patience = setTimeout(() => {
    if (!connection.isTrusted) socket.destroy();
  }, PATIENCE);
  try {
    await connection.serve(lineBatches(heard(socket, connection), LONGEST_REQUEST));
  } catch {
    // The connection was lost, or a line had no end.
  } finally {
    clearTimeout(patience);
    socket.destroySoon();
  }
}

/** What a program sends; little of one that has not said the token. */
async function* heard(socket: Socket, connection: Connection): AsyncGenerator<Buffer> {
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    if (!connection.isTrusted && socket.bytesRead > LONGEST_GREETING) return;
    yield chunk;
  }
}

function linesOf(socket: Socket): Lines {
  return {
    line: (text) => {
      if (!socket.destroyed) socket.write(`${text}\n`);
    },
    flush: () =>
      new Promise((resolve) => {
        if (socket.destroyed || !socket.writableNeedDrain) return resolve();
        const through = () => {
          socket.off('drain', through).off('close', through);
          resolve();
        };
        socket.on('drain', through).on('close', through);
      }),
  };
}
