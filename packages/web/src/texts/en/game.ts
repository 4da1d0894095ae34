// A game, and a game beside another.

import type { ComponentChildren } from 'preact';
import { rich } from '../rich.ts';

export const game = {
  build: {
    fromZero: 'Start from 0',
    tooLarge: 'This game is too large to be built by hand.',
    later: 'It appears as soon as the game above can be read.',
    theGame: 'the game',
    option: {
      left: (text: string) => `left option ${text}`,
      right: (text: string) => `right option ${text}`,
    },
    inside: (option: string, parent: string) => `${option} of ${parent}`,
    to: { left: 'Left to', right: 'Right to' },
    add: {
      left: (where: string) => `Add a Left option to ${where}`,
      right: (where: string) => `Add a Right option to ${where}`,
    },
    stone: {
      left: (where: string) => `Left tombstone on ${where}`,
      right: (where: string) => `Right tombstone on ${where}`,
    },
    remove: (where: string) => `Remove ${where}`,
  },
  compare: {
    second: 'Compare with a second game H',
    relations: 'G and H modulo each universe',
    modulo: (universe: ComponentChildren) => rich`mod ${universe}`,
    words: {
      '>': (universe: ComponentChildren) => rich`G > H: G is better for Left modulo ${universe}.`,
      '<': (universe: ComponentChildren) => rich`G < H: G is better for Right modulo ${universe}.`,
      '=': (universe: ComponentChildren) => rich`G = H: equal in every sum modulo ${universe}.`,
      '||': (universe: ComponentChildren) => rich`G ∥ H: incomparable modulo ${universe}.`,
    },
    toldApart: (x: ComponentChildren, withG: ComponentChildren, withH: ComponentChildren) =>
      rich`They are told apart by X = ${x}: G + X is ${withG}, H + X is ${withH}.`,
    copy: 'Copy reasons',
    certificates: ['certificate G ≥ H', 'certificate H ≥ G'] as readonly [string, string],
  },
  play: {
    summary: (sum: string) => `Play ${sum} + X against the program`,
    sum: 'the sum',
    you: 'you are',
    first: 'first to move',
    start: 'Start',
    again: 'Start again',
    later: (sum: string, you: string) =>
      `These choices count when you start again. In this play of ${sum} + X you are ${you}.`,
    moved: (who: string, where: string, to: string) => `${who} moves in ${where} to ${to}.`,
    yourMove: (who: string) => `Your move, ${who}:`,
    showWins: 'show which moves win',
    noneWins: ' None of them wins.',
    move: (place: string, to: string, g: string, x: string) =>
      `move in ${place} to ${to}: the sum becomes ${g} plus ${x}`,
    needNot: {
      you: (mover: string) => `You win: ${mover} is to move and need not.`,
      program: (mover: string) => `The program wins: ${mover} is to move and need not.`,
    },
    cannot: {
      you: (mover: string) => `You win: ${mover} is to move and cannot.`,
      program: (mover: string) => `The program wins: ${mover} is to move and cannot.`,
    },
  },
  heading: 'Game',
  box: 'A game G: type it, or any expression whose value is one',
  byHand: 'Build it by hand',
  inEach: 'In each universe',
  nothingKnown: 'Nothing is known of it yet.',
  reduced: (universe: ComponentChildren) => rich`How it is reduced modulo ${universe}`,
  beside: 'Beside another game',
  passing: 'if Right may pass',
  rank: 'rank',
  edges: 'edges of the tree',
  subpositions: 'subpositions',
  copy: 'Copy game',
  pictures: 'Kind of picture',
  tree: 'Tree',
  shared: 'Shared subpositions',
  sharedSays: 'every distinct subposition once',
};
