// Mutants that no test can notice, and why. Each is found by the file, the line it stands on (without
// indentation), what is changed and into what; one that is not there any more is reported.

export interface Equivalent {
  readonly file: string;
  readonly place: string;
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** Arguments about one file. */
const inFile = (
  file: string,
  ...mutants: readonly Omit<Equivalent, 'file'>[]
): readonly Equivalent[] =>
  mutants.map((mutant) => ({ file: `packages/engine/src/${file}`, ...mutant }));

export const EQUIVALENT: readonly Equivalent[] = [
  ...inFile('order/fingerprint.ts', {
    place: 'const forms: FormId[] = [];',
    from: '[]',
    to: '["Stryker was here"]',
    because: 'The first context has no options, and is put into the first place at once.',
  }),
  ...inFile('reduction/simplest.ts', {
    place: 'let changed = false;',
    from: 'false',
    to: 'true',
    because:
      'Where nothing changed, looking for dominated options and tombstones once more finds none.',
  }),
  ...inFile('reduction/expansion.ts', {
    place:
      'return universe.reversers !== undefined || simplestForm(arena, expanded, universe) === k;',
    from: 'universe.reversers !== undefined',
    to: 'false',
    because:
      'Where the reversers are listed the construction is right, so that trying it says the same.',
  }),
  ...inFile('check/universe.ts', {
    place: 'testEnds: (n: number) => readonly FormId[] = () => [],',
    from: '[]',
    to: '["Stryker was here"]',
    because:
      'Test ends are asked for only where games are strong by tests, and there they are given.',
  }),
  ...inFile('rulesets/grids/grid.ts', {
    place: 'if (margin > 0) {',
    from: 'margin > 0',
    to: 'margin >= 0',
    because: 'A margin of 0 moves no edge, and no region reaches beyond the board.',
  }),
  ...inFile('rulesets/evaluate.ts', {
    place: 'if (SIDES.every((side) => classes.optionsOf(component, side).length > 0)) return true;',
    from: '(side) => classes.optionsOf(component, side).length > 0',
    to: '() => undefined',
    because:
      'A component that is no end lies in the universe when the ends within do, which are asked as well.',
  }),
  ...inFile('check/dead-ends.ts', {
    place: 'if (known !== undefined) return known;',
    from: 'known !== undefined',
    to: 'false',
    because: 'What is remembered is what comes out when it is worked out again.',
  }),
  ...inFile('reasons/reason-files.ts', {
    place: 'return no === undefined ? [] : [distinctionFile(arena, no)];',
    from: 'no === undefined',
    to: 'false',
    because:
      'Where there is no certificate G ≥ H is false, and then there is a game that shows it.',
  }),
  ...inFile('reasons/small-contexts.ts', {
    place: 'if (!this.rows.has(id)) this.rows.set(id, this.fill(id));',
    from: '!this.rows.has(id)',
    to: 'true',
    because: 'A row that is filled again is the same row.',
  }),
  ...inFile('reasons/trace.ts', {
    place:
      "if (certificate === undefined) throw new InvariantError('a step of a reduction rests on nothing');",
    from: 'certificate === undefined',
    to: 'false',
    because:
      'The comparison behind a step holds [Siegel, Lemmas 5.12 to 5.16], so it has a certificate.',
  }),
  ...inFile('reasons/option-sets.ts', {
    place: 'if (settled.has(textOf(effect))) continue;',
    from: 'settled.has(textOf(effect))',
    to: 'false',
    because: 'A shortcut: what is settled is passed over when its cost comes up.',
  }),
];
