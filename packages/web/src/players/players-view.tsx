// Games of several players: how many play, who wins where one cannot move, and a game; then its outcome, play,
// sums, the quotient and comparison, each with its address.

import { playersReading, playersStudy } from '../client/players-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { useOffer } from '../commands.ts';
import { mainPart, useFocusAfter } from '../parts/focus-after.ts';
import { GameBox } from '../parts/game-box.tsx';
import { address, edit, go, rename, route } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { CompareTab } from './compare-tab.tsx';
import { OutcomeTab } from './outcome-tab.tsx';
import { PlayTab } from './play-tab.tsx';
import {
  FIRST,
  type PlayersAddress,
  playersAddress,
  readPlay,
  readPlayersAddress,
  TABS,
  writePlay,
  writeSet,
} from './players-address.ts';
import { PLAYERS_OFFER } from './players-offer.ts';
import { QuotientTab } from './quotient-tab.tsx';
import { conventionFor, conventionsOf, MISERE, membersOf, propp, spindler } from './sets.ts';
import { SumsTab } from './sums-tab.tsx';
import '../style/players.css';

const COUNTS = [2, 3, 4, 5, 6] as const;

/** Heaps, the game in which two collude [Spindler, Proposition 2.2], an undetermined one, partizan ones. */
const TRIES: readonly (readonly [players: number, text: string])[] = [
  [3, '1 2 3'],
  [3, '{0, *2}'],
  [3, '{*2, {*2}}'],
  [3, '*2 + *2'],
  [3, '{0 | * | }'],
  [3, '1[0] + 1[1] + 1[2]'],
  [4, '2 2 1'],
];

export function PlayersView() {
  const at = readPlayersAddress(route.value);
  const { players, convention, text, tab, rest } = at;
  const setting = { players, convention, text };
  const t = texts.value.players;
  useOffer(PLAYERS_OFFER);
  useFocusAfter(tab, mainPart);
  useSubject(`${text} · ${t.count(players)}`);
  const live = useAnswer(playersStudy, tab === 'outcome' ? setting : undefined);
  const reading = useAnswer(playersReading, tab === 'compare' ? setting : undefined);
  const ask = (change: Partial<PlayersAddress>) =>
    edit(...playersAddress({ ...at, rest: tab === 'compare' ? rest : [], ...change }));
  const setRest = (...parts: string[]) => rename(...playersAddress({ ...at, rest: parts }));
  return (
    <div class="players">
      <section>
        <h1>{t.heading}</h1>
        <p class="quiet">
          {t.intro}{' '}
          <a href="./guide/theory/several-players.html" hreflang="en">
            {t.guide}
          </a>
        </p>
        <div class="players-ask">
          <div class="players-how">
            <label for="players-number">{t.number}</label>
            <select
              id="players-number"
              value={players}
              onChange={({ currentTarget: { value } }) => {
                const count = Number(value);
                go(
                  ...playersAddress({
                    ...at,
                    players: count,
                    convention: conventionFor(convention, players, count),
                    rest: tab === 'compare' ? rest : [],
                  }),
                );
              }}
            >
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
            <label for="players-convention">{t.convention}</label>
            <select
              id="players-convention"
              value={convention}
              onChange={({ currentTarget: { value } }) =>
                go(
                  ...playersAddress({
                    ...at,
                    convention: Number(value),
                    rest: tab === 'compare' ? rest : [],
                  }),
                )
              }
            >
              {conventionsOf(players).map((one) => (
                <option key={one} value={one}>
                  {conventionWords(one, players)}
                </option>
              ))}
            </select>
          </div>
          <GameBox
            id="players-game"
            label={t.box}
            value={text}
            problem={(live?.answer === undefined ? live?.problem : undefined) ?? reading?.problem}
            onText={(next) => ask({ text: next })}
            placeholder={FIRST.text}
          />
        </div>
        <p class="chips tries">
          <span class="quiet">{t.tries}</span>{' '}
          {TRIES.map(([count, game]) => (
            <a
              key={game}
              class="chip"
              href={address(
                ...playersAddress({
                  players: count,
                  convention: conventionFor(convention, players, count),
                  text: game,
                  tab,
                  rest: [],
                }),
              )}
            >
              {game}
            </a>
          ))}
        </p>
      </section>
      <nav class="players-tabs" aria-label={t.tabsLabel}>
        {TABS.map((one) => (
          <a
            key={one}
            aria-current={one === tab ? 'true' : undefined}
            href={address(...playersAddress({ ...at, tab: one, rest: [] }))}
          >
            {t.tabs[one]}
          </a>
        ))}
      </nav>
      {tab === 'outcome' && live && <OutcomeTab live={live} />}
      {tab === 'sums' && <SumsTab setting={setting} />}
      {tab === 'quotient' && (
        <QuotientTab setting={setting} of={rest[0] ?? ''} choose={(of) => setRest(of)} />
      )}
      {tab === 'compare' && (
        <CompareTab
          setting={setting}
          other={rest[0] ?? '0'}
          ready={reading?.state === 'done' || reading?.state === 'stopped'}
          choose={(other) => edit(...playersAddress({ ...at, rest: [other] }))}
        />
      )}
      {tab === 'play' && (
        <PlayTab
          key={`${players} ${convention} ${text}`}
          setting={setting}
          at={readPlay(rest, players)}
          change={(next) => setRest(...writePlay(next))}
        />
      )}
    </div>
  );
}

function conventionWords(convention: number, players: number): string {
  const t = texts.value.players.conventions;
  if (players === 2) return convention === MISERE ? t.misereOfTwo : t.normalOfTwo;
  if (convention === spindler(players)) return t.spindler;
  if (convention === propp(players)) return t.propp;
  if (convention === MISERE) return t.misere;
  const set = writeSet(convention, players);
  return membersOf(convention, players).length === 1 ? t.setOne(set) : t.set(set);
}
