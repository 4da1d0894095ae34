// What becomes of each player at a position, in sentences: who wins by force, who is stopped by whom, and the
// plan behind it, move by move.

import type { ComponentChildren } from 'preact';
import { Formula } from '../parts/math.tsx';
import type { FateView, MoveView, PlanView } from '../protocol/players.ts';
import { texts } from '../texts/texts.ts';
import { listed, Seat, SeatList, spokenSet } from './seats.tsx';
import { membersOf, type Naming, winnersWhenStuck } from './sets.ts';

/** What sentences about a game need to know. */
export interface Told {
  readonly players: number;
  readonly convention: number;
  readonly naming: Naming;
  /** How many components there are: in a game with one its moves need no more words. */
  readonly components: number;
}

/** A move in words, after the one who makes it. */
export function MoveWords({ move, told }: { readonly move: MoveView; readonly told: Told }) {
  const t = texts.value.players;
  if (move.takes !== undefined) return <>{t.takes(move.takes, move.component + 1)}</>;
  const game = <Formula game={{ text: move.to }} />;
  return <>{told.components === 1 ? t.movesTo(game) : t.movesIn(move.component + 1, game)}</>;
}

function seat(player: number, { players, naming }: Told): ComponentChildren {
  return <Seat player={player} players={players} naming={naming} />;
}

function seats(set: number, { players, naming }: Told): ComponentChildren {
  return <SeatList set={set} players={players} naming={naming} />;
}

interface PlanProps {
  readonly plan: PlanView;
  readonly told: Told;
}

/** A plan: single moves in one line, several moves in a list with an answer to each. */
export function Plan({ plan, told }: PlanProps) {
  const t = texts.value.players;
  const line: ComponentChildren[] = [];
  let at: PlanView = plan;
  for (;;) {
    const [only] = at.moves;
    if (only === undefined || at.moves.length > 1 || at.more > 0) break;
    const separator = line.length === 0 ? '' : ', ';
    line.push(
      <span key={line.length}>
        {separator}
        {seat(at.mover, told)} <MoveWords move={only.move} told={told} />
      </span>,
    );
    if (only.after === undefined) break;
    at = only.after;
  }
  const ends = at.moves.length === 0 && at.more === 0;
  const winners = winnersWhenStuck(at.mover, told.convention, told.players);
  return (
    <>
      {line.length > 0 && <>{line}. </>}
      {ends &&
        t.stuck(
          seat(at.mover, told),
          seats(winners, told),
          membersOf(winners, told.players).length,
        )}
      {at.moves.length === 0 && at.more > 0 && <span class="quiet">… {t.goesOn}</span>}
      {at.moves.length > 0 && (at.moves.length > 1 || at.more > 0) && (
        <ul class="plan">
          {at.moves.map(({ move, after }) => (
            <li key={`${move.component} ${move.to}`}>
              {t.ifMove(seat(at.mover, told), <MoveWords move={move} told={told} />)}{' '}
              {after && <Plan plan={after} told={told} />}
            </li>
          ))}
          {at.more > 0 && <li class="quiet">… {t.moreMoves(at.more)}</li>}
        </ul>
      )}
    </>
  );
}

interface FatesProps {
  readonly fates: readonly FateView[];
  readonly told: Told;
}

/** A line for each player, whose plan unfolds. */
export function Fates({ fates, told }: FatesProps) {
  const t = texts.value.players;
  const { players, naming } = told;
  return (
    <ul class="fates">
      {fates.map((fate) => (
        <li key={fate.player}>
          <p>
            <FateWords fate={fate} told={told} />
            {fate.coalitions[0] !== 0 && <Lead plan={fate.plan} told={told} />}
          </p>
          {fate.coalitions[0] !== 0 && (fate.plan.moves.length > 0 || fate.plan.more > 0) && (
            <details>
              <summary aria-label={t.howFor(spokenSet(1 << fate.player, players, naming))}>
                {t.how}
              </summary>
              <div class="plan-body">
                <Plan plan={fate.plan} told={told} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How a coalition begins, in half a line: what it answers to one way the others may go. */
function Lead({ plan, told }: PlanProps) {
  const t = texts.value.players;
  const before: ComponentChildren[] = [];
  let at: PlanView | undefined = plan;
  while (at !== undefined && !at.own && at.moves[0] !== undefined) {
    const [{ move, after }] = at.moves as [PlanView['moves'][number]];
    before.push(
      <span key={before.length}>
        {seat(at.mover, told)} <MoveWords move={move} told={told} />
      </span>,
    );
    at = after;
  }
  const answer = at?.own === true ? at.moves[0] : undefined;
  if (at === undefined || answer === undefined) return null;
  const move = (
    <>
      {seat(at.mover, told)} <MoveWords move={answer.move} told={told} />
    </>
  );
  return (
    <span class="quiet lead">
      {' '}
      {before.length === 0 ? t.leadFirst(move) : t.leadAfter(listed(before), move)}
    </span>
  );
}

function FateWords({ fate, told }: { readonly fate: FateView; readonly told: Told }) {
  const t = texts.value.players;
  const who = seat(fate.player, told);
  const [first = 0, ...others] = fate.coalitions;
  if (fate.wins) return <>{first === 0 ? t.winsAnyway(who) : t.forces(who)}</>;
  if (first === 0) return <>{t.losesAnyway(who)}</>;
  const size = membersOf(first, told.players).length;
  return (
    <>
      {t.stop(seats(first, told), who, size)}
      {others.length > 0 && (
        <span class="quiet">
          {' '}
          {t.soCan(
            listed(
              others.map((set) => (
                <span key={set} class="coalition">
                  {membersOf(set, told.players).map((player) => seat(player, told))}
                </span>
              )),
            ),
          )}
        </span>
      )}
    </>
  );
}
