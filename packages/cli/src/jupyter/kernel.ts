// Installs the kernel for Jupyter and removes it. Where kernels stand Jupyter's own modules know, so the work is
// done by a module of the Python client, in the Python that the kernel is to run in.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, type ExitCode, FileError, UsageError } from '../command.ts';
import { type Flags, flagValue } from '../flags.ts';
import { Output } from '../output/stream.ts';

/** The modules of the Python client: in a build they stand beside this file. */
const MODULES = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../../clients/python/src' : './python',
    import.meta.url,
  ),
);

/** Pythons that may have Jupyter, the likeliest first; Debian's own where another stands before it. */
const PYTHONS = ['python3', 'python', '/usr/bin/python3'];

/** The kernel of those who name none. */
const NAME = 'proviso';

/** What the module answers. */
type Told =
  | {
      readonly ok: true;
      readonly name: string;
      readonly folder: string;
      readonly python?: string;
      /** Whether Jupyter looks there by itself. */
      readonly seen?: boolean;
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** What that Python has not. */
      readonly missing?: string;
    };

export async function installKernel({ flags }: Call): Promise<ExitCode> {
  const name = flagValue(flags, 'name') ?? NAME;
  const command = [process.execPath, resolve(process.argv[1] ?? '')];
  const told = ask(flags, {
    op: 'install',
    title: name === NAME ? 'Proviso' : `Proviso (${name})`,
    command,
    flags: flags.has('allow-save') ? ['--allow-save'] : [],
  });
  if (flags.has('json')) return say([JSON.stringify({ ...told, command })]);
  const { folder, python, seen } = told;
  return say([
    `The kernel \`${told.name}\` stands in ${folder}.`,
    `It runs in ${python} and asks ${command.join(' ')}; install it again if one of them moves.`,
    ...(seen
      ? []
      : [`Jupyter does not look there by itself: set JUPYTER_PATH=${resolve(folder, '../..')}`]),
  ]);
}

export async function uninstallKernel({ flags }: Call): Promise<ExitCode> {
  const told = ask(flags, { op: 'uninstall' });
  return say([flags.has('json') ? JSON.stringify(told) : `Removed ${told.folder}.`]);
}

/** Has the module do something, in the first Python that can. */
function ask(flags: Flags, what: object): Told & { readonly ok: true } {
  const prefix = flagValue(flags, 'prefix');
  if (prefix !== undefined && flags.has('user'))
    throw new UsageError('--user and --prefix exclude each other');
  const question = {
    ...what,
    name: flagValue(flags, 'name') ?? NAME,
    ...(prefix !== undefined && { prefix: resolve(prefix) }),
  };
  const named = flagValue(flags, 'python');
  const lacking: string[] = [];
  for (const python of named === undefined ? PYTHONS : [named]) {
    const told = answerOf(python, question);
    if (told?.ok) return told;
    if (told !== undefined && told.missing === undefined) throw new FileError(told.message);
    if (told !== undefined) lacking.push(`${python} has no module ${told.missing}`);
    else if (named !== undefined) lacking.push(`${python} is no Python that starts`);
  }
  const found = lacking.length === 0 ? 'there is no python3 on the path' : lacking.join(', ');
  throw new FileError(
    `the kernel runs in a Python that has ipykernel: ${found}; install it ` +
      '(`sudo apt install python3-ipykernel` or `python3 -m pip install ipykernel`), or name another with --python',
  );
}

/** What the module says in a Python; nothing where that does not start. */
function answerOf(python: string, question: object): Told | undefined {
  if (python.startsWith('/') && !existsSync(python)) return undefined;
  const path = process.env['PYTHONPATH'];
  const PYTHONPATH = path ? `${MODULES}${delimiter}${path}` : MODULES;
  const { stdout, stderr, error, status } = spawnSync(
    python,
    ['-m', 'proviso.kernelspec', JSON.stringify(question)],
    { encoding: 'utf8', env: { ...process.env, PYTHONPATH } },
  );
  if (error !== undefined) return undefined;
  try {
    return JSON.parse(stdout);
  } catch {
    const last = stderr.trim().split('\n').at(-1);
    return { ok: false, message: `${python} ended with exit status ${status}: ${last}` };
  }
}

async function say(lines: readonly string[]): Promise<ExitCode> {
  const output = new Output();
  for (const line of lines) output.line(line);
  await output.flush();
  return 0;
}
