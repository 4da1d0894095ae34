/**
 * The lines of the catalogue's files as JSON Schema: what others may rely on. Fields may be added; none goes
 * or changes its meaning without another version.
 */

const text = { type: 'string' } as const;
const natural = { type: 'integer', minimum: 0 } as const;
const outcome = { enum: ['L', 'N', 'P', 'R'] } as const;
const universes = {
  type: 'array',
  items: { enum: ['M', 'B', 'E', 'D10', 'D1', 'D', 'Normal'] },
} as const;
const label = { type: 'string', pattern: '^(M|B|E|D10|D1|D|Normal|Ends)\\.[0-9]d?\\.[1-9][0-9]*$' };
const labels = { type: 'array', items: label };
const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** A line of `classes.jsonl`. */
export const ENTRY_SCHEMA = {
  $schema: DRAFT,
  title: 'A class of the Proviso catalogue, version 1',
  type: 'object',
  required: [
    ...['label', 'table', 'number', 'universe', 'simplest', 'latex', 'code', 'rank', 'edges'],
    ...['nodes', 'outcome', 'forms', 'smallest', 'liesIn', 'conjugate'],
  ],
  additionalProperties: false,
  properties: {
    label: { ...label, description: 'of the smallest day on which the class is listed' },
    table: { ...text, description: 'as in E.2' },
    number: { type: 'integer', minimum: 1, description: 'in the table' },
    universe: { enum: universes.items.enum, description: 'modulo which classes are taken' },
    simplest: { ...text, description: 'the simplest form in ASCII, # for a tombstone' },
    latex: { ...text, description: 'the simplest form in LaTeX' },
    code: {
      type: 'string',
      pattern: '^1[0-9a-hjkmnp-tv-z]+$',
      description: 'the simplest form as one word',
    },
    rank: { ...natural, description: 'of the simplest form; tombstones do not count' },
    edges: { ...natural, description: 'of the tree of the simplest form; a tombstone counts one' },
    nodes: { ...natural, description: 'distinct subpositions of the simplest form' },
    outcome: { ...outcome, description: 'in misère play; of Normal, in normal play' },
    strongOutcome: { ...outcome, description: 'from the strong tests; not of Normal' },
    pFree: {
      type: 'boolean',
      description: 'no subposition of the simplest form has outcome P; not of Normal',
    },
    forms: { type: 'integer', minimum: 1, description: 'how many forms of the table belong to it' },
    smallest: { ...text, description: 'the smallest of them, by rank, edges and text' },
    members: { type: 'array', items: text, description: 'all of them' },
    canonical: { ...text, description: 'the canonical form without tombstones, modulo D and E' },
    liesIn: { ...universes, description: 'the universes in which the smallest form lies' },
    conjugate: { anyOf: [label, { type: 'null' }], description: 'with the players exchanged' },
    inverse: { anyOf: [label, { type: 'null' }], description: 'null where there is none' },
    above: { ...labels, description: 'the classes of this table next above' },
    below: { ...labels, description: 'the classes of this table next below' },
    compact: { ...text, description: 'of a Left dead end: its compact notation' },
    factors: {
      type: 'array',
      items: { type: 'array', items: text },
      description: 'of a Left dead end: its factorisations into irreducible ends',
    },
    boards: {
      type: 'array',
      items: text,
      description: 'the smallest boards that were found, of at most five rulesets',
    },
    papers: {
      type: 'array',
      items: { type: 'string', pattern: '^[a-z-]+/[a-z0-9-]+$' },
      description: 'the items of the papers that write down a game of it',
    },
  },
};

/** A line of `boards.jsonl`. */
export const BOARD_SCHEMA = {
  $schema: DRAFT,
  title: 'A board of the Proviso catalogue, version 1',
  type: 'object',
  required: [
    ...['board', 'ruleset', 'size', 'unit', 'outcome', 'normalOutcome', 'code', 'liesIn', 'labels'],
  ],
  additionalProperties: false,
  properties: {
    board: { ...text, description: 'as the language writes it' },
    ruleset: text,
    size: { ...natural, description: 'in units' },
    unit: { ...text, description: 'a square, a counter, an edge or a vertex' },
    outcome: { ...outcome, description: 'in misère play' },
    normalOutcome: { ...outcome, description: 'in normal play' },
    code: { type: 'string', description: 'its form as one word' },
    liesIn: { ...universes, description: 'the universes in which it lies' },
    labels: {
      type: 'object',
      additionalProperties: label,
      description: 'its class modulo each of these that lists it',
    },
  },
};
