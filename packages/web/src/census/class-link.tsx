// A link to a class, by its label; the form stands beside it where there is room.

import { Formula } from '../parts/math.tsx';
import type { CensusStudy } from '../protocol/censuses.ts';
import { address } from '../route.ts';
import { type CensusAddress, censusAddress } from './census-address.ts';

interface Props {
  readonly study: CensusStudy;
  readonly at: CensusAddress;
  readonly number: number;
  /** Whether its simplest form stands beside it. */
  readonly written?: boolean;
}

export function ClassLink({ study, at, number, written = false }: Props) {
  const found = study.classes[number - 1];
  if (found === undefined) return null;
  return (
    <a
      class="class-link"
      href={address(...censusAddress({ ...at, chosen: number }))}
      title={found.simplest.text}
    >
      <span class="class-label">{found.label}</span>
      {written && (
        <>
          {' '}
          <Formula game={{ text: found.simplest.text }} />
        </>
      )}
    </a>
  );
}
