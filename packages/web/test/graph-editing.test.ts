// Graphs that are drawn in the page: what editing does to them, how they are written and read back,
// what they are called, and where moves are played on them.

import {
  type Graph,
  type GraphBoards,
  graphLayout,
  parseGraph,
  rulesets,
} from '@proviso/engine/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DrawnGraph,
  distance,
  freeSpot,
  GROUND,
  joinedTo,
  placedGraph,
} from '../src/board/graphs/drawn-graph.ts';
import { edgeLines } from '../src/board/graphs/edge-lines.ts';
import {
  edgeKinds,
  freshName,
  joinedOrParted,
  nextKind,
  nextMark,
  recoloured,
  withMark,
  withoutThing,
  withPlace,
  withVertex,
  withVertexBeside,
} from '../src/board/graphs/graph-edits.ts';
import { frameOf, groundOf, within } from '../src/board/graphs/graph-frame.ts';
import { edgeAfter, endTowards, vertexTowards } from '../src/board/graphs/graph-keys.ts';
import { graphAfter, playsOn } from '../src/board/graphs/graph-plays.ts';
import { SHAPE_NAMES, shapeNamed } from '../src/board/graphs/graph-shapes.ts';
import { graphText } from '../src/board/graphs/graph-text.ts';
import { spokenThing } from '../src/board/graphs/spoken-graph.ts';
import { changed, historyOf, redone, turnedTo, undone } from '../src/board/graphs/undo-history.ts';
import type { BoardHead } from '../src/protocol/answers.ts';
import type { StudyPart } from '../src/protocol/worker-api.ts';
import { readGraph, rulesetList, studyBoard } from '../src/worker/study-board.ts';

const coloured: GraphBoards = {
  marks: { '': 'not coloured', L: 'blue', R: 'red' },
  colours: [''],
  direction: 'none',
};
const cut: GraphBoards = {
  marks: { '': '' },
  colours: ['L', 'R', 'E'],
  direction: 'none',
  ground: true,
  multigraph: true,
};
const arcs: GraphBoards = { marks: { L: 'blue', R: 'red' }, colours: [''], direction: 'both' };
const counted: GraphBoards = { marks: {}, colours: [''], direction: 'arcs', counters: true };

const none: DrawnGraph = { vertices: [], edges: [] };
const readingOf = (text: string, boards: GraphBoards) => {
  const graph = parseGraph(text, boards);
  return { graph, spots: graphLayout(graph) };
};
const drawn = (text: string, boards: GraphBoards) => placedGraph(readingOf(text, boards));
const plain = (graph: DrawnGraph) => graphText(graph, 'without places');

