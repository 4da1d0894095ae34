// What is published about the games on graphs, and where they are games that we have elsewhere.
import { describe, expect, it } from 'vitest';
import { Arena, type FormId, formToText, Normal, rank } from '../../src/index.ts';
import {
  boardForm,
  boardOutcome,
  boardSimplestForm,
  digraphPlacement,
  rulesets,
} from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { type G, sum } from '../oracle/game.ts';
import { canonical, normalGeq } from '../oracle/normal.ts';
import { read } from '../oracle/notation.ts';
import { graphPositions } from './graph-positions.ts';
import { graphText, lists, type Plain, pairOf, plainGraphs } from './small-graphs.ts';
import { smallPositions } from './small-positions.ts';

const arena = new Arena();
const board = (name: string, ...call: (string | number)[]) => rulesets.get(name)!.board(...call);
const form = (name: string, ...call: (string | number)[]): FormId =>
  boardForm(arena, board(name, ...call));
const range = (n: number): number[] => [...Array(n).keys()];
const path = (n: number, sign = '-'): string =>
  range(n)
    .map((i) => `v${i}`)
    .join(sign);

/** The squares of a board as vertices, with one sign down and one across. */
function gridText(rows: number, columns: number, down: string, across: string): string {
  const squares = range(rows).flatMap((r) => range(columns).map((c) => [r, c] as const));
  const edges = squares.flatMap(([r, c]) => [
    ...(r + 1 < rows ? [`s${r}_${c}${down}s${r + 1}_${c}`] : []),
    ...(c + 1 < columns ? [`s${r}_${c}${across}s${r}_${c + 1}`] : []),
  ]);
  return [...squares.map(([r, c]) => `s${r}_${c}`), ...edges].join(', ');
}

describe('Col and Snort', () => {
  it.each(['col', 'snort'])('%s on a board is the game on its graph', (name) => {
    for (const [rows, columns] of [
      [1, 5],
      [2, 3],
      [2, 4],
      [3, 3],
    ] as const)
      expect(form(`graph${name}`, gridText(rows, columns, '-', '-'))).toBe(
        form(name, rows, columns),
      );
  });

  it('Col is a number, or a number and a star (Berlekamp–Conway–Guy, chapter 2), on all small graphs', () => {
    const isNumber = (g: G): boolean =>
      g.left.every((l) => g.right.every((r) => !normalGeq(l, r))) &&
      [...g.left, ...g.right].every(isNumber);
    for (const { text } of graphPositions['graphcol']!) {
      const g = fromEngine(arena, boardSimplestForm(arena, board('graphcol', text), Normal));
      expect(isNumber(g) || isNumber(canonical(sum(g, read('*')))), text).toBe(true);
    }
  });
});

describe('values that CGSuite tests itself against', () => {
  // There a vertex has the mark of a player beside whose vertex it is.
  const beside = (vertices: string): string => {
    const marked = [...vertices].flatMap((mark, i) =>
      mark === '.' ? [] : [`v${i}-m${i}:${mark}`],
    );
    return [path(vertices.length), ...marked].join(', ');
  };
  it.each([
    ['graphcol', beside('R.R.L.R.R.'), '7/8'],
    ['graphsnort', beside('L...L'), '{4|0,{1|-1}}'],
    ['graphsnort', 'a-b-c-d, c-e', '{{3|2}|{-2|-3}}'],
  ])('%s(%j)', (name, text, value) => {
    const expected = value.replace('7/8', '{{{0|1}|1}|1}');
    const found = boardSimplestForm(arena, board(name, text), Normal);
    expect(fromEngine(arena, found)).toBe(canonical(read(expected)));
  });
});

describe('Digraph Placement', () => {
  it('has the 22 values born by day 2 on at most 4 vertices and not on 3 (Clow–Davies–McKay)', () => {
    const values = new Set<FormId>();
    const reached = [1, 2, 3, 4].map((size) => {
      for (const position of digraphPlacement.sizes!.positions(size)) {
        const value = boardSimplestForm(
          arena,
          { ruleset: digraphPlacement as never, position },
          Normal,
        );
        if (rank(arena, value) <= 2) values.add(value);
      }
      return values.size;
    });
    // Without a vertex there is 0, which * + * has too.
    expect(reached[2]).toBeLessThan(22);
    expect(reached[3]).toBe(22);
  });
});

