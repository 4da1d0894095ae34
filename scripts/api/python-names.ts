// The functions of the language by name, as the Python client has them, so that a name that is none is
// refused where it is imported, and so that nobody asks what is known to be a game whether it is one; and where
// they take games, so that texts of Python are games there.

import { join } from 'node:path';
import { functions } from '@proviso/language';
import { root } from '../workspace.ts';

export const PYTHON_NAMES = join(root, 'clients/python/src/proviso/names.py');

/** What parameters want that are games. */
const GAMES = new Set(['a game', 'a game or board']);

/** The module of the Python client that lists them. */
export function pythonNames(): string {
  return `"""The functions and rulesets of the language, by name; written by \`npm run api\`."""

${listed('FUNCTIONS', () => true)}
#: Those that give a game, whatever they are given.
${listed('GIVE_GAMES', (result) => result === 'a game')}
#: Those that give a board.
${listed('GIVE_BOARDS', (result) => result === 'a board')}
#: At which places, from 0 on, those that take games take them.
${placesOfGames()}`;
}

function placesOfGames(): string {
  const lines = [...functions.values()].flatMap(({ name, parameters }) => {
    const places = parameters.flatMap(({ wants }, i) => (GAMES.has(wants) ? [i] : []));
    return places.length === 0 ? [] : [`    "${name}": {${places.join(', ')}},\n`];
  });
  return `TAKE_GAMES = {
${lines.sort().join('')}}
`;
}

function listed(name: string, isListed: (result: string) => boolean): string {
  const names = [...functions.values()].filter(({ result }) => isListed(result));
  const lines = names.map((one) => `        "${one.name}",\n`).sort();
  return `${name} = frozenset(
    (
${lines.join('')}    )
)
`;
}
