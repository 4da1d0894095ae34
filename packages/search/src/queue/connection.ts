// Connections to Redis. Apart from the address, because whoever imports a type of this file needs the
// types of the client, and Node's with them.

import { ValueError } from '@proviso/engine';
import { Redis } from 'ioredis';
import { type Connection, PASSWORD_VARIABLE, shownAddress } from './address.ts';

/** A connection that comes back by itself when Redis does. */
export function connect(options: Connection): Redis {
  const client = new Redis({
    ...options,
    // Commands wait for Redis to come back, however long that takes.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(50 * times, 2000),
  });
  // Without a listener an error would end the process; what matters is seen by those who wait.
  client.on('error', () => {});
  return client;
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Refuses an address at which no Redis answers, and says what to do. */
export async function requireRedis(address: string, options: Connection): Promise<void> {
  const client = new Redis({
    ...options,
    lazyConnect: true,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    retryStrategy: () => null,
  });
  let cause: unknown;
  client.on('error', (error) => {
    cause ??= error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw new ValueError(`--queue: ${whyNot(shownAddress(address), options, cause ?? error)}`, {
      cause: error,
    });
  } finally {
    client.disconnect();
  }
}

/** Codes of OpenSSL for certificates that nobody known here has signed, or that are out of date. */
const UNTRUSTED = /^(UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|CERT_|CRL_|INVALID_CA|INVALID_PURPOSE)/;

function whyNot(address: string, { tls }: Connection, cause: unknown): string {
  const { message, code = '' } = cause as NodeJS.ErrnoException;
  if (/WRONGPASS|NOAUTH|invalid.*password/i.test(message)) {
    return `${address} does not accept the password; put the right one into the environment variable ${PASSWORD_VARIABLE}`;
  }
  if (UNTRUSTED.test(code)) {
    return `${address}: its certificate is not trusted here (${code}); let the environment variable NODE_EXTRA_CA_CERTS name the file of its authority`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `${address}: its certificate is for another name; use an address that it names`;
  }
  if (tls !== undefined && /^(ERR_SSL|EPROTO|ETIMEDOUT|ECONNRESET)/.test(code)) {
    return `what answers at ${address} does not speak TLS (${code}); start a redis-server with TLS there, or use redis:// if it has none`;
  }
  if (code === 'ECONNRESET' || message === 'Connection is closed.') {
    return `what answers at ${address} hangs up; if it speaks TLS, the address begins with rediss://`;
  }
  return `no Redis answers at ${address} (${code || message}); start redis-server there, or correct the address`;
}
