// The same additions under the type checker: no table of the sources has to name every universe, ruleset,
// paper or format.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/workspace.ts';
import { addFour } from './four-additions.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

let copy: WorkspaceCopy;

beforeAll(() => {
  copy = new WorkspaceCopy();
  addFour(copy);
  const settings = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node'] },
    include: ['packages/*/src', 'scripts/docs'],
    exclude: ['packages/web'],
  };
  writeFileSync(copy.path('tsconfig.json'), JSON.stringify(settings));
});

afterAll(() => copy.remove());

it.each(['.', 'packages/web'])('%s', (project) => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [compiler, '-p', project], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  expect(run.stdout).toBe('');
  expect(run.status).toBe(0);
});
