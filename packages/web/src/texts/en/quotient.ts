// A quotient: of heaps, or of games.

import type { ComponentChildren } from 'preact';
import { plural } from '../plural.ts';
import { rich } from '../rich.ts';

const form = plural('en');
const number = (count: number) => count.toLocaleString('en');

export const quotient = {
  heading: 'Quotient',
  intro: 'All sums of some heaps or games, taken as the same when no such sum tells them apart.',
  what: 'the quotient of',
  box: 'A code (0.77), a code for each player (0.7 0.07), games (*2, {*|0}), or a ruleset',
  heaps: 'heaps up to',
  play: 'play',
  plays: { misere: 'misère', normal: 'normal' },
  tries: 'Try',
  heapOf: (heap: number, all: number) => `heap ${number(heap)} of ${number(all)}`,
  elements: (count: number) =>
    `${number(count)} ${form(count, { one: 'element', other: 'elements' })}`,
  infinite: (classes: number) =>
    classes === 1 ? 'infinite: the integers' : `infinite: integers in ${number(classes)} classes`,
  ofAll: (subject: ComponentChildren) => rich`of all heaps of ${subject}`,
  ofHeaps: (heaps: number, subject: ComponentChildren) =>
    rich`of the heaps up to ${number(heaps)} of ${subject}`,
  ofGames: (subject: ComponentChildren) => rich`of ${subject}`,
  reached: (heaps: number, wanted: number) =>
    `So far with heaps up to ${number(heaps)}; ${number(wanted)} were asked for.`,
  presentation: 'presentation',
  letters: 'letters',
  heap: (size: string) => `heap ${size}`,
  period: 'period of Φ',
  proved: (period: number, from: number) =>
    `${number(period)} from heap ${number(from)} on, proved for all heaps`,
  seen: (period: number, from: number, to: number) =>
    `${number(period)} from heap ${number(from)} on, seen to heap ${number(to)}; not proved beyond`,
  none: (to: number) => `none seen to heap ${number(to)}`,
  idempotents: 'idempotents',
  group: (group: ComponentChildren) => rich` with the group ${group}`,
  kernel: 'kernel',
  units: 'with an inverse',
  kind: 'kind',
  isGroup: 'it is a group',
  tame: (largest: number) =>
    largest === 0
      ? 'tame: nobody can move'
      : `tame: that of Nim with heaps up to ${number(largest)}`,
  partizan: 'partizan',
  impartial: 'impartial',
  portions: 'Outcomes of the elements',
  andMore: (count: number) => ` and ${number(count)} more`,
  phi: 'Φ: which element each heap is',
  phiGames: 'Which element each game is',
  phiHint: 'Press one to add it to the sum below.',
  addHeap: (size: string, element: string, outcome: string) =>
    `heap ${size} is ${element}, outcome ${outcome}; add it to the sum`,
  addGame: (name: string, element: string, outcome: string) =>
    `${name} is ${element}, outcome ${outcome}; add it to the sum`,
  periodHere: 'the first period',
  products: 'Products',
  productsHint: 'Point to a product, press it, or walk with the arrow keys.',
  productsOf: (subject: string) => `products of the elements of the quotient of ${subject}`,
  tooMany: (count: number) =>
    `${number(count)} elements have too many products to be shown; the certificate has them all.`,
  structure: 'Structure',
  pictures: {
    order: 'Order of the elements',
    semilattice: 'Idempotents and their groups',
    cayley: 'Cayley graph',
    weights: 'Outcomes over the weights',
  },
  noCayley: 'The Cayley graph is drawn of at most 64 elements and six letters.',
  sum: 'A sum, and who wins it',
  sumHeaps: 'heaps, such as 5 4 3',
  sumGames: 'games, such as * + *2',
  empty: 'Nothing yet: the empty sum.',
  clear: 'Clear',
  is: (sum: ComponentChildren, element: ComponentChildren) => rich`${sum} is ${element}`,
  playFirst: 'Play it, moving first',
  playSecond: 'Play it, moving second',
  tooLargeToPlay: (largest: number) => `On boards heaps are played up to ${number(largest)}.`,
  openGame: 'Open it as a game',
  noHeap: (text: string, largest: number) =>
    `“${text}” is no heap from 1 to ${number(largest)}; write sizes with blanks between them, such as 5 4 3.`,
  noHeapAtAll: (text: string) =>
    `“${text}” is no heap; write sizes with blanks between them, such as 5 4 3.`,
  noGame: (text: string) => `“${text}” is none of the games above; press one of them to add it.`,
  inWords: 'All of it in words',
  copy: 'Copy',
  certificate: 'Save the certificate',
  worksheet: 'Open in a worksheet',
  guide: 'What quotients are',
};
