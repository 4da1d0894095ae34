// Graphs as text: isomorphic ones have one text and others another, whatever was typed; errors name
// the place; drawings keep what was given.
import { describe, expect, it } from 'vitest';
import { Left, Right } from '../../src/index.ts';
import { canonicalText } from '../../src/rulesets/graphs/canonical-text.ts';
import {
  BoardNotationError,
  drawBoard,
  type Graph,
  type GraphBoards,
  parseGraph,
  readBoard,
  rulesets,
} from '../../src/rulesets/index.ts';
import { graphText, leastNumbering, plainGraphs } from './small-graphs.ts';

const any: GraphBoards = {
  marks: { '': 'nothing', L: 'of Left', R: 'of Right' },
  colours: ['', 'L', 'R', 'E'],
  direction: 'both',
};
const many: GraphBoards = { ...any, ground: true, multigraph: true, direction: 'none' };
const text = (typed: string, boards = any): string => canonicalText(parseGraph(typed, boards));

describe('the text of a graph', () => {
  it.each([
    ['graphs', 5, [''], ['-']],
    ['digraphs', 4, [''], ['-', '>', '<']],
    ['graphs with marks', 4, ['', 'L', 'R'], ['-']],
    ['graphs with owned edges', 4, [''], ['-', '-L-', '-E-']],
    ['digraphs with marks', 3, ['', 'L'], ['-', '>', '<', '-R-']],
  ] as const)('tells small %s apart, and nothing else', (_, size, marks, signs) => {
    const byText = new Map<string, string>();
    const byNumbering = new Map<string, string>();
    for (const graph of plainGraphs(size, marks, signs)) {
      const [written, least] = [text(graphText(graph)), leastNumbering(graph)];
      expect(byText.get(written) ?? least, written).toBe(least);
      expect(byNumbering.get(least) ?? written, least).toBe(written);
      byText.set(written, least);
      byNumbering.set(least, written);
    }
  });

  it('is read as the graph that it was written for', () => {
    for (const graph of plainGraphs(3, ['', 'L'], ['-', '>', '<', '-R-'])) {
      const written = text(graphText(graph));
      expect(text(written)).toBe(written);
    }
  });

  it('counts the 34 graphs on 5 vertices and the 218 digraphs on 4', () => {
    const count = (size: number, signs: readonly string[]): number =>
      new Set(plainGraphs(size, [''], signs).map((graph) => text(graphText(graph)))).size;
    expect([1, 2, 3, 4, 5].map((size) => count(size, ['-']))).toEqual([1, 2, 4, 11, 34]);
    expect(count(4, ['-', '>', '<'])).toBe(218);
  });

  it('walks along paths and around cycles', () => {
    expect(text('z-y, x-y, w-x')).toBe('a-b-c-d');
    expect(text('1--2; 2--3; 3--4; 4--1')).toBe('a-b-c-d-a');
    expect(text('b -> a')).toBe('a>b');
    expect(text('a<b')).toBe('a>b');
    expect(text('q:B, p')).toBe('a, b:L');
    expect(text('0')).toBe('0');
    expect(text('a>b, b>a')).toBe('a-b');
    expect(text('a<>b')).toBe('a-b');
  });

  it('puts the ground first and splits what stands on it', () => {
    expect(text('x-R-0, 0-L-y-E-z', many)).toBe('0-R-a, 0-L-b-E-c');
    expect(text('a-L-0, 0-L-a', many)).toBe('0-L-a-L-0');
    // An edge that returns to its vertex is as good as one that ends in the air.
    expect(text('0-E-a-L-a', many)).toBe(text('0-E-a-L-b', many));
  });
});

/** A graph under another numbering. */
function renumbered(edges: readonly (readonly [number, number])[], seed: number): string {
  const size = Math.max(...edges.flat()) + 1;
  const names = Array.from({ length: size }, (_, i) => i);
  let state = seed;
  for (let i = size - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = (state >>> 8) % (i + 1);
    [names[i], names[j]] = [names[j]!, names[i]!];
  }
  const written = edges.map(([v, w]) => `v${names[v]}-v${names[w]}`);
  return (seed % 2 === 0 ? written.reverse() : written).join(', ');
}

const range = (n: number): number[] => [...Array(n).keys()];
const joinedWhere = (size: number, joined: (v: number, w: number) => boolean) =>
  range(size).flatMap((v) => range(v).flatMap((w) => (joined(v, w) ? [[v, w] as const] : [])));
const paley = (q: number) => {
  const squares = new Set(range(q).map((x) => (x * x) % q));
  return joinedWhere(q, (v, w) => squares.has((v - w + q) % q));
};
/** Squares of a 4 × 4 torus, joined by some steps. */
const torus = (steps: readonly (readonly [number, number])[]) =>
  joinedWhere(16, (v, w) => {
    const [x, y] = [((v >> 2) - (w >> 2) + 4) % 4, ((v & 3) - (w & 3) + 4) % 4];
    return steps.some(([a, b]) => (a === x && b === y) || ((4 - a) % 4 === x && (4 - b) % 4 === y));
  });

