// A board, drawn and answered.

import type { ComponentChildren } from 'preact';
import { rich } from '../rich.ts';

export const board = {
  heading: 'Board',
  ruleset: 'Ruleset',
  choose: 'choose …',
  modes: 'Mode',
  mode: { edit: 'Edit', play: 'Play', analyse: 'Analyse' },
  code: 'Code',
  position: 'Position:',
  toTry: 'Boards to try',
  drawHint:
    'Press a square to change it, drag to paint; with a finger tap, or rest and then drag. Arrow keys and space do the same.',
  lastGood: 'This is the last board that could be read. Press a square to go on from it.',
  grid: 'The board. Arrow keys move, space changes a square.',
  square: (row: number, column: number, sign: string) => `row ${row}, column ${column}: ${sign}`,
  rows: 'Rows',
  columns: 'Columns',
  range: (most: number) => `1 to ${most}`,
  rangeWhole: (most: number) => `1 to ${most}, a whole number`,
  rangeNot: (most: number, typed: string) => `1 to ${most}, not ${typed}`,
  moves: 'Moves',
  movesNote: {
    misère:
      'Both players’ moves are shown, whoever moved last; the misère outcome tells who wins when Left moves first and when Right does.',
    normal:
      'Both players’ moves are shown, whoever moved last; the normal outcome tells who wins when Left moves first and when Right does.',
  },
  canMoveTo: (who: string) => `${who} can move to`,
  noMoves: (who: string) => `nothing: ${who}, to move, has won in misère play.`,
  moveTo: (who: string, to: string) => `${who} to ${to}`,
  movesTo: (who: string, to: string, outcome: string) =>
    `${who} moves to ${to}, outcome ${outcome}`,
  movesToNormal: (who: string, to: string, outcome: string) =>
    `${who} moves to ${to}, outcome ${outcome} in normal play`,
  winningMove: 'a winning move',
  more: (count: number) => `and ${count} more`,
  sensible: {
    modulo: 'Sensible moves modulo',
    none: '(not marked)',
    survive: (
      surviving: number,
      all: number,
      universe: ComponentChildren,
      form: ComponentChildren,
    ) =>
      rich`${surviving} of ${all} moves survive modulo ${universe}, as options of the simplest form ${form}.`,
    why: (move: string, fate: string) => `${move}: ${fate}. Why?`,
    fates: {
      survives: 'sensible',
      dominated: 'dominated',
      reversible: 'reversible',
      tombstone: 'reversible',
    },
  },
  namedPosition: 'position',
  openAsGame: 'Open as a game',
  copy: 'Copy board',
  components: (count: number) => `The sum of ${count} components`,
  comesTo: 'What it comes to',
  habitat: (universe: ComponentChildren, because: ComponentChildren) =>
    rich`Positions of these rules live in ${universe}: ${because}.`,
  /** What the page says of rules of one's own. */
  own: {
    title: 'Rules of your own',
    rules:
      'A player uses one of her rules wherever its pattern lies on the board. Left has the first rules, Right the second; `ruleset(left, right)` takes moves as functions instead.',
    byFunctions:
      'Each player moves to one of the positions that her function lists; the first is Left’s, the second Right’s.',
    notation: 'rows split by |, one character a square',
    definition: 'Definition',
  },
  sum: {
    title: 'A sum of boards',
    rules:
      'A move is a move on one of the boards, whichever the player likes; the others stay as they are.',
    notation: 'boards with + between them, each as its ruleset and its sizes or its position',
  },
};
