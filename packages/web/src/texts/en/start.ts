// The first minute.

import type { ComponentChildren } from 'preact';
import { rich, type Wrap } from '../rich.ts';

export const start = {
  heading: 'Misère games, with reasons',
  hello: (formula: Wrap, left: Wrap, right: Wrap, emphasis: Wrap) =>
    rich`A game is ${formula('{')}${left('Left’s options')} ${formula('|')} ${right('Right’s options')}${formula('}')}. In misère play, whoever cannot move has won. How far a game can be simplified depends on the company it keeps: its ${emphasis('universe')}.`,
  box: 'Type another game',
  tries: 'Games to try',
  try: {
    tombstone: 'a tombstone among dicots',
    zero: 'zero among dicots only',
    blocked: 'zero as soon as every end is blocked',
  },
  playFirst:
    'Rather play first? Lay vertical dominoes against the program: whoever cannot move wins.',
  play: 'Play misère Domineering',
  game: 'The game',
  corrects:
    'The page came with another answer, found when it was built. What stands here has been computed just now.',
  lean: (left: Wrap, right: Wrap) =>
    rich`${left('Left’s moves lean left, solid')}; ${right('Right’s lean right, dashed')}.`,
  all: 'All about this game',
  table: (term: Wrap) => rich`Its simplest form in each ${term('universe')}`,
  cameAbout: 'How it came about, among dicots',
  three: 'Three things to try',
  sheet: 'Open a worksheet',
  sheetSays: 'Questions and answers in one column. Change a number and run it again.',
  compare: 'Compare two games',
  compareSays: (first: ComponentChildren, second: ComponentChildren) =>
    rich`Is ${first} equal to ${second}? Among dicots yes, elsewhere a third game tells them apart.`,
  board: 'Draw a board',
  boardSays: 'Domineering, Clobber, Hackenbush: who wins, and what the position comes to.',
};
