// Citations lead somewhere: comments cite works of docs/references.bib in brackets, what users read uses
// the same names, and every work there is cited by somebody or marked as background.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceKey } from '@proviso/engine/reasons';
import { functions, GLOSSARY, playersFunctions } from '@proviso/language';
import { papers } from '@proviso/literature';
import { describe, expect, it } from 'vitest';
import { bibliography, readBibliography } from '../scripts/references/bibliography.ts';
import {
  citedIn,
  codeOf,
  commentsOf,
  itemsWithoutWork,
  mentionsOf,
  namedIn,
} from '../scripts/references/citations.ts';
import { TEX_BIBLIOGRAPHY, texBibliography } from '../scripts/references/tex.ts';
import { root } from '../scripts/workspace.ts';

const works = bibliography();
const shorthands = new Set(works.map(({ shorthand }) => shorthand));
const isKnown = (shorthand: string) => shorthands.has(shorthand);

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) => !path.startsWith('test/references.') && !path.startsWith('scripts/references/'),
  );
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = tracked
  .filter((path) => /^(packages|scripts|test|bench|e2e)\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: read(path) }));
const pages = tracked
  .filter((path) => /^(docs\/.*|README|packages\/[^/]+\/README)\.md$/.test(path))
  .map((path) => ({ path, text: read(path) }));

describe('the bibliography', () => {
  it('has keys that are its shorthands', () => {
    expect(works.map(({ key }) => key)).toEqual(
      works.map(({ shorthand }) => referenceKey(shorthand)),
    );
    expect(shorthands.size).toBe(works.length);
  });

  it('says of each paper of the literature what its entries say', () => {
    for (const { key, title, authors } of papers) {
      const work = works.find((each) => each.title === title);
      // A paper that nothing cites need not be there, but not under another title either.
      if (!works.some((each) => `${each.key}-`.startsWith(`${key}-`))) continue;
      const surnames = (names: readonly string[]) => names.map((name) => name.split(' ').at(-1));
      expect(surnames(work?.authors ?? []), key).toEqual(surnames(authors.split(', ')));
    }
  });

  it('has nothing that nobody cites, but for what is marked as background', () => {
    const texts = [...sources, ...pages].map(({ text }) => text);
    const idle = works.filter(
      ({ shorthand, background }) =>
        !background &&
        !mentionsOf(shorthand).some((name) => texts.some((text) => text.includes(name))),
    );
    expect(idle.map(({ key }) => key)).toEqual([]);
  });

  it('is what `proviso cite` prints, in ASCII (npm run references)', () => {
    const text = readFileSync(TEX_BIBLIOGRAPHY, 'utf8');
    expect(text).toBe(texBibliography());
    expect(text).toMatch(/^[\n\x20-\x7e]*$/);
    const keys = [...text.matchAll(/^@(?!preamble)\w+\{([^,]+),$/gm)].map(([, key]) => key);
    expect(keys).toEqual(works.map(({ key }) => key));
    expect(text).toContain('title = {{Mis{\\`e}re quotients for impartial games}}');
  });

  it('refuses what it cannot read', () => {
    expect(() => readBibliography('@book{a,\n  title = "A"\n}')).toThrow('line 2');
    expect(() => readBibliography('@book{a,\n  title = {A}\n}')).toThrow('a has no shorthand');
  });
});

describe('citations', () => {
  it('in comments name a work of the bibliography', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      commentsOf(text)
        .flatMap((comment) => citedIn(comment, isKnown))
        .filter((shorthand) => !isKnown(shorthand))
        .map((shorthand) => `${path}: [${shorthand}]`),
    );
    expect(unknown).toEqual([]);
  });

  it('in comments stand in brackets', () => {
    const bare = sources.flatMap(({ path, text }) =>
      commentsOf(text.replace(/"[^"\n]*"/g, ''))
        .flatMap(namedIn)
        .map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  it('in comments of the engine name the work before they name items alone', () => {
    const lost = sources
      .filter(({ path }) => path.startsWith('packages/engine/src/'))
      .flatMap(({ path, text }) =>
        itemsWithoutWork(commentsOf(text), isKnown).map((item) => `${path}: ${item}`),
      );
    expect(lost).toEqual([]);
  });

  it('in messages and on pages name a work of the bibliography', () => {
    const code = sources.map(({ path, text }) => ({ path, text: codeOf(text) }));
    const unknown = [...code, ...pages].flatMap(({ path, text }) =>
      namedIn(text)
        .filter((name) => !isKnown(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('of functions and terms begin with a shorthand', () => {
    const terms = GLOSSARY.map((each) => ({ ...each, name: each.term }));
    for (const { name, item } of [...functions.values(), ...playersFunctions.values(), ...terms]) {
      if (item !== undefined) expect(namedIn(item).some(isKnown), `${name}: ${item}`).toBe(true);
    }
  });
});

describe('a citation that leads nowhere is noticed', () => {
  it.each([
    ['// Bypassed [Siegal, Theorem 5.5].', ['Siegal']],
    ['/**\n * Equal [Davies–Miley,\n * Lemma 4.4] and [Siegel, Lemma 5.8].\n */', ['Davies–Miley']],
    ['// [Siegel 1999, section 2] [Larsson et al., Lemma 2]', ['Siegel 1999']],
    ['const pair = [Left, Right]; // of [Left, Right] and `[a]`', []],
  ])('%j', (source, unknown) => {
    const cited = commentsOf(source).flatMap((comment) => citedIn(comment, isKnown));
    expect(cited.filter((shorthand) => !isKnown(shorthand))).toEqual(unknown);
  });

  it.each([
    [['Equal (Theorem 4.28).'], ['Theorem 4.28']],
    [['Strong [Siegel, section 2].', 'See Lemma 4.4.'], []],
    [['See section 2.', 'Strong [Siegel, section 2].'], ['section 2']],
    [['A list [Left, Right] of Table 3.'], ['Table 3']],
  ])('an item without a work: %j', (comments, items) => {
    expect(itemsWithoutWork(comments, isKnown)).toEqual(items);
  });

  it.each([
    ['strong (Siegel, Theorem 4.9)', ['Siegel']],
    ['by Davies–Milley’s Theorem 4.1', ['Davies–Milley']],
    ['Dwyer, Milley and Willette, Table 3', ['Dwyer–Milley–Willette']],
    ['Larsson et al., Lemma 2', ['Larsson et al.']],
    ['as in [Siegel, Theorem 4.9]', []],
  ])('without brackets: %s', (text, named) => {
    expect(namedIn(text)).toEqual(named);
  });
});
