// The files that `save` and `load` may use: those of the working folder and the folders in it. A
// worksheet may come from a stranger, so a name is taken for what it says and nothing else: no way out
// of the folder by `..`, by an absolute path or by a link, nothing hidden, no device, and no file that
// some program would obey.

import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { ValueError } from '@proviso/engine';
import type { Files } from '@proviso/language';
import { decoded } from '../utf8.ts';
import { putInPlace, putNew } from './whole-file.ts';

/** Longer names and files are a mistake. */
const LONGEST_NAME = 200;
const LARGEST_SHEET = 10_000_000;

/** Names under which programs look for settings or for what to run; the dot before others hides them. */
const OBEYED = [
  /^(package|package-lock|npm-shrinkwrap|tsconfig.*|jsconfig.*|deno|bun|composer|lerna|nx|turbo|vercel|now|renovate|biome|knip|manifest|settings|launch|tasks|devcontainer|app|angular|nest-cli|firebase)\.json$/i,
  /\.config\.[a-z]+$/i,
  /^(cmakelists|requirements.*|constraints.*|meson_options|robots)\.txt$/i,
];

/** Names that are devices on Windows, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)$/i;

export class WorkingFolder implements Files {
  private readonly root: string;
  /** Whether statements may write at all. */
  private readonly maySave: boolean;
  /** The file that was not overwritten since the last look. */
  private existing: string | undefined;
  private worked = false;

  constructor(folder: string, maySave: boolean) {
    this.root = realpathSync(folder);
    this.maySave = maySave;
  }

  /** What a statement has done with files since the last look. */
  look(): { readonly exists: string | undefined; readonly used: boolean } {
    const seen = { exists: this.existing, used: this.worked };
    this.existing = undefined;
    this.worked = false;
    return seen;
  }

  read(name: string): { readonly path: string; readonly text: string } {
    if (!name.endsWith('.pvs')) {
      throw new ValueError(`only worksheets are loaded, and their names end in .pvs`);
    }
    const path = this.place(name);
    const found = lookAt(path);
    if (found === undefined) throw new ValueError(`there is no file ${name} in the working folder`);
    if (!found.isFile()) throw new ValueError(`${name} is no ordinary file`);
    if (found.size > LARGEST_SHEET) throw new ValueError(`${name} is too large for a worksheet`);
    const { text, fault } = decoded(attempt(name, 'read', () => readFileSync(path)));
    if (fault !== undefined) throw new ValueError(`${name}, line ${fault.line}: ${fault.message}`);
    this.worked = true;
    return { path, text };
  }

  write(name: string, text: string, overwrite: boolean): void {
    if (!this.maySave) {
      throw new ValueError(
        'a worksheet may not write files unless it is allowed to; if you trust it, give --allow-save to `proviso run`, `repl` or `serve`, for notebooks to `proviso jupyter install`',
      );
    }
    const path = this.place(name);
    if (OBEYED.some((names) => names.test(basename(path)))) {
      throw new ValueError(`${name} is a name that other programs look for; take another name`);
    }
    const found = lookAt(path);
    if (found !== undefined && !found.isFile()) {
      throw new ValueError(`${name} exists and is no ordinary file; take another name`);
    }
    if (found !== undefined && !overwrite) {
      this.existing = name;
      throw new ValueError(`${name} exists; \`save(x, "${name}", true)\` overwrites it`);
    }
    attempt(name, 'written', () => {
      if (found === undefined) putNew(path, text);
      else putInPlace(path, text, found.mode);
    });
    this.worked = true;
  }

  /** Where a name leads, if it stays inside. */
  private place(name: string): string {
    const wrong = fault(name);
    if (wrong !== undefined) throw new ValueError(wrong);
    const path = join(this.root, ...name.split('/'));
    const folder = attempt(name, 'found: its folder must exist', () => realpathSync(dirname(path)));
    // A folder on the way may be a link.
    const inside = relative(this.root, folder);
    if (inside !== '' && (inside.split(sep)[0] === '..' || resolve(inside) === inside)) {
      throw new ValueError(`${name} leads out of the working folder`);
    }
    return join(folder, basename(path));
  }
}

/** What is wrong with a name, wherever it is used. */
function fault(name: string): string | undefined {
  if (name === '' || name.length > LONGEST_NAME) return 'a name has 1 to 200 characters';
  if (/[\p{Cc}\p{Cf}\\:*?"<>|]/u.test(name)) {
    return 'a name has none of the signs \\ : * ? " < > |; folders are divided by /';
  }
  if (name.startsWith('/')) return 'files stay inside the working folder: write a relative name';
  const parts = name.split('/');
  if (parts.includes('..')) return 'files stay inside the working folder: write no `..`';
  if (parts.includes(''))
    return 'a folder or file has no name here: write one / between two names, and none at the end';
  if (parts.some((part) => part.startsWith('.'))) {
    return 'hidden files and folders are left alone: no part of a name begins with a dot';
  }
  if (parts.includes('node_modules')) return 'node_modules is left alone; take another folder';
  if (parts.some((part) => /[. ]$/.test(part) || DEVICES.test(part.split('.')[0] ?? ''))) {
    return 'this name means something else on some systems; take another name';
  }
  return undefined;
}

/** What stands at a path, links not followed. */
function lookAt(path: string) {
  return lstatSync(path, { throwIfNoEntry: false });
}

function attempt<T>(name: string, what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ValueError(`${name} cannot be ${what} (${code})`);
  }
}
