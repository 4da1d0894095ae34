// The contexts of the fingerprints lie in the universes for which their bits count, and fill their
// words as the fingerprints expect.
import { describe, expect, it } from 'vitest';
import { Arena, closure, conjugate, D, E, type FormId, integer } from '../../src/index.ts';
import { CONTEXT_WORDS, CONTEXTS_PER_WORD, OPTIONS_FIRST, WORD } from '../../src/order/contexts.ts';
import { perfectMurder } from '../../src/universes/perfect-murder.ts';

const arena = new Arena();
const D1 = closure(arena, [integer(arena, -1)]);
const forms: FormId[][] = [];
for (const word of OPTIONS_FIRST) {
  const read: FormId[] = [];
  forms[word] = read;
  const at = (place: number): FormId =>
    forms[Math.floor(place / CONTEXTS_PER_WORD)]![place % CONTEXTS_PER_WORD]!;
  for (const { left, right } of CONTEXT_WORDS[word]!)
    read.push(arena.intern(left.map(at), right.map(at)));
}

describe('contexts', () => {
  it('are members: dicots of D, the others of D(1̄) and of E', () => {
    for (const [word, universe] of [
      [WORD.smallDicots, D],
      [WORD.dicots, D],
      [WORD.onIntegers, D1],
      [WORD.higher, D1],
      [WORD.onMurders, E],
    ] as const)
      for (const form of forms[word]!) expect(universe.contains(arena, form)).toBe(true);
  });

  it('are distinct, and come with their conjugates', () => {
    const all = new Set(forms.flat());
    expect(all.size).toBe(forms.flat().length);
    for (const form of all) expect(all.has(conjugate(arena, form))).toBe(true);
  });

  it('fill at most a word each, and leave the first word the bits above the twentieth', () => {
    for (const word of forms) expect(word.length).toBeLessThanOrEqual(CONTEXTS_PER_WORD);
    // A context that got lost would make comparisons slower, and nothing else.
    const sizes = { smallDicots: 10, onIntegers: 16, dicots: 16, higher: 16, onMurders: 6 };
    for (const [name, size] of Object.entries(sizes)) {
      expect(forms[WORD[name as keyof typeof WORD]]).toHaveLength(size);
    }
  });

  it('hold the integers up to 2 and the perfect murders M_2 and M_3', () => {
    for (const n of [1, 2]) expect(forms[WORD.onIntegers]).toContain(integer(arena, n));
    for (const n of [2, 3]) expect(forms[WORD.onMurders]).toContain(perfectMurder(arena, n));
  });
});
