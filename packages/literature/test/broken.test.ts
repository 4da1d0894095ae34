// Entries broken on purpose, one of each kind, and one for each way a check can go wrong.
import { BudgetError, E, geq, misereOutcome } from '@proviso/engine';
import { describe, expect, it } from 'vitest';
import { agrees, holds } from '../src/fixture.ts';
import {
  Cases,
  type Entry,
  type Finding,
  type Fixture,
  given,
  type Paper,
  papers,
  runEntry,
  runPapers,
  select,
  tally,
} from '../src/index.ts';
import { sameCells } from '../src/tables.ts';

const code = ['packages/engine/src/order/compare.ts#geq'];

const broken = {
  definition: { item: 'Definition 0', says: 'A definition.', code: [], standing: 'definition' },
  exact: {
    item: 'Table 0',
    says: 'A wrong value.',
    code,
    standing: 'exact',
    run(fixture) {
      agrees('the number of forms', fixture.dayTwo.length, 255);
      return { cases: 1, summary: 'one number' };
    },
  },
  exhaustive: {
    item: 'Theorem 0',
    says: 'Every game of rank at most 2 is at least 0.',
    code,
    standing: 'exhaustive',
    run(fixture) {
      for (const g of fixture.dayTwo)
        holds(geq(fixture.arena, g, fixture.game('0'), E), () => fixture.text(g));
      return { cases: fixture.dayTwo.length, summary: 'all forms' };
    },
  },
  sampled: {
    item: 'Lemma 0',
    says: 'No dead-ending game has outcome P.',
    code,
    standing: 'sampled',
    run(fixture) {
      const games = fixture.sample(E, 3, 500);
      for (const g of games) holds(misereOutcome(fixture.arena, g) !== 'P', () => fixture.text(g));
      return { cases: games.length, summary: 'random games' };
    },
  },
  examples: {
    item: 'Example 0',
    says: 'These two games are equal modulo E.',
    code,
    standing: 'examples',
    run(fixture) {
      holds(geq(fixture.arena, fixture.game('*'), fixture.game('0'), E), () => '* ≥ 0');
      return { cases: 1, summary: 'one pair' };
    },
  },
  'not-runnable': {
    item: 'Problem 0',
    says: 'Something.',
    code,
    standing: 'not-runnable',
    reason: '',
  },
} as const satisfies Record<string, Entry>;

const paper: Paper = {
  key: 'broken',
  authors: 'N. N.',
  title: 'Mistakes',
  reference: 'nowhere',
  items: Object.values(broken).map(({ item }) => item),
  entries: Object.values(broken),
};

describe.each(Object.entries(broken))('an entry of kind %s', (_, entry) => {
  it('fails when it is broken', () => {
    const { verdict } = runEntry(paper, entry, { quick: true });
    expect(verdict.kind).toBe('failed');
  });
});

it('the tally counts each of them as failed only', () => {
  expect(tally([...runPapers([paper])])).toEqual({
    definition: 0,
    exact: 0,
    exhaustive: 0,
    sampled: 0,
    examples: 0,
    'not-runnable': 0,
    failed: 6,
  });
});

describe('a check', () => {
  const verdictOf = (run: (fixture: Fixture) => Finding) =>
    runEntry(paper, { item: 'Table 0', says: 'A check.', code, standing: 'exact', run }).verdict;

  it('that looked at nothing fails', () => {
    expect(verdictOf(() => ({ cases: 0, summary: 'nothing' }))).toMatchObject({
      kind: 'failed',
      message: 'the check looked at no case',
    });
  });

  it('counts the cases to which the statement applies, and tells how many were tried', () => {
    const verdict = verdictOf((fixture) => {
      const cases = new Cases();
      for (const g of fixture.dayTwo) {
        cases.try(
          given(g === fixture.game('0'), () => true),
          () => fixture.text(g),
        );
      }
      return cases.finding('zeros');
    });
    expect(verdict).toEqual({
      kind: 'stands',
      finding: { cases: 1, tried: 256, summary: 'zeros' },
    });
  });

  it('that applied to nothing fails, however much it tried', () => {
    const verdict = verdictOf(() => {
      const cases = new Cases();
      for (let i = 0; i < 1800; i++) cases.try('does not apply', () => 'never');
      return cases.finding('nothing');
    });
    expect(verdict).toEqual({
      kind: 'failed',
      message: 'the statement applied to none of the 1800 cases tried',
      broken: true,
    });
  });

  it('that applied to nothing for one N fails, though it did for another', () => {
    const verdict = verdictOf(() => {
      const cases = new Cases();
      cases.try(true, () => 'holds', 'N = 3');
      cases.try('does not apply', () => 'never', 'N = 4');
      cases.group('N = 5');
      return cases.finding('something');
    });
    expect(verdict).toEqual({
      kind: 'failed',
      message: 'N = 4: the statement applied to none of the 1 cases tried',
      broken: true,
    });
  });

  it('whose law fails says where', () => {
    const verdict = verdictOf(() => {
      const cases = new Cases();
      cases.try(
        given(true, () => false),
        () => 'this game',
        'N = 3',
      );
      return cases.finding('something');
    });
    expect(verdict).toEqual({ kind: 'failed', message: 'N = 3: this game' });
  });

  it('that breaks down fails, and says so', () => {
    const verdict = verdictOf(() => {
      throw new RangeError('too far');
    });
    expect(verdict).toEqual({ kind: 'failed', message: 'the check broke: too far', broken: true });
  });

  it('that is stopped is not called failed', () => {
    const stopped = () =>
      verdictOf((fixture) =>
        fixture.arena.under({ shouldStop: () => true }, () => {
          for (;;) fixture.arena.tick();
        }),
      );
    expect(stopped).toThrow(BudgetError);
  });

  it('of a table fails at one wrong cell, a missing one and a missing row', () => {
    const printed = [
      ['forms', '256'],
      ['classes', '220'],
    ];
    expect(sameCells('T', printed, printed)).toBe(4);
    const wrong = [printed[0]!, ['classes', '221']];
    expect(() => sameCells('T', wrong, printed)).toThrow(
      'row 2, column 2: computed 221, printed 220',
    );
    expect(() => sameCells('T', [printed[0]!, ['classes']], printed)).toThrow('computed nothing');
    expect(() => sameCells('T', [printed[0]!], printed)).toThrow('computed 1 rows, printed 2');
  });

  it('of one item is found by its name, whatever the case of its letters', () => {
    const reports = [...runPapers(papers, { item: 'theorem 8', quick: true })];
    expect(reports.map(({ paper: { key }, verdict }) => [key, verdict.kind])).toEqual([
      ['dwyer', 'stands'],
    ]);
  });

  it('that is not there is refused, with the cure', () => {
    expect(() => select(papers, { paper: 'nobody' })).toThrow(
      'there is no paper `nobody`; there are siegel, davies-milley, dwyer',
    );
    expect(() => select(papers, { item: 'Theorem 99' })).toThrow(
      'no paper has an item `Theorem 99`',
    );
    expect(() => select(papers, { paper: 'dwyer', item: 'Theorem 99' })).toThrow(
      'dwyer does not have an item `Theorem 99`',
    );
  });
});
