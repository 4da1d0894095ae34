// An address that leads nowhere: what is not there, what was perhaps meant, and what there is.

import { nearest } from '@proviso/language';
import { type Texts, texts } from '../texts/texts.ts';
import { Barred } from './barred.tsx';

export interface Destination {
  /** As it stands in the address. */
  readonly name: string;
  readonly title: string;
  readonly href: string;
}

interface Props {
  /** What kind of thing was looked for. */
  readonly what: keyof Texts['parts']['noSuch'];
  readonly name: string;
  readonly known: readonly Destination[];
}

export function NoSuch({ what, name, known }: Props) {
  const t = texts.value.parts;
  const meant = nearest(
    name,
    known.map((one) => one.name),
  );
  const near = known.find((one) => one.name === meant);
  return (
    <div class="no-such">
      <p class="problem" role="alert">
        {t.noSuch[what](<code>{name}</code>)}
        {near &&
          t.didYouMean(
            <a href={near.href}>
              <Barred text={near.title} />
            </a>,
          )}
      </p>
      <p>{t.thereAre[what]}</p>
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
