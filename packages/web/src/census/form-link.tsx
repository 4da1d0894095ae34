// A link to a form of the census, as a game.

import { Formula } from '../parts/math.tsx';
import type { CensusStudy } from '../protocol/censuses.ts';
import { address } from '../route.ts';

interface Props {
  readonly study: CensusStudy;
  readonly place: number;
}

export function FormLink({ study, place }: Props) {
  const game = study.forms[place]?.game;
  if (game === undefined) return null;
  return (
    <a href={address('game', game.ascii ?? game.text)}>
      <Formula game={{ text: game.text }} />
    </a>
  );
}