describe('drawing by hand', () => {
  it('adds vertices under fresh names, with the mark that comes first', () => {
    let graph = withVertex(none, coloured, [1.234, 2]);
    graph = withVertex(graph, coloured, [3, 2]);
    expect(graph.vertices).toEqual([
      { name: 'a', mark: '', at: [1.2, 2] },
      { name: 'b', mark: '', at: [3, 2] },
    ]);
    expect(freshName(withoutThing(graph, { kind: 'vertex', name: 'a' }))).toBe('a');
    expect(withVertex(none, arcs, [0, 0]).vertices[0]!.mark).toBe('L');
    expect(withVertex(none, counted, [0, 0]).vertices[0]!.mark).toBe('1');
  });

  it('never runs out of names', () => {
    let graph = none;
    for (let i = 0; i < 60; i++) graph = withVertex(graph, coloured, [i, 0]);
    const names = graph.vertices.map(({ name }) => name);
    expect(new Set(names).size).toBe(60);
    expect(names.slice(24, 28)).toEqual(['y', 'z', 'a2', 'b2']);
  });

  it('joins two vertices and parts them again', () => {
    const graph = drawn('a, b, c', coloured);
    const joined = joinedOrParted(graph, coloured, 'a', 'c');
    expect(plain(joined)).toBe('a-c, b');
    expect(joinedOrParted(joined, coloured, 'c', 'a')).toEqual(graph);
    expect(joinedOrParted(graph, coloured, 'a', 'a')).toBe(graph);
  });

  it('joins once more where several edges are allowed, and takes one of them away', () => {
    const once = drawn('0-L-a', cut);
    const twice = joinedOrParted(once, cut, 'a', GROUND);
    expect(twice.edges).toHaveLength(2);
    expect(withoutThing(twice, { kind: 'edge', index: 0 }).edges).toHaveLength(1);
  });

  it('draws arcs from the first vertex to the second', () => {
    const graph = joinedOrParted(drawn('a:1, b:1', counted), counted, 'b', 'a');
    expect(plain(graph)).toBe('a:1<b:1');
    expect(plain(joinedOrParted(graph, counted, 'a', 'b'))).toBe('a:1, b:1');
  });

  it('removes a vertex with its edges, and leaves the others as they were', () => {
    const graph = drawn('a-b-c-a, c-d', coloured);
    const rest = withoutThing(graph, { kind: 'vertex', name: 'c' });
    expect(plain(rest)).toBe('a-b, d');
    expect(rest.vertices).toEqual(graph.vertices.filter(({ name }) => name !== 'c'));
  });

  it('moves one vertex and no other', () => {
    const graph = drawn('a-b', coloured);
    const moved = withPlace(graph, 'b', [5.06, -1]);
    expect(moved.vertices[1]!.at).toEqual([5.1, -1]);
    expect(moved.vertices[0]).toEqual(graph.vertices[0]);
    expect(moved.edges).toEqual(graph.edges);
  });

  it('comes back to the same mark and the same edge after going through all', () => {
    for (const boards of [coloured, arcs]) {
      const marks = Object.keys(boards.marks);
      for (const mark of marks) expect(marks.reduce((at) => nextMark(boards, at), mark)).toBe(mark);
    }
    expect([1, 2, 3, 4, 5, 6].reduce((at) => nextMark(counted, at), '2')).toBe('2');
    for (const [boards, count] of [
      [coloured, 1],
      [counted, 2],
      [arcs, 3],
      [cut, 3],
    ] as const) {
      const edge = {
        from: 'b',
        to: 'a',
        arc: boards.direction === 'arcs',
        colour: boards.colours[0]!,
      };
      const kinds = edgeKinds(boards, edge);
      expect(kinds).toHaveLength(count);
      let at = nextKind(boards, kinds[0]!);
      for (let i = 1; i < count; i++) at = nextKind(boards, at);
      expect(at).toEqual(kinds[0]);
    }
  });

  it('changes the colour of what is pressed again', () => {
    const graph = drawn('a-b', coloured);
    const blue = recoloured(graph, coloured, { kind: 'vertex', name: 'a' });
    expect(plain(blue)).toBe('a:L-b');
    expect(plain(recoloured(drawn('0-L-a', cut), cut, { kind: 'edge', index: 0 }))).toBe('0-R-a');
  });

  it('puts a new vertex where no other is', () => {
    let graph = none;
    for (let i = 0; i < 12; i++) graph = withVertexBeside(graph, coloured, [0, 0]);
    for (const [i, { at }] of graph.vertices.entries()) {
      for (const other of graph.vertices.slice(i + 1)) {
        expect(distance(at, other.at)).toBeGreaterThanOrEqual(1);
      }
    }
    expect(freeSpot([], [2, 3])).toEqual([2, 3]);
  });
});

/** Graphs of a ruleset, drawn somewhere. */
function graphs(boards: GraphBoards): fc.Arbitrary<DrawnGraph> {
  const spot = fc.integer({ min: -30, max: 60 }).map((x) => x / 10);
  const vertex = fc.tuple(fc.nat(), fc.tuple(spot, spot));
  const joins = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 10 });
  return fc.tuple(fc.array(vertex, { maxLength: 7 }), joins).map(([vertices, pairs]) => {
    let graph = none;
    for (const [mark, at] of vertices) {
      graph = withVertex(graph, boards, at);
      const marks = boards.counters ? ['0', '1', '2', '7'] : Object.keys(boards.marks);
      graph = withMark(graph, graph.vertices.at(-1)!.name, marks[mark % marks.length]!);
    }
    const ends = [...graph.vertices.map(({ name }) => name), ...(boards.ground ? [GROUND] : [])];
    for (const [from, to, kind] of ends.length > 0 ? pairs : []) {
      const before = graph.edges.length;
      graph = joinedOrParted(graph, boards, ends[from % ends.length]!, ends[to % ends.length]!);
      for (let i = 0; graph.edges.length > before && i < kind % 5; i++) {
        graph = recoloured(graph, boards, { kind: 'edge', index: before });
      }
    }
    return graph;
  });
}