describe('Arc Kayles', () => {
  it("is Dawson's Kayles on paths, and a path of two vertices fewer after a move on a cycle", () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      expect(form('arckayles', path(n))).toBe(form('octal', '0.07', n));
      if (n < 3) continue;
      const option = form('arckayles', path(n - 2));
      expect(form('arckayles', `${path(n)}-v0`)).toBe(arena.intern([option], [option]));
    }
  });

  it('is Weighted Arc Kayles with a counter everywhere (Dailly–Gledel–Heinrich)', () => {
    for (const { text } of graphPositions['arckayles']!)
      expect(form('weightedarckayles', text)).toBe(form('arckayles', text));
  });

  it('with edges of Left down and of Right across is Domineering (Yoshiwatari et al.)', () => {
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [3, 3],
      [2, 4],
    ] as const)
      expect(form('partizanarckayles', gridText(rows, columns, '-L-', '-R-'))).toBe(
        form('domineering', rows, columns),
      );
  });

  it('with edges of either player is Arc Kayles', () => {
    for (const { text } of graphPositions['arckayles']!)
      expect(form('partizanarckayles', text.replaceAll('-', '-E-'))).toBe(form('arckayles', text));
  });
});

describe('Hackenbush on graphs', () => {
  it('is Hackenbush on trees where the graph is one', () => {
    for (const { text } of smallPositions['hackenbush']!)
      expect(form('graphhackenbush', text), text).toBe(form('hackenbush', text));
  });

  it('in green, a cycle through the ground is worth the parity of its edges (Berlekamp–Conway–Guy, chapter 7)', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const cycle = n === 1 ? '0-E-0' : `0-E-${path(n - 1, '-E-')}-E-0`;
      const value = boardSimplestForm(arena, board('graphhackenbush', cycle), Normal);
      expect(formToText(arena, value)).toBe(n % 2 === 0 ? '0' : '*');
    }
  });

  it('in green, the vertices of a cycle can be fused in normal play (there, the Fusion Principle)', () => {
    const triangle = board('graphhackenbush', '0-E-a-E-b-E-c-E-a');
    const fused = board('graphhackenbush', '0-E-a-E-b, a-E-c, a-E-d');
    expect(boardSimplestForm(arena, triangle, Normal)).toBe(
      boardSimplestForm(arena, fused, Normal),
    );
  });

  it('is refused where something hangs in the air', () => {
    expect(() => board('graphhackenbush', '0-L-a, b-R-c')).toThrow(
      /^the vertex b is not joined to the ground at character 8.*leads down to 0/,
    );
  });
});

describe('Timber', () => {
  const edgesOf = ({ signs }: Plain) =>
    signs.flatMap((sign, i) => (sign === '' ? [] : [pairOf(i)]));
  const isConnected = (graph: Plain): boolean => {
    const joined = new Set([0]);
    for (const _ of graph.marks)
      for (const [v, w] of edgesOf(graph)) if (joined.has(v) || joined.has(w)) joined.add(v).add(w);
    return joined.size === graph.marks.length;
  };
  const isP = (text: string): boolean =>
    boardOutcome(arena, board('timber', text), 'normal') === 'P';

  it('is won by the first player on connected graphs with a cycle, and on a tree with an odd number of edges (Furtado et al.)', () => {
    let seen = 0;
    for (const graph of [3, 4].flatMap((size) => plainGraphs(size, [''], ['>', '<']))) {
      const count = edgesOf(graph).length;
      if (!isConnected(graph) || (count < graph.marks.length && count % 2 === 0)) continue;
      seen++;
      expect(isP(graphText(graph)), graphText(graph)).toBe(false);
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('has, on paths, as many lost positions as there are Catalan numbers (Nowakowski et al.)', () => {
    const lost = (edges: number): number =>
      lists(['>', '<'], edges).filter((signs) =>
        isP(`v0${signs.map((sign, i) => `${sign}v${i + 1}`).join('')}`),
      ).length;
    expect([2, 4, 6, 8].map(lost)).toEqual([1, 2, 5, 14]);
  });
});
