/**
 * Graphs as people type them: chains of vertices with signs between them, `a-b-c-a, c-d`. A vertex is
 * a name in small letters and digits, with its mark and its place in the drawing if need be:
 * `a:L@2,1`. An edge is `-`, an arc `>` or `<`, and an edge with an owner `-L-`. So that graphs can be
 * pasted, `--`, `->`, `<-` and semicolons are read too.
 */

import { BoardNotationError } from '../notation-error.ts';
import { type Edge, GROUND, type Graph, type GraphBoards, type Vertex } from './graph.ts';

/** Larger graphs are refused: nobody could play them through. */
const MAX_VERTICES = 100;
const MAX_EDGES = 500;
/** Coordinates are in bounds that a picture has room for. */
const LARGEST = 1_000;

const NAME = /(?:[a-z][a-z0-9_]*|\d+)/y;
const MARK = /(?:[A-Z]|\d+)/y;
const PLACE = /(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)/y;
/** Which way it leads, and in the middle whose it is. */
const EDGE = /(<?)(?:[-–—]{1,2}(?:([A-Z])[-–—]{0,2})?|([A-Z])[-–—]{1,2})?(>?)/y;

/** Other letters for the same owners: blue, red and green. */
const SYNONYMS: Readonly<Record<string, string>> = { B: 'L', G: 'E' };

const OWNER_NAMES: Readonly<Record<string, string>> = { L: "Left's", R: "Right's", E: "either's" };

/** How a graph of a ruleset is written, for messages. */
export function howToWrite(boards: GraphBoards): string {
  const { marks, colours, direction, counters, ground } = boards;
  const sign = direction === 'arcs' ? '>' : '-';
  const owned = colours.filter((colour) => colour !== '');
  const edge = owned.length > 0 && !colours.includes('') ? `-${owned[0]}-` : sign;
  const named = Object.entries(marks).filter(([mark]) => mark !== '');
  // Where a vertex must have a mark, those of the example have one.
  const needed = counters || '' in marks ? [] : named.map(([mark]) => `:${mark}`);
  const [first = 'a', second = 'b', third = 'c', fourth = 'd'] = [
    ...(ground ? [GROUND] : []),
    ...'abcd',
  ].map((name, i) => name + (needed[i % needed.length] ?? ''));
  const chain = [first, second, third].join(edge);
  const extras = [
    ...(direction === 'both' ? ['arcs as a>b'] : []),
    ...(owned.length > 0
      ? [`edges ${owned.map((colour) => `-${colour}- (${OWNER_NAMES[colour]})`).join(', ')}`]
      : []),
    ...(counters ? ['counters as a:3'] : named.map(([mark, name]) => `a:${mark} (${name})`)),
    ...(ground ? ['0 is the ground'] : []),
  ];
  return `write chains of vertices as in ${chain}, ${ground ? 'a' : 'b'}${edge}${fourth}${extras.map((extra) => `; ${extra}`).join('')}`;
}

/** Reads a graph of a ruleset. */
export function parseGraph(text: string, boards: GraphBoards): Graph {
  if (text.trim() === '') {
    throw new BoardNotationError('there is no vertex', `${howToWrite(boards)}; or 0 for none`);
  }
  return text.trim() === '0' ? { vertices: [], edges: [] } : new Reader(text, boards).graph();
}

/** A vertex as far as it was read. */
interface Reading {
  readonly name: string;
  /** Where it first stands. */
  readonly start: number;
  mark: string | undefined;
  at?: NonNullable<Vertex['at']>;
}

class Reader {
  private readonly text: string;
  private readonly boards: GraphBoards;
  private at = 0;
  private readonly places = new Map<string, number>();
  private readonly vertices: Reading[] = [];
  private readonly edges: Edge[] = [];
  /** Edges where there is one of a kind, by their ends. */
  private readonly joined = new Map<string, { readonly edge: Edge; readonly index: number }>();

