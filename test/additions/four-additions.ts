// A universe, a ruleset, a paper and a table format, each added as CONTRIBUTING.md says: one file, and one
// line with its import. Whatever else a new one needed would have to stand here.

import type { WorkspaceCopy } from './workspace-copy.ts';

const CROWDED = `/** The games of which neither 1 nor its conjugate is a subposition. */

import { isEndLike } from '../forms/ends.ts';
import { isOrdinary } from '../forms/kinds.ts';
import { integer } from '../forms/named.ts';
import { subpositions } from '../forms/transform.ts';
import type { Universe } from './universe.ts';

export const crowded: Universe = {
  name: 'Crowded',
  key: 'Crowded',
  contains: (arena, id) =>
    isOrdinary(arena, id) &&
    subpositions(arena, id).every((g) => g !== integer(arena, 1) && g !== integer(arena, -1)),
  isStrong: isEndLike,
};
`;

const UNEVEN = `/** One heap, from which Left takes one counter and Right two. */

import { Left } from '../forms/side.ts';
import type { RegisteredRuleset } from './ruleset.ts';

export const uneven: RegisteredRuleset<number> = {
  name: 'uneven',
  title: 'Uneven',
  rules: 'Left takes one counter from a heap, Right takes two.',
  notation: 'the number of counters',
  habitat: { universe: 'E', because: 'a heap that is too low for a player never grows' },
  examples: ['3', '5'],
  moves: (n, side) => (side === Left ? [n - 1] : [n - 2]).filter((rest) => rest >= 0),
  parse: Number,
  print: String,
  fromSizes: (n = 0) => n,
};
`;

const FOLKLORE = `/** What everybody knows. */

import { compare, D, nimHeap, sum, ZERO } from '@proviso/engine';
import type { Paper } from '../entry.ts';
import { agrees } from '../fixture.ts';

export const folklore: Paper = {
  key: 'folklore',
  authors: 'E. Verybody',
  title: 'What everybody knows',
  reference: 'unpublished',
  items: ['Theorem 1'],
  entries: [
    {
      item: 'Theorem 1',
      says: 'Modulo dicots, * + * equals 0.',
      code: ['packages/engine/src/order/compare.ts#compare'],
      drawings: () => ['tree(* + *)'],
      standing: 'exact',
      run({ arena }) {
        const star = nimHeap(arena, 1);
        agrees('* + *', compare(arena, sum(arena, star, star), ZERO, D), '=');
        return { cases: 1, summary: 'the two games' };
      },
    },
  ],
};
`;

const TSV = `/** Tab-separated values, as spreadsheets paste them. */

import { marked, type Table, type TableCell } from './table.ts';

export function toTsv({ columns, rows }: Table): string {
  const field = (cell: TableCell) => marked(cell, cell.plain).replace(/[\\t\\r\\n]+/g, ' ');
  return [columns, ...rows].map((row) => \`\${row.map(field).join('\\t')}\\n\`).join('');
}
`;

/** Adds all four. */
export function addFour(copy: WorkspaceCopy): void {
  const universes = 'packages/engine/src/universes';
  copy.addFile(`${universes}/crowded.ts`, CROWDED);
  copy.addLine(
    `${universes}/usual.ts`,
    "  named('Crowded', crowded),",
    "named('Normal'",
    "import { crowded } from './crowded.ts';",
  );
  const rulesets = 'packages/engine/src/rulesets';
  copy.addFile(`${rulesets}/uneven.ts`, UNEVEN);
  copy.addLine(
    `${rulesets}/registry.ts`,
    "    entry(uneven, 'uneven(3)'),",
    'entry(nim,',
    "import { uneven } from './uneven.ts';",
  );
  const literature = 'packages/literature/src';
  copy.addFile(`${literature}/papers/folklore.ts`, FOLKLORE);
  copy.addLine(
    `${literature}/papers.ts`,
    '  folklore,',
    'mesdalOttaway,',
    "import { folklore } from './papers/folklore.ts';",
  );
  const tables = 'packages/pictures/src/tables';
  copy.addFile(`${tables}/tsv.ts`, TSV);
  copy.addLine(
    `${tables}/formats.ts`,
    "  tsv: { write: toTsv, ending: '.tsv', title: 'TSV' },",
    'json: {',
    "import { toTsv } from './tsv.ts';",
  );
}
