// Where the queue is: `redis://host:6379`, or `rediss://` where the connection is encrypted. The password
// is taken from the environment, because everybody on a machine can read the command lines of others.

import { isIP } from 'node:net';
import { ValueError } from '@proviso/engine';

/** The environment variable that has the password. */
export const PASSWORD_VARIABLE = 'PROVISO_QUEUE_PASSWORD';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Connection {
  readonly host: string;
  readonly port: number;
  /** The number of the database. */
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  /** A certificate is for the name of the host, or for its address where that is all there is. */
  readonly tls?: { readonly servername?: string };
}

/** What the address and the environment say about the connection. */
export function queueOptions(address: string, environment: Environment): Connection {
  const wrong = (why: string) =>
    new ValueError(`--queue: ${why}; an address is redis://HOST:PORT, or rediss:// for TLS`);
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw wrong(`\`${shownAddress(address)}\` is no address`);
  }
  const { protocol, hostname, port, pathname, search, hash, username, password } = url;
  if (protocol !== 'redis:' && protocol !== 'rediss:') throw wrong(`it cannot use ${protocol}//`);
  if (password !== '') {
    throw new ValueError(
      `--queue: a password on a command line can be read by everybody on this machine; put it into the environment variable ${PASSWORD_VARIABLE}`,
    );
  }
  if (hostname === '') throw wrong('it names no host');
  // A password with one of these signs in it ends the host for whoever reads it as an address.
  if (search !== '' || hash !== '' || pathname.includes('@')) {
    throw wrong('after HOST:PORT there is only /NUMBER, for a database');
  }
  if (!/^\/?\d*$/.test(pathname)) throw wrong(`\`${pathname}\` is not the number of a database`);
  const secret = environment[PASSWORD_VARIABLE];
  // An IPv6 address stands in brackets in a URL, and without them everywhere else.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: port === '' ? 6379 : Number(port),
    db: Number(pathname.slice(1)),
    ...(username === '' ? {} : { username: decoded(username) }),
    ...(secret === undefined || secret === '' ? {} : { password: secret }),
    ...(protocol === 'rediss:' ? { tls: isIP(host) === 0 ? { servername: host } : {} } : {}),
  };
}

/** An address as it may be shown: what stands before its host may be a password, whether or not it is an address. */
export function shownAddress(address: string): string {
  return address.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/[?#].*$/s, '');
}

/** A name in an address; one with a bare percent sign is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
