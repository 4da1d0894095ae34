// Which games of a universe, of rank at most 2, equal 0 modulo that universe: a small problem that is
// done in a second, to try a machine with. In full misère play there is none but 0 itself
// [Mesdal-Ottaway, Theorem 7].

import type { FormId, Universe } from '@proviso/engine';
import {
  Arena,
  B,
  compare,
  D,
  E,
  formToText,
  InvariantError,
  M,
  ValueError,
  ZERO,
} from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { checkCertificate } from '@proviso/engine/check';
import { certificateFile, certify } from '@proviso/engine/reasons';
import type { Find, Json, Parameters, Problem } from '../problem.ts';

const UNIVERSES: Readonly<Record<string, Universe>> = { M, B, E, D };

function universeOf({ universe }: Parameters): Universe {
  const found = UNIVERSES[String(universe)];
  if (found === undefined)
    throw new ValueError(`there is no universe ${universe}; take M, B, E or D`);
  return found;
}

/** Both halves of G = 0, for the checker. */
function certificates(arena: Arena, g: FormId, universe: Universe): Json[] {
  return [
    [g, ZERO],
    [ZERO, g],
  ].map(([greater = g, less = g]) => {
    const certificate = certify(arena, greater, less, universe);
    if (certificate === undefined) throw new InvariantError('an equality without a certificate');
    return JSON.parse(JSON.stringify(certificateFile(arena, certificate)));
  });
}

export const dayTwoZeros: Problem = {
  name: 'day-two-zeros',
  version: 1,
  summary: 'Which games of rank at most 2 equal 0 modulo a universe?',
  source: 'Mesdal and Ottaway, Theorem 7: in full misère play only 0 does.',
  parameters: [
    { name: 'universe', summary: 'the universe', default: 'D', values: ['M', 'B', 'E', 'D'] },
    { name: 'size', summary: 'games in a shard', default: 8 },
  ],
  plan(parameters) {
    const universe = universeOf(parameters);
    const size = Number(parameters['size']);
    if (size < 1)
      throw new ValueError(`a shard of ${size} games does nothing; take size=1 or more`);
    const arena = new Arena();
    // By text, because ids depend on what the arena has seen.
    const games = born(arena, 2, universe)
      .map((id) => ({ id, text: formToText(arena, id) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1));
    return {
      shards: Math.ceil(games.length / size),
      run(index) {
        const some = games.slice(index * size, (index + 1) * size);
        const zeros = some.filter(({ id }) => compare(arena, id, ZERO, universe) === '=');
        return {
          counts: { games: some.length, zeros: zeros.length },
          finds: zeros.map(({ id, text }) => ({
            key: text,
            text: `${text} = 0 modulo ${universe.name}`,
            data: { game: text },
            certificates: certificates(arena, id, universe),
          })),
        };
      },
    };
  },
  conclude({ universe }, { shards, done, counts }) {
    const { games = '0', zeros = '0' } = counts;
    const said = `Of ${games} games of rank at most 2, ${zeros} equal 0 modulo ${universe}.`;
    return done < shards ? [said, `${shards - done} of ${shards} shards are missing.`] : [said];
  },
  verify(_parameters, { certificates = [] }: Find) {
    if (certificates.length !== 2) return 'it needs two certificates';
    for (const certificate of certificates) {
      const verdict = checkCertificate(certificate);
      if (!verdict.valid) return verdict.fault;
    }
    return null;
  },
};
