// The figures of the papers, redrawn: for an item the expressions of the language that draw it.

import { Arena, formToText } from '@proviso/engine';
import { endDiagram, parseEnd } from '@proviso/engine/ends';
import { leftModifiedAdjoint } from '@proviso/engine/forms';

/** The Hasse diagram of the non-zero Left dead ends of birthday at most n. */
function deadEndOrder(n: number): string {
  const arena = new Arena();
  const ends = endDiagram(arena, n).ends.map((end) => formToText(arena, end));
  return `hasse([${ends.join(', ')}], E)`;
}

function modifiedAdjoint(end: string): string {
  const arena = new Arena();
  return formToText(arena, leftModifiedAdjoint(arena, parseEnd(arena, end)));
}

const FIGURES: Readonly<Record<string, () => readonly string[]>> = {
  'siegel, Figure 1': () => [deadEndOrder(2), deadEndOrder(3)],
  'siegel, Figure 2': () => [
    'tree({. | -3, 0})',
    'tree(adjoint({. | -3, 0}))',
    `tree(${modifiedAdjoint('30')})`,
  ],
  'siegel, Figure 4': () => ['tree({0, {* || 0, {* | 0}} | *})', 'tree({0, * | *})'],
  'siegel, Figure 5': () => ['drawing(domineering(2, 10))', 'drawing(clobber("xoxo|oxox|xox."))'],
  'davies-milley, Figure 2.1': () => [1, 2, 3, 4].map((n) => `tree(murder(${n}))`),
  'davies-milley, Figure 3.1': () => [2, 3, 4].map((n) => `tree(bpassing(${n}))`),
  'dwyer, Figure 2': () => [
    'tree({-1 | 1})',
    'tree({-1, * | 1})',
    'tree({-1 | 1, *})',
    'tree({-1, * | 1, *})',
  ],
  'larsson, Figure 1': () => [1, 2, 3, 4].map((n) => `tree(murder(${n}))`),
};

/** What draws an item, if it is a figure of games. */
export function figureExpressions(paper: string, item: string): readonly string[] {
  return FIGURES[`${paper}, ${item}`]?.() ?? [];
}
