// The outcome of a game for every starter, as coloured sets, in words and with reasons; and its tree.

import type { Live } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Formula } from '../parts/math.tsx';
import { Picture } from '../parts/picture.tsx';
import type { PlayersSetting, PlayersStudy, StarterView } from '../protocol/players.ts';
import { texts } from '../texts/texts.ts';
import { Fates, type Told } from './plan.tsx';
import { Seat, SeatList, SeatSet } from './seats.tsx';
import { membersOf } from './sets.ts';

export function OutcomeTab({ live }: { readonly live: Live<PlayersSetting, PlayersStudy> }) {
  return (
    <section aria-busy={live.state === 'computing'}>
      <AnswerStatus live={live} problems={live.answer !== undefined} />
      <Answered live={live}>{(study) => <Study study={study} />}</Answered>
    </section>
  );
}

function Study({ study }: { readonly study: PlayersStudy }) {
  const t = texts.value.players;
  const { players, convention, impartial, starters, tree, components } = study;
  const naming = impartial ? 'relative' : 'places';
  const told: Told = { players, convention, naming, components: components.length };
  const ends = [0, players - 1].map((player) => (
    <Seat key={player} player={player} players={players} naming={naming} />
  ));
  return (
    <div class="players-study">
      <section>
        <h2>{t.outcome}</h2>
        <p class="big">
          <Formula game={study.game} />
        </p>
        <ul class="starters">
          {starters.map((one) => (
            <Starter key={one.starter} one={one} told={told} alone={impartial} />
          ))}
        </ul>
        <p class="quiet">
          {impartial ? t.namesRelative(ends[0], ends[1]) : t.namesPlaces(ends[0], ends[1])}
        </p>
        <dl class="facts">
          <dt>{t.kind}</dt>
          <dd>{impartial ? t.impartial : t.partizan}</dd>
          <dt>{t.rank}</dt>
          <dd>{study.rank.toLocaleString(texts.value.common.locale)}</dd>
          <dt>{t.positions}</dt>
          <dd>{study.positions.toLocaleString(texts.value.common.locale)}</dd>
        </dl>
      </section>
      <section>
        <h2>{t.fates}</h2>
        {starters.map((one) => (
          <div key={one.starter}>
            {!impartial && (
              <h3>{t.begins(<Seat player={one.starter} players={players} naming={naming} />)}</h3>
            )}
            <Fates fates={one.fates} told={told} />
          </div>
        ))}
      </section>
      <section>
        <h2>{t.tree}</h2>
        {tree ? <Picture picture={tree} name="players-tree" /> : <p class="quiet">{t.noTree}</p>}
      </section>
    </div>
  );
}

interface StarterProps {
  readonly one: StarterView;
  readonly told: Told;
  /** Whether the same holds for every starter. */
  readonly alone: boolean;
}

function Starter({ one, told, alone }: StarterProps) {
  const t = texts.value.players;
  const { players, naming } = told;
  const { winners, starter } = one;
  const count = membersOf(winners, players).length;
  return (
    <li>
      <span class="starter">
        {alone ? t.whoever : t.begins(<Seat player={starter} players={players} naming={naming} />)}
      </span>
      <SeatSet set={winners} players={players} naming={naming} />
      <span class="starter-said">
        {count === 0
          ? t.undetermined
          : t.each(<SeatList set={winners} players={players} naming={naming} />, count)}
      </span>
    </li>
  );
}
