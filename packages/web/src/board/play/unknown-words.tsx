// What is said where an address tells in unknown words who plays: nothing is played that nobody asked for.

import { address } from '../../route.ts';
import { texts } from '../../texts/texts.ts';
import { type BoardAddress, boardAddress, type MatchAddress } from '../board-address.ts';
import { KNOWN_WORDS, setupToText } from './match-setup.ts';

interface Props {
  readonly at: BoardAddress;
  readonly match: MatchAddress;
  readonly unknown: readonly string[];
}

export function UnknownWords({ at, match, unknown }: Props) {
  const t = texts.value.match.unknown;
  const { mode, setup, tree } = match;
  return (
    <section class="wide" role="alert">
      <p>{t.says(unknown.length, unknown.map(t.word).join(', '), KNOWN_WORDS.join(', '))}</p>
      <p>
        <a href={address(...boardAddress({ ...at, match: { mode, setup, tree } }))}>
          {t.playAs(<code>{setupToText(setup)}</code>)}
        </a>
      </p>
    </section>
  );
}
