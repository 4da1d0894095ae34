// What is said where an address tells in unknown words who plays: nothing is played that nobody asked for.

import { address } from '../../route.ts';
import { type BoardAddress, boardAddress, type MatchAddress } from '../board-address.ts';
import { KNOWN_WORDS, setupToText } from './match-setup.ts';

interface Props {
  readonly at: BoardAddress;
  readonly match: MatchAddress;
  readonly unknown: readonly string[];
}

export function UnknownWords({ at, match, unknown }: Props) {
  const { mode, setup, tree } = match;
  return (
    <section class="wide" role="alert">
      <p>
        The address tells how a match is played in words between dots, and{' '}
        {unknown.map((word) => `“${word}”`).join(', ')} {unknown.length === 1 ? 'is' : 'are'} none
        of them. The words are {KNOWN_WORDS.join(', ')}.
      </p>
      <p>
        <a href={address(...boardAddress({ ...at, match: { mode, setup, tree } }))}>
          Play it as <code>{setupToText(setup)}</code>
        </a>
      </p>
    </section>
  );
}