const hard = {
  'the Petersen graph': joinedWhere(10, (v, w) => {
    const pairs = range(5).flatMap((a) => range(a).map((b) => [a, b]));
    return pairs[v]!.every((a) => !pairs[w]!.includes(a));
  }),
  'the graph of Paley on 13 vertices': paley(13),
  'the graph of Paley on 29 vertices': paley(29),
  'the graph of Shrikhande': torus([
    [0, 1],
    [1, 0],
    [1, 1],
  ]),
  'the 4 × 4 graph of rooks': torus([
    [0, 1],
    [0, 2],
    [1, 0],
    [2, 0],
  ]),
  'the cube of dimension 5': joinedWhere(32, (v, w) => {
    const difference = v ^ w;
    return (difference & (difference - 1)) === 0;
  }),
  'the complete graph on 30 vertices': joinedWhere(30, () => true),
  'the complete bipartite graph on 15 and 15': joinedWhere(30, (v, w) => v < 15 !== w < 15),
  'the 5 × 6 grid': joinedWhere(30, (v, w) => v - w === 6 || (v - w === 1 && v % 6 !== 0)),
  'the star with 29 leaves': joinedWhere(30, (_, w) => w === 0),
  'the cycle of 30': joinedWhere(30, (v, w) => v - w === 1 || v - w === 29),
  'six hexagons side by side': joinedWhere(
    36,
    (v, w) => Math.floor(v / 6) === Math.floor(w / 6) && (v - w === 1 || v - w === 5),
  ),
};

describe('graphs that look the same from many sides', () => {
  it.each(Object.entries(hard))('%s has one text', (_, edges) => {
    const texts = range(8).map((seed) => text(renumbered(edges, seed + 1)));
    expect(new Set(texts).size).toBe(1);
  });

  it('are told apart where counting neighbours does not do it', () => {
    const texts = [hard['the graph of Shrikhande'], hard['the 4 × 4 graph of rooks']].map((edges) =>
      text(renumbered(edges, 1)),
    );
    expect(texts[0]).not.toBe(texts[1]);
    expect(text('a-b-c-a, d-e-f-d')).not.toBe(text('a-b-c-d-e-f-a'));
  });
});

