// Words of the program: what it works on, and how.

import { type Term, treatedOn } from './term.ts';

export const PROGRAM: readonly Term[] = [
  ...treatedOn('own-ruleset', [
    [
      'ruleset',
      ['rules of a game'],
      'The rules of a game that people play: its positions, and the moves of Left and Right. Some are built in, and ruleset, strip and grid make more.',
    ],
    [
      'position',
      ['positions'],
      'What a ruleset is played on: a heap, a strip, a grid, or several of them. A board is a ruleset with a position.',
    ],
  ]),
  ...treatedOn('own-ruleset#components-and-sums', [
    [
      'component',
      ['components'],
      'A part of a board in which play does not touch the rest. A board is the sum of its components, and they are evaluated one by one.',
    ],
  ]),
  ...treatedOn('language#plots-and-periods', [
    [
      'periodic',
      ['preperiod', 'periodicity'],
      'A sequence that repeats from some element on. period(xs) says what is seen in the list that it is given, and proves nothing of what follows.',
    ],
  ]),
  ...treatedOn('certificates', [
    [
      'certificate',
      ['certificates'],
      'A proof of an order or equality as data, which a program that did not find it can check.',
    ],
  ]),
  ...treatedOn('taking-along', [
    [
      'worksheet',
      ['sheet', 'worksheets'],
      'A file of statements (.pvs), run from the top by `proviso run` or cell by cell on the page.',
    ],
  ]),
  ...treatedOn('cookbook#nothing-that-runs-for-ever', [
    [
      'budget',
      ['budgets'],
      'What a statement may use: forms, memory, time. Past it the statement fails, and nothing else is lost.',
    ],
  ]),
];
