// Many statements in one pipe: each has its answer, and memory does not grow with them.

import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { type BuiltCommand, watch } from './process.ts';

/** Runs a Node script and then writes the peak memory of that process, in KiB, to standard error. */
const PEAK = [
  "const { spawnSync } = require('node:child_process');",
  'const [main, ...args] = process.argv.slice(1);',
  "const flags = ['--import', 'data:text/javascript,import{isMainThread}from\\'node:worker_threads\\';if(isMainThread)process.on(\\'exit\\',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))'];",
  "const { status } = spawnSync(process.execPath, [...flags, main, ...args], { stdio: 'inherit' });",
  'process.exitCode = status;',
].join(' ');

export async function runInBoundedMemory(proviso: BuiltCommand, count: number): Promise<void> {
  const statements = Array.from({ length: count }, (_, i) =>
    i % 2 === 0 ? `rank({${i % 97}, * | *${i % 89}})` : `x := {${i % 101} | *} mod E`,
  );
  const measured = `${process.execPath} --eval "${PEAK}" "$0" eval --json`;
  const shell = spawn('bash', ['-c', measured, proviso.main]);
  const running = watch(shell);
  shell.stdin.end(statements.join('\n'));
  const { code, stdout, stderr } = await running.finished;
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(statements.length);
  expect(lines.every((line) => line.startsWith('{"ok":true,'))).toBe(true);
  expect(Number(stderr)).toBeLessThan(400 * 1024);
}
