// The papers view: addresses, lists, the index against the entries themselves, and runs one after the other.

import { longItems, Mismatch, papers, runEntry } from '@proviso/literature';
import { describe, expect, it, vi } from 'vitest';
import { listPapers } from '../../../scripts/site/list-papers.ts';
import type { RunningCheck } from '../src/client/papers-client.ts';
import { Stopped } from '../src/client/worker-client.ts';
import { narrowed } from '../src/papers/narrowed.ts';
import { papersAddress, readPapersAddress, SHOWS } from '../src/papers/papers-address.ts';
import { Runs } from '../src/papers/runs.ts';
import { itemCopies } from '../src/papers/taken.ts';
import { listed, nameOf, runs } from '../src/parts/papers-index.ts';
import type { JobReport, PaperJob } from '../src/protocol/papers.ts';
import { entryAt, runItem } from '../src/worker/run-item.ts';

const index = listPapers();
const every = listed(index);
const all = { show: 'all', words: '' } as const;
const names = (at: Partial<Parameters<typeof narrowed>[1]>) =>
  narrowed(index, { ...all, ...at }, () => undefined).map(nameOf);

describe('the index', () => {
  it('has every entry of every paper, in their order, and says what the entry says', () => {
    const entries = papers.flatMap((paper) => paper.entries.map((entry) => ({ paper, entry })));
    expect(every.map(({ paper, item }) => [paper.key, item.item, item.says])).toEqual(
      entries.map(({ paper, entry }) => [paper.key, entry.item, entry.says]),
    );
    expect(every.map(({ item }) => item.erratum)).toEqual(
      entries.map(({ entry }) => entry.erratum),
    );
  });

  it.each(every.map((one) => [nameOf(one), one] as const))(
    '%s runs in the page, or says why not',
    (_, { paper, item }) => {
      const entry = entryAt(paper.key, item.id)?.entry;
      expect(entry?.item).toBe(item.item);
      if (runs(item)) expect(entry).toHaveProperty('run');
      else if (item.standing === 'not-runnable') expect(item.reason).toMatch(/^.{20,}\.$/s);
      else expect(item.standing).toBe('definition');
    },
  );

  it('marks what takes long, by names that there are', () => {
    const long = every.filter(({ item }) => item.long).map((one) => [one.paper.key, one.item.item]);
    const said = longItems().map(({ paper, item }) => [paper, item]);
    expect(new Set(long.map(String))).toEqual(new Set(said.map(String)));
    expect(every.filter(({ item }) => item.long && !runs(item))).toEqual([]);
  });

  it('cites each paper as the bibliography does, without what only we use', () => {
    for (const { bibtex, title } of index) {
      expect(bibtex?.text).toContain(`title = {${title}}`);
      expect(bibtex?.text).toMatch(/^@\w+\{[a-z-]+,\n.*\n\}$/s);
      expect(bibtex?.text).not.toMatch(/shorthand|keywords/);
    }
  });
});

describe('addresses', () => {
  it.each([
    [['papers'], {}],
    [['papers', 'siegel'], { paper: 'siegel' }],
    [['papers', 'siegel', 'theorem-5-5'], { paper: 'siegel', item: 'theorem-5-5' }],
    [['papers', 'find', 'erratum'], { show: 'erratum' }],
    [['papers', 'find', 'all', 'murder'], { words: 'murder' }],
    [
      ['papers', 'dwyer', 'find', 'exact', 'day 2'],
      { paper: 'dwyer', show: 'exact', words: 'day 2' },
    ],
  ] as const)('%j', (parts, at) => {
    expect(papersAddress(at)).toEqual(parts);
    expect(readPapersAddress(parts)).toEqual({ ...all, paper: undefined, ...at });
  });

  it('take what they do not know for a list of everything', () => {
    expect(readPapersAddress(['papers', 'find', 'nothing', 'x'])).toMatchObject({ show: 'all' });
    expect(readPapersAddress(['papers', ''])).toMatchObject({ paper: undefined, show: 'all' });
  });

  it('call no item `find`', () => {
    expect(every.filter(({ item }) => item.id === 'find')).toEqual([]);
  });
});