/** A graph without what depends on the order in which it was written. */
const sorted = ({ vertices, edges }: DrawnGraph) => ({
  vertices: vertices.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  edges: edges
    .map(({ from, to, ...rest }) =>
      rest.arc || from < to ? { from, to, ...rest } : { from: to, to: from, ...rest },
    )
    .map((edge) => JSON.stringify([edge.from, edge.to, edge.arc, edge.colour]))
    .sort(),
});

describe('the text of a drawn graph', () => {
  it.each([
    ['coloured vertices', coloured],
    ['edges on the ground, several between two', cut],
    ['arcs and edges', arcs],
    ['arcs and counters', counted],
  ] as const)('is read back as the same, in the same place: %s', (_, boards) => {
    fc.assert(
      fc.property(graphs(boards), (graph) => {
        const there = placedGraph(readingOf(graphText(graph, 'with places'), boards));
        expect(sorted(there)).toEqual(sorted(graph));
        // What is typed keeps the places that are known.
        const typed = placedGraph(readingOf(plain(graph), boards), graph);
        expect(sorted(typed)).toEqual(sorted(graph));
      }),
    );
  });

  it('walks along edges, as a person would write it', () => {
    expect(plain(drawn('a-b-c-a, c-d, e', coloured))).toBe('a-b-c-a, c-d, e');
    expect(plain(none)).toBe('0');
  });
});

describe('what is typed', () => {
  it('keeps what was drawn where it is, and puts what is new beside what it is joined to', () => {
    const before = drawn('a@0,0-b@4,1', coloured);
    const after = placedGraph(readingOf('a-b-c:L, b-d', coloured), before);
    expect(after.vertices.slice(0, 2).map(({ at }) => at)).toEqual([
      [0, 0],
      [4, 1],
    ]);
    for (const name of ['c', 'd']) {
      const { at } = after.vertices.find((one) => one.name === name)!;
      expect(distance(at, [4, 1])).toBeLessThan(2);
      expect(distance(at, [4, 1])).toBeGreaterThanOrEqual(1);
    }
  });

  it('moves a vertex where it says so', () => {
    const after = placedGraph(readingOf('a-b@2,5', coloured), drawn('a@0,0-b@4,1', coloured));
    expect(after.vertices.map(({ at }) => at)).toEqual([
      [0, 0],
      [2, 5],
    ]);
  });
});

describe('shapes to start from', () => {
  it('have as many vertices and edges as they should', () => {
    const sizes = SHAPE_NAMES.map((name) => {
      const { vertices, edges } = shapeNamed(name, coloured);
      return [name, vertices.length, edges.length];
    });
    expect(sizes).toEqual([
      ['Path', 5, 4],
      ['Cycle', 5, 5],
      ['Star', 6, 5],
      ['Grid', 9, 12],
      ['Petersen', 10, 15],
    ]);
  });

  it('are what they are called', () => {
    const degrees = (name: (typeof SHAPE_NAMES)[number]) => {
      const graph = shapeNamed(name, coloured);
      return graph.vertices.map((vertex) => joinedTo(graph, vertex.name).length);
    };
    expect(degrees('Petersen')).toEqual(Array(10).fill(3));
    expect(degrees('Star')).toEqual([5, 1, 1, 1, 1, 1]);
    // The Petersen graph has no cycle of fewer than five edges.
    const petersen = shapeNamed('Petersen', coloured);
    for (const { name } of petersen.vertices) {
      const beside = joinedTo(petersen, name);
      const around = beside.flatMap((next) =>
        joinedTo(petersen, next).filter((far) => far !== name),
      );
      expect(new Set(around).size).toBe(6);
      expect(around.filter((far) => beside.includes(far))).toEqual([]);
    }
  });

  it.each(rulesetList().flatMap(({ name, graphs }) => (graphs ? [{ name, graphs }] : [])))(
    'are boards of $name',
    ({ name, graphs }) => {
      const { ruleset } = rulesets.get(name)!;
      for (const shape of SHAPE_NAMES) {
        const graph = shapeNamed(shape, graphs);
        const read = ruleset.parse(graphText(graph, 'with places')) as Graph;
        expect(read.edges).toHaveLength(graph.edges.length);
        if (graphs.ground) expect(joinedTo(graph, GROUND)).not.toEqual([]);
      }
    },
  );
});

