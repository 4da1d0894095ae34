// The papers, item by item.

import type { ComponentChildren } from 'preact';
import { plural } from '../plural.ts';
import { rich } from '../rich.ts';

const form = plural('en');
const number = (count: number) => count.toLocaleString('en');
const items = (count: number) => form(count, { one: 'item', other: 'items' });
const checks = (count: number) => form(count, { one: 'check', other: 'checks' });
const cases = (count: number) => form(count, { one: 'case', other: 'cases' });

export const papers = {
  heading: 'Papers',
  intro:
    'The founding papers, item by item: what each item says, where its code is, and a check that runs here, in this page.',
  guide: 'The same in the guide',
  errata: 'Errata',
  find: 'Find',
  findHint: 'a number, a word, a file',
  paper: 'Paper',
  allPapers: 'all papers',
  show: 'Show',
  shows: {
    all: 'everything',
    runs: 'what can be run',
    erratum: 'errata',
    long: 'what takes long',
    exact: 'recomputed exactly',
    exhaustive: 'tested exhaustively',
    sampled: 'sampled',
    examples: 'shown by examples',
    definition: 'definitions',
    'not-runnable': 'not runnable',
    ran: 'what was run here',
    failed: 'what failed here',
  },
  count: (shown: number, runnable: number) =>
    `${number(shown)} ${items(shown)}, ${number(runnable)} with a check that runs`,
  none: 'No item is like that. Fewer words find more.',
  size: 'Games',
  sizes: { quick: 'some (quick)', full: 'all (thorough)' },
  runShown: (count: number) => `Run ${number(count)} ${checks(count)}`,
  runPaper: 'Run this paper',
  runPaperOf: (paper: string) => `Run the checks of ${paper}`,
  takeLong: (count: number) =>
    `${number(count)} of these ${form(count, { one: 'takes', other: 'take' })} long with all their games.`,
  stop: 'Stop',
  stopTitle: 'or press Escape',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} run`,
  ended: (stood: number, count: number, seconds: string) =>
    `Run here: ${number(stood)} ${checks(stood)} stood, ${number(count)} ${cases(count)}, ${seconds} s.`,
  endedFailed: (failed: number) => `${number(failed)} failed.`,
  endedStopped: 'Stopped.',
  run: 'Run',
  runAgain: 'Run again',
  runFull: 'Run thoroughly',
  runItem: (item: string, paper: string) => `Run ${item} of ${paper}`,
  standings: {
    exact: 'recomputed exactly',
    exhaustive: 'tested exhaustively',
    sampled: 'sampled',
    examples: 'shown by examples',
    definition: 'definition',
    'not-runnable': 'not runnable',
  },
  /** What a check of each kind amounts to. */
  amounts: {
    exact: 'What is printed is computed again and compared.',
    exhaustive: 'The statement is tested on every game up to a size.',
    sampled: 'The statement is tested on seeded random games, the same each time.',
    examples: 'The statement is shown on games picked by hand.',
    definition: 'There is nothing to check: the code below is the definition.',
    'not-runnable': 'No program checks it here.',
  },
  erratum: 'erratum',
  long: 'long',
  waiting: 'waits',
  running: (tested: number) => `running: ${number(tested)} tested so far`,
  stands: (count: number) => `stands: ${number(count)} ${cases(count)}, run here`,
  failed: 'failed here',
  broken: 'did not run',
  what: 'What the check amounts to',
  inTests:
    'It is among the tests of this version, with some of its games. It has not been run here.',
  result: 'Run here',
  found: (count: number, tried: number | undefined, seconds: string) =>
    tried === undefined
      ? `It stands in ${number(count)} ${cases(count)}: ${seconds} s`
      : `It stands in ${number(count)} ${cases(count)} to which it applies, of ${number(tried)} that were tried: ${seconds} s`,
  summary: 'The cases:',
  quickly: 'in the quick run',
  thoroughly: 'in the thorough run',
  ranBy: (release: string, engine: string) => `by Proviso ${release}, engine ${engine}`,
  mismatch: (seconds: string) => `Paper and program disagree, after ${seconds} s:`,
  noAnswer: (seconds: string) =>
    `The check came to no answer, after ${seconds} s, which says nothing about the paper:`,
  brokenSays: (message: string) =>
    message === ''
      ? 'The part of the page that runs the checks could not be loaded: is the connection gone?'
      : `The check broke down: ${message}`,
  takesLong: 'With all its games it takes from several seconds to a minute or more.',
  printed: 'Printed',
  computed: 'Computed',
  why: 'Why',
  reason: 'Why it does not run',
  code: 'Code',
  check: 'the check itself',
  command: 'On the command line',
  inGuide: 'In the guide, with tables and figures',
  address: 'Permanent address',
  cite: 'Cite',
  citeOf: (item: string) => `cite ${item}`,
  checkedAt: (version: string, address: string) => `As an item of Proviso ${version}: ${address}`,
  next: 'Next',
  previous: 'Previous',
  all: (paper: string) => `All of ${paper}`,
  way: 'Where this is',
  extent: (what: ComponentChildren) => rich`Here of it: ${what}`,
  noPaper: (name: ComponentChildren) => rich`There is no paper ${name} here.`,
  noItem: (name: ComponentChildren, paper: string) => rich`${paper} has no item ${name} here.`,
  keys: {
    title: 'Papers',
    find: 'to the box that finds items',
    walk: 'from item to item',
    run: 'run the item',
    step: 'to the next item, to the previous one',
  },
};
