// Every language of the page names all that has a name of its own in English: rulesets, squares, terms,
// examples, and the heads of tables that functions make.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesets } from '@proviso/engine/rulesets';
import { Session } from '@proviso/language';
import { GLOSSARY } from '@proviso/language/glossary';
import { shownAnswer } from '@proviso/language/sheets';
import { afterEach, describe, expect, it } from 'vitest';
import { rulesetTitle, rulesetWords } from '../src/parts/ruleset-words.ts';
import type { ShownTable } from '../src/protocol/answers.ts';
import { de } from '../src/texts/de/index.ts';
import { names as german } from '../src/texts/de/names.ts';
import { en } from '../src/texts/en/index.ts';
import { ENGLISH, LANGUAGES } from '../src/texts/languages.ts';
import { ENGLISH_NAMES, names } from '../src/texts/names.ts';
import { texts } from '../src/texts/texts.ts';
import { ownRules } from '../src/worker/own-rules.ts';
import { rulesetList } from '../src/worker/study-board.ts';
import { exampleAbout, exampleGroups, exampleTitle } from '../src/worksheet/examples.ts';
import { headsOf } from '../src/worksheet/table-heads.ts';

afterEach(() => {
  names.value = ENGLISH_NAMES;
  texts.value = en;
});

function table(statement: string): ShownTable {
  const shown = shownAnswer(new Session().run(statement));
  if (shown?.kind !== 'table') throw new Error(`${statement} is no table`);
  return shown;
}

/** A table of each function that heads its own. */
const TABLES = [
  'sensible(domineering(2, 2), E)',
  'family(n -> nim(n), 0..4, D)',
  'family(x -> x, [domineering(1, 2), domineering(2, 1)], D)',
  ...['domineering', 'graphsnort', 'hackenbush', 'nim'].map((q) => `reached(${q}, 1, E, 1)`),
];

/** What a notation writes: signs with a meaning in parentheses after them, and samples. */
const signs = (text: string) => text.match(/\S+(?= \()|[\w>:-]*[->:][\w>:-]+/g) ?? [];
const cited = (text: string) => text.match(/\([^()]*\d+\.\d+\)/g) ?? [];

const others = LANGUAGES.filter((language) => language !== ENGLISH);

describe.each(others)('$name', ({ code, names: load }) => {
  it('names every ruleset, its parameters and where it lives', async () => {
    const { lang, rulesets: named } = await load();
    expect(lang).toBe(code);
    expect(Object.keys(named).sort()).toEqual([...rulesets.keys()].sort());
    for (const { ruleset } of rulesets.values()) {
      const words = named[ruleset.name];
      expect(words?.rules, ruleset.name).not.toBe(ruleset.rules);
      expect(words?.notation, ruleset.name).not.toBe(ruleset.notation);
      expect(words?.parameters ?? []).toHaveLength(ruleset.parameterTitles?.length ?? 0);
      expect(cited(words?.because ?? '')).toEqual(cited(ruleset.habitat.because));
      expect(words?.because, ruleset.name).not.toMatch(/^\p{Lu}.*(?<!\.)\.$/u);
    }
  });

  it('writes positions with the same signs', async () => {
    const { rulesets: named } = await load();
    for (const { ruleset } of rulesets.values()) {
      expect(signs(named[ruleset.name]?.notation ?? ''), ruleset.name).toEqual(
        signs(ruleset.notation),
      );
    }
  });

  it('names all that stands on squares, and nothing else', async () => {
    const { squares } = await load();
    const own = ownRules('strip(["t. -> .t"], [".f -> f."])').boards;
    const all = [...[...rulesets.values()].map(({ ruleset }) => ruleset.boards), own]
      .flatMap((boards) => Object.values(boards?.squares ?? {}))
      .map(({ name }) => name);
    // Pieces of rules of one's own have their letter in the name.
    const fixed = new Set(all.filter((name) => !/^a piece . /.test(name)));
    expect(Object.keys(squares).sort()).toEqual([...fixed].sort());
  });

  it('names every term of the glossary', async () => {
    const terms = await (await load()).terms();
    expect(Object.keys(terms).sort()).toEqual(GLOSSARY.map(({ term }) => term).sort());
    const used = Object.values(terms).map(({ term }) => term);
    expect(used.filter((term, i) => used.indexOf(term) !== i)).toEqual([]);
    for (const { term, meaning } of GLOSSARY) expect(terms[term]?.meaning, term).not.toBe(meaning);
  });

  it('names every example and every theme', async () => {
    const { examples, themes } = await load();
    const all = exampleGroups.flatMap((group) => group.names);
    expect(Object.keys(examples).sort()).toEqual([...all].sort());
    const folders = exampleGroups.map(({ folder }) => folder).filter((folder) => folder !== '');
    expect(Object.keys(themes).sort()).toEqual(folders.sort());
    for (const name of all) expect(examples[name]?.[1], name).not.toBe(exampleAbout(name));
  });

  it('names the heads of the tables that functions make, and no others', async () => {
    const { heads } = await load();
    const made = TABLES.flatMap((statement) => table(statement).heads ?? []);
    const own = [...new Set(made)].filter((head) => !head.startsWith('mod '));
    expect(Object.keys(heads).sort()).toEqual(own.sort());
  });
});

it('German has the words that translators are told', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/translating.md'), 'utf8');
  const terms = await german.terms();
  const said = JSON.stringify([Object.values(de).map(spelled), german, terms]).toLowerCase();
  const rows = [...page.matchAll(/^\| (.*) \| (.*) \|$/gm)].slice(1);
  expect(rows.length).toBeGreaterThan(20);
  for (const [, english = '', word = ''] of rows) {
    const term = terms[english];
    if (term !== undefined) expect(term.term).toBe(word);
    for (const each of word.split(', ')) {
      expect(said, english).toContain(each.replace(/e?n$/, '').toLowerCase());
    }
  }
});

/** Texts with what their functions say in them. */
function spelled(text: unknown): unknown {
  if (typeof text === 'function') return String(text);
  if (typeof text !== 'object' || text === null) return text;
  return Object.values(text).map(spelled);
}

describe('what is shown', () => {
  it('is in the language of the page', () => {
    const list = rulesetList();
    const toads = list.find(({ name }) => name === 'toadsandfrogs');
    const own = ownRules('ruleset(n -> [], n -> [])');
    const sum = list.at(-2);
    if (toads === undefined || sum === undefined) throw new Error('no such ruleset');
    expect([toads, sum, own].map(rulesetTitle)).toEqual([
      'Toads and Frogs',
      'A sum of boards',
      'Rules of your own',
    ]);
    expect(rulesetWords(own).rules).toEqual({ text: en.board.own.byFunctions });
    expect(rulesetWords(toads).rules).toEqual({ text: toads.rules, lang: 'en' });
    names.value = german;
    texts.value = de;
    expect([toads, sum, own].map(rulesetTitle)).toEqual([
      'Kröten und Frösche',
      'Eine Summe von Brettern',
      'Eigene Regeln',
    ]);
    expect(rulesetWords(toads).rules).toEqual({ text: german.rulesets['toadsandfrogs']?.rules });
    expect(exampleTitle('first-steps')).toBe('Erste Schritte');
  });

  it('keeps heads that somebody wrote', () => {
    names.value = german;
    expect(headsOf(table('table(0..2, "outcome", n -> n)'))).toEqual(['outcome']);
    expect(headsOf(table('family(n -> nim(n), 0..4, D)'))).toEqual(['n', 'Ausgang', 'Wert']);
  });
});
