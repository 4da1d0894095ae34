// Players and sets of players: a colour and a letter each, and in a set a fixed place, so that sets are told
// apart by their pattern too.

import type { ComponentChildren } from 'preact';
import { texts } from '../texts/texts.ts';
import { everyone, has, letterOf, membersOf, type Naming } from './sets.ts';

interface SeatProps {
  readonly player: number;
  readonly players: number;
  readonly naming: Naming;
}

/** Left is blue and Right red, as everywhere; those between have the other colours. */
function colourOf(player: number, players: number): number {
  return player === players - 1 ? 1 : player === 0 ? 0 : player + 1;
}

export function Seat({ player, players, naming }: SeatProps) {
  return (
    <span class={`seat seat-${colourOf(player, players)}`}>
      {letterOf(player, players, naming)}
    </span>
  );
}

interface SetProps extends Omit<SeatProps, 'player'> {
  readonly set: number;
}

/** A set with a place for everybody: who is not in it leaves it empty. */
export function SeatSet({ set, players, naming }: SetProps) {
  return (
    <span class="seats" role="img" aria-label={spokenSet(set, players, naming)}>
      {everyone(players).map((player) =>
        has(set, player) ? (
          <Seat key={player} player={player} players={players} naming={naming} />
        ) : (
          <span key={player} class="seat empty">
            ·
          </span>
        ),
      )}
    </span>
  );
}

/** `N, O`, or that it is nobody. */
export function spokenSet(set: number, players: number, naming: Naming): string {
  const letters = membersOf(set, players).map((player) => letterOf(player, players, naming));
  return letters.length === 0 ? texts.value.players.nobody : letters.join(', ');
}

/** The members of a set in a sentence: `N`, `N and O`, `N, O1 and P`. */
export function SeatList({ set, players, naming }: SetProps) {
  const seats = membersOf(set, players).map((player) => (
    <Seat key={player} player={player} players={players} naming={naming} />
  ));
  if (seats.length === 0) return <>{texts.value.players.nobody}</>;
  return <>{listed(seats)}</>;
}

/** With commas, and a word before the last. */
export function listed(parts: readonly ComponentChildren[]): ComponentChildren[] {
  return parts.flatMap((part, i) => {
    if (i === 0) return [part];
    return [i === parts.length - 1 ? texts.value.players.and : ', ', part];
  });
}
