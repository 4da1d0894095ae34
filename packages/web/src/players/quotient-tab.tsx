// The quotient of Nim, or of the game that was typed: its presentation, the outcome of each element and the
// products.

import type { ComponentChildren } from 'preact';
import { playersQuotient } from '../client/players-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Letters } from '../parts/letters.tsx';
import { Picture } from '../parts/picture.tsx';
import { Presentation } from '../parts/presentation.tsx';
import { useTypedNumber } from '../parts/typed-number.ts';
import type { PlayersQuotient, PlayersSetting } from '../protocol/players.ts';
import { texts } from '../texts/texts.ts';
import { SeatSet } from './seats.tsx';
import { SetGrid } from './set-grid.tsx';

interface Props {
  readonly setting: PlayersSetting;
  /** `game`, the largest heap, or nothing for all heaps. */
  readonly of: string;
  readonly choose: (of: string) => void;
}

/** The largest heap that is offered first. */
const SOME_HEAP = '2';

export function QuotientTab({ setting, of, choose }: Props) {
  const t = texts.value.players;
  const { players, convention } = setting;
  const largest = useTypedNumber(of);
  // What is asked of Nim does not depend on the game.
  const text = of === 'game' ? setting.text : '';
  const live = useAnswer(playersQuotient, { players, convention, text, of });
  const kind = of === '' || of === 'game' ? of : 'heaps';
  return (
    <section aria-busy={live.state === 'computing'}>
      <h2>{t.quotient}</h2>
      <p class="quiet">{t.quotientSays}</p>
      <p class="players-how">
        <label for="players-quotient-of">{t.quotientOf}</label>
        <select
          id="players-quotient-of"
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(value === 'heaps' ? SOME_HEAP : value)}
        >
          <option value="">{t.quotientAll}</option>
          <option value="heaps">{t.quotientUpTo}</option>
          <option value="game">{t.quotientGame}</option>
        </select>
        {kind === 'heaps' && (
          <input
            type="number"
            min="1"
            max="40"
            aria-label={t.largest}
            value={largest.shown}
            onInput={({ currentTarget: { value } }) => {
              largest.type(value);
              if (value !== '') choose(value);
            }}
            onBlur={largest.leave}
          />
        )}
      </p>
      <AnswerStatus live={live} />
      <Answered live={live}>{(quotient) => <Quotient quotient={quotient} />}</Answered>
    </section>
  );
}

function Quotient({ quotient }: { readonly quotient: PlayersQuotient }) {
  const t = texts.value.players;
  const { players, elements, letters, others, alike, zero, products, presentation, picture } =
    quotient;
  const element = (at: number) => elements[at] ?? { text: '', outcome: 0 };
  const name = (at: number) => <Letters text={element(at).text} />;
  const set = (outcome: number) => <SeatSet set={outcome} players={players} naming="relative" />;
  const outcomes = [...new Set(elements.map(({ outcome }) => outcome))];
  return (
    <div class="players-study">
      <section>
        <p class="big">
          <strong>{t.elements(elements.length)}</strong>
        </p>
        <dl class="facts">
          <dt>{t.presentation}</dt>
          <dd class="presentation">
            <Presentation presentation={presentation} />
          </dd>
          <dt>{t.letters}</dt>
          <dd>
            {commas([
              ...letters.map(({ letter, kind }, i) => (
                <span key={letter} class="no-break">
                  <Letters text={letter} />
                  {` = ${kind}${alike && i === letters.length - 1 ? ` ${t.andLarger}` : ''}`}
                </span>
              )),
              ...others.map(({ kind, element: is }) => (
                <span key={kind} class="no-break">
                  {`${kind} = `}
                  <Letters text={is} />
                </span>
              )),
            ])}
          </dd>
          {zero !== undefined && (
            <>
              <dt>{t.zero}</dt>
              <dd>{name(zero)}</dd>
            </>
          )}
        </dl>
      </section>
      <section>
        <h3>{t.outcomes}</h3>
        <dl class="set-portions">
          {outcomes.map((outcome) => (
            <div key={outcome}>
              <dt>{set(outcome)}</dt>
              <dd>
                <Letters
                  text={elements
                    .filter((one) => one.outcome === outcome)
                    .map(({ text }) => text)
                    .join(', ')}
                />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{t.products}</h3>
        {products === undefined ? (
          <p class="quiet">{t.tooMany(elements.length)}</p>
        ) : (
          <SetGrid
            label={t.productsLabel}
            of={quotient}
            columns={elements.map((_, at) => name(at))}
            rows={elements.map((_, at) => name(at))}
            cell={(i, j) => {
              const product = products[i]?.[j] ?? 0;
              return (
                <>
                  {name(product)} {set(element(product).outcome)}
                </>
              );
            }}
            told={(place) => {
              const product = place && products[place.row]?.[place.column];
              if (place === undefined || product === undefined)
                return <span class="quiet">{t.productsHint}</span>;
              return (
                <>
                  <Letters
                    text={`${element(place.row).text} · ${element(place.column).text} = ${element(product).text}`}
                  />{' '}
                  {set(element(product).outcome)}
                </>
              );
            }}
          />
        )}
        {picture && (
          <details>
            <summary>{t.asPicture}</summary>
            <Picture picture={picture} name="players-quotient" />
          </details>
        )}
      </section>
    </div>
  );
}

function commas(parts: readonly ComponentChildren[]): ComponentChildren[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]));
}
