// `npm run gallery`: renders the gallery to PNG with Chromium, light above dark, into
// .cache/gallery/. People look at pictures better than programs do. Arguments choose pictures by
// the beginning of their names.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Scene, toSvg } from '@proviso/pictures';
import { root } from '../workspace.ts';
import { gallery } from './pictures.ts';

const folder = join(root, '.cache/gallery');
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Chromium makes no narrower window. */
const NARROWEST = 500;

function render(name: string, scene: Scene, profile: string): void {
  const svg = toSvg(scene);
  const page = join(folder, `${name}.html`);
  const panel = (theme: string, paper: string) =>
    `<div class="${theme}" style="background:${paper};padding:10px">${svg}</div>`;
  writeFileSync(join(folder, `${name}.svg`), svg);
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><body style="margin:0">${panel('light', '#fff')}${panel('dark', '#1b1b1f')}`,
  );
  const width = Math.max(NARROWEST, Math.ceil(scene.width) + 20);
  const height = 2 * (Math.ceil(scene.height) + 30);
  execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--hide-scrollbars',
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      `--screenshot=${join(folder, `${name}.png`)}`,
      pathToFileURL(page).href,
    ],
    { stdio: ['ignore', 'ignore', 'ignore'] },
  );
  console.log(`${name}: ${Math.round(scene.width)} × ${Math.round(scene.height)}`);
}

const wanted = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), 'proviso-gallery-'));
mkdirSync(folder, { recursive: true });
try {
  for (const [name, make] of Object.entries(gallery)) {
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
    render(name, make(), profile);
  }
} finally {
  rmSync(profile, { recursive: true, force: true });
}
