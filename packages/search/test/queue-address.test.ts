// Addresses of queues, and where their passwords come from.

import { describe, expect, it } from 'vitest';
import { queueOptions } from '../src/queue/address.ts';

describe('an address', () => {
  it.each([
    ['redis://example.org', { host: 'example.org', port: 6379, db: 0 }],
    ['redis://10.0.0.1:7000/3', { host: '10.0.0.1', port: 7000, db: 3 }],
    ['redis://[::1]:7000', { host: '::1', port: 7000, db: 0 }],
    [
      'redis://ada%40home@example.org',
      { host: 'example.org', port: 6379, db: 0, username: 'ada@home' },
    ],
    [
      'rediss://example.org',
      { host: 'example.org', port: 6379, db: 0, tls: { servername: 'example.org' } },
    ],
  ])('%s is understood', (address, options) => {
    expect(queueOptions(address, {})).toEqual(options);
  });

  it('gets its password from the environment', () => {
    const options = queueOptions('redis://example.org', { PROVISO_QUEUE_PASSWORD: 'p@ss' });
    expect(options.password).toBe('p@ss');
  });

  it.each([
    ['redis://:secret@example.org', 'put it into the environment variable PROVISO_QUEUE_PASSWORD'],
    ['redis://ada:secret@example.org', 'can be read by everybody on this machine'],
    ['example.org', '--queue: `example.org` is no address; an address is redis://HOST:PORT'],
    ['http://example.org', '--queue: it cannot use http://; an address is redis://HOST:PORT'],
    ['redis://', 'it names no host'],
    ['redis://example.org/first', '`/first` is not the number of a database'],
  ])('%s is refused', (address, message) => {
    expect(() => queueOptions(address, {})).toThrow(message);
  });

  it('that is refused is not repeated with its password', () => {
    expect(() => queueOptions('redis://:secret@example.org', {})).not.toThrow('secret');
  });
});
