// `npm start`: the workbench in the browser, and the guide beside it. Builds the site if needed, serves
// it on this machine, prints the address, and opens it where there is a display; the guide is built in
// the background. Ctrl-C ends it all.

import { spawn } from 'node:child_process';
import { buildSite, site } from './site/build.ts';
import { GUIDE_PATH, Guide } from './site/guide.ts';
import { type Site, serve } from './site/server.ts';

const PREFERRED_PORT = 4173;
const guide = new Guide();

/** The preferred port, or any other when it is taken. */
function serveSomewhere(): Promise<Site> {
  const wished = Number(process.env['PORT'] ?? PREFERRED_PORT);
  return serve(site, wished, '/', [guide.part]).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return serve(site, 0, '/', [guide.part]);
    throw error;
  });
}

/** Opens the address in the reader's browser, where there is one. */
function open(address: string): void {
  const display = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];
  const opener =
    process.platform === 'darwin'
      ? 'open'
      : process.platform === 'linux' && display
        ? 'xdg-open'
        : '';
  if (opener === '') return;
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => {}); // no opener: the address is on the screen
  child.unref();
}

console.log('Building the workbench if it has changed …');
buildSite();
const running = await serveSomewhere();
const guideAddress = new URL(GUIDE_PATH, running.address);
console.log(`Proviso is at ${running.address}, its guide at ${guideAddress}\nCtrl-C ends it.`);
guide.bringUpToDate(console.log);
open(running.address);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    guide.close();
    running.close();
  });
}