describe('reading graphs', () => {
  const bad: readonly [string, GraphBoards, RegExp, number][] = [
    ['', any, /there is no vertex; write chains of vertices as in a-b-c, b-d/, 1],
    ['a-', any, /a vertex is missing at character 3/, 3],
    ['a-,b', any, /"," is no vertex at character 3/, 3],
    ['a,,b', any, /"," is no vertex at character 3/, 3],
    ['a-B', any, /a vertex is missing at character 4/, 4],
    ['A-b', any, /"A" is no vertex at character 1/, 1],
    [
      'a-0',
      any,
      /0 is the graph without vertices, and no vertex at character 3.*; name it otherwise/,
      3,
    ],
    ['0-1-2', any, /and no vertex at character 1.*; name it otherwise.*0 is the ground/, 1],
    ['a-a', any, /^the vertex a is joined to itself at character 2/, 2],
    ['a:X-b', any, /"X" is no mark of a vertex here at character 3.*a:L \(of Left\)/, 3],
    ['a:L-b, a:R', any, /^the vertex a has two marks at character 10/, 10],
    ['a@1-b', any, /after @ come two numbers, as in a@2,1, at character 3/, 3],
    ['a@1,2-b, a@2,1', any, /^the vertex a is in two places at character 12/, 12],
    [
      'a@1,2000',
      any,
      /^the vertex a is too far away at character 3.*; coordinates go from -1000 to 1000$/,
      3,
    ],
    ['a-X-b', any, /"X" is no owner of an edge at character 2/, 2],
    ['a>b', many, /edges have no direction at character 2/, 2],
    ['a-b', { ...any, direction: 'arcs' }, /the edge has no direction at character 2/, 2],
    ['a>b, b>a', { ...any, direction: 'arcs' }, /joined twice at character 7/, 7],
    ['a-b', { ...any, colours: ['L', 'R'] }, /has no owner at character 2.*-L- \(Left's\)/, 2],
    ['a-L-b, b-R-a', any, /two vertices are joined twice at character 9/, 9],
    ['a:2', any, /"2" is no mark/, 3],
    ['a:1001', { ...any, counters: true }, /more than 1000 counters on a .*; leave some/, 3],
    ['a:L', { ...any, counters: true }, /"L" is no mark.*counters as a:3/, 3],
    [
      'a:L-b',
      { ...any, marks: { L: 'of Left', R: 'of Right' } },
      /^the vertex b has no owner at character 5/,
      5,
    ],
    ['a?b', any, /"\?" is no vertex at character 2/, 2],
    [
      'a-b c-d',
      any,
      /^between the vertices b and c is neither an edge nor a comma at character 5/,
      5,
    ],
    ['a:Lb', any, /^between the vertices a and b is neither an edge nor a comma at character 4/, 4],
    ['a@1,2b', any, /^between the vertices a and b is neither .* at character 6/, 6],
  ];
  it.each(bad)('%j is refused with the place and a cure', (typed, boards, message, column) => {
    let error: unknown;
    try {
      parseGraph(typed, boards);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(BoardNotationError);
    expect((error as BoardNotationError).message).toMatch(message);
    expect((error as BoardNotationError).column).toBe(column);
  });

  it('graphs too large to play are refused, and long rubbish at once', () => {
    const path = range(101).map((i) => `v${i}`);
    expect(() => parseGraph(path.join('-'), any)).toThrow(/more than 100 vertices.*; leave some/);
    const twice = joinedWhere(40, () => true).map(([v, w]) => `v${v}-v${w}`);
    expect(() => parseGraph(twice.join(), any)).toThrow(/more than 500 edges.*; leave some/);
    for (const rubbish of ['a', 'a-b ', 'a:', '@', '-', 'é', ' ', 'a@1,1-'])
      expect(() => parseGraph(rubbish.repeat(200_000 / rubbish.length), many)).not.toThrow(
        RangeError,
      );
  });
});

describe('drawings of graphs', () => {
  const drawn = (typed: string) =>
    drawBoard(readBoard(rulesets.get('graphcol')!.ruleset, [typed]))!;
  it('keep the coordinates that were given', () => {
    const { pieces } = drawn('a@0,0-b@3,1');
    expect(pieces.map(({ x, y, name }) => [name, x, y])).toEqual([
      ['a', 0, 0],
      ['b', 3, 1],
    ]);
  });

  it('put no vertex onto another or onto an edge, and join the middles of vertices', () => {
    const letters = [...'abcdefgh'];
    const typed = [
      ...Object.values(hard).map((edges) => renumbered(edges, 3)),
      ...plainGraphs(4, [''], ['-']).map((graph) => graphText(graph)),
      letters.join(),
    ];
    for (const one of typed) {
      const { pieces, lines, width, height } = drawn(one);
      for (const [i, a] of pieces.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.x + 1).toBeLessThanOrEqual(width + 0.01);
        expect(a.y + 1).toBeLessThanOrEqual(height + 0.01);
        for (const b of pieces.slice(0, i))
          expect(Math.hypot(a.x - b.x, a.y - b.y), one).toBeGreaterThan(0.7);
      }
      const ends = new Set(
        pieces.map(({ x, y }) => `${(x + 0.5).toFixed(2)} ${(y + 0.5).toFixed(2)}`),
      );
      for (const { from, to } of lines)
        for (const [x, y] of [from, to])
          expect(ends.has(`${x.toFixed(2)} ${y.toFixed(2)}`), one).toBe(true);
    }
  });

  it('draw edges between the same vertices beside each other, and none through a vertex', () => {
    const { lines } = drawBoard(
      readBoard(rulesets.get('graphhackenbush')!.ruleset, ['0-L-a-R-b-L-a, b-E-a']),
    )!;
    const middles = lines.flatMap(({ bends }) => bends ?? []).map(([x, y]) => `${x} ${y}`);
    // The one in the middle of three is straight.
    expect(new Set(middles).size).toBe(2);
    const row = drawBoard(
      readBoard(rulesets.get('graphhackenbush')!.ruleset, ['0-L-a-L-b-L-0, 0-L-c-L-b, a-L-c']),
    )!;
    expect(row.lines.find(({ name }) => name === 'a c')?.bends).toHaveLength(1);
    expect(row.lines.filter(({ bends }) => bends !== undefined)).toHaveLength(1);
  });

  it('draw paths straight and the same graph always the same', () => {
    const { pieces } = drawn('a-b-c-d-e');
    expect(new Set(pieces.map(({ y }) => y)).size).toBe(1);
    expect(drawn('a-b-c-a')).toEqual(drawn('a-b-c-a'));
  });
});

it('moves on graphs are known by what they are played on, and lead where the moves lead', () => {
  for (const { name, ruleset } of rulesets.values()) {
    if (ruleset.graphs === undefined) continue;
    for (const example of ruleset.examples) {
      const position = ruleset.parse(example);
      const { vertices, edges } = position as Graph;
      for (const side of [Left, Right]) {
        const plays = ruleset.plays!(position, side);
        expect(
          plays.map(({ to }) => ruleset.print(to)),
          name,
        ).toEqual([...ruleset.moves(position, side)].map((to) => ruleset.print(to)));
        for (const { on } of plays) {
          const things = 'vertex' in on ? vertices[on.vertex] : edges[on.edge];
          expect(things, name).toBeDefined();
        }
        expect(new Set(plays.map(({ on }) => JSON.stringify(on))).size).toBe(plays.length);
      }
    }
  }
});
