// An address that leads nowhere: what is not there, what was perhaps meant, and what there is.

import { nearest } from '@proviso/language';
import { Barred } from './barred.tsx';

export interface Destination {
  /** As it stands in the address. */
  readonly name: string;
  readonly title: string;
  readonly href: string;
}

interface Props {
  /** What kind of thing was looked for: `ruleset`. */
  readonly what: string;
  readonly name: string;
  readonly known: readonly Destination[];
}

export function NoSuch({ what, name, known }: Props) {
  const meant = nearest(
    name,
    known.map((one) => one.name),
  );
  const near = known.find((one) => one.name === meant);
  return (
    <div class="no-such">
      <p class="problem" role="alert">
        There is no {what} <code>{name}</code>.
        {near && (
          <>
            {' '}
            Did you mean{' '}
            <a href={near.href}>
              <Barred text={near.title} />
            </a>
            ?
          </>
        )}
      </p>
      <p>These are the {what}s there are:</p>
      <ul>
        {known.map((one) => (
          <li key={one.name}>
            <a href={one.href}>
              <Barred text={one.title} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
