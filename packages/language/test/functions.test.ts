// Every function of the registry: its examples hold, and its description is complete.

import { describe, expect, test } from 'vitest';
import { functions, helpText, Session, signature } from '../src/index.ts';

const cases = [...functions.values()].flatMap(({ name, examples }) =>
  examples.map(({ input, output }) => [name, input, output] as const),
);

test.each(cases)('%s: %s', (_name, input, output) => {
  const { result } = new Session({ style: 'ascii' }).run(input);
  expect(result.ok ? result.text : result.error.message).toBe(output);
});

describe.each([...functions.values()].map((each) => [each.name, each] as const))(
  '%s',
  (name, f) => {
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
      const { result } = new Session().run(`${name}(${'1, '.repeat(9)}1)`);
      expect(result.ok ? '' : result.error.message).toContain(`write \`${signature(f)}\``);
    });
  },
);
