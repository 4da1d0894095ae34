// A game played by people at one keyboard, by the program, or by both: whose turn it is, what coalitions can
// do, what was played, and after the end who won and which move lost it. The address holds it all.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { playersTurn } from '../client/players-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { overlay } from '../commands.ts';
import { AnswerStatus } from '../parts/answered.tsx';
import type { PlayersSetting, PlayersTurn } from '../protocol/players.ts';
import { texts } from '../texts/texts.ts';
import { Fates, MoveWords, type Told } from './plan.tsx';
import { PlayBoard } from './play-board.tsx';
import { type PlayAddress, playOn, stepBack, stepForth } from './players-address.ts';
import { Seat, SeatList, SeatSet } from './seats.tsx';
import { everyone, has, letterOf, membersOf } from './sets.ts';
import '../style/players-play.css';

interface Props {
  readonly setting: PlayersSetting;
  readonly at: PlayAddress;
  readonly change: (at: PlayAddress) => void;
}

/** Milliseconds before the program moves, so that one sees what it does. */
const PAUSE = 500;
/** The same where one first reads that moves of the address were left out. */
const READING_PAUSE = 4_000;

export function PlayTab({ setting, at, change }: Props) {
  const t = texts.value.players;
  const { starter, program, line } = at;
  const played = line.slice(0, at.at);
  const live = useAnswer(playersTurn, { ...setting, starter, line: played });
  const turn = live.state === 'done' ? live.answer : undefined;
  const shown = turn ?? live.answer ?? live.previous?.answer;
  /** The place for which a hint was asked. */
  const hinted = useSignal('');
  const here = `${starter} at ${played.join('.')}`;
  // Moves of the address that the game does not have were not made.
  const reached = turn?.played.length ?? at.at;
  const play = (place: number) => change(playOn(at, reached, place));
  const over = turn?.ended !== undefined;
  const programs = turn !== undefined && !over && program[turn.mover] === true;
  const atEnd = at.at === line.length;
  // Ended in the same turn as what it goes on from: else it might undo what was just taken back.
  useLayoutEffect(() => {
    if (!programs || !atEnd || turn === undefined) return;
    const place = turn.best[reached % Math.max(1, turn.best.length)];
    const timer = setTimeout(
      () => {
        if (place !== undefined) play(place);
      },
      turn.dropped ? READING_PAUSE : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [programs, atEnd, here, turn]);
  const back = () => change({ ...at, at: stepBack({ ...at, at: reached }) });
  const forth = () => change({ ...at, at: stepForth(at) });
  useArrows(back, forth);
  const acted = useRef(false);
  return (
    <section class="players-play" aria-busy={live.state === 'computing'}>
      <Seats setting={setting} at={at} change={change} impartial={shown?.impartial ?? true} />
      <AnswerStatus live={live} />
      {shown && (
        <Table
          turn={shown}
          setting={setting}
          programs={programs}
          fresh={turn !== undefined}
          hint={turn !== undefined && hinted.value === here}
          play={play}
          played={acted}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: its buttons have the keys */}
          <div
            class="controls"
            role="group"
            aria-label={t.play}
            onClick={() => {
              acted.current = true;
            }}
          >
            <button type="button" onClick={back} disabled={at.at === 0}>
              {t.undo}
            </button>
            <button type="button" onClick={forth} disabled={atEnd}>
              {t.redo}
            </button>
            <button
              type="button"
              disabled={over || programs}
              onClick={() => {
                hinted.value = here;
              }}
            >
              {t.hint}
            </button>
            <button
              type="button"
              disabled={line.length === 0}
              onClick={() => change({ ...at, line: [], at: 0 })}
            >
              {t.newGame}
            </button>
          </div>
        </Table>
      )}
    </section>
  );
}

/** ← and → go through the moves where they have no meaning of their own. */
function useArrows(back: () => void, forth: () => void): void {
  // At once: a second key before the next frame would go on from the move before.
  useLayoutEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (overlay.peek() !== undefined) return;
      if (target instanceof Element && target.closest('input, select, textarea, nav')) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      if (key === 'ArrowLeft') back();
      else forth();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  });
}

interface SeatsProps extends Props {
  readonly impartial: boolean;
}

