// Which commands are meant by what is typed into the palette.

import { describe, expect, it } from 'vitest';
import type { Command } from '../src/commands.ts';
import { matching } from '../src/palette/matching.ts';

const commands: Command[] = ['Next cell', 'View: Board', 'Board of a two-player game'].map(
  (name) => ({ name, run: () => {} }),
);
const meant = (typed: string) => matching(commands, typed).map(({ name }) => name);

describe('a command is meant', () => {
  it('by every word of its name, first where it begins with it', () => {
    expect(meant('board')).toEqual(['Board of a two-player game', 'View: Board']);
    expect(meant('cell next')).toEqual(['Next cell']);
    expect(meant('census')).toEqual([]);
  });

  it('by any sign, alone or in a word', () => {
    expect(meant('-')).toEqual(['Board of a two-player game']);
    expect(meant('two-pl')).toEqual(['Board of a two-player game']);
    for (let code = 0x21; code < 0x7f; code++) {
      const sign = String.fromCharCode(code);
      const having = commands.filter(({ name }) => name.toLowerCase().includes(sign.toLowerCase()));
      expect(new Set(meant(sign))).toEqual(new Set(having.map(({ name }) => name)));
    }
  });
});
