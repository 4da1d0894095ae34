// The rooms of the house, and whom each may import; `rules.ts` makes rules of it. What is not drawn here is
// forbidden.

export type Arrows = Record<string, readonly string[]>;

/** Each package, and the packages it may import (always through their public index). */
export const packages: Arrows = {
  engine: [],
  pictures: ['engine'],
  // Labels that never change; tables are built from nothing.
  catalogue: ['engine'],
  language: ['engine', 'pictures', 'catalogue'],
  literature: ['engine', 'pictures', 'language'],
  search: ['engine'],
  cli: ['engine', 'pictures', 'language', 'literature', 'search', 'catalogue'],
  web: ['engine', 'pictures', 'catalogue', 'language', 'literature'],
};

const upToReduction = ['storage', 'forms', 'play', 'universes', 'order', 'reduction'];
const players = ['games', 'notation', 'play', 'order'].map((room) => `multiplayer/${room}`);

/** Each room of the engine, and the rooms it may import. */
export const engineRooms: Arrows = {
  // Tables, budgets and chance know nothing of games.
  storage: [],
  // The signs in which games of any play are written.
  notation: [],
  forms: ['storage', 'notation'],
  play: ['storage', 'forms'],
  universes: ['storage', 'forms', 'play'],
  order: ['storage', 'forms', 'play', 'universes'],
  reduction: ['storage', 'forms', 'play', 'universes', 'order'],
  // The least universe of any games: its ends are compared modulo M, and their counts folded.
  closures: [...upToReduction, 'folds'],
  inverses: upToReduction,
  reasons: [...upToReduction, 'folds', 'closures', 'inverses'],
  // The handle of a game answers whatever can be asked of one.
  games: [...upToReduction, 'inverses', 'reasons'],
  // Finite orders know nothing of games.
  posets: ['storage'],
  ends: [...upToReduction, 'posets'],
  census: [...upToReduction, 'closures', 'inverses', 'ends', 'posets'],
  // Searches sums of parts; what the parts are it is told.
  solver: upToReduction,
  rulesets: [...upToReduction, 'solver'],
  // Games played to their end on boards, with opponents and what they say.
  matches: [...upToReduction, 'rulesets'],
  // Genera, mates and tameness; heaps are taken from rulesets.
  impartial: [...upToReduction, 'rulesets'],
  // The checker must not trust what it checks.
  check: ['storage', 'forms', 'play'],
  // Counts folded, and tables proved for all counts: of any play.
  folds: ['storage'],
  // Finite commutative monoids of any play; of two players also from their games and heaps.
  quotients: ['storage', 'folds', 'forms', 'rulesets'],
  // Games of three and more players have a store of their own.
  'multiplayer/games': ['storage'],
  'multiplayer/notation': ['storage', 'notation', 'multiplayer/games'],
  'multiplayer/play': ['storage', 'folds', 'multiplayer/games'],
  'multiplayer/order': ['storage', ...players],
  'multiplayer/quotients': ['storage', 'notation', 'folds', 'quotients', ...players],
};

const page = ['protocol', 'client', 'parts', 'style', 'texts'];

/** Each folder of the web page, and the folders it may import. Views do not know each other. */
export const webFolders: Arrows = {
  // What the page and the worker tell each other.
  protocol: [],
  // Runs apart from the page; nobody imports it.
  worker: ['protocol'],
  // What the page says, in every language; it knows nobody, and the worker does not know it.
  texts: [],
  client: ['protocol', 'texts'],
  parts: ['protocol', 'client', 'style', 'texts'],
  start: page,
  game: page,
  board: page,
  quotient: page,
  players: page,
  // Classes of any table, looked up and listed; the table of day 2 leads to them.
  catalogue: page,
  census: [...page, 'catalogue'],
  papers: page,
  // What the browser keeps.
  store: ['texts'],
  worksheet: [...page, 'store'],
  // Commands and keys, over any view.
  palette: [...page, 'store'],
  offline: ['texts'],
};

/** Each room of the pictures, and the rooms it may import; scenes and their writers stand beside them. */
export const pictureRooms: Arrows = {
  // Tables as data and the formats they are written in know nothing of what they are about.
  tables: [],
  // Axes and points.
  plots: [],
  // Monoids with outcomes: tables, diagrams, strips.
  quotients: [],
  // What a census or a paper puts into its tables.
  censuses: ['tables'],
};

/** Each room of the language, and the rooms it may import. */
export const languageRooms: Arrows = {
  // The parser, made from the grammar: a part of the syntax in a folder of its own.
  generated: ['syntax'],
  syntax: ['generated'],
  // What there is: games, lists, functions, and how they are written down.
  values: ['syntax'],
  functions: ['values', 'syntax'],
  evaluate: ['functions', 'values', 'syntax'],
  // A worksheet as cells with answers, and as the files it is taken along in.
  sheets: ['values', 'syntax'],
  // Manuscripts in LaTeX, in whose text answers stand; they are written as those of sheets are.
  manuscripts: ['syntax', 'sheets'],
};

/** Each room of the searches, and the rooms it may import; what they all need stands beside them. */
export const searchRooms: Arrows = {
  // A problem knows nothing of how it is run.
  problems: [],
  store: [],
  // Threads, a queue and array jobs do not know each other.
  local: ['store'],
  queue: ['store'],
  slices: ['store'],
};

/** Each room of the command, and the rooms it may import. */
export const commandRooms: Arrows = {
  // The evaluating thread, and what is said to it.
  evaluator: [],
  output: ['evaluator'],
  reference: ['output'],
  papers: ['output'],
  // The thread that checks certificates.
  check: [],
  // Answers to another program, line by line.
  serve: ['evaluator', 'check', 'output'],
  repl: ['evaluator', 'output'],
  // A game on a board, on a full screen or line by line.
  play: ['evaluator', 'output'],
  // Who wins the boards of all sizes, as a file that is continued.
  outcomes: ['output'],
  // A manuscript in LaTeX: its files, and the file of its answers.
  manuscripts: ['evaluator', 'output'],
  // The catalogue, with its threads and its database; loaded when it is called.
  catalogue: ['output'],
  // Long searches, with their threads; loaded when they are called.
  search: ['output'],
  // The kernel for notebooks, which is the Python client's, made known to Jupyter.
  jupyter: ['output'],
  commands: [
    ...[
      'evaluator',
      'output',
      'reference',
      'papers',
      'check',
      'serve',
      'repl',
      'play',
      'outcomes',
      'manuscripts',
      'catalogue',
      'search',
      'jupyter',
    ],
  ],
};
