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
    ['redis://100%@example.org', { host: 'example.org', port: 6379, db: 0, username: '100%' }],
    ['rediss://10.0.0.1', { host: '10.0.0.1', port: 6379, db: 0, tls: {} }],
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

  it.each([
    'redis://:secret@example.org',
    'redis://:secret@example.org:99999',
    ':secret@example.org',
    'redis:// ada:sec@secret@example.org',
  ])('%s is not repeated with its password', (address) => {
    let message = '';
    try {
      queueOptions(address, {});
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^--queue: /);
    expect(message).not.toContain('sec');
  });
});
