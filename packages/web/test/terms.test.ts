// Every term that the page marks is defined, and in an explanation each is marked where it is used first.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_UNIVERSES } from '@proviso/engine';
import { termNamed } from '@proviso/language/glossary';
import { describe, expect, it } from 'vitest';
import { firstUses, marked, SPOKEN_TERMS, termsOf } from '../src/parts/marked-terms.ts';
import { universeTerm } from '../src/parts/universe-term.tsx';

const sources = readdirSync(join(import.meta.dirname, '../src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join(import.meta.dirname, '../src', path), 'utf8'));

/** The terms that components name. */
const named = sources.flatMap((text) =>
  [...text.matchAll(/<Term\s+name="([^"]*)"/g)].map(([, name = '']) => name),
);

describe('terms', () => {
  it('that components name are defined under exactly this name', () => {
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(termNamed(name)?.term, name).toBe(name);
  });

  it('that sentences say are defined', () => {
    for (const [, term] of SPOKEN_TERMS) expect(termNamed(term)?.term, term).toBe(term);
  });

  it('that name universes are defined', () => {
    for (const { key } of USUAL_UNIVERSES) {
      const term = universeTerm(key);
      expect(termNamed(term)?.term, term).toBe(term);
    }
    expect(termNamed(universeTerm('D({.|0,*})'))).toBeDefined();
  });
});

describe('words that are marked', () => {
  it.each([
    ['is reversible through the Left end ', ['atomic reversible']],
    [' is Left end-like, so ', ['end-like']],
    [' must be Right strong, and it is: ', ['strong']],
    ["Left's option is reversible through ", ['reversible']],
    ['it beside each of the test ends ', ['test set']],
    ['Left endless, strongly, a universes', []],
  ])('%j', (text, terms) => expect([...termsOf([text])]).toEqual(terms));

  it('are a part of the sentence, and nothing is lost', () => {
    const text = 'a ■ and a ■ modulo ';
    const parts = marked(text, new Set(['tombstone']));
    expect(parts).toEqual(['a ', { term: 'tombstone', words: '■' }, ' and a ■ modulo ']);
  });

  it('are marked once in an explanation, from the top', () => {
    const leaf = { says: ['dominated ', { math: '0' }, ' modulo'], because: [] };
    const root = { says: ['simplest form modulo '], because: [leaf, { ...leaf }] };
    const uses = firstUses(root);
    expect([...(uses.get(root) ?? [])]).toEqual(['simplest form', 'modulo']);
    expect([...(uses.get(leaf) ?? [])]).toEqual(['dominated']);
    expect([...(uses.get(root.because[1] ?? root) ?? [])]).toEqual([]);
  });
});
