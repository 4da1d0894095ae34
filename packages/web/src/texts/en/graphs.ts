// Graphs that are drawn and played on.

import { plural } from '../plural.ts';
import { rich, type Wrap } from '../rich.ts';

const form = plural('en');

export const graphs = {
  modesLabel: 'What a press does',
  modes: { draw: 'Draw', left: 'Left moves', right: 'Right moves' },
  hints: {
    draw: 'Press an empty place for a vertex. Press two vertices, or drag one onto the other, to join or part them; press one twice to change it; drag to move.',
    left: 'Press where Left moves; each place shows the misère outcome after it.',
    right: 'Press where Right moves; each place shows the misère outcome after it.',
  },
  cannotMove: (who: string) => `${who} cannot move there.`,
  movesUnknown: 'The moves are not known yet.',
  moved: (who: string, where: string, other: string) =>
    `${who} moved on ${where}; ${other} is to move.`,
  undone: 'Undone.',
  redone: 'Redone.',
  keys: (kbd: Wrap) =>
    rich`Arrows go from vertex to vertex, with Shift they move one. ${kbd('n')} adds a vertex, with Shift joined to this one. ${kbd('j')} on two vertices joins or parts them. ${kbd('c')} changes the colour, ${kbd('e')} goes to the edges of a vertex, Delete removes. Ctrl+Z and Ctrl+Y undo and redo; Enter plays where a player moves.`,
  shapesLabel: 'Shapes to start from',
  shapes: { Path: 'Path', Cycle: 'Cycle', Star: 'Star', Grid: 'Grid', Petersen: 'Petersen' },
  empty: 'Empty',
  lastGood: 'This is the last board that could be read. Draw to go on from it.',
  label: (graph: string) => `The graph: ${graph}`,
  canMoveHere: (thing: string, who: string, outcome: string) =>
    `${thing}; ${who} can move here, outcome ${outcome}`,
  winningMove: 'a winning move',
  change: (what: string) => `Change ${what}`,
  remove: (what: string) => `Remove ${what}`,
  theEdge: 'the edge',
  bothWays: 'both ways',
  fewer: 'fewer',
  more: 'more',
  vertexAdded: (name: string) => `Vertex ${name} added.`,
  vertexMoved: (name: string) => `Vertex ${name} moved.`,
  vertexRemoved: (name: string) => `Vertex ${name} removed.`,
  edgeRemoved: 'Edge removed.',
  joined: (from: string, to: string) => `Joined: ${from} and ${to}.`,
  parted: (from: string, to: string) => `Parted: ${from} and ${to}.`,
  pressAgain: ' Press it again to change it.',
  pressOther: ' Press another vertex to join or part them.',
  ground: 'the ground',
  owners: { L: 'blue, Left’s', R: 'red, Right’s', E: 'green, either player’s' },
  and: (most: string, last: string) => `${most} and ${last}`,
  counters: (count: number) => `${count} ${form(count, { one: 'counter', other: 'counters' })}`,
  joinedTo: (names: string) => `joined to ${names}`,
  leadsTo: (names: string) => `leads to ${names}`,
  ledToFrom: (names: string) => `led to from ${names}`,
  joinedToNothing: 'joined to nothing',
  vertex: (name: string) => `vertex ${name}`,
  arc: (from: string, to: string) => `arc from ${from} to ${to}`,
  edge: (from: string, to: string) => `edge between ${from} and ${to}`,
  size: (vertices: number, edges: number) =>
    `${vertices} ${form(vertices, { one: 'vertex', other: 'vertices' })}, ${edges} ${form(edges, { one: 'edge', other: 'edges' })}`,
};
