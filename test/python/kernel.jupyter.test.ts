// The kernel for Jupyter: installed, met by Jupyter's own client, and compared with the answers of the library.

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSheet } from '@proviso/language/sheets';
import { withoutBars } from '@proviso/pictures';
import { expect, it } from 'vitest';
import { EVERYTHING, taken } from '../../packages/language/test/sheets/take.ts';
import { client, InstalledKernel, PYTHON } from './installed-kernel.ts';

const kernel = new InstalledKernel();

it('answers, helps, is interrupted, restarted and killed as Jupyter asks', async () => {
  const { code, stderr } = await kernel.python([join(client, 'tests/kernel_session.py')], {
    NODE: process.execPath,
    PROVISO_MAIN: kernel.command.main,
    KERNELS: kernel.prefix,
  });
  expect(stderr).toMatch(/Ran \d+ tests/);
  expect(code, stderr).toBe(0);
});

interface Cell {
  readonly cell_type: string;
  readonly source: string[];
  outputs: { output_type: string; evalue?: string; data?: Record<string, unknown> }[];
}

const ANSWER = 'application/vnd.proviso.answer+json';

/** What an output says. An error has its place in the cell when it was run, and in its statement when it was exported. */
function said({ evalue, data = {} }: Cell['outputs'][number]): unknown {
  if (evalue !== undefined) return evalue.replace(/^line \d+, column \d+: /, '');
  // The command writes no bars into texts.
  const { [ANSWER]: answer = null, 'text/plain': text, ...others } = data;
  return { ...others, unbarred: JSON.parse(withoutBars(JSON.stringify([answer, text]))) };
}

it('gives the outputs that the library writes into an exported notebook', async () => {
  const exported = writeSheet(taken(EVERYTHING, 'Everything'), 'ipynb');
  const notebook = JSON.parse(exported);
  for (const cell of notebook.cells as Cell[]) if (cell.cell_type === 'code') cell.outputs = [];
  const [source, target] = [join(kernel.folder, 'empty.ipynb'), join(kernel.folder, 'run.ipynb')];
  writeFileSync(source, JSON.stringify(notebook));
  const script = join(client, 'tests/run_notebooks.py');
  const { code, stderr } = await kernel.python([script, source, target, '--allow-errors']);
  expect(code, stderr).toBe(0);
  const run = JSON.parse(readFileSync(target, 'utf8'));
  expect(run.metadata.language_info.name).toBe('proviso');
  expect(run.metadata.kernelspec).toEqual(notebook.metadata.kernelspec);
  const seen = (cells: readonly Cell[]) =>
    cells.map(({ source: text, outputs = [] }) => ({ text, outputs: outputs.map(said) }));
  const expected = seen(JSON.parse(exported).cells);
  expect(expected.flatMap(({ outputs }) => outputs).length).toBeGreaterThan(20);
  expect(seen(run.cells)).toEqual(expected);
});

it('is installed where it is wanted, and removed, and others are left alone', async () => {
  const { command, folder, env } = kernel;
  const proviso = (...args: string[]) => command.run(['jupyter', ...args], '', env);
  const json = async (...args: string[]) => JSON.parse((await proviso(...args, '--json')).stdout);
  // Without a prefix it is for this user.
  const own = await json('install', '--user', '--name', 'Mine', '--python', PYTHON);
  expect(own).toMatchObject({ ok: true, name: 'mine', seen: true, python: PYTHON });
  expect(own.folder).toBe(join(folder, '.local/share/jupyter/kernels/mine'));
  expect(readdirSync(own.folder).sort()).toEqual([
    ...['kernel.json', 'logo-svg.svg', 'proviso', 'start.py'],
  ]);
  const spec = JSON.parse(readFileSync(join(own.folder, 'kernel.json'), 'utf8'));
  expect(spec).toMatchObject({
    argv: [PYTHON, '{resource_dir}/start.py', '-f', '{connection_file}'],
    display_name: 'Proviso (Mine)',
    metadata: { proviso: { command: [process.execPath, command.main], flags: [] } },
  });
  // Others may read it, for whom it may be.
  expect(statSync(own.folder).mode & 0o777).toBe(0o755);
  // A second time it is replaced.
  expect((await json('install', '--name', 'mine', '--allow-save', '--python', PYTHON)).ok).toBe(
    true,
  );
  // What is not ours stays as it is.
  writeFileSync(join(own.folder, 'kernel.json'), '{"argv": [], "metadata": {}}');
  for (const op of ['install', 'uninstall']) {
    const { code, stderr } = await proviso(op, '--name', 'mine', '--python', PYTHON);
    expect([code, stderr]).toEqual([2, expect.stringContaining('another kernel')]);
  }
  expect(readFileSync(join(own.folder, 'kernel.json'), 'utf8')).toContain('"argv": []');
  writeFileSync(join(own.folder, 'kernel.json'), JSON.stringify(spec));
  expect((await json('uninstall', '--name', 'mine', '--python', PYTHON)).folder).toBe(own.folder);
  const again = await json('uninstall', '--name', 'mine', '--python', PYTHON);
  expect(again).toMatchObject({ ok: false, error: { code: 'file' } });
  expect(again.error.message).toContain('jupyter kernelspec list');
});

it('is not said to be installed or removed where that cannot be written', () => {
  const { command, folder, env } = kernel;
  const full = openSync('/dev/full', 'w');
  for (const op of ['install', 'uninstall']) {
    const where = ['--prefix', join(folder, 'full'), '--python', PYTHON];
    const { status, stderr } = spawnSync(
      process.execPath,
      [command.main, 'jupyter', op, ...where],
      { env, stdio: ['ignore', full, 'pipe'], encoding: 'utf8' },
    );
    expect(stderr).toContain('the output could not be written: no space left on device (ENOSPC)');
    expect(status).toBe(1);
  }
  closeSync(full);
});

it('says what is missing, and what to do', async () => {
  const { command, folder, env } = kernel;
  const bare = join(folder, 'bare-python');
  writeFileSync(bare, `#!/bin/sh\nexec '${PYTHON}' -S "$@"\n`, { mode: 0o755 });
  for (const [args, said] of [
    [['install', '--python', bare], 'has no module ipykernel; install it (`sudo apt install'],
    [['install', '--python', '/nowhere/python'], '/nowhere/python is no Python that starts'],
    [['install', '--name', 'a b', '--python', PYTHON], '--name is made of letters'],
    [['install', '--name', '..', '--python', PYTHON], 'not of dots alone'],
    [['install', '--user', '--prefix', folder], 'exclude each other'],
    [['install', '--prefix', '/proc/nowhere', '--python', PYTHON], '/proc/nowhere'],
    [['instal'], 'there is no command `jupyter instal`; write `proviso jupyter install`'],
    [[], 'write `proviso jupyter install` or'],
  ] as const) {
    const { code, stderr } = await command.run(['jupyter', ...args], '', env);
    expect(stderr).toContain(said);
    expect(code).toBe(2);
  }
});
