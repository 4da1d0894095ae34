// What a page may load, as the header `Content-Security-Policy` says it to the browser.

import { createHash } from 'node:crypto';

const policy = (scripts: readonly string[], styles: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The workbench has no script and no style inside its page. */
export const STRICT = policy([], []);

/**
 * The guide is made by VitePress and TypeDoc, which put a few scripts and many styles into their
 * pages. The scripts are allowed one by one, by their hashes.
 */
export function guidePolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return policy([...new Set(hashes)], ["'unsafe-inline'"]);
}
