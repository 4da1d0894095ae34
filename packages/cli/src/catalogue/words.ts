// What is written beside the tables: the licence, and what the files are.

import { CATALOGUE_TABLES, searchedRulesets } from '@proviso/catalogue';
import { version } from '../version.ts';
import type { Catalogue } from './builder.ts';

export const LICENCE = `MIT License

Copyright (c) 2026 The Proviso authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

/** The page that comes with the files. */
export function readme({ tables, boards }: Catalogue): string {
  const rows = CATALOGUE_TABLES.filter(({ name }) => tables.has(name)).map(
    ({ name, words }) => `| ${name} | ${tables.get(name)?.length ?? 0} | ${words} |`,
  );
  const built = CATALOGUE_TABLES.filter(({ name }) => tables.has(name));
  const whole = boards.length > 0;
  const named = whole ? '' : built.map(({ name }) => ` ${name}`).join('');
  return `# The Proviso catalogue

Classes of misère games under labels that never change, made by Proviso ${version()} with

    proviso catalogue build${named}

from nothing, the same bytes every time. \`sha256sum -c SHA256SUMS\` checks the files.

## Labels

\`E.2.117\` is class number 117 of the table E.2: modulo E, of games born by day 2. Universes are written M, B, E,
D10 for D({·|0,-1}), D1 for D(-1), D, and Normal for normal play. E.3d are the dicots of day 3 modulo E, Ends the
Left dead ends modulo M. The number is the place of the class in an order that is fixed for ever: by the rank of
its simplest form, then by its tree edges, a tombstone counting one, then by its text in ASCII, character by
character, written with names for integers, nim-heaps and switches of integers alone and with options in canonical order: forms of smaller rank first; then those with fewer
options, both sides together; then those with more Left options; then by the Left options, one by one in this
order, and by the Right options; last by tombstones: none, Left's, Right's, both. A tombstone is no option and
is written after them. A table begins with that of the day before, so a class keeps its number; its label is that of
the smallest day.

| table | classes | |
| --- | ---: | --- |
${rows.join('\n')}

${boards.length === 0 ? 'Boards were not built: tables were named.' : `\`boards.jsonl\` has ${boards.length} small boards of ${searchedRulesets(boards).length} rulesets, with the classes they belong to: all up to the size that \`rulesets.json\` gives for each, one of those that are symmetric. It has their SHA-256 too, of lines \`BOARD CODE\`, sorted: \`jq -r 'select(.ruleset == "cram") | .board + " " + .code' boards.jsonl | LC_ALL=C sort | sha256sum\`.`}

## Is it complete? Is it right?

\`tables.json\` says for each table why nothing is missing, and has the SHA-256 of the codes of its classes, sorted, a
line each: \`jq -r 'select(.table == "E.2").code' classes.jsonl | LC_ALL=C sort | sha256sum\` gives it again. Classes, orders and outcomes are computed by the same
code that answers every question of Proviso; its tests hold them against plain definitions played out, and against
the published numbers. \`proviso eval 'explain(G mod E)'\` gives the reason for a simplest form, and \`proviso check\`
checks a certificate of it; \`proviso catalogue certificate E.2.117\` writes those of a class.

\`papers\` of a class are the items of the papers that write down a game of it: in braces in the index of the
literature, drawn, or in a table of games that was transcribed. Names alone, such as 1 or *, do not count.

## Files

- \`classes.jsonl\`, \`boards.jsonl\`: an object in a line; \`classes.schema.json\` and \`boards.schema.json\` say what the
  fields are.
- \`classes.csv\`, \`boards.csv\`: the same in columns; a list stands in one cell.
- \`tables.json\`, \`rulesets.json\`: what was listed, why it is complete or how far it was searched, and digests.
- \`catalogue.sqlite\`: the same in tables, with indexes.
- \`LICENSE\`, \`CITATION.cff\`: what you may do with it (anything), and how to cite it.

A class is cited by its label and the catalogue's version, as in “E.2.117 in the Proviso catalogue, ${version()}”.
`;
}