describe('a list', () => {
  it('finds numbers, words without their marks, and files', () => {
    expect(names({ words: '5.5', paper: 'siegel' })).toContain('siegel/theorem-5-5');
    expect(names({ words: 'MISERE', paper: 'mesdal-ottaway' })).toEqual([
      'mesdal-ottaway/theorem-7',
    ]);
    expect(names({ words: 'isInvertible mesdal' })).toContain('mesdal-ottaway/theorem-7');
    expect(names({ words: 'no such words' })).toEqual([]);
  });

  it('is divided by what checks amount to', () => {
    const kinds = ['exact', 'exhaustive', 'sampled', 'examples'] as const;
    const ofKinds = kinds.flatMap((show) => names({ show }));
    expect(new Set(ofKinds)).toEqual(new Set(names({ show: 'runs' })));
    const rest = [...names({ show: 'definition' }), ...names({ show: 'not-runnable' })];
    expect(ofKinds.length + rest.length).toBe(every.length);
    expect(names({ show: 'erratum' }).length).toBe(
      papers.flatMap(({ entries }) => entries).filter(({ erratum }) => erratum).length,
    );
    expect(names({ show: 'ran' })).toEqual([]);
    expect(new Set(SHOWS).size).toBe(SHOWS.length);
  });

  it('shows what came of items here', () => {
    const came = ({ item }: (typeof every)[number]) =>
      item.id === 'theorem-7' ? 'failed' : item.id === 'theorem-5-5' ? 'stands' : undefined;
    const shown = (show: 'ran' | 'failed') => narrowed(index, { ...all, show }, came).map(nameOf);
    expect(shown('failed')).not.toContain('siegel/theorem-5-5');
    expect(shown('failed')).toContain('mesdal-ottaway/theorem-7');
    expect(shown('ran')).toContain('siegel/theorem-5-5');
  });
});

describe('a run', () => {
  it('finds what the entry finds by itself, and tells how often it has compared', () => {
    const found = entryAt('larsson', 'definition-1')!;
    const told: number[] = [];
    const job = { paper: 'larsson', id: 'definition-1', quick: true };
    const { finding, failure } = runItem(job, (tested) => told.push(tested));
    const { verdict } = runEntry(found.paper, found.entry, { quick: true });
    expect(failure).toBeUndefined();
    expect(verdict).toEqual({ kind: 'stands', finding });
    expect(told.length).toBeGreaterThan(0);
  });

  it('says what cannot be run', () => {
    const came = (paper: string, id: string) => runItem({ paper, id, quick: true });
    const nothing = { failure: 'there is nothing to run', broken: true };
    expect(came('siegel', 'definition-1-1')).toMatchObject(nothing);
    const absent = { failure: 'there is no item siegel/theorem-99', broken: true };
    expect(came('siegel', 'theorem-99')).toMatchObject(absent);
  });

  it('that breaks is told from one that disagrees with the paper', () => {
    const { entry } = entryAt('larsson', 'definition-1')!;
    if (!('run' in entry)) throw new Error('it has a check');
    const came = (error: Error) => {
      const run = vi.spyOn(entry, 'run').mockImplementation(() => {
        throw error;
      });
      const { failure, broken } = runItem({ paper: 'larsson', id: 'definition-1', quick: true });
      run.mockRestore();
      return [failure, broken];
    };
    expect(came(new Mismatch('computed 3, printed 2'))).toEqual([
      'computed 3, printed 2',
      undefined,
    ]);
    expect(came(new RangeError('too far'))).toEqual(['the check broke: too far', true]);
  });
});

