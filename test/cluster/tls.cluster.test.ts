// A queue behind TLS, as people run it: a Redis with a certificate of one's own authority, and a password. What
// goes wrong is told with its cure, and never with the password.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { until } from '../../packages/cli/test/process.ts';
import { runProgram } from '../../packages/search/test/cluster/daemons.ts';
import { type Certificate, RedisServer } from '../../packages/search/test/cluster/redis.ts';
import { type Search, Searches } from './disasters.ts';

const PASSWORD = 'swordfish-7Q';
const folder = mkdtempSync(join(tmpdir(), 'proviso-tls-'));

function openssl(...args: string[]): void {
  const { status, stderr } = runProgram('openssl', args);
  if (status !== 0) throw new Error(stderr);
}

/** An authority of one's own; gives the file that clients are told of. */
function authority(name: string): string {
  const file = join(folder, name);
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${file}.key`];
  openssl('req', '-x509', ...key, '-out', `${file}.crt`, '-days', '2', '-subj', `/CN=${name}`);
  return `${file}.crt`;
}

/** A certificate of an authority for a name of the server, as `IP:127.0.0.1`. */
function certificate(ca: string, names: string): Certificate {
  const file = join(folder, names.replaceAll(/\W/g, '-'));
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${file}.key`];
  const signed = ['-CA', ca, '-CAkey', ca.replace('.crt', '.key')];
  const what = ['-subj', '/CN=redis', '-addext', `subjectAltName=${names}`, '-days', '2'];
  openssl('req', '-x509', ...key, ...signed, ...what, '-out', `${file}.crt`);
  return { certificate: `${file}.crt`, key: `${file}.key` };
}

const searches = new Searches();
let search: Search;
let ours: string;
let others: string;
let redis: RedisServer;
let misnamed: RedisServer;
let plain: RedisServer;
beforeAll(async () => {
  ours = authority('ours');
  others = authority('others');
  const password = PASSWORD;
  redis = await RedisServer.start({
    password,
    tls: certificate(ours, 'IP:127.0.0.1,DNS:localhost'),
  });
  misnamed = await RedisServer.start({ password, tls: certificate(ours, 'DNS:elsewhere.invalid') });
  plain = await RedisServer.start({ password });
}, 120_000);
afterAll(async () => {
  await Promise.all([redis, misnamed, plain].map((server) => server?.stop()));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  search = await searches.begin();
});
afterEach(() => search.end());

const secrets = (ca?: string) => ({
  PROVISO_QUEUE_PASSWORD: PASSWORD,
  ...(ca === undefined ? {} : { NODE_EXTRA_CA_CERTS: ca }),
});

it.each(['127.0.0.1', 'localhost'])('goes through an encrypted queue at %s', async (host) => {
  const address = redis.url.replace('127.0.0.1', host);
  const worker = search.start(
    ['worker', '--queue', address, ...search.words.slice(0, 2), '--threads', '1', '--json'],
    secrets(ours),
  );
  await until(() => worker.stdout().includes('"ready"'), worker.stderr);
  const words = ['start', ...search.words, '--file', 'q.search', '--queue', address];
  const { code, stderr } = await search.start(['search', ...words], secrets(ours)).finished;
  expect(code, stderr).toBe(0);
  expect(await search.exported('q.search')).toBe(search.expected);
  // Node warns where a name is missing, or where it is an address.
  expect(stderr + worker.stderr()).not.toMatch(/warning/i);
  expect(stderr + worker.stderr() + worker.stdout()).not.toContain(PASSWORD);
});

const encrypted = (server: RedisServer) => server.url.replace('redis:', 'rediss:');
const unencrypted = (server: RedisServer) => server.url.replace('rediss:', 'redis:');

it.each([
  [
    'a certificate of an authority that is not known here',
    () => ({ address: redis.url, environment: secrets() }),
    /its certificate is not trusted here \(\w+\); let the environment variable NODE_EXTRA_CA_CERTS name the file of its authority/,
  ],
  [
    'a certificate of another authority',
    () => ({ address: redis.url, environment: secrets(others) }),
    /its certificate is not trusted here/,
  ],
  [
    'a certificate for another name',
    () => ({ address: misnamed.url, environment: secrets(ours) }),
    /its certificate is for another name; use an address that it names/,
  ],
  [
    'a Redis without TLS',
    () => ({ address: encrypted(plain), environment: secrets(ours) }),
    /what answers at rediss:\S+ does not speak TLS \(\w+\); start a redis-server with TLS there, or use redis:\/\//,
  ],
  [
    'a Redis with TLS that is called without',
    () => ({ address: unencrypted(redis), environment: secrets(ours) }),
    /what answers at redis:\S+ hangs up; if it speaks TLS, the address begins with rediss:\/\//,
  ],
  [
    'a wrong password',
    () => ({
      address: redis.url,
      environment: { ...secrets(ours), PROVISO_QUEUE_PASSWORD: 'tr0ut' },
    }),
    /does not accept the password; put the right one into the environment variable PROVISO_QUEUE_PASSWORD/,
  ],
])('says what is wrong with %s', async (_, call, message) => {
  const { address, environment } = call();
  const start = ['search', 'start', ...search.words, '--file', 'q.search', '--queue', address];
  for (const args of [start, ['worker', '--queue', address]]) {
    const { code, stdout, stderr } = await search.start(args, environment).finished;
    expect(stderr).toMatch(message);
    expect(stderr).toContain(address);
    expect(code).toBe(2);
    expect(stdout + stderr).not.toMatch(new RegExp(`${PASSWORD}|tr0ut`));
  }
});
