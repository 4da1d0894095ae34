// Forms as JSON: exact, stable across arenas, with a version, and refused when they are not forms.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyForms,
  DagError,
  exportForms,
  importForms,
  loadArena,
  saveArena,
} from '../../src/forms/index.ts';
import { Arena, type FormId, integer, nimHeap, sum } from '../../src/index.ts';
import { augmentedForm, holds } from '../oracle/arbitrary.ts';
import { arenaWith, fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, subpositions } from '../oracle/game.ts';

describe('forms as a DAG', () => {
  it('comes back exactly, through JSON text, into any arena', () => {
    const [from, to] = [new Arena(), new Arena()];
    holds(
      fc.property(fc.array(augmentedForm(4), { maxLength: 4 }), (games) => {
        const text = JSON.stringify(
          exportForms(
            from,
            games.map((g) => toEngine(from, g)),
          ),
        );
        const back = importForms(to, JSON.parse(text));
        return (
          back.every((id, i) => fromEngine(to, id) === games[i]) && back.length === games.length
        );
      }),
    );
  });

  it('is the same text from every arena, each subposition once', () => {
    const [one, other] = [new Arena(), new Arena()];
    for (const g of [...formsOfRankAtMost(2)].reverse()) toEngine(other, g);
    holds(
      fc.property(augmentedForm(4), (g) => {
        const dag = exportForms(one, [toEngine(one, g)]);
        return (
          JSON.stringify(dag) === JSON.stringify(exportForms(other, [toEngine(other, g)])) &&
          dag.forms.length === subpositions(g).length &&
          dag.version === 1
        );
      }),
    );
  });

  it('carries forms whose tree no one could write down', () => {
    const from = new Arena();
    const huge = sum(from, nimHeap(from, 60), integer(from, 60));
    const to = new Arena();
    const [copy] = copyForms(from, [huge], to);
    expect(copyForms(to, [copy as FormId], from)).toEqual([huge]);
  });

  it('saves and loads an arena with the same ids', () => {
    const { arena, ids } = arenaWith(formsOfRankAtMost(2));
    const loaded = loadArena(JSON.parse(JSON.stringify(saveArena(arena))));
    expect(loaded.size).toBe(arena.size);
    for (const id of ids) expect(fromEngine(loaded, id)).toBe(fromEngine(arena, id));
  });

  it('refuses what is not a DAG of forms', () => {
    const good = { format: 'proviso-forms', version: 1, forms: [[[], []]], roots: [0] };
    expect(importForms(new Arena(), good)).toHaveLength(1);
    for (const bad of [
      null,
      42,
      'forms',
      [],
      {},
      { ...good, format: 'other' },
      { ...good, version: 2 },
      { ...good, forms: 'x' },
      { ...good, forms: [[[]]] },
      { ...good, forms: [[[], [], 4]] },
      { ...good, forms: [[[0], []]] },
      { ...good, forms: [[[], [0.5]]] },
      { ...good, forms: [[[-1], []]] },
      { ...good, roots: [1] },
      { ...good, roots: 0 },
    ])
      expect(() => importForms(new Arena(), bad)).toThrow(DagError);
  });

  it('never fails otherwise on random JSON', () => {
    holds(
      fc.property(fc.json(), (text) => {
        try {
          importForms(new Arena(), JSON.parse(text));
          return false;
        } catch (error) {
          return error instanceof DagError;
        }
      }),
      500,
    );
  });
});
