// PNG and PDF from an SVG, made by Chromium where it is installed: it draws what a reader of the page
// sees, and nothing has to be shipped for it.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileError } from '../command.ts';

/** What the browser is called on different systems. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium makes no narrower window. */
const NARROWEST = 500;
/** Dots for each point. */
const SHARPNESS = 2;
/** Milliseconds after which something is wrong. */
const PATIENCE = 120_000;
const PAPER = { light: '#fff', dark: '#1b1b1f' } as const;

/** An SVG of a width and height as PNG or PDF. */
export function drawnByBrowser(
  svg: string,
  kind: 'png' | 'pdf',
  theme: 'light' | 'dark',
): Uint8Array {
  const browser = findBrowser();
  if (browser === undefined) {
    throw new FileError(
      `a .${kind} file is drawn by Chromium, and none was found (${NAMES.join(', ')}, or what the variable CHROMIUM names); install it, or write an .svg file`,
    );
  }
  const [width = 1, height = 1] = sizeOf(svg);
  // A narrow picture fills the narrowest window there is.
  const zoom = kind === 'png' ? Math.max(1, NARROWEST / width) : 1;
  const folder = mkdtempSync(join(tmpdir(), 'proviso-picture-'));
  try {
    const page = join(folder, 'picture.html');
    const made = join(folder, `picture.${kind}`);
    const size = [width, height].map((side) => Math.ceil(side * zoom));
    writeFileSync(page, pageOf(svg, size, PAPER[theme]));
    const args = [
      ...['--headless', '--disable-gpu', '--hide-scrollbars', '--disable-background-networking'],
      // Root has no sandbox; the page holds a picture of ours and nothing that runs.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${join(folder, 'profile')}`,
      ...(kind === 'png'
        ? [
            `--force-device-scale-factor=${SHARPNESS}`,
            `--window-size=${size.join()}`,
            `--screenshot=${made}`,
          ]
        : ['--no-pdf-header-footer', `--print-to-pdf=${made}`]),
      pathToFileURL(page).href,
    ];
    spawnSync(browser, args, { stdio: 'ignore', timeout: PATIENCE });
    if (existsSync(made)) return readFileSync(made);
    throw new FileError(`Chromium (${browser}) made no .${kind} file; write an .svg file instead`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM'];
  if (chosen !== undefined) return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function sizeOf(svg: string): number[] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}

/** A page that is the picture and nothing else. */
function pageOf(svg: string, [width = 1, height = 1]: readonly number[], paper: string): string {
  const style = [
    // One point to spare: what is rounded up by a hair would begin a second page.
    `@page{size:${width + 1}px ${height + 1}px;margin:0}`,
    `html,body{margin:0;overflow:hidden;background:${paper};-webkit-print-color-adjust:exact}`,
    `svg{display:block;width:${width}px;height:${height}px}`,
  ];
  return `<!doctype html><meta charset="utf-8"><style>${style.join('')}</style>${svg}`;
}
