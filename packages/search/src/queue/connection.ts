// Connections to Redis. Apart from the address, because whoever imports a type of this file needs the
// types of the client, and Node's with them.

import { ValueError } from '@proviso/engine';
import { Redis } from 'ioredis';
import { type Connection, PASSWORD_VARIABLE } from './address.ts';

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

/** Refuses an address at which no Redis answers, and says what to do. */
export async function requireRedis(address: string, options: Connection): Promise<void> {
  const client = new Redis({ ...options, lazyConnect: true, retryStrategy: () => null });
  let cause: unknown;
  client.on('error', (error) => {
    cause ??= error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw new ValueError(`--queue: ${whyNot(address, cause ?? error)}`, { cause: error });
  } finally {
    client.disconnect();
  }
}

function whyNot(address: string, cause: unknown): string {
  const { message, code } = cause as NodeJS.ErrnoException;
  if (/WRONGPASS|NOAUTH|invalid.*password/i.test(message)) {
    return `${address} does not accept the password; put the right one into the environment variable ${PASSWORD_VARIABLE}`;
  }
  return `no Redis answers at ${address} (${code ?? message}); start redis-server there, or correct the address`;
}
