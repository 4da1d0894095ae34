// `proviso realise`: the smallest board that is equal to a game.

import type { Command } from '../command.ts';
import { ABOUT_SEARCHES, SEARCH_FLAGS, Search } from './searching.ts';

export const realiseCommand: Command = {
  name: 'realise',
  synopsis: 'GAME RULESET',
  summary: 'Find the smallest board that equals a game modulo a universe (M unless told).',
  details: ABOUT_SEARCHES,
  flags: SEARCH_FLAGS,
  examples: [
    { line: `realise '{0|*}' clobber --mod E`, meaning: 'the smallest board equal to it modulo E' },
    { line: `realise '*2' domineering --mod E --up-to 6`, meaning: 'with at most six squares' },
  ],
  least: 2,
  most: 2,
  run: (call) => new Search(call, 'realise').run(call.args),
};