/** Who plays whom; in a partizan game also who begins. */
function Seats({ setting: { players }, at, change, impartial }: SeatsProps) {
  const t = texts.value.players;
  const naming = impartial ? 'relative' : 'places';
  return (
    <fieldset class="players-seats">
      <legend>{t.seats}</legend>
      {everyone(players).map((player) => (
        <label key={player}>
          <Seat player={player} players={players} naming={naming} />
          <select
            aria-label={t.plays(letterOf(player, players, naming))}
            value={at.program[player] ? 'program' : 'you'}
            onChange={({ currentTarget: { value } }) =>
              change({
                ...at,
                program: at.program.map((plays, each) =>
                  each === player ? value === 'program' : plays,
                ),
              })
            }
          >
            <option value="you">{t.you}</option>
            <option value="program">{t.program}</option>
          </select>
        </label>
      ))}
      {!impartial && (
        <label>
          {t.first}
          <select
            value={at.starter}
            onChange={({ currentTarget: { value } }) =>
              change({ ...at, starter: Number(value), line: [], at: 0 })
            }
          >
            {everyone(players).map((player) => (
              <option key={player} value={player}>
                {letterOf(player, players, naming)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

interface TableProps {
  readonly turn: PlayersTurn;
  readonly setting: PlayersSetting;
  readonly programs: boolean;
  /** Whether it is the position of the address, and not the one before. */
  readonly fresh: boolean;
  readonly hint: boolean;
  readonly play: (place: number) => void;
  readonly played: { current: boolean };
  readonly children: ComponentChildren;
}

function Table(props: TableProps) {
  const { turn, setting, programs, fresh, hint, play, played, children } = props;
  const t = texts.value.players;
  const { players, impartial, mover, ended } = turn;
  const naming = impartial ? 'relative' : 'places';
  const told: Told = {
    players,
    convention: setting.convention,
    naming,
    components: turn.components.length,
  };
  const who = <Seat player={mover} players={players} naming={naming} />;
  return (
    <div class="players-table">
      <div class="players-left">
        {turn.dropped && (
          <p class="note" role="alert">
            {t.dropped}
          </p>
        )}
        <div role="status" class="players-says">
          {ended === undefined ? (
            <p class="whose">{programs ? t.programMoves(who) : t.toMove(who)}</p>
          ) : (
            <Ended turn={turn} told={told} winners={ended} />
          )}
          {hint && ended === undefined && <p class="hint">{hintWords(turn, who)}</p>}
        </div>
        <PlayBoard
          turn={turn}
          yours={fresh && !programs && ended === undefined}
          marked={new Set(hint ? turn.best : [])}
          play={play}
          played={played}
        />
        {children}
        <h2>{t.played}</h2>
        <Played turn={turn} told={told} />
      </div>
      {ended === undefined && (
        <div class="players-right">
          <h2>{t.fatesHere}</h2>
          <Fates fates={turn.fates} told={told} />
        </div>
      )}
    </div>
  );
}

function hintWords({ winners, mover, helpers }: PlayersTurn, who: ComponentChildren) {
  const t = texts.value.players;
  if (has(winners, mover)) return t.hintWins(who);
  return helpers === undefined ? t.hintLost(who) : t.hintHelped(who, helpers);
}

interface ToldProps {
  readonly turn: PlayersTurn;
  readonly told: Told;
}

/** Who won, and for each loser the move that gave a forced win away for the last time. */
function Ended({ turn, told, winners }: ToldProps & { readonly winners: number }) {
  const t = texts.value.players;
  const { players, naming } = told;
  const seat = (player: number) => <Seat player={player} players={players} naming={naming} />;
  const losers = everyone(players).filter((player) => !has(winners, player));
  return (
    <>
      <p class="verdict">
        {t.over(
          seat(turn.mover),
          <SeatList set={winners} players={players} naming={naming} />,
          membersOf(winners, players).length,
        )}
      </p>
      {losers.map((player) => {
        const move = turn.played.findLastIndex((one) => one.player === player && one.gaveAway);
        const lost = turn.played[move];
        return (
          <p key={player}>
            {lost === undefined
              ? t.neverCould(seat(player))
              : t.lostIt(seat(player), move + 1, <MoveWords move={lost.move} told={told} />)}
          </p>
        );
      })}
    </>
  );
}

function Played({ turn, told }: ToldProps) {
  const t = texts.value.players;
  const { players, naming } = told;
  if (turn.played.length === 0) return <p class="quiet">{t.nothingPlayed}</p>;
  return (
    <ol class="players-played">
      {turn.played.map(({ player, move, winners, gaveAway }, i) => (
        <li key={i}>
          <span>
            <Seat player={player} players={players} naming={naming} />{' '}
            <MoveWords move={move} told={told} />
          </span>{' '}
          <span class="after">
            <span class="quiet">{t.after}</span>{' '}
            <SeatSet set={winners} players={players} naming={naming} />
          </span>
          {gaveAway && <span class="gave-away">{` ✗ ${t.gaveAway}`}</span>}
        </li>
      ))}
    </ol>
  );
}
