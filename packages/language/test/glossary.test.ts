// The glossary: what everybody meets has an entry, entries are short and in order, and help finds them.

import { describe, expect, test } from 'vitest';
import { termNamed } from '../src/functions/glossary.ts';
import { GLOSSARY, Session } from '../src/index.ts';

function help(subject: string): string {
  const { result } = new Session({ style: 'ascii' }).run(`help(${JSON.stringify(subject)})`);
  return result.ok ? result.text : result.error.message;
}

test.each([
  ['universe'],
  ['dicot'],
  ['dead-ending'],
  ['blocking'],
  ['tombstone'],
  ['end'],
  ['strong'],
  ['reversible'],
  ['dominated'],
  ['simplest form'],
  ['canonical form'],
  ['conjugate'],
  ['adjoint'],
  ['invertible'],
  ['P-free'],
  ['birthday'],
  ['rank'],
  ['outcome classes'],
  ['undetermined'],
  ['absorbing'],
  ['restriction'],
  ['revertible'],
  ['proviso'],
  ['left end'],
  ['left end-like'],
  ['left strong'],
  ['follower'],
  ['reversible through an end'],
  ['misère play'],
  ['normal play'],
  ['test set'],
  ['certificate'],
  ['class'],
  ['census'],
  ...['M', 'B', 'E', 'D(1̄0)', 'D(1̄)', 'D'].map((name) => [`universe ${name}`]),
])('%s has an entry', (word) => expect(termNamed(word)?.meaning).toMatch(/\.$/));

describe('entries', () => {
  const names = GLOSSARY.flatMap(({ term, aliases }) => [term.toLowerCase(), ...aliases]);

  test('stand in the order of the alphabet, each name once', () => {
    const terms = GLOSSARY.map(({ term }) => term);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  test('have two sentences at most', () => {
    for (const { term, meaning } of GLOSSARY) {
      expect(meaning.split(/\.(?: |$)/).filter(Boolean).length, term).toBeLessThanOrEqual(2);
    }
  });
});

describe('help', () => {
  test('explains a term by each of its names', () => {
    for (const name of ['dicot', 'Dicots', 'all-small', ' dicots ']) {
      expect(help(name)).toMatch(/^dicot: A game in which /);
      expect(help(name)).toContain('Larsson et al., section 2.2');
    }
    expect(help('waiting game')).toMatch(/^perfect murder: /);
  });

  test('keeps lines of terms short', () => {
    const shown = GLOSSARY.map(({ term }) => help(term)).filter((text) => /^[\w -]+: /.test(text));
    expect(shown.length).toBeGreaterThan(GLOSSARY.length / 2);
    for (const line of shown.flatMap((text) => text.split('\n'))) {
      expect(line.length, line).toBeLessThanOrEqual(84);
    }
  });

  test('lists the terms', () => {
    for (const { term } of GLOSSARY) {
      expect(help('terms').replaceAll('\n', ' ')).toContain(term);
    }
    expect(help('help')).toMatch(/^ {2}terms +\S/m);
  });

  test('suggests a term that is nearly written', () => {
    expect(help('dicto')).toContain('did you mean `help dicot`?');
  });

  test('a name of a variable goes before a term', () => {
    const session = new Session({ style: 'ascii' });
    session.run('strong(G) := G + G');
    const { result } = session.run('?strong');
    expect(result.ok && result.text).toBe('strong(G) := G + G');
  });
});
