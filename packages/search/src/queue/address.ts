// Where the queue is: `redis://host:6379`, or `rediss://` where the connection is encrypted. The password
// is taken from the environment, because everybody on a machine can read the command lines of others.

import { ValueError } from '@proviso/engine';
import { Redis } from 'ioredis';

/** The environment variable that has the password. */
export const PASSWORD_VARIABLE = 'PROVISO_QUEUE_PASSWORD';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Connection {
  readonly host: string;
  readonly port: number;
  /** The number of the database. */
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  readonly tls?: { readonly servername: string };
}

/** What the address and the environment say about the connection. */
export function queueOptions(address: string, environment: Environment): Connection {
  const wrong = (why: string) =>
    new ValueError(`--queue: ${why}; an address is redis://HOST:PORT, or rediss:// for TLS`);
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw wrong(`\`${address}\` is no address`);
  }
  const { protocol, hostname, port, pathname, username, password } = url;
  if (protocol !== 'redis:' && protocol !== 'rediss:') throw wrong(`it cannot use ${protocol}//`);
  if (password !== '') {
    throw new ValueError(
      `--queue: a password on a command line can be read by everybody on this machine; put it into the environment variable ${PASSWORD_VARIABLE}`,
    );
  }
  if (hostname === '') throw wrong('it names no host');
  if (!/^\/?\d*$/.test(pathname)) throw wrong(`\`${pathname}\` is not the number of a database`);
  const secret = environment[PASSWORD_VARIABLE];
  // An IPv6 address stands in brackets in a URL, and without them everywhere else.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: port === '' ? 6379 : Number(port),
    db: Number(pathname.slice(1)),
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(secret === undefined || secret === '' ? {} : { password: secret }),
    ...(protocol === 'rediss:' ? { tls: { servername: host } } : {}),
  };
}

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
