// A copy of the workspace to add things to, as somebody who contributes would: a file here, a line there,
// and nothing else. Dependencies are linked, the packages are those of the copy.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/workspace.ts';

/** What is copied of the workspace and of each package. */
const PARTS = ['package.json', 'LICENSE', 'tsconfig.base.json', 'scripts'];
const PACKAGE_PARTS = ['package.json', 'src', 'scripts', 'bin', 'tex', 'README.md'];

export class WorkspaceCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'proviso-workspace-'));

  constructor() {
    this.copy('.', PARTS);
    // What the command takes along: the client, which is its kernel in Jupyter, and its picture.
    this.copy('clients/python', ['src']);
    this.copy('packages/web', ['public']);
    this.link();
    for (const name of readdirSync(join(root, 'packages'))) {
      const home = join('packages', name);
      const settings = readdirSync(join(root, home)).filter((file) =>
        /^[^.]+\.(config\.)?ts$|^tsconfig/.test(file),
      );
      this.copy(home, [...PACKAGE_PARTS, ...settings]);
      const { name: as } = JSON.parse(this.read(join(home, 'package.json')));
      mkdirSync(dirname(this.path('node_modules', as)), { recursive: true });
      symlinkSync(this.path(home), this.path('node_modules', as));
    }
  }

  path(...parts: readonly string[]): string {
    return join(this.folder, ...parts);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  /** One file more. */
  addFile(file: string, text: string): void {
    if (existsSync(this.path(file))) throw new Error(`${file} is there already`);
    writeFileSync(this.path(file), text);
  }

  /** One line more, before another, and the import that it needs. */
  addLine(file: string, line: string, before: string, imported: string): void {
    const lines = this.read(file).split('\n');
    const place = lines.findIndex((each) => each.trim().startsWith(before));
    const firstImport = lines.findIndex((each) => each.startsWith('import '));
    if (place < 0 || firstImport < 0) throw new Error(`${file} has no line ${before}`);
    lines.splice(place, 0, line);
    lines.splice(firstImport, 0, imported);
    writeFileSync(this.path(file), lines.join('\n'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private copy(home: string, parts: readonly string[]): void {
    mkdirSync(this.path(home), { recursive: true });
    for (const part of parts) {
      const source = join(root, home, part);
      if (existsSync(source)) cpSync(source, this.path(home, part), { recursive: true });
    }
  }

  /** The dependencies, without the packages of the workspace itself. */
  private link(): void {
    mkdirSync(this.path('node_modules'));
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name === '@proviso' || name === 'proviso' || name.startsWith('.vite')) continue;
      symlinkSync(join(root, 'node_modules', name), this.path('node_modules', name));
    }
  }
}
