// A match on a board: playing it and looking at it.

import type { ComponentChildren } from 'preact';
import { plural } from '../plural.ts';
import { rich, type Wrap } from '../rich.ts';

const form = plural('en');

export const match = {
  label: 'The match',
  takeBack: 'Take back',
  hint: 'Hint',
  newGame: 'New game',
  steps: {
    start: 'To the start',
    back: 'One move back',
    on: 'One move on',
    end: 'To the end',
  },
  reading: 'Reading the board …',
  choices: 'Moves to choose from',
  toWhere: (name: string) => `to ${name}`,
  movesPlayed: 'Moves played',
  triedInstead: 'Tried instead',
  nothingPlayed: 'Nothing was played yet.',
  move: (number: number, who: string, name: string) => `move ${number}, ${who}: ${name}`,
  squares: {
    label: 'The board. Arrow keys move, Enter chooses a square.',
    by: (sign: string, who: string) => `${sign} by ${who}`,
    chosen: 'chosen',
    canBeChosen: 'can be chosen',
  },
  heaps: {
    label: 'The heaps. Arrow keys move, Enter takes a counter with all above it.',
    none: 'No heap is left.',
    counter: (size: number, takes: number) => `heap of ${size}: take ${takes}`,
    many: (size: number) => `How many to take from the heap of ${size}`,
    take: 'Take',
  },
  graph: {
    label: (graph: string) => `The graph: ${graph}. Arrow keys go from move to move, Enter plays.`,
    canMove: (thing: string) => `${thing}; you can move here`,
  },
  says: {
    mended: (dropped: ComponentChildren) =>
      rich`Not all of the line in the address can be played: ${dropped}. What is left of it stands here.`,
    played: (strong: Wrap, move: string) => rich`The program played ${strong(move)}.`,
    playedBecause: (strong: Wrap, move: string, reason: ComponentChildren) =>
      rich`The program played ${strong(move)}: ${reason}.`,
    toMove: (who: string) => `${who} to move.`,
    programToMove: 'The program is to move.',
    yourMove: (who: string) => `Your move, ${who}.`,
    whatEachDid: 'What each move did',
    guess: 'Let it guess',
    programMoves: 'Let the program move',
  },
  howTo: {
    misere: 'In misère play whoever cannot move wins.',
    normal: 'In normal play whoever cannot move loses.',
    sum: 'Move on one of the boards: press its squares, counters, vertices or edges.',
    squares: 'Choose a move from the list.',
    heap: 'Press a counter to take it with all above it.',
    graph: 'Press the vertex or the edge of your move.',
    named: 'Choose where to move from the list.',
    square: 'Press a square to move.',
    piece: 'Press a piece and then where it goes, or drag it there.',
    upright: (who: string) => `Press two squares, or drag: ${who}’s dominoes stand upright.`,
    flat: (who: string) => `Press two squares, or drag: ${who}’s dominoes lie flat.`,
    several: 'Press the squares that your move changes, one after the other.',
  },
  setup: {
    label: 'Who plays',
    board: 'Board',
    thisBoard: 'this board',
    squares: (count: number) => `${count} squares`,
    opponent: 'Opponent',
    opponents: {
      perfect: 'perfect',
      fallible: 'errs now and then',
      none: 'none: two people, one screen',
    },
    you: 'You are',
    yous: { left: 'Left, blue', right: 'Right, red' },
    first: 'First to move',
    convention: 'Who cannot move',
    conventions: { misere: 'wins (misère play)', normal: 'loses (normal play)' },
  },
  unknown: {
    says: (count: number, words: string, known: string) =>
      `The address tells how a match is played in words between dots, and ${words} ${form(count, { one: 'is', other: 'are' })} none of them. The words are ${known}.`,
    word: (word: string) => `“${word}”`,
    playAs: (setup: ComponentChildren) => rich`Play it as ${setup}`,
  },
  verdict: {
    show: 'Show who wins',
    wins: (who: string, count: number, all: number) =>
      `${who}, to move, wins by ${count} of ${all} ${form(all, { one: 'move', other: 'moves' })}`,
    onlyLoses: (who: string) => `${who}, to move, loses: the only move loses.`,
    allLose: (who: string, all: number) => `${who}, to move, loses: all ${all} moves lose.`,
    undecided: (losing: number, all: number) =>
      `Who wins could not be decided in time: ${losing} of ${all} moves lose`,
    rest: (count: number) => `; ${count} could not be decided in time`,
    marks: '✓ this move wins, ✗ this move loses.',
    wideMarks: '✓ some move here wins, ✗ every move here loses.',
  },
  best: {
    label: 'Best play from here',
    title: 'Best play',
    how: ': the winner plays winning moves, the loser those hardest to answer.',
    moves: 'Moves of best play',
    move: (number: number, who: string, name: string) => `best move ${number}, ${who}: ${name}`,
    none: 'None is known: the board is too large to be solved in time.',
    thenWon: (who: string) => `Then ${who} has won.`,
    wins: (who: string) => `${who} wins.`,
    andSoOn: (who: string) => `And so on: ${who} wins.`,
  },
};
