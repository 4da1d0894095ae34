// A sheet run from its text, ready to be written down.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Session, splitStatements } from '../../src/index.ts';
import {
  digestOf,
  fileNameOf,
  shownAnswer,
  type TakenSheet,
  takenCells,
} from '../../src/sheets/index.ts';

const FORMS = 200_000;

/** The sheet with the answers of a new session. */
export function taken(text: string, title = 'A sheet'): TakenSheet {
  const session = new Session({ style: 'unicode' }, { naming: 'all', dataTexts: true });
  const cells = takenCells(text, (code) => ({
    answers: splitStatements(code).map(({ text: statement }) => {
      const run = session.run(statement, { budget: { maxForms: FORMS } });
      const shown = shownAnswer(run, { names: session.rulesetNames() });
      const json = JSON.stringify(run.result);
      if (!run.result.ok) return { statement, json, problem: run.result.error };
      return { statement, json, ...(shown && { shown }) };
    }),
  }));
  const file = `${fileNameOf(title)}.pvs`;
  return { title, file, version: '1.2.3', digest: digestOf(text), date: '2026-05-17', cells };
}

/** The examples of the project, by name. */
export const EXAMPLES: readonly (readonly [name: string, text: string])[] = readdirSync(
  'examples',
  {
    recursive: true,
    encoding: 'utf8',
  },
)
  .filter((file) => file.endsWith('.pvs'))
  .sort()
  .map((file) => [basename(file, '.pvs'), readFileSync(join('examples', file), 'utf8')]);

/** A sheet with every kind of answer, and words that mean something to every format. */
export const EVERYTHING = String.raw`// # Größe & Zorn: 100 % of {a | b}
//
// Prose with *emphasis*, **strong words**, ${'`'}code | with \ signs${'`'}, a [link](https://example.org/a_b?c=d&e=%20#f)
// and $x^2 \le \overline{1}$; $\input{/etc/passwd}$ and <script>alert(1)</script> are words, and so are
// the games * and *2, {*,*|*}, 5$ and 6$, 中文, “quotes”, naïve – 1̄0 ■.
//
// - one
//   - within one
//     - deeper
//       - and deeper
//         - [still] deeper
// - two
//
// 1. first
// 2. second
//
// 3. third
// 4. fourth
//
// > no quotation, but the sign of an order
//
// | game & co | ${'`'}*2${'`'} |
// | --- | --- |
// | ${'`'}{0,*|*}${'`'} | 100 % _sure_ |
// | [x] | ${'`'}a\|b${'`'} |
//
// A line that ends\
// and goes on: ${'`'}{1||0|-2} + ±* >= ^^${'`'}, \*no mark\*.
//
// ${'```'}
// code \end{verbatim} } { $ % # & ~ ^
// ${'```'}
//
// $$
// \sum_{n \ge 0} \frac{1}{2^n}
// $$

G := {0, * | *}

outcome(G)
G mod D
rank(G)

explain(G mod D)

tree(G)

domineering(2, 3)

[M, E, D]

[0, *, ^, {0 | -1}]

[[1, 2], [3, 4]]

table([1, 2, 3], "n | m", n -> n, "G_n & co", n -> {n | -n}, "word", n -> "a%b#c_d{e}")

table(1..40, "n", n -> n, "nim", n -> nimheap(3))

"two\nlines"

"a\\b$c%d#e_f{g}h~i^j<k>l|m*n"

ruleset(n -> [n-1], n -> [n-1])

distinguish(1, 0, M)

{0 | 

nonsense(3)

use 3 players

outcome({0, 1[0]})

{1[0] | | 1[2]}

// ■ · ± ≥ → ∥ 中 in a comment before code
1[0] + 1[1]
`;
