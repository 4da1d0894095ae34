// What stands beside tested games counts in the budget of memory, as it grows.
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../../src/closures/components.ts';
import { Contexts } from '../../src/closures/contexts.ts';
import { FoldedSums } from '../../src/closures/folded-sums.ts';
import { StrengthProofs } from '../../src/closures/strength-proofs.ts';
import { Arena, BudgetError, Left, NotDecidedError } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { read } from '../oracle/notation.ts';

const KIB = 1_024;

function componentsIn(arena: Arena) {
  const ends = ['{.|0,*2}', '-1'].map((text) => toEngine(arena, read(text)));
  return componentsOf(arena, ends);
}

const all = (components: readonly unknown[]) => new Set(components.keys());

describe('sums as they are met', () => {
  const fold = { index: 5, period: 2 };

  it('are refused before they are more than is allowed', () => {
    const arena = new Arena();
    const components = componentsIn(arena);
    const folds = components.map(() => fold);
    const sums = arena.counted(new FoldedSums(arena, components, folds));
    const list = () => sums.sumsAt(all(components));
    arena.under({ maxBytes: arena.bytes + 200 * KIB }, () => expect(list).toThrow(BudgetError));
    expect(list()).toHaveLength(8 ** components.length);
    // No fewer than a byte for each of the numbers and eight for each sum.
    expect(sums.bytes).toBeGreaterThan(sums.size * (components.length + 8));
    const before = sums.bytes;
    sums.after(sums.size - 1, 1);
    expect(sums.bytes).toBeGreaterThan(before);
  });

  it('count in the bytes of the arena', () => {
    const arena = new Arena();
    const components = componentsIn(arena);
    const proofs = new StrengthProofs(arena, components, all(components), Left, 'folded');
    const before = arena.bytes;
    proofs.ask(toEngine(arena, read('{0,-1|*}')));
    expect(proofs.bytes).toBeGreaterThan(0);
    expect(arena.bytes - before).toBeGreaterThanOrEqual(proofs.bytes);
  });
});

describe('the contexts of a table', () => {
  it('are refused before they are more than is allowed', () => {
    const arena = new Arena();
    const components = componentsIn(arena);
    const folds = components.map(() => ({ index: 3, period: 1 }));
    const make = () => new Contexts(arena, components, folds, 0);
    arena.under({ maxBytes: arena.bytes + 200 * KIB }, () => expect(make).toThrow(BudgetError));
    expect(make().bytes).toBeGreaterThan(5 ** components.length * components.length);
  });

  it('are not begun where many components make few of them large', () => {
    const arena = new Arena();
    const components = new Array(60).fill(componentsIn(arena)[0]);
    const folds = components.map((_, i) => (i < 18 ? { index: 0, period: 1 } : undefined));
    expect(() => new Contexts(arena, components, folds, 0)).toThrow(NotDecidedError);
  });
});
