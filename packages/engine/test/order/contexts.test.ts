// The contexts of the fingerprints: a word may count modulo a universe only if its games lie in it.

import { Arena, closure, D, E, type FormId, integer, type Universe } from '@proviso/engine';
import { describe, expect, test } from 'vitest';
import { CONTEXT_WORDS, CONTEXTS_PER_WORD, WORD } from '../../src/order/contexts.ts';

const arena = new Arena();
const places = new Map<number, FormId>();
for (const [word, contexts] of CONTEXT_WORDS.entries()) {
  for (const [i, { left, right }] of contexts.entries()) {
    const options = (side: readonly number[]): FormId[] =>
      side.map((place) => {
        const option = places.get(place);
        if (option === undefined) throw new Error(`context ${place} is used before it is there`);
        return option;
      });
    places.set(word * CONTEXTS_PER_WORD + i, arena.intern(options(left), options(right)));
  }
}

const universes: Record<keyof typeof WORD, Universe> = {
  smallDicots: D,
  dicots: D,
  onIntegers: closure(arena, [integer(arena, -1)]),
  higher: closure(arena, [integer(arena, -1)]),
  onMurders: E,
};

describe('the contexts of fingerprints', () => {
  test.each(Object.entries(WORD))('%s lie in the universe that needs them', (name, word) => {
    const universe = universes[name as keyof typeof WORD];
    const contexts = CONTEXT_WORDS[word] ?? [];
    expect(contexts.length).toBeGreaterThan(0);
    for (const i of contexts.keys()) {
      const game = places.get(word * CONTEXTS_PER_WORD + i);
      expect(game !== undefined && universe.contains(arena, game)).toBe(true);
    }
  });

  test('are all different, and fit their words', () => {
    expect(new Set(places.values()).size).toBe(places.size);
    for (const contexts of CONTEXT_WORDS) expect(contexts.length).toBeLessThanOrEqual(16);
    expect(CONTEXT_WORDS[WORD.smallDicots]).toHaveLength(10);
  });
});