  constructor(text: string, boards: GraphBoards) {
    this.text = text;
    this.boards = boards;
  }

  graph(): Graph {
    this.spaces();
    for (let more = true; more; ) more = this.chain();
    const { marks, counters } = this.boards;
    const fresh = counters ? '1' : '' in marks ? '' : undefined;
    const vertices = this.vertices.map(({ mark = fresh, start, ...vertex }) =>
      mark === undefined
        ? this.fail(`the vertex ${vertex.name} has no owner`, start)
        : { ...vertex, mark },
    );
    return { vertices, edges: this.edges };
  }

  /** Vertices with edges between them, up to a comma or to the end; whether another chain follows. */
  private chain(): boolean {
    let from = this.vertex();
    for (;;) {
      this.spaces();
      const start = this.at;
      const [all = '', back, middle, other, forth] = this.take(EDGE) ?? [];
      if (all === '') break;
      this.spaces();
      const to = this.vertex();
      this.edge(from, to, { back, forth, colour: middle ?? other ?? '' }, start);
      from = to;
    }
    const split = this.skipSign(',') || this.skipSign(';');
    this.spaces();
    if (this.at === this.text.length) return false;
    if (!split) this.unsplit(from);
    return true;
  }

  /** What follows a vertex without an edge and without a comma. */
  private unsplit(from: number): void {
    const start = this.at;
    const before = this.vertices[from]?.name ?? '';
    const [after] = this.take(NAME) ?? [];
    this.at = start;
    if (after === undefined) return;
    this.fail(`between the vertices ${before} and ${after} is neither an edge nor a comma`, start);
  }

  private vertex(): number {
    const start = this.at;
    const { boards, vertices, places } = this;
    const [name] = this.take(NAME) ?? [];
    if (name === undefined) {
      const sign = this.text.slice(start, start + 1);
      return this.fail(sign === '' ? 'a vertex is missing' : `"${sign}" is no vertex`, start);
    }
    if (name === GROUND && !boards.ground) {
      this.fail(
        '0 is the graph without vertices, and no vertex',
        start,
        'name it otherwise, by a letter or a number from 1 on: 0 is the ground, where there is one',
      );
    }
    let place = places.get(name);
    if (place === undefined) {
      place = this.fresh({ name, start, mark: name === GROUND ? '' : undefined });
    }
    const vertex = vertices[place];
    if (vertex === undefined) return place;
    if (this.skipSign(':')) this.mark(vertex);
    if (this.skipSign('@')) this.coordinates(vertex);
    return place;
  }

  /** One vertex more, and its place. */
  private fresh(vertex: Reading): number {
    if (this.vertices.length === MAX_VERTICES) this.tooMany(MAX_VERTICES, 'vertices', vertex.start);
    const place = this.vertices.push(vertex) - 1;
    this.places.set(vertex.name, place);
    return place;
  }

  private mark(vertex: Reading): void {
    const start = this.at;
    const [read] = this.take(MARK) ?? [];
    const { marks, counters } = this.boards;
    const mark = SYNONYMS[read ?? ''] ?? read;
    const number = /^\d/.test(mark ?? '');
    if (mark === undefined || vertex.name === GROUND) {
      this.fail(`"${this.text.slice(start, start + 1)}" is no mark of a vertex`, start);
    } else if (counters && Number(mark) > LARGEST) {
      this.tooMany(LARGEST, `counters on ${vertex.name}`, start);
    } else if (counters ? !number : !Object.hasOwn(marks, mark)) {
      this.fail(`"${read}" is no mark of a vertex here`, start);
    } else if (vertex.mark !== undefined && vertex.mark !== mark) {
      this.fail(`the vertex ${vertex.name} has two marks`, start);
    } else {
      vertex.mark = counters ? `${Number(mark)}` : mark;
    }
  }

