// `npm start` builds the workbench, serves it and ends when told to; the server gives out nothing
// but the site.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileAt } from '../scripts/site/files.ts';
import { serve } from '../scripts/site/server.ts';
import { root } from '../scripts/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-site-'));
mkdirSync(join(folder, 'dist'));
writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>here</title>');
writeFileSync(join(folder, 'secret.txt'), 'not for the world');
const dist = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = join(root, 'node_modules/.bin/tsx');

/** What a process has printed once it matches. */
function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const found = pattern.exec(text);
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`ended after: ${text}`)));
  });
}

it('prints an address where the page is, and ends on Ctrl-C', async () => {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
  const child = spawn(command, ['--conditions=@proviso/source', 'scripts/start.ts'], {
    cwd: root,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  try {
    const [, address = ''] = await printed(child, /at (http:\/\/localhost:\d+\/)/);
    const page = await fetch(address);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await page.text();
    expect(text).toContain('<title>Proviso</title>');
    const [, script = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(text) ?? [];
    const loaded = await fetch(address + script);
    expect(loaded.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const guide = await fetch(new URL('/guide/', address));
    expect(guide.status).toBe(200);
    expect(await guide.text()).toMatch(/The guide is being built|Ten-minute tour/);
  } finally {
    child.kill('SIGINT');
  }
  expect(await ended).toBe(0);
});

it('serves under any path, with the policy', async () => {
  const site = await serve(dist, 0, '/some/where/');
  try {
    const page = await fetch(site.address);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect((await fetch(new URL('/', site.address))).status).toBe(404);
    expect((await fetch(site.address, { method: 'POST' })).status).toBe(405);
  } finally {
    site.close();
  }
});

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%', '/missing.js'])(
  'gives nothing for %s',
  (path) => {
    expect(fileAt(dist, path, '/')).toBeUndefined();
  },
);

it('finds the page', () => {
  expect(fileAt(dist, '/', '/')).toBe(join(dist, 'index.html'));
  expect(fileAt(dist, '/index.html?x#y', '/')).toBe(join(dist, 'index.html'));
});
