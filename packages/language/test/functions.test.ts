// Every function of the registry: its examples hold, and its description is complete.

import { describe, expect, test } from 'vitest';
import { functions, helpText, playersFunctions, Session, signature } from '../src/index.ts';
import { folder } from './folder.ts';

/** The functions of two players, and those of three. */
const all = [
  ...[...functions.values()].map((f) => ['2 players', f] as const),
  ...[...playersFunctions.values()]
    .filter((f) => functions.get(f.name) !== f)
    .map((f) => ['3 players', f] as const),
];

function session(players: string): Session {
  const { files } = folder({ 'defs.pvs': 'a := 1\nb := 2\n' });
  const fresh = new Session({ style: 'ascii' }, { files, naming: 'all' });
  fresh.run(`use ${players}`);
  return fresh;
}

const cases = all.flatMap(([players, { name, examples }]) =>
  examples.map(({ input, output }) => [name, input, players, output] as const),
);

test.each(cases)('%s: %s (%s)', (_name, input, players, output) => {
  const { result } = session(players).run(input);
  expect(result.ok ? result.text : result.error.message).toBe(output);
});

describe.each(all.map(([players, f]) => [f.name, players, f] as const))(
  '%s (%s)',
  (name, players, f) => {
    test('is described', () => {
      expect(name).toMatch(/^[a-z]+$/);
      expect(f.summary).toMatch(/^.{10,}\.$/);
      expect(f.summary.length).toBeLessThan(160);
      expect(f.result.length).toBeGreaterThan(3);
      expect(f.examples.length).toBeGreaterThan(0);
      expect(helpText(f)).toContain(f.summary);
      expect(signature(f).startsWith(`${name}(`)).toBe(true);
    });

    test('refuses too many arguments, and says how it is called', () => {
      if (f.parameters.some(({ rest }) => rest)) return;
      const { result } = session(players).run(`${name}(${'1, '.repeat(9)}1)`);
      expect(result.ok ? '' : result.error.message).toContain(`write \`${signature(f)}\``);
    });
  },
);
