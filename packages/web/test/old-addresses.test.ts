// Addresses that an earlier version made still lead where they led; see test/compatibility/README.md.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { unpacked } from '../src/worksheet/share.ts';

const folder = resolve(import.meta.dirname, '../../../test/compatibility');
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

describe('addresses of the page', () => {
  interface Link {
    readonly address: string;
    readonly parts: readonly string[];
    readonly worksheet?: string;
  }
  const links = JSON.parse(read('links.json')) as readonly Link[];
  let changeTo: (hash: string) => readonly string[] = () => [];

  beforeAll(async () => {
    const page = { hash: '' };
    const heard: (() => void)[] = [];
    vi.stubGlobal('location', page);
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.push(listener));
    const { route } = await import('../src/route.ts');
    changeTo = (hash) => {
      page.hash = hash;
      for (const listener of heard) listener();
      return route.value;
    };
  });

  test.each(links)('$address', async ({ address, parts, worksheet }) => {
    expect(changeTo(address)).toEqual(parts);
    if (worksheet !== undefined) {
      expect(await unpacked(parts[2] ?? '')).toBe(read('worksheets', worksheet));
    }
  });
});
