// Runs examples: TypeScript as a module of this workspace, `$ proviso …` lines as commands.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { modules, packages, root, sourceCondition } from '../../scripts/workspace.ts';
import type { Example } from './extract.ts';
import { instrument } from './instrument.ts';

/** Where the modules made from examples are written: inside the workspace, so that imports resolve. */
export const workshop = join(root, '.cache/examples');

/**
 * The modules whose names an example need not import: those of its own package, the one whose folder
 * holds the example first, and then those of the packages of this workspace that it depends on.
 */
function homeModules({ home, place }: Example): string[] {
  const item = packages().find(({ manifest }) => manifest.name === home);
  if (!item) return [];
  const closeness = ({ targets }: { targets: Record<string, string> }): number => {
    const folder = relative(root, join(item.folder, dirname(targets[sourceCondition] ?? '')));
    return place.startsWith(`${folder}/`) ? folder.length : 0;
  };
  const own = modules(item).sort((a, b) => closeness(b) - closeness(a));
  const needed = packages().filter(
    ({ manifest }) => manifest.name in (item.manifest.dependencies ?? {}),
  );
  return [...own, ...needed.flatMap(modules)].map(({ name }) => name);
}

/** Imports of the names that a doc comment's example uses and does not import. */
async function homeImports(example: Example): Promise<string> {
  const own = example.code.match(/^import\b[\s\S]*?\bfrom\b/gm)?.join(' ') ?? '';
  const found = new Set(own.match(/\w+/g));
  let imports = '';
  for (const module of homeModules(example)) {
    const names = Object.keys(await import(module)).filter(
      (name) => !found.has(name) && new RegExp(`\\b${name}\\b`).test(example.code),
    );
    for (const name of names) found.add(name);
    if (names.length > 0) imports += `import { ${names.join(', ')} } from '${module}';\n`;
  }
  return imports;
}

/** Writes the example as a module that imports its witness, and returns the path. */
export async function writeModule(example: Example): Promise<string> {
  mkdirSync(workshop, { recursive: true });
  const path = join(workshop, `${example.place.replaceAll(/[^\w]+/g, '-')}.ts`);
  const head = `import { witness } from '../../test/examples/witness.ts';\n`;
  const { code } = instrument(example.code);
  writeFileSync(path, `${head}${await homeImports(example)}void witness;\n${code}\nexport {};\n`);
  return path;
}

/** What the compiler says of the written modules: nothing, if all is well. */
export function typeErrors(paths: string[]): string {
  const project = join(workshop, 'tsconfig.json');
  const compilerOptions = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  const extended = join(root, 'tsconfig.base.json');
  writeFileSync(project, JSON.stringify({ extends: extended, compilerOptions, files: paths }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' }).stdout;
}

export interface Transcript {
  command: string;
  expected: string;
}

/** The `$ …` lines of a console block that call the command, each with the output under it. */
export function transcripts(code: string): Transcript[] {
  const parts = code.split(/^\$ /m).slice(1);
  return parts.flatMap((part) => {
    const [command = '', ...output] = part.split('\n');
    const calls = /(^|[|;]\s*)proviso\b/.test(command);
    return calls ? [{ command, expected: output.join('\n').trimEnd() }] : [];
  });
}

/** Runs one line in a shell where `proviso` is the built command, given by its main file. */
export function runTranscript({ command: line }: Transcript, main: string, cwd = root): string {
  const bin = join(dirname(main), 'shim');
  mkdirSync(bin, { recursive: true });
  const shim = join(bin, 'proviso');
  writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, NO_COLOR: '1' };
  return execFileSync('/bin/sh', ['-c', `${line} 2>&1 || true`], {
    cwd,
    env,
    encoding: 'utf8',
  })
    .replaceAll('\r\n', '\n')
    .trimEnd();
}
