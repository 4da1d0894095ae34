// Daemons for the tests: each in a temporary folder, on a port of its own, and gone when the test process
// is, however that ends.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { delimiter } from 'node:path';

/** Daemons live where the PATH of ordinary users does not lead. */
const PATH = [process.env['PATH'], '/usr/sbin', '/sbin'].join(delimiter);

export interface Daemon {
  readonly child: ChildProcess;
  /** All it said so far. */
  readonly said: () => string;
  readonly ended: Promise<void>;
  hasEnded(): boolean;
}

/** Starts a program in the foreground; the kernel ends it when this process dies. */
export function startDaemon(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Daemon {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    env: { ...process.env, ...environment, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      over = true;
      resolve();
    };
    child.on('close', end);
    child.on('error', (error) => {
      said += error.message;
      end();
    });
  });
  return { child, said: () => said, ended, hasEnded: () => over };
}

/** Ends a daemon and waits until it is gone. */
export async function stopDaemon(
  { child, ended, hasEnded }: Daemon,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (!hasEnded()) child.kill(signal);
  await ended;
}

/** Ports that nobody listens on now. Somebody may come between: whoever uses them tries again then. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a server without a port');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Ran {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    env: { ...process.env, ...environment, PATH },
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  return { status, stdout, stderr };
}

/** Waits until something is so; says what was there instead if it never is. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  instead: () => string,
  milliseconds = 100_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited too long; there was ${instead()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