describe('a reference', () => {
  it('names the paper and the item, in words and in LaTeX', () => {
    const one = every.find((each) => nameOf(each) === 'siegel/theorem-5-5')!;
    const copies = itemCopies(one, 'https://example.org/#/papers/siegel/theorem-5-5', 'Seen.');
    const text = Object.fromEntries(copies.map((copy) => [copy.label, copy.text?.()]));
    expect(text['LaTeX']).toBe('\\cite[Theorem 5.5]{siegel}');
    expect(text['text']).toMatch(/^A\. N\. Siegel\. On the general .*, Theorem 5\.5\. Seen\.\n$/);
    expect(text['BibTeX']).toMatch(/^@incollection\{siegel,\n/);
    expect(text['URL']).toBe('https://example.org/#/papers/siegel/theorem-5-5');
  });
});

/** A worker in the hands of the test. */
class Hands {
  readonly begun: PaperJob[] = [];
  tested: (count: number) => void = () => {};
  settle: (report: JobReport) => void = () => {};
  fail: (error: Error) => void = () => {};

  readonly perform = (job: PaperJob, tested: (count: number) => void): RunningCheck => {
    this.begun.push(job);
    this.tested = tested;
    const settled = new Promise<JobReport>((resolve, reject) => {
      this.settle = resolve;
      this.fail = reject;
    });
    return { settled, end: () => this.fail(new Stopped('stopped')) };
  };
}

const job = (id: string): PaperJob => ({ paper: 'p', id, quick: true });
const stands = (cases: number): JobReport => ({ finding: { cases, summary: '' }, milliseconds: 5 });
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('several runs', () => {
  it('come one after the other, and are counted', async () => {
    const hands = new Hands();
    const runner = new Runs(hands.perform);
    runner.add([job('a'), job('b')]);
    expect(runner.of('p/a').value).toMatchObject({ state: 'running', tested: 0 });
    expect(runner.of('p/b').value).toMatchObject({ state: 'waiting' });
    hands.tested(7);
    expect(runner.of('p/a').value).toMatchObject({ state: 'running', tested: 7 });
    hands.settle(stands(3));
    await soon();
    expect(runner.of('p/a').value).toMatchObject({ state: 'stands', report: stands(3) });
    // Asked for while it runs, and twice.
    runner.add([job('b'), job('c'), job('c')].slice(0, 2));
    hands.settle({ failure: 'no', milliseconds: 1 });
    await soon();
    expect(runner.of('p/b').value).toMatchObject({ state: 'failed' });
    expect(hands.begun.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    hands.settle(stands(4));
    await soon();
    expect(runner.queue.value).toEqual({
      busy: false,
      total: 3,
      done: 3,
      stood: 2,
      failed: 1,
      cases: 7,
      milliseconds: 11,
      stopped: false,
    });
  });

  it('are all stopped together; what was found stays, and one can go on', async () => {
    const hands = new Hands();
    const runner = new Runs(hands.perform);
    runner.add([job('a'), job('b'), job('c')]);
    hands.settle(stands(1));
    await soon();
    runner.stop();
    await soon();
    expect(runner.queue.value).toMatchObject({ busy: false, stopped: true, done: 1 });
    expect(['p/a', 'p/b', 'p/c'].map((name) => runner.of(name).value?.state)).toEqual([
      'stands',
      undefined,
      undefined,
    ]);
    runner.add([job('b')]);
    expect(hands.begun.at(-1)?.id).toBe('b');
    hands.settle(stands(2));
    await soon();
    expect(runner.queue.value).toMatchObject({ total: 1, done: 1, cases: 2, stopped: false });
    // What was run before is no less true where it is run again and stopped.
    runner.add([job('b'), job('a'), job('c')]);
    runner.stop();
    await soon();
    expect(runner.of('p/b').value).toMatchObject({ state: 'stands', report: stands(2) });
    expect(runner.of('p/a').value).toMatchObject({ state: 'stands', report: stands(1) });
    expect(runner.of('p/c').value).toBeUndefined();
  });

  it('end with a worker that breaks, and say so of that item alone', async () => {
    const hands = new Hands();
    const runner = new Runs(hands.perform);
    runner.add([job('a'), job('b')]);
    hands.fail(new Error(''));
    await soon();
    expect(runner.of('p/a').value).toMatchObject({ state: 'broken', message: '' });
    expect(runner.of('p/b').value).toBeUndefined();
    expect(runner.queue.value.busy).toBe(false);
  });
});
