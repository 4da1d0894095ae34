/** Simplest forms in words: the steps of the reduction, each with the comparison behind it. */

import type { Arena, FormId } from '../forms/arena.ts';
import { sideName } from '../forms/side.ts';
import type { Universe } from '../universes/universe.ts';
import { explainCertificate } from './explain-comparison.ts';
import {
  type Explanation,
  explanation,
  game,
  type Inline,
  modulo,
  related,
  says,
} from './explanation.ts';
import { certifyStep, type TraceEntry, type TraceStep, traceSimplest } from './trace.ts';

/** How G is brought into simplest form modulo a universe. */
export function explainSimplest(arena: Arena, g: FormId, universe: Universe): Explanation {
  const { simplest, entries } = traceSimplest(arena, g, universe);
  if (entries.length === 0) {
    return explanation(
      says`${game(g)} is its own simplest form ${modulo(universe)}: in no subposition is an option dominated or reversible, or a ■ to be erased.`,
      [],
      'Siegel, Definition 5.19',
    );
  }
  return explanation(
    says`The simplest form of ${game(g)} ${modulo(universe)} is ${game(simplest)}.`,
    entries.map((entry) => explainEntry(arena, entry, universe)),
    'Siegel, Definition 5.19',
  );
}

function explainEntry(arena: Arena, entry: TraceEntry, universe: Universe): Explanation {
  const { position, start, result, steps } = entry;
  const begins =
    position === start
      ? says`${game(position)} becomes ${game(result)}.`
      : says`${game(position)}, with simplest options ${game(start)}, becomes ${game(result)}.`;
  return explanation(
    begins,
    steps.map((step) =>
      explanation(
        sentence(step),
        [explainCertificate(arena, certifyStep(arena, step, universe))],
        LEMMAS[step.step.kind],
      ),
    ),
  );
}

/** Why each kind of step keeps the value. */
const LEMMAS: Readonly<Record<TraceStep['step']['kind'], string>> = {
  dominated: 'Siegel, Lemma 5.12',
  bypassed: 'Siegel, Lemma 5.13',
  tombstone: 'Siegel, Lemma 5.14',
  erased: 'Siegel, Lemma 5.16',
};

function sentence({ step, before, after }: TraceStep): Inline[] {
  const owner = sideName(step.side);
  switch (step.kind) {
    case 'dominated':
      return says`${owner}'s option ${game(step.option)} of ${game(before)} is dominated by ${game(step.by)}; without it there is ${game(after)}.`;
    case 'bypassed':
      return says`${owner}'s option ${game(step.option)} of ${game(before)} is reversible through ${game(step.through)} and gives way to ${owner}'s options from there; this leaves ${game(after)}.`;
    case 'tombstone':
      return says`${owner}'s option ${game(step.option)} of ${game(before)} is reversible through the ${owner} end ${game(step.through)}, so a ■ takes its place; this leaves ${game(after)}.`;
    case 'erased':
      return says`${owner}'s ■ in ${game(before)} is erased, since ${game(after)} is ${owner} strong without it: ${related(before, 'equal', after)}.`;
  }
}