describe('what is read out', () => {
  it('of a vertex: its mark, and what it is joined to', () => {
    const graph = drawn('a-b:L-c, d', coloured);
    const spoken = (name: string) => spokenThing(graph, coloured, { kind: 'vertex', name });
    expect(spoken('b')).toBe('vertex b, blue, joined to a and c');
    expect(spoken('a')).toBe('vertex a, not coloured, joined to b');
    expect(spoken('d')).toBe('vertex d, not coloured, joined to nothing');
  });

  it('of a vertex that nobody marks: what it is joined to', () => {
    const joints = { ...cut, marks: { '': 'a joint' } };
    const graph = drawn('0-L-a-R-b', joints);
    expect(spokenThing(graph, joints, { kind: 'vertex', name: 'a' })).toBe(
      'vertex a, joined to the ground and b',
    );
  });

  it('of arcs: which way they lead', () => {
    const graph = drawn('a:L>b:R-c:L, d:L>b', arcs);
    expect(spokenThing(graph, arcs, { kind: 'vertex', name: 'b' })).toBe(
      'vertex b, red, joined to c, led to from a and d',
    );
    expect(spokenThing(graph, arcs, { kind: 'edge', index: 0 })).toBe('arc from a to b');
  });

  it('of an edge: its ends, and whose it is', () => {
    const graph = drawn('0-R-a-L-b', cut);
    expect(spokenThing(graph, cut, { kind: 'edge', index: 0 })).toBe(
      'edge between the ground and a, red, Right’s',
    );
    expect(spokenThing(graph, cut, { kind: 'vertex', name: GROUND })).toBe(
      'the ground, joined to a',
    );
  });
});

describe('undo and redo', () => {
  it('are turned to the nearest that is meant, there and back', () => {
    const five = changed(changed(changed(changed(historyOf(1), 2), 3), 1), 4);
    const is = (meant: number) => (step: number) => step === meant;
    expect(turnedTo(five, is(1))).toEqual(undone(five));
    expect(turnedTo(five, is(2))).toEqual(undone(undone(undone(five))));
    expect(turnedTo(undone(undone(five)), is(1))).toEqual(undone(five));
    expect(turnedTo(undone(undone(five)), is(4))).toEqual(five);
    expect(turnedTo(five, is(7))).toBeUndefined();
    // What is there already is not turned to.
    expect(turnedTo(five, is(4))).toBeUndefined();
  });

  it('go back and forth, and what is drawn anew forgets what was undone', () => {
    const three = changed(changed(historyOf(1), 2), 3);
    expect(undone(three).present).toBe(2);
    expect(undone(undone(undone(three))).present).toBe(1);
    expect(redone(undone(three))).toEqual(three);
    expect(redone(three)).toEqual(three);
    const other = changed(undone(three), 4);
    expect(redone(other).present).toBe(4);
    expect(undone(other).present).toBe(2);
  });
});

