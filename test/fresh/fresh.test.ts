// A fresh machine works: a clone of what is committed, with no build and nothing installed, in which
// every command that the README and the tour show is run as it stands there, one after the other.
// Only `npm test` is left out, since this is part of it, and what was installed or built once is not
// installed or built again.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/workspace.ts';
import { commandsIn, type Shown } from './commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-fresh-'));
const clone = join(folder, 'proviso');
/** A shell as a newcomer has it: nothing of this workspace, and npm asks the network last. */
const { DISPLAY: _, WAYLAND_DISPLAY: __, NODE_OPTIONS: ___, ...inherited } = process.env;
const environment = {
  ...Object.fromEntries(
    Object.entries(inherited).filter(
      ([name]) => !/^(npm_(?!config_(cache|registry))|VITEST)/.test(name),
    ),
  ),
  PATH: (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':'),
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  NODE_ENV: '',
  NO_COLOR: '1',
  PORT: '0',
};

const shown = ['README.md', 'docs/tour.md'].flatMap((page) =>
  commandsIn(readFileSync(join(root, page), 'utf8')).map((command) => ({ page, ...command })),
);
const commands = shown.filter(({ line }, i) => {
  const before = shown.slice(0, i).some((command) => command.line === line);
  return line !== 'npm test' && !(before && line.startsWith('npm'));
});

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** What a reader has exported so far. */
let preamble = '';

function run(line: string, output: string | undefined): void {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `${preamble}${line}`], {
    cwd: clone,
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (output !== undefined) expect(stdout.trimEnd()).toBe(output);
  else expect(status, `${stdout}${stderr}`).toBe(0);
  if (line.startsWith('export ')) preamble += `${line}\n`;
}

/** The prompt needs a terminal, which `script` provides; end of input leaves it. */
function openPrompt(line: string): void {
  const typed = `{ sleep 1; printf '1 + 1\\n\\004'; sleep 2; } | script -qec '${line}' /dev/null`;
  const { stdout } = spawnSync('bash', ['-c', `${preamble}${typed}`], {
    cwd: clone,
    env: environment,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Proviso. Three lines to try:');
}

/** Starts the workbench, looks at it and at the guide, and ends it as Ctrl-C would. */
async function start(line: string): Promise<void> {
  const child = spawn('bash', ['-c', `${preamble}exec ${line}`], {
    cwd: clone,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const address = await printedAddress(child);
    expect(await (await fetch(address)).text()).toContain('<title>Proviso</title>');
    const guide = await (await fetch(new URL('guide/', address))).text();
    expect(guide).toMatch(/The guide is being built|Ten-minute tour/);
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGINT');
  }
  await ended;
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const address = /at (http:\/\/localhost:\d+\/)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`ended after: ${text}`)));
  });
}

describe('in a fresh clone', () => {
  it('there is something to run', () => {
    expect(commands.map(({ line }) => line)).toEqual(
      expect.arrayContaining(['npm ci', 'npm start', 'npm run build', 'proviso']),
    );
  });

  it.each(commands.map((command) => [command.page, command.line, command] as const))(
    '%s: %s',
    async (_, line, { output }: Shown) => {
      if (line === 'npm start') await start(line);
      else if (line === 'proviso') openPrompt(line);
      else run(line, output);
    },
  );

  it('npx finds the command without fetching one', () => {
    run(
      'npx --no -- proviso --version',
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    );
  });
});
