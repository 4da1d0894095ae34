// Writes docs/explained-examples.md: worked examples of the papers, explained by the engine itself.
// `tsx --conditions=@proviso/source scripts/docs/explained-examples.ts` brings the page up to date; a
// test says when it is not.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Arena, B, closure, D, E, type FormId, integer, nimHeap, sum, ZERO } from '@proviso/engine';
import {
  type Explanation,
  explainAtLeast,
  explainComparison,
  explainInvertible,
  explainSimplest,
  renderMarkdown,
} from '@proviso/engine/reasons';
import { boardForm, domineering, readBoard } from '@proviso/engine/rulesets';
import { root } from '../workspace.ts';

interface Example {
  readonly title: string;
  readonly text: string;
  readonly explained: Explanation;
  /** Reasons below this depth are folded away on the page. */
  readonly depth?: number;
}

function examples(arena: Arena): Example[] {
  const star = nimHeap(arena, 1);
  const [one, barOne] = [integer(arena, 1), integer(arena, -1)];
  const form = (left: FormId[], right: FormId[]): FormId => arena.intern(left, right);
  const deadEnd = (...lengths: number[]): FormId =>
    form(
      [],
      lengths.map((n) => integer(arena, -n)),
    );

  const g = form([ZERO, star], [star]);
  const mess = form([star], [ZERO, form([star], [ZERO])]);
  const [a, b] = [deadEnd(0, 1, 4, 5), deadEnd(0, 2, 3, 5)];
  const last = form(
    [ZERO, form([ZERO, barOne], [a]), form([ZERO, barOne], [b])],
    [ZERO, integer(arena, -5)],
  );
  const [column, square, wide] = [1, 2, 3].map((n) =>
    boardForm(arena, readBoard(domineering, [2, n])),
  );
  if (column === undefined || square === undefined || wide === undefined) throw new Error();

  return [
    {
      title: 'Siegel, section 5: an option that cannot be bypassed',
      text: 'The only witness that the game is Left strong becomes a tombstone.',
      explained: explainSimplest(arena, g, D),
    },
    {
      title: 'Siegel, section 5: a mess that equals it',
      text: 'The long option reverses through 0 like *, so the two games are equal modulo D.',
      explained: explainComparison(arena, form([ZERO, mess], [star]), g, D),
    },
    {
      title: 'Siegel, section 5: a tombstone that is erased again',
      text: 'The simplest form is an end that is not dead.',
      explained: explainSimplest(arena, form([barOne], [star]), E),
    },
    {
      title: 'Siegel, end of section 5: two reversible options, neither of which can be kept',
      text: 'A and B are Left dead ends; the universe is D(A, B).',
      explained: explainSimplest(arena, last, closure(arena, [a, b])),
      depth: 4,
    },
    {
      title: 'Larsson et al., Example 7: an inequality of Domineering boards',
      text: 'A 2 × 1 board beside a 2 × 2 board is at least a 2 × 3 board modulo E (Left plays vertically).',
      explained: explainAtLeast(arena, sum(arena, column, square), wide, E),
    },
    {
      title: 'Davies–Milley, section 4: invertible modulo B, and not dead-ending',
      text: 'The second row of the first table of that section.',
      explained: explainInvertible(arena, form([], [ZERO, one]), B),
    },
    {
      title: 'Davies–Milley, section 4: invertible modulo E and not modulo B',
      text: 'The first row of the second table: the same game in the two universes.',
      explained: explainInvertible(arena, form([barOne], [ZERO, star]), E),
    },
    {
      title: 'The same game modulo B',
      text: 'Its simplest form keeps *, a P-position.',
      explained: explainInvertible(arena, form([barOne], [ZERO, star]), B),
    },
  ];
}

/** The page. */
export function explainedExamples(): string {
  const arena = new Arena();
  arena.naming = 'all';
  const sections = examples(arena).map(
    ({ title, text, explained, depth }) =>
      `## ${title}\n\n${text}\n\n${renderMarkdown(arena, explained, depth === undefined ? {} : { depth })}`,
  );
  return [
    '# Worked examples, explained by the program',
    'Each list below was written by `explainSimplest`, `explainComparison` and `explainInvertible`, and\neach claim in it can be had as a certificate for the [independent checkers](certificates.md). A\nsentence rests on those indented under it.',
    ...sections,
  ]
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

export const page = join(root, 'docs/explained-examples.md');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(page, explainedExamples());
}
