// The conjugate of a position, where a ruleset knows it, has the conjugate form.

import { expect, test } from 'vitest';
import { Arena, conjugate } from '../../src/index.ts';
import { boardForm, rulesets } from '../../src/rulesets/index.ts';
import { smallPositions } from '../rulesets/small-positions.ts';

const known = [...rulesets.values()].filter(({ ruleset }) => ruleset.conjugate !== undefined);

test('games on squares and on graphs know it', () => {
  for (const { name, ruleset } of rulesets.values())
    if (ruleset.boards ?? ruleset.graphs) expect(ruleset.conjugate, name).toBeDefined();
});

test.each(known.map(({ name }) => name))('%s', (name) => {
  const { ruleset, board } = rulesets.get(name)!;
  const arena = new Arena();
  for (const { text } of smallPositions[name]!) {
    const here = board(...(ruleset.parameters ?? []), text);
    const position = here.ruleset.conjugate!(here.position);
    const form = boardForm(arena, { ruleset: here.ruleset, position });
    expect(form, text).toBe(conjugate(arena, boardForm(arena, here)));
  }
});
