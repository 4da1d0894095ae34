// Which games of a universe, of rank at most 2, equal 0 modulo that universe: a small problem that is
// done in a second, to try a machine with. In full misère play there is none but 0 itself
// [Mesdal-Ottaway, Theorem 7].

import {
  Arena,
  compare,
  type FormId,
  formToText,
  type Universe,
  ValueError,
  ZERO,
} from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { missingSentence } from '../missing.ts';
import type { Find, Problem } from '../problem.ts';
import { memberOf } from './as-json.ts';
import { universeOf } from './parameters.ts';
import { zeroCertificates, zeroFault } from './zero-certificates.ts';

const UNIVERSES = ['M', 'B', 'E', 'D'];

export const dayTwoZeros: Problem = {
  name: 'day-two-zeros',
  version: 1,
  summary: 'Which games of rank at most 2 equal 0 modulo a universe?',
  source: 'Mesdal and Ottaway, Theorem 7: in full misère play only 0 does.',
  parameters: [
    { name: 'universe', summary: 'the universe', default: 'D', values: UNIVERSES },
    { name: 'size', summary: 'games in a shard', default: 8 },
  ],
  plan(parameters) {
    const universe = universeOf(parameters, UNIVERSES);
    const size = Number(parameters['size']);
    if (size < 1)
      throw new ValueError(`a shard of ${size} games does nothing; take size=1 or more`);
    const arena = new Arena();
    const games = gamesOf(arena, universe);
    return {
      shards: Math.ceil(games.length / size),
      run(index) {
        const some = games.slice(index * size, (index + 1) * size);
        const zeros = some.filter(({ id }) => compare(arena, id, ZERO, universe) === '=');
        return {
          counts: { games: some.length, zeros: zeros.length },
          finds: zeros.map(({ id, text }) => ({
            ...told(text, universe),
            data: { game: text },
            certificates: zeroCertificates(arena, id, universe),
          })),
        };
      },
    };
  },
  conclude({ universe }, total) {
    const { games = '0', zeros = '0' } = total.counts;
    const said = `Of ${games} games of rank at most 2, ${zeros} equal 0 modulo ${universe}.`;
    return [said, ...missingSentence(total)];
  },
  verify(parameters, { key, text, data, certificates }: Find) {
    const universe = universeOf(parameters, UNIVERSES);
    const arena = new Arena();
    const name = memberOf(data, 'game');
    const game = gamesOf(arena, universe).find((one) => one.text === name);
    if (game === undefined) return `it is about no game of rank at most 2 in ${universe.name}`;
    const right = told(game.text, universe);
    if (key !== right.key || text !== right.text) return `its words are not about ${game.text}`;
    return zeroFault(arena, certificates, game.id, universe);
  },
};

/** By text, because ids depend on what the arena has seen. */
function gamesOf(arena: Arena, universe: Universe): { id: FormId; text: string }[] {
  return born(arena, 2, universe)
    .map((id) => ({ id, text: formToText(arena, id) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

function told(game: string, { name }: Universe): Pick<Find, 'key' | 'text'> {
  return { key: game, text: `${game} = 0 modulo ${name}` };
}
