// `proviso catalogue`: classes under labels that never change. Only what help needs stands here; the rest,
// with its database and its threads, is loaded when it is called.

import type { Command } from '../command.ts';

const ABOUT_LABELS =
  'A label, as in E.2.117, is the universe (M, B, E, D10, D1, D or Normal), the day, and a number by rank, edges ' +
  'and text of the simplest form; it never changes. E.3d are the dicots of day 3 modulo E, and Ends the Left dead ' +
  'ends modulo M.';

const buildCommand: Command = {
  name: 'catalogue build',
  synopsis: '[TABLE…]',
  summary: 'Build the catalogue from nothing, as JSON lines, CSV and SQLite.',
  details: [
    'The files come into the folder of --output (default: catalogue): all classes of day 2 modulo the seven ' +
      'universes, day-3 dicots modulo D and E, Left dead ends to day 5, and the small boards of every ruleset, with ' +
      'schema, licence, citation and SHA256SUMS. They are the same bytes every time, on any number of threads.',
    '--pages writes a static page for each class too, in the folder `pages`, its label being its address.',
    'With TABLEs, as in E.2, only these are written, without boards. Ctrl-C stops, and nothing is written.',
  ],
  flags: ['output', 'threads', 'pages', 'json'],
  examples: [
    { line: 'catalogue build', meaning: 'into the folder catalogue, on all cores' },
    { line: 'catalogue build --output data --threads 1', meaning: 'elsewhere, on one thread' },
  ],
  least: 0,
  most: Infinity,
  run: async (call) => (await import('../catalogue/build.ts')).buildCatalogue(call),
};

const findCommand: Command = {
  name: 'catalogue find',
  synopsis: 'TABLE [NAME=VALUE…]',
  summary: 'List the classes of a table that have the invariants given.',
  details: [
    'NAME is a field of the catalogue: outcome, strongOutcome, rank, edges, nodes, forms, pFree, liesIn or ' +
      'invertible. A number may have a bound, as in `edges<=6`; a list has to contain the value, ' +
      'as in liesIn=D.',
    ABOUT_LABELS,
  ],
  flags: ['json'],
  examples: [
    {
      line: 'catalogue find E.2 outcome=L invertible=true',
      meaning: 'invertible ones that Left wins',
    },
    { line: `catalogue find D.3 'edges<=6'`, meaning: 'small ones among day-3 dicots' },
  ],
  least: 1,
  most: Infinity,
  run: async (call) => (await import('../catalogue/look.ts')).findClasses(call),
};

const certificateCommand: Command = {
  name: 'catalogue certificate',
  synopsis: 'LABEL…',
  summary: 'Write certificates that the games of a class equal its simplest form.',
  details: [
    'Two certificates for each game of the class that the catalogue writes down (all of day 2, else the smallest), a ' +
      'line each: that it is at least the simplest form, modulo the universe, and the other way round. Where the simplest ' +
      'form is the only one, its certificate says no more than that. `proviso check` checks them, and so does docs/check_certificate.py, ' +
      'which shares nothing with Proviso.',
    ABOUT_LABELS,
  ],
  flags: [],
  examples: [
    { line: 'catalogue certificate E.2.117 > E.2.117.json', meaning: 'both as a file' },
    { line: 'catalogue certificate D.2.7 | proviso check', meaning: 'checked at once' },
  ],
  least: 1,
  most: Infinity,
  run: async (call) => (await import('../catalogue/certificate.ts')).certificates(call),
};

export const catalogueCommand: Command = {
  name: 'catalogue',
  synopsis: 'LABEL… | GAME…',
  summary: 'Look up classes of the catalogue: by their labels, or by a game or board.',
  details: [
    'Prints what the catalogue says of each class. A game or board is looked up modulo the universe of ' +
      '--universe (default: M); a label has its own. --boards goes through the small boards of every ruleset too, ' +
      'some ten seconds, for the smallest that belong to the class.',
    ABOUT_LABELS,
  ],
  flags: ['universe', 'boards', 'json'],
  examples: [
    { line: 'catalogue E.2.117', meaning: 'the class under a label' },
    { line: `catalogue 'domineering(2,2)' --universe E`, meaning: 'the class of a board' },
    { line: 'catalogue build', meaning: 'all of it as files' },
    { line: 'catalogue find E.2 outcome=P', meaning: 'by invariants' },
    { line: 'catalogue certificate E.2.117', meaning: 'why, to be checked' },
  ],
  least: 1,
  most: Infinity,
  subcommands: [buildCommand, findCommand, certificateCommand],
  run: async (call) => (await import('../catalogue/look.ts')).lookUp(call),
};
