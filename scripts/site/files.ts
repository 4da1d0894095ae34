// From an address to a file of the site, and what kind of file it is.

import { statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.py': 'text/plain',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};
const OTHER_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The type of a file, by its ending. */
export function typeOf(file: string): string {
  const text = TEXT_TYPES[extname(file)];
  if (text !== undefined) return `${text}; charset=utf-8`;
  return OTHER_TYPES[extname(file)] ?? 'application/octet-stream';
}

/** The path inside a folder that is served under `under`; it cannot lead out of the folder. */
export function pathInside(url: string, under: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
  if (!decoded.startsWith(under) || decoded.includes('\0')) return undefined;
  // Normalised from the root, so that no `..` leads out.
  return normalize(`/${decoded.slice(under.length)}`);
}

/** Whether a file or a folder stands at a path; names that no file can have stand nowhere. */
function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    const found = statSync(path);
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : undefined;
  } catch {
    return undefined; // ENOENT, ENOTDIR, ENAMETOOLONG, EACCES: to the reader it is all the same
  }
}

/** The file behind an address, or `undefined` where there is none inside the folder. */
export function fileAt(folder: string, url: string, under: string): string | undefined {
  const inside = pathInside(url, under);
  if (inside === undefined) return undefined;
  const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
  return kindOf(file) === 'file' ? file : undefined;
}

/** Where a folder that was asked for without its final slash has its page. */
export function pageOfFolder(folder: string, url: string, under: string): string | undefined {
  const inside = `${url.split(/[?#]/, 1)[0]}/` === under ? '/' : pathInside(url, under);
  if (inside === undefined || kindOf(join(folder, inside, 'index.html')) !== 'file')
    return undefined;
  const path = inside
    .split('/')
    .filter((name) => name !== '')
    .map(encodeURIComponent);
  return `${under}${path.map((name) => `${name}/`).join('')}`;
}
