// The Python client, with the built command: its own tests, and questions whose answers come from the library.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Arena, B, D, E, Game, M, Normal, type Universe } from '@proviso/engine';
import { randomForm } from '@proviso/engine/census';
import { afterAll, expect, it } from 'vitest';
import { BuiltCommand, type Finished, watch } from '../../packages/cli/test/process.ts';

const client = resolve(import.meta.dirname, '../../clients/python');
const folder = mkdtempSync(join(tmpdir(), 'proviso-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const proviso = new BuiltCommand();

function python(...args: string[]): Promise<Finished> {
  const env = {
    ...process.env,
    PROVISO: `'${process.execPath}' '${proviso.main}'`,
    PYTHONPATH: join(client, 'src'),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  return watch(spawn('python3', args, { cwd: folder, env })).finished;
}

it('passes its own tests and the examples in its documentation', async () => {
  const { code, stderr } = await python(
    ...['-W', 'error::ResourceWarning', '-m', 'unittest', 'discover', '-s', join(client, 'tests')],
  );
  expect(stderr).toMatch(/Ran \d+ tests/);
  expect(stderr).not.toContain('Exception ignored');
  expect(code, stderr).toBe(0);
});

it.each(['docs/python.md', 'clients/python/README.md'])('does what %s says', async (page) => {
  const file = resolve(client, '../..', page);
  const { stdout, stderr, code } = await python(join(client, 'tests/documented.py'), file);
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/False\n[23] checked/);
});

const UNIVERSES: readonly Universe[] = [M, B, E, D, Normal];

/** Questions as the script takes them, answered by the library. */
function questions(count: number): unknown[][] {
  const arena = new Arena();
  const game = (seed: number) => new Game(arena, randomForm(arena, 2 + (seed % 2), M, seed));
  const text = (one: Game) => one.toText({ style: 'ascii' });
  return Array.from({ length: count }, (_, i) => {
    const [g, h] = [game(3 * i), game(3 * i + 1)];
    const u = UNIVERSES[i % UNIVERSES.length] ?? M;
    switch (i % 7) {
      case 0:
        return ['outcome', [text(g)], g.outcome()];
      case 1:
        return ['sum outcome', [text(g), text(h)], g.plus(h).outcome()];
      case 2:
        return ['simplest', [text(g), u.name, text(g.simplest(u))], true];
      case 3:
        return ['at least', [text(g), text(h), u.name], g.isAtLeast(h, u)];
      case 4:
        return [
          'equal',
          [text(g), text(g), u.name],
          g.plus(g.conjugate()).equals(Game.zero(arena), u),
        ];
      case 5:
        return ['rank', [text(g)], g.rank];
      default:
        return ['same', [text(g)], true];
    }
  });
}

it('answers 5,000 random questions as the library does', async () => {
  const file = join(folder, 'questions.jsonl');
  const asked = questions(5_000);
  const yes = asked.filter(([kind, , expected]) => kind === 'at least' && expected === true).length;
  expect(yes).toBeGreaterThan(50); // of some 700
  writeFileSync(file, asked.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const { stdout, stderr, code } = await python(join(client, 'tests/questions.py'), file);
  expect(code, stderr).toBe(0);
  expect(stdout.trim()).toBe('5000 of 5000 agree');
});
