// Traces: every step keeps the game's class (by the oracle), the last one leaves the simplest form,
// and the comparison behind each is certified and accepted by the checker.
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/check/index.ts';
import {
  Arena,
  closure,
  D,
  E,
  formToText,
  type ReductionStep,
  simplestForm,
} from '../../src/index.ts';
import { certificateFile, type Trace, traceSimplest } from '../../src/reasons/index.ts';
import { certifyStep } from '../../src/reasons/trace.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, show } from '../oracle/game.ts';
import { end, read } from '../oracle/notation.ts';
import * as oracle from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { random, randomForm } from '../oracle/random.ts';
import { simplest } from '../oracle/simplest.ts';

const kinds = ({ entries }: Trace): ReductionStep['kind'][] =>
  entries.flatMap(({ steps }) => steps.map(({ step }) => step.kind));

describe.each(sixPairings(new Arena()))('traces modulo $name', ({ oracle: u, engine }) => {
  it('lead to the simplest form by steps that change nothing', () => {
    const arena = new Arena();
    const rng = random(41);
    let steps = 0;
    for (let i = 0; i < 120; i++) {
      const g = randomForm(rng, 2 + (i % 3), i % 2 === 1);
      const trace = traceSimplest(arena, toEngine(arena, g), engine);
      expect(fromEngine(arena, trace.simplest)).toBe(simplest(g, u));
      expect(trace.simplest).toBe(simplestForm(arena, trace.game, engine));
      for (const entry of trace.entries) {
        let current = entry.start;
        for (const step of entry.steps) {
          steps++;
          expect(step.before).toBe(current);
          const [before, after] = [fromEngine(arena, step.before), fromEngine(arena, step.after)];
          expect(oracle.equal(before, after, u)).toBe(true);
          const file = certificateFile(arena, certifyStep(arena, step, engine));
          expect(checkCertificate(file)).toMatchObject({ valid: true, claim: 'G >= H' });
          current = step.after;
        }
        expect(current).toBe(entry.result);
      }
    }
    expect(steps).toBeGreaterThan(50);
  });
});

describe('traces do not depend on the arena', () => {
  /** All steps, with the games as they are written. */
  const steps = (arena: Arena, { entries }: Trace): string[] =>
    entries.flatMap((entry) =>
      entry.steps.map(({ step }) =>
        Object.entries(step)
          .map(([name, value]) =>
            name === 'kind' || name === 'side' ? value : show(fromEngine(arena, value)),
          )
          .join(' '),
      ),
    );

  it.each([D, E])('modulo $name', (universe) => {
    const rng = random(43);
    const crowded = new Arena();
    for (const g of formsOfRankAtMost(2).reverse()) toEngine(crowded, g);
    for (let i = 0; i < 150; i++) {
      const g = randomForm(rng, 2 + (i % 3));
      const [here, there] = [new Arena(), crowded].map((arena) =>
        steps(arena, traceSimplest(arena, toEngine(arena, g), universe)),
      );
      expect(here).toEqual(there);
    }
  });
});

describe('traces of published examples', () => {
  const arena = new Arena();
  const form = (text: string) => toEngine(arena, read(text));
  const shown = (id: Parameters<typeof formToText>[1]) => formToText(arena, id);

  it('{0, * | *} modulo D: * is atomic reversible through 0 (Siegel, section 5)', () => {
    const trace = traceSimplest(arena, form('{0, * | *}'), D);
    expect(kinds(trace)).toEqual(['tombstone']);
    expect(shown(trace.simplest)).toBe('{0, # | *}');
  });

  it('{1̄ | *} modulo E: a tombstone that is erased again (Siegel, section 5)', () => {
    const trace = traceSimplest(arena, form('{-1 | *}'), E);
    expect(kinds(trace)).toEqual(['tombstone', 'erased']);
    expect(shown(trace.simplest)).toBe('{. | *}');
  });

  it('the example with A = 01̄4̄5̄ and B = 02̄3̄5̄ (Siegel, section 5)', () => {
    const [a, b] = [end(0, 1, 4, 5), end(0, 2, 3, 5)].map((g) => toEngine(arena, g));
    const [zero, barOne, barFive] = ['0', '-1', '-5'].map(form);
    const g = arena.intern(
      [zero!, arena.intern([zero!, barOne!], [a!]), arena.intern([zero!, barOne!], [b!])],
      [zero!, barFive!],
    );
    const trace = traceSimplest(arena, g, closure(arena, [a!, b!]));
    expect(shown(trace.simplest)).toBe('{0, # | 0, -5}');
    expect(kinds(trace)).toContain('tombstone');
    expect(kinds(trace)).not.toContain('erased');
  });
});
