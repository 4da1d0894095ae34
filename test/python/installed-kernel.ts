// The kernel for Jupyter as `proviso jupyter install` puts it, in a folder of its own, and Debian's Python to meet
// it with.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { BuiltCommand, type Finished, watch } from '../../packages/cli/test/process.ts';

/** Another Python on the path may have no Jupyter. */
export const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

export const client = resolve(import.meta.dirname, '../../clients/python');

export class InstalledKernel {
  readonly folder = mkdtempSync(join(tmpdir(), 'proviso-kernel-'));
  readonly command = new BuiltCommand();
  readonly prefix = join(this.folder, 'prefix');

  constructor() {
    beforeAll(async () => {
      const where = ['--prefix', this.prefix, '--python', PYTHON];
      const { code, stderr } = await this.command.run(
        ['jupyter', 'install', ...where],
        '',
        this.env,
      );
      expect(code, stderr).toBe(0);
    });
    afterAll(() => rmSync(this.folder, { recursive: true, force: true }));
  }

  /** Nothing of whoever runs the tests is read or written. */
  get env(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: this.folder,
      XDG_STATE_HOME: join(this.folder, 'state'),
      JUPYTER_PATH: join(this.prefix, 'share/jupyter'),
      JUPYTER_RUNTIME_DIR: join(this.folder, 'runtime'),
      IPYTHONDIR: join(this.folder, 'ipython'),
      PYTHONPATH: join(client, 'src'),
      PYTHONDONTWRITEBYTECODE: '1',
      PROVISO: `'${process.execPath}' '${this.command.main}'`,
    };
  }

  python(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Finished> {
    const env = { ...this.env, ...environment };
    return watch(spawn(PYTHON, args, { cwd: this.folder, env })).finished;
  }
}
