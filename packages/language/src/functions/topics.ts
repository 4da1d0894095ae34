// Help that is about no single function: half a screen a topic, with examples that the tests run, in
// their order and in one session.

import { USUAL_UNIVERSES, type UsualUniverse } from '@proviso/engine';
import type { Example, Theme } from '../values/descriptor.ts';

export interface Topic {
  readonly name: string;
  /** What else people look for when they mean it, in lower case. */
  readonly aliases: readonly string[];
  /** One sentence. */
  readonly summary: string;
  /** Paragraphs and examples as they follow each other. */
  readonly body: readonly (string | Example)[];
  /** Whose functions belong to it. */
  readonly theme?: Theme;
}

/** `input → output`, as the body of a topic has it. */
function shows(input: string, output: string): Example {
  return { input, output };
}

/** `E (dead-ending games)`; a closure says itself what it is. */
function inBrief({ name, words }: UsualUniverse): string {
  const [brief] = words.split(':');
  return name.endsWith(')') ? name : `${name} (${brief})`;
}

export const TOPICS: readonly Topic[] = [
  {
    name: 'notation',
    aliases: ['games', 'game', 'syntax', 'signs', 'literals', '{', '|', '*', '^', 'v', '+-', '.'],
    summary: 'How games are written.',
    body: [
      'Options of Left and of Right stand in braces with a bar between them; a side may be empty or `.`. A longer run of bars splits first.',
      shows('same({0 || * | 1}, {0 | {* | 1}})', 'true'),
      'Names for forms: 3, -3, 1/2, 1 1/2, * and *3 (nim-heaps), ^ and v (up and down), ^^, ^3 and ^*, +-1 (the switch {1 | -1}). G + H is the sum as a form, -G the conjugate, 3 * G three copies; nothing is simplified unless asked, so 3 - 1 is not 2.',
      shows('same(3 - 1, 2)', 'false'),
      shows('3 - 1 mod Normal', '2'),
      'After an operand `*` counts copies: 2 ** is two copies of *, 2 + * a sum. Names are given by `:=`, comments begin with `//`.',
      shows('outcome(2 **)', 'N'),
      'Answers call forms by all these names; `use braces` prints none of them, `use names` all again.',
      shows('[{0 | 1}, {0 | *}]', '[1/2, ^]'),
    ],
  },
  {
    name: 'statements',
    aliases: [
      ...['statement', 'variables', 'names', ':=', ';', '//', 'comments', 'words', 'worksheets'],
      ...['assert', 'if', 'then', 'else', 'and', 'or', 'not', 'in', 'true', 'false'],
    ],
    summary: 'What stands on a line, and what ends it.',
    body: [
      'An expression is answered. `G := …` names a value, `f(G) := …` a function, `use E` sets the universe, `assert …` fails unless what follows is true. A statement ends with its line, unless a bracket is open; a blank line always ends it. `a; b` are two, and a `;` at the end of a line keeps its answer silent.',
      shows('G := {0, * | *}', '{0, * | *}'),
      shows('assert outcome(G) == N', ''),
      '`if a then b else c` is an expression; truth values go with `and`, `or` and `not`.',
      shows('if G in D and not (G in Normal) then 1 else 2', '2'),
      'What a call gives can be called, `mk(3)(4)`. A name of yours goes before a function of ours. `nothing` is the answer where there is none.',
      shows('find(n -> n > 5, 1..3) == nothing', 'true'),
      'At the prompt `variables` lists what has a name, `reset` begins anew, and `timing on` tells how long answers took.',
    ],
  },
  {
    name: 'universes',
    aliases: ['universe', 'use', 'closure', 'closures'],
    summary: 'Where games are compared.',
    body: [
      `Two games are compared by what they do in sums with the games of a universe. From the finest order to the coarsest: ${USUAL_UNIVERSES.map(inBrief).join(', ')}. D(g, h, …) is the least universe with the given games.`,
      '`use E` makes E the universe of what follows; at the start it is M. `G in U` asks whether G lies in U; help(E) says what E is.',
      shows('* in D and not (1 in D)', 'true'),
      shows('compare(* + *, 0, E)', '||'),
      shows('compare(* + *, 0, D)', '='),
    ],
  },
  {
    name: 'mod',
    aliases: ['modulo', 'relations', 'relation', '>=', '<=', '==', '!=', '<>', 'compare games'],
    summary: 'Relations and simplest forms modulo a universe.',
    body: [
      'After a relation, `mod U` says where it is meant: >= <= == != > < and <> (incomparable). Without it the universe of `use` is meant.',
      shows('{0, * | *} >= 0 mod D', 'true'),
      'After a game it reduces: the simplest form modulo U, the canonical form with Normal.',
      shows('{0, * | *} mod D', '{0, # | *}'),
      shows('{0 | 2} mod Normal', '1'),
      '`mod` binds looser than the relations, so two reduced games are compared by same(G mod E, H mod E).',
      shows('same(* + * mod D, 0 mod D)', 'true'),
    ],
  },
  {
    name: 'tombstones',
    aliases: ['tombstone', '#', '■', 'end-like', 'augmented'],
    summary: 'The sign # (or ■) in simplest forms.',
    body: [
      'A tombstone on a side says that this player would as soon see the game end there: with nothing else to move to, she has won. Simplest forms modulo D, E and the like have them; members of universes have none.',
      shows('{0, * | *} mod D', '{0, # | *}'),
      shows('{0, # | *} in M', 'false'),
      'It is written among the options and is no game by itself. left(G) lists ordinary options only, and expansion(K, U) finds a member of U with the same simplest form.',
      shows('left({0, # | *})', '[0]'),
      shows('expansion({0, # | *}, D) mod D', '{0, # | *}'),
    ],
  },
  {
    name: 'lists',
    aliases: ['list', 'ranges', 'range', '..', '[', 'functions of your own', 'functions', '->'],
    summary: 'Lists, ranges, and functions of your own.',
    theme: 'lists',
    body: [
      '[a, b] is a list, xs[0] its first element, 1..4 the integers 1 to 4, [G + G for G in xs if G in D] made from another. A function of your own is f(G) := …, or G -> … on the spot; f(n: integer) := … takes numbers. A list among the options of a game stands for its elements.',
      shows('same({[nimheap(n) for n in 0..2] | 0}, {0, *, *2 | 0})', 'true'),
      shows('map(n -> outcome(nimheap(n)), 0..3)', '[N, P, N, N]'),
      shows('filter(G -> outcome(G + G) == P, born(1, M))', '[]'),
      shows('count(born(2, D))', '10'),
    ],
  },
  {
    name: 'building',
    aliases: [
      ...['for', 'comprehension', 'comprehensions', 'local names', 'local', 'kinds', 'kind'],
      ...['div', 'rem', 'remainder', 'recursion', 'remembered', 'memory', 'definitions', 'loops'],
    ],
    summary: 'Lists from lists, local names, kinds of parameters, recursion.',
    body: [
      '[e for x in xs if c] takes any number of `for` and `if`. (x := e; f(n) := …; body) has names of its own.',
      shows('[[m, n] for m in 1..2 for n in m..2]', '[[1, 1], [1, 2], [2, 2]]'),
      shows('(G := {0, * | *}; outcome(G + G))', 'L'),
      'A literal number is a game. `n: integer` makes it a number; the other kinds are game, text, list, outcome, boolean, universe, board, ruleset and function. n div 2 and n rem 2 round down.',
      shows('f(n: integer) := if n == 0 then 0 else {f(n-1) | f(n-1)}', ''),
      shows('outcome(f(7 div 2))', 'P'),
      'Functions are remembered by their arguments until anything they read changes, so recursion is quick, and as deep as memory allows. try(e, otherwise) goes on where there is no answer.',
    ],
  },
  {
    name: 'answers',
    aliases: [
      ...['ans', 'tables', 'plots', 'periods', 'files', 'file', 'saving', 'loading'],
      ...['last answer', 'export', 'latex output'],
    ],
    summary: 'Tables, plots, periods, the last answer, files.',
    body: [
      'A table has a head and a function for each column; csv(t), markdown(t), latex(t) and html(t) write it down. plot(xs, f) draws numbers or outcomes.',
      shows('column(table(1..2, "n", n -> n, "edges", n -> edges(nimheap(n))), "edges")', '[2, 8]'),
      shows('period([n rem 3 for n in 0..9])[1]', '3'),
      'ans is the last answer. save(ans, "t.csv") writes a file of the folder you are in, and the ending says how: csv, md, tex, html and json for tables, svg, tikz and tex for pictures, json for certificates. load("defs.pvs") runs a worksheet, and what it defines stays.',
      shows('edges(*2)', '8'),
      shows('ans + 1', '9'),
    ],
  },
  {
    name: 'rulesets',
    aliases: ['board', 'boards', 'positions', 'rules'],
    summary: 'Boards of games that people play.',
    theme: 'boards',
    body: [
      'A ruleset with a position is a board; those that ship are the first functions below. It becomes a form only where one is needed; outcome, mod and the like work on the board itself. help(domineering) says how positions are written.',
      shows('outcome(domineering(2, 2))', 'P'),
      shows('clobber("xo") mod Normal', '*'),
      'A ruleset of your own is ruleset(left, right): the moves of each player, from a position to the list of positions. A position is a heap, a text, or a list, which is a sum; grid and strip take rewriting rules.',
      shows('Q := ruleset(n -> [n-1 for k in 1..n], n -> [n-2 for k in 2..n])', 'Q'),
      shows('outcome(Q(3))', 'N'),
    ],
  },
  {
    name: 'variants',
    aliases: [
      ...['variant', 'impartial variant', 'dicotic variant', 'twisted variant'],
      ...['sums of boards', 'sum of boards', 'ordinal sum', 'ordinal sums', ':'],
    ],
    summary: 'Rulesets from rulesets, sums of boards, ordinal sums.',
    body: [
      'impartial(Q), dicotic(Q) and twisted(Q) are rulesets, for any ruleset Q: both players have the moves of both; nobody moves unless both can; after every move the players change roles.',
      shows('same(impartial(domineering)(2, 3), cram(2, 3))', 'true'),
      shows('form(dicotic(domineering)(2, 2))', '*'),
      shows('moves(twisted(domineering)(1, 2), R)', '[twisted(domineering)("-##")]'),
      'The sum of boards is a board, of one ruleset or of several.',
      shows('outcome(domineering(2, 2) + nim(3))', 'N'),
      'ordinal(G, H) is the ordinal sum G : H of two games: a move in G takes H away.',
      shows('ordinal(*2, *3)', '*5'),
    ],
  },
  {
    name: 'graphs',
    aliases: ['graph', 'digraphs', 'vertices', 'graph notation'],
    summary: 'Boards that are graphs, and how they are typed.',
    body: [
      'A graph is a text of chains of vertices: "a-b-c-a, c-d" is a triangle with a tail. a>b is an arc, a:L a vertex of Left or coloured by her, a:3 one with three counters, a-R-b an edge of Right, a@2,1 says where a vertex is drawn, and 0 is the ground.',
      shows('outcome(graphsnort("a-b-c-d-a"))', 'N'),
      'Names do not matter: isomorphic graphs are the same board, and printed the same.',
      shows('graphcol("x-y, z-y")', 'graphcol("a-b-c")'),
      shows('same(graphcol("x-y, z-y"), graphcol("u-v-w"))', 'true'),
      'The rulesets are graphcol, graphsnort, fjords, digraphplacement, arckayles, partizanarckayles, weightedarckayles, graphhackenbush and timber.',
    ],
  },
  {
    name: 'players',
    aliases: [
      'several players',
      'three players',
      '3 players',
      'use 3 players',
      'player',
      'multiplayer',
    ],
    summary: 'Games of three and more players.',
    body: [
      '`use 3 players` switches to them: {a, b} without a bar is impartial, {a | b | c} has a part for each player, 1[0] is the integer 1 of player 0. `use 2 players` switches back.',
      shows('use 3 players', '3 players'),
      'An outcome is the set of players who can force a win, named from the mover on: N, O, P; `-` is nobody. A partizan game has one set for each who may begin.',
      shows('outcome(* + *)', 'NO'),
      shows('outcome({* | | })', '(NO, OP, OP)'),
      '`use 3 players where {P} wins` says who wins the empty game. help() lists the functions there are now.',
      shows('conjugate({* | | }, 1)', '{. | * | .}'),
    ],
  },
  {
    name: 'cgsuite',
    aliases: ['coming from cgsuite', 'cgscript', 'canonicalform', 'canonical form'],
    summary: 'What CGSuite has, and how it is written here.',
    body: [
      'A form stays as it was written, and play is misère: the canonical form of normal play is asked for by `mod Normal`.',
      shows('{0 | 2} mod Normal', '1'),
      shows('normaloutcome(1)', 'L'),
      'A function stands before its argument: G.CanonicalForm is `G mod Normal`, G.OutcomeClass is normaloutcome(G) or, misère, outcome(G), G.Options(Left) is left(G), G.IsNumber and temperatures are not here.',
      'f(n) := … replaces def f(n) := … end, `if a then b else c` has no end, [f(n) for n in 1..10] replaces for … do … end. game.grid.Domineering("..|..") is domineering("..|..").',
      shows('domineering("..|..") mod Normal', '+-1'),
    ],
  },
];

/** The topic somebody means. */
export function topicNamed(name: string): Topic | undefined {
  const wanted = name.trim().toLowerCase();
  return TOPICS.find((topic) => topic.name === wanted || topic.aliases.includes(wanted));
}