  private coordinates(vertex: Reading): void {
    const start = this.at;
    const [all, x, y] = this.take(PLACE) ?? [];
    if (all === undefined) this.fail('after @ come two numbers, as in a@2,1,', start);
    const place = [Number(x), Number(y)] as const;
    if (place.some((one) => Math.abs(one) > LARGEST)) {
      const cure = `coordinates go from -${LARGEST} to ${LARGEST}`;
      this.fail(`the vertex ${vertex.name} is too far away`, start, cure);
    }
    const { at } = vertex;
    if (at !== undefined && (at[0] !== place[0] || at[1] !== place[1])) {
      this.fail(`the vertex ${vertex.name} is in two places`, start);
    }
    vertex.at = place;
  }

  private edge(
    from: number,
    to: number,
    sign: {
      readonly back?: string | undefined;
      readonly forth?: string | undefined;
      readonly colour: string;
    },
    start: number,
  ): void {
    const { boards, vertices } = this;
    const [fresh = ''] = boards.colours;
    const read = SYNONYMS[sign.colour] ?? sign.colour;
    const colour = boards.colours.find((one) => one === (read === '' ? fresh : read));
    if (colour === undefined || (read === '' && !boards.colours.includes(''))) {
      this.fail(
        read === '' ? 'the edge has no owner' : `"${sign.colour}" is no owner of an edge`,
        start,
      );
    }
    const arc = Boolean(sign.back) !== Boolean(sign.forth);
    if (arc && boards.direction === 'none') this.fail('edges have no direction', start);
    if (!arc && boards.direction === 'arcs') this.fail('the edge has no direction', start);
    if (from === to) {
      const name = vertices[from]?.name ?? '';
      if (!boards.multigraph) this.fail(`the vertex ${name} is joined to itself`, start);
      this.leaf(from, name, { arc, colour: colour ?? '' }, start);
    } else {
      const [a, b] = sign.back && arc ? [to, from] : [from, to];
      this.add({ from: a, to: b, arc, colour: colour ?? '' }, start);
    }
  }

  /** Whether an edge returns to its vertex or ends in the air, nobody can tell in play. */
  private leaf(from: number, name: string, edge: Omit<Edge, 'from' | 'to'>, start: number): void {
    let fresh = `${name === GROUND ? 'g' : name}_1`;
    for (let i = 2; this.places.has(fresh); i++) fresh = `${fresh.replace(/_\d+$/, '')}_${i}`;
    this.add({ ...edge, from, to: this.fresh({ name: fresh, start, mark: undefined }) }, start);
  }

  private add(edge: Edge, start: number): void {
    const { from, to, arc, colour } = edge;
    if (!this.boards.multigraph) {
      const ends = from < to ? `${from} ${to}` : `${to} ${from}`;
      const known = this.joined.get(ends);
      if (known !== undefined) {
        if (known.edge.colour !== colour) this.fail('two vertices are joined twice', start);
        const sameWay = known.edge.arc && arc && known.edge.from === from;
        if (!known.edge.arc || sameWay) return;
        if (this.boards.direction === 'arcs') this.fail('two vertices are joined twice', start);
        // There and back, two arcs are an edge.
        const both = { ...known.edge, arc: false };
        this.edges[known.index] = both;
        this.joined.set(ends, { edge: both, index: known.index });
        return;
      }
      this.joined.set(ends, { edge, index: this.edges.length });
    }
    if (this.edges.push(edge) > MAX_EDGES) this.tooMany(MAX_EDGES, 'edges', start);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    this.at += found?.[0].length ?? 0;
    return found;
  }

  private skipSign(sign: string): boolean {
    if (this.text.charAt(this.at) !== sign) return false;
    this.at++;
    return true;
  }

  private spaces(): void {
    while (/\s/.test(this.text.charAt(this.at))) this.at++;
  }

  private tooMany(most: number, things: string, offset: number): never {
    return this.fail(`there are more than ${most} ${things}`, offset, 'leave some of them out');
  }

  private fail(problem: string, offset: number, cure = howToWrite(this.boards)): never {
    throw new BoardNotationError(problem, cure, { text: this.text, offset });
  }
}
