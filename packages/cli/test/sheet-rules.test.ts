// The commands that take the rulesets of a worksheet: --rules.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BuiltCommand } from './process.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-sheet-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sheet(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const kayles = sheet(
  'defs.pvs',
  'pk := ruleset(n -> [[k, n-1-k] for k in 0..n-1], n -> [[k, n-2-k] for k in 0..n-2])\n',
);

it('family tells of a ruleset that a worksheet defines', async () => {
  const { stdout } = await proviso.run(['family', '--rules', kayles, 'pk', '0..8']);
  // Partizan Kayles played out: N, R, P and over again.
  expect([...stdout.matchAll(/^\d +([LNPR]) /gm)].map(([, outcome]) => outcome).join('')).toBe(
    'NRPNRPNRP',
  );
});

it('realise and reached look through its positions', async () => {
  const boards = '[pk(n) for n in 0..3]';
  // One pin is 1: Left takes it, Right has no move.
  const realised = await proviso.run(['realise', '--rules', kayles, '1', boards]);
  expect(realised.stdout).toContain('pk(1)');
  const reached = await proviso.run(['reached', '--rules', kayles, boards, '1']);
  expect(reached.stdout).toMatch(/^1 +pk\(1\)/m);
});

it.each([
  ['family := nim', 'call what you define by another name', 2],
  ['foo(1)', '`foo` is not known', 1],
])('a worksheet with `%s` is refused', async (text, said, status) => {
  const file = sheet('other.pvs', `${text}\n`);
  const { code, stderr } = await proviso.run(['family', '--rules', file, 'nim', '0..3']);
  expect(stderr).toContain(said);
  expect(code).toBe(status);
});
