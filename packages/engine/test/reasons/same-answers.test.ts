// Reasons do not depend on the order in which an arena came to know its games: files, words, steps
// and moves are the same in a fresh arena and in one that held other games first.
import { describe, expect, it } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import {
  Arena,
  type FormId,
  formToText,
  Left,
  Right,
  type Universe,
  winningMoves,
} from '../../src/index.ts';
import { previousWinSubposition } from '../../src/inverses/p-free.ts';
import {
  certificateFile,
  certify,
  distinctionFile,
  distinguish,
  explainComparison,
  explainInvertible,
  explainOutcome,
  explainSimplest,
  renderText,
} from '../../src/reasons/index.ts';
import { boardForm, nim, readBoard } from '../../src/rulesets/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G } from '../oracle/game.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { random, randomForm } from '../oracle/random.ts';

const rank2 = formsOfRankAtMost(2);

/** An arena that met some games before: in which order, the seed says. */
function arenaAfter(seed: number): Arena {
  const arena = new Arena();
  const rng = random(seed);
  for (const g of rng.shuffle(rank2).slice(0, 60)) toEngine(arena, g);
  for (let i = 0; i < 10; i++) toEngine(arena, randomForm(rng, 3));
  boardForm(arena, readBoard(nim, [3, 2]));
  return arena;
}

function attempt(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    return String(error);
  }
}

/** Everything that is said about two games, as text. */
function told(arena: Arena, g: FormId, h: FormId, universe: Universe): string[] {
  const file = (a: FormId, b: FormId): unknown => {
    const yes = certify(arena, a, b, universe);
    if (yes !== undefined) return certificateFile(arena, yes);
    const no = distinguish(arena, a, b, universe);
    return no && distinctionFile(arena, no);
  };
  const texts = (forms: readonly FormId[]) => forms.map((id) => formToText(arena, id)).join('; ');
  const bad = previousWinSubposition(arena, g);
  return [
    JSON.stringify(file(g, h)),
    JSON.stringify(file(h, g)),
    renderText(arena, explainComparison(arena, g, h, universe)),
    renderText(arena, explainSimplest(arena, g, universe)),
    renderText(arena, explainOutcome(arena, g)),
    attempt(() => renderText(arena, explainInvertible(arena, g, universe))),
    texts(winningMoves(arena, g, Left)),
    texts(winningMoves(arena, g, Right)),
    bad === undefined ? '' : formToText(arena, bad),
  ];
}

describe('the same reasons in every arena', () => {
  it.each([0, 1, 2, 3, 4, 5])('universe %i of the six', (u) => {
    const rng = random(2100 + u);
    for (let i = 0; i < size(16, 40); i++) {
      const pair: [G, G] =
        i % 2 === 0
          ? [randomForm(rng, 3, i % 4 === 0), randomForm(rng, 3)]
          : [randomForm(rng, 3), rng.pick(rank2)];
      const said = [new Arena(), arenaAfter(i), arenaAfter(1000 + i)].map((arena) => {
        const { engine } = sixPairings(arena)[u]!;
        const [g, h] = pair.map((game) => toEngine(arena, game)) as [FormId, FormId];
        return told(arena, g, h, engine);
      });
      expect(said[1]).toEqual(said[0]);
      expect(said[2]).toEqual(said[0]);
    }
  });
});
