// Every package works when built, packed and installed into an empty folder: it holds what it
// should, imports under Node, offers the same names as its sources, and its declarations satisfy a
// strict consumer who has neither our settings nor our export condition.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules, type Package, packages, root } from '../../scripts/workspace.ts';
import { examples } from '../examples/extract.ts';
import { instrument } from '../examples/instrument.ts';

const nameOf = ({ manifest }: Package) => manifest.name;
const published = packages().filter(({ manifest }) => !manifest.private);
const imports = published.flatMap(modules).map(({ name }) => name);
const commands = published.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}));
const folder = mkdtempSync(join(tmpdir(), 'proviso-packed-'));
const consumer = join(folder, 'consumer');

const run = (program: string, args: string[], cwd = consumer) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const node = (code: string) => run(process.execPath, ['--input-type=module', '--eval', code]);

interface PackReport {
  name: string;
  filename: string;
  files: { path: string }[];
}
let packed: PackReport[] = [];

beforeAll(() => {
  // The site is left alone: others may be looking at it.
  run('npm', ['run', 'build', '--', ...published.map(nameOf)], root);
  const workspaces = published.flatMap(({ manifest }) => ['-w', manifest.name]);
  packed = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', folder, ...workspaces], root),
  );
  mkdirSync(consumer);
  writeFileSync(
    join(consumer, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
  const tarballs = packed.map(({ filename }) => join(folder, filename));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(published.map(nameOf))('%s', (name) => {
  it('holds its build, manifest and licence, and nothing else', () => {
    const paths =
      packed.find((report) => report.name === name)?.files.map(({ path }) => path) ?? [];
    expect(paths).toContain('LICENSE');
    expect(paths).toContain('package.json');
    expect(paths.filter((path) => path.startsWith('dist/')).length).toBeGreaterThan(0);
    const { manifest } = published.find((item) => nameOf(item) === name)!;
    const listed = ['LICENSE', 'README.md', 'package.json', ...(manifest.files ?? [])];
    const others = paths.filter((path) => !listed.includes(path.split('/')[0]!));
    expect(others).toEqual([]);
  });

  it('imports only what its manifest names, or Node', () => {
    const { manifest, folder: source } = published.find((item) => nameOf(item) === name)!;
    const all = readdirSync(join(source, 'dist'), { recursive: true, encoding: 'utf8' });
    const built = all.filter((path) => /\.(js|d\.ts)$/.test(path));
    const imported = built.flatMap((path) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(source, 'dist', path), 'utf8'));
      return importedFiles.map(({ fileName }) => fileName);
    });
    const packageOf = (path: string) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
    const outside = imported.filter((path) => !/^(\.|node:)/.test(path)).map(packageOf);
    const declared = Object.keys(manifest.dependencies ?? {});
    expect(outside.filter((dependency) => !declared.includes(dependency))).toEqual([]);
  });
});

/** A strict consumer who has neither our settings nor our export condition. */
function strictConsumer(module: 'NodeNext' | 'ESNext', resolution: 'NodeNext' | 'Bundler') {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind[module],
    moduleResolution: ts.ModuleResolutionKind[resolution],
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  };
  /** What was read for one package stays read for the next. */
  const files = new Map<string, ts.SourceFile | undefined>();
  /** What the compiler says of the import of a package, alone in its program. */
  const typeErrors = (name: string): string => {
    const file = join(consumer, `${name.replace(/\W+/g, '-')}.ts`);
    writeFileSync(
      file,
      `import * as all from '${name}';\nexport const names: readonly string[] = Object.keys(all);\n`,
    );
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile;
    host.getCurrentDirectory = () => consumer;
    host.getSourceFile = (path, ...rest) => {
      if (!files.has(path)) files.set(path, read(path, ...rest));
      return files.get(path);
    };
    const program = ts.createProgram([file], options, host);
    return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host);
  };
  return { module, resolution, typeErrors };
}

const CONSUMERS = [strictConsumer('NodeNext', 'NodeNext'), strictConsumer('ESNext', 'Bundler')];

describe.each(imports)('import of %s', (name) => {
  it('offers the names that the sources offer', async () => {
    const names = JSON.parse(
      node(`import * as all from '${name}'; console.log(JSON.stringify(Object.keys(all)))`),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.sort()).toEqual(Object.keys(await import(name)).sort());
  });

  it.each(CONSUMERS)(
    'type-checks strictly with module $module and resolution $resolution',
    ({ typeErrors }) => {
      expect(typeErrors(name)).toBe('');
    },
  );
});

it('runs the examples of the README', () => {
  const inReadme = examples().filter(
    ({ place, language }) => place.startsWith('README.md') && language === 'ts',
  );
  expect(inReadme.length).toBeGreaterThan(0);
  const script = (code: string) =>
    ts.transpile(code, { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext });
  const witness = readFileSync(join(root, 'test/examples/witness.ts'), 'utf8');
  writeFileSync(join(consumer, 'witness.js'), script(witness));
  for (const { code } of inReadme) {
    node(script(`import { witness } from './witness.js';\n${instrument(code).code}`));
  }
});

it.each(commands)('the command %s says what it can do', (command) => {
  expect(run('npx', ['--no-install', command, '--help'])).toContain(command);
});
