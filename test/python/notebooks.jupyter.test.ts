// The notebooks of examples/notebooks, run as a reader runs them: every cell with its kernel, and no claim fails.
// They are kept without outputs, which the page that shows them would otherwise have from an older program.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { client, InstalledKernel } from './installed-kernel.ts';

const kernel = new InstalledKernel();
const folder = resolve(import.meta.dirname, '../../examples/notebooks');
const names = readdirSync(folder).filter((name) => name.endsWith('.ipynb'));

interface Cell {
  readonly cell_type: string;
  readonly source: string[];
  readonly outputs?: { readonly output_type: string; readonly data?: Record<string, unknown> }[];
}

interface Notebook {
  readonly cells: readonly Cell[];
  readonly metadata: { readonly kernelspec: { readonly name: string } };
}

const read = (file: string): Notebook => JSON.parse(readFileSync(file, 'utf8'));
const code = ({ cells }: Notebook) => cells.filter(({ cell_type }) => cell_type === 'code');

it('are kept without outputs, and nobody’s machine is in them', () => {
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) {
    for (const { outputs } of code(read(join(folder, name)))) expect(outputs).toEqual([]);
    expect(Object.keys(read(join(folder, name)).metadata).sort()).toEqual([
      ...['kernelspec', 'language_info'],
    ]);
  }
});

it('run without a fault, and show formulas, tables, pictures and reasons', async () => {
  const target = (name: string) => join(kernel.folder, name);
  const files = names.flatMap((name) => [join(folder, name), target(name)]);
  const { code: status, stderr } = await kernel.python([
    join(client, 'tests/run_notebooks.py'),
    ...files,
  ]);
  expect(status, stderr).toBe(0);
  const kernels = names.map((name) => read(target(name)).metadata.kernelspec.name);
  expect(kernels.sort()).toEqual(['proviso', 'proviso', 'python3']);
  for (const name of names) {
    const cells = code(read(target(name)));
    const kinds = new Set(
      cells.flatMap(({ outputs = [] }) => outputs.flatMap(({ data }) => Object.keys(data ?? {}))),
    );
    for (const kind of ['text/latex', 'image/svg+xml', 'text/markdown'])
      expect(kinds, name).toContain(kind);
    // Claims are made, and each of them is said to hold.
    const claims = cells.flatMap(({ source }) => source.join('').match(/^ *assert /gm) ?? []);
    expect(claims.length).toBeGreaterThan(5);
    if (read(target(name)).metadata.kernelspec.name !== 'proviso') continue;
    const holds = cells.flatMap(({ outputs = [] }) =>
      outputs.filter(
        ({ data }) => data?.['text/plain'] === 'holds' || String(data?.['text/plain']) === 'holds',
      ),
    );
    expect(holds.length, name).toBe(claims.length);
  }
});
