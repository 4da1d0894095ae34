// The guide beside the workbench. Building it takes a minute or two, so `npm start` does that in the
// background; until it is there, its addresses show a page that says so and looks again by itself.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { packages, root } from '../workspace.ts';
import { isCurrent } from './current.ts';
import type { Part } from './server.ts';

export const GUIDE_PATH = '/guide/';
const folder = join(root, 'dist/docs');
const entry = join(folder, 'index.html');

/** What the guide is made of. */
const sources = () => [
  ...['docs', 'scripts/docs', 'examples', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((path) =>
    join(root, path),
  ),
  ...packages().map((item) => join(item.folder, 'src')),
];

export type Build = 'current' | 'building' | 'failed';

/** The page that stands for the guide while there is none. */
export function meanwhilePage(build: Build): string {
  const [refresh, text] =
    build === 'failed'
      ? [
          '',
          'The guide could not be built; the terminal says why. Its pages are in the folder docs/.',
        ]
      : [
          '<meta http-equiv="refresh" content="5">',
          'The guide is being built, which takes a minute or two. This page looks again by itself.',
        ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${refresh}<title>The guide · Proviso</title></head>
<body><h1>The guide</h1><p>${text}</p><p><a href="../">Back to the workbench</a></p></body>
</html>
`;
}

/** The guide, built in the background where it is missing or old. */
export class Guide {
  private build: Build = 'current';
  private child: ChildProcess | undefined;

  readonly part: Part = {
    under: GUIDE_PATH,
    folder,
    inlineScripts: true,
    meanwhile: () => (existsSync(entry) ? undefined : meanwhilePage(this.build)),
  };

  /** Builds the guide if it is not current, and tells how it goes. */
  bringUpToDate(tell: (text: string) => void): void {
    if (isCurrent(entry, sources())) return;
    const old = existsSync(entry) ? '; until then there is the last one' : '';
    tell(`The guide is being built in the background, which takes a minute or two${old}.`);
    this.build = 'building';
    let said = '';
    const flags = ['--conditions=@proviso/source', '--import', 'tsx', 'scripts/docs/build.ts'];
    const child = spawn(process.execPath, flags, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('error', (error) => {
      said += error;
    });
    child.on('close', (code, signal) => {
      this.child = undefined;
      this.build = code === 0 ? 'current' : 'failed';
      if (signal !== null) return; // ended with the server
      tell(code === 0 ? 'The guide is built.' : `The guide could not be built:\n${said.trimEnd()}`);
    });
  }

  /** Ends the build if one is under way. */
  close(): void {
    this.child?.kill();
  }
}
