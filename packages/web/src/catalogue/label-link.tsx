// A link to a class of any table, by its label; the form stands beside it where there is room.

import { Formula } from '../parts/math.tsx';
import type { NamedClass } from '../protocol/catalogue.ts';
import { address } from '../route.ts';
import { classAddress } from './catalogue-address.ts';

interface Props {
  readonly one: NamedClass;
  readonly written?: boolean;
}

export function LabelLink({ one: { label, simplest }, written = false }: Props) {
  return (
    <a class="class-link" href={address(...classAddress(label))} title={simplest.text}>
      <span class="class-label">{label}</span>
      {written && (
        <>
          {' '}
          <Formula game={{ text: simplest.text }} />
        </>
      )}
    </a>
  );
}