describe('the way by keys', () => {
  const graph = drawn('a@0,0-b@2,0-c@2,2-d@0,2-a', coloured);
  it.each([
    ['a', [1, 0], 'b'],
    ['b', [0, 1], 'c'],
    ['c', [-1, 0], 'd'],
    ['d', [0, -1], 'a'],
    ['a', [-1, 0], undefined],
  ] as const)('from %s towards %s leads to %s', (from, step, to) => {
    expect(vertexTowards(graph, from, step, false)).toBe(to);
  });

  it('leads down to the ground and up again', () => {
    expect(vertexTowards(graph, 'd', [0, 1], true)).toBe(GROUND);
    expect(vertexTowards(graph, GROUND, [0, -1], true)).toMatch(/[cd]/);
  });

  it('goes round the edges of a vertex, and from an edge to either end', () => {
    const first = edgeAfter(graph, { kind: 'vertex', name: 'a' })!;
    const second = edgeAfter(graph, { kind: 'edge', index: first })!;
    expect(new Set([first, second]).size).toBe(2);
    expect(edgeAfter(drawn('a', coloured), { kind: 'vertex', name: 'a' })).toBeUndefined();
    expect(endTowards(graph, 0, [1, 0])).toBe('b');
    expect(endTowards(graph, 0, [-1, 0])).toBe('a');
  });
});

describe('what is in sight', () => {
  it('holds all vertices, grows, and never shrinks by itself', () => {
    fc.assert(
      fc.property(graphs(coloured), graphs(coloured), fc.boolean(), (one, other, ground) => {
        const frame = frameOf(one, ground);
        const grown = frameOf(other, ground, frame);
        for (const { at } of one.vertices) expect(within(frame, at)).toEqual(at);
        for (const { at } of other.vertices) expect(within(grown, at)).toEqual(at);
        expect(grown.right - grown.left).toBeGreaterThanOrEqual(frame.right - frame.left);
        expect(frameOf(one, ground, grown)).toEqual(grown);
      }),
    );
  });

  it('has the ground below all vertices', () => {
    const graph = drawn('0-L-a-R-b', cut);
    const level = groundOf(frameOf(graph, true));
    for (const { at } of graph.vertices) expect(at[1]).toBeLessThan(level);
  });

  it('shows edges between the same vertices apart', () => {
    const graph = joinedOrParted(drawn('0-L-a-R-b', cut), cut, 'b', 'a');
    const [, one, other] = edgeLines(graph, 5);
    expect(distance(one!.middle, other!.middle)).toBeGreaterThan(0.4);
  });
});

describe('moves on the picture', () => {
  const study = (name: string, position: string): BoardHead => {
    const parts: StudyPart<BoardHead>[] = [];
    studyBoard(name, [position], (part) => parts.push(part));
    return parts.flatMap((part) => ('head' in part ? [part.head] : []))[0]!;
  };

  it('of Col are played on vertices that the rules leave, and move nothing', () => {
    const graph = placedGraph(readGraph('graphcol', ['a@1,1-b:L@3,1-c@5,1, d@1,3']));
    const { left, right } = study('graphcol', plain(graph));
    expect([...playsOn(graph, left).keys()]).toEqual(['vertex d']);
    expect([...playsOn(graph, right).keys()]).toEqual(['vertex a', 'vertex c', 'vertex d']);
    const after = graphAfter(graph, playsOn(graph, right).get('vertex c')!)!;
    expect(graphText(after, 'with places')).toBe('a@1,1-b:L@3,1-c:R@5,1, d@1,3');
  });

  it('of Hackenbush are played on edges, and what falls is gone', () => {
    const graph = placedGraph(readGraph('graphhackenbush', ['0-L-a@1,1-R-b@1,0, b-E-0']));
    const { left, right } = study('graphhackenbush', plain(graph));
    expect([...playsOn(graph, left).keys()]).toEqual(['edge 0', 'edge 2']);
    expect([...playsOn(graph, right).keys()]).toEqual(['edge 1', 'edge 2']);
    const cutRight = graphAfter(graph, playsOn(graph, right).get('edge 1')!)!;
    expect(graphText(cutRight, 'with places')).toBe('0-L-a@1,1, 0-E-b@1,0');
  });

  it('of edges that are alike are the same move', () => {
    const graph = joinedOrParted(drawn('a-L-b-R-c', cut), cut, 'a', 'b');
    const on = { edge: { from: 'b', to: 'a', arc: false, colour: 'L' } };
    const option = { position: '', outcome: 'N', on } as const;
    expect([...playsOn(graph, [option]).keys()]).toEqual(['edge 0', 'edge 2']);
  });
});
