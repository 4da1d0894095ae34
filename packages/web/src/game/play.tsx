// The distinguishing game, played move by move against the program, which plays to win where it can.
// A turn is a question: the moves on the screen are those of the turn, or none.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type PositionQuestion, sumPosition } from '../client/questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { AnswerStatus } from '../parts/answered.tsx';
import { Choice } from '../parts/choice.tsx';
import { Formula } from '../parts/math.tsx';
import { spoken } from '../parts/spoken.ts';
import type { Convention, SideName, SumMove, Written } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  /** The two games as text, and the one that tells them apart. */
  readonly g: string;
  readonly h: string;
  readonly x: Written;
  readonly convention: Convention;
}

/** What is chosen before a play begins. */
interface Choices {
  readonly sum: 'G' | 'H';
  readonly you: SideName;
  readonly first: SideName;
}

/** A play under way: what was chosen for it, and where it stands. */
interface Playing {
  readonly choices: Choices;
  readonly turn: PositionQuestion;
  /** What has happened, told in the language of the page. */
  readonly story: readonly (() => string)[];
}

const other = (side: SideName): SideName => (side === 'left' ? 'right' : 'left');

export function Play({ g, h, x, convention }: Props) {
  const choices = useSignal<Choices>({ sum: 'G', you: 'left', first: 'left' });
  const playing = useSignal<Playing | undefined>(undefined);
  const t = texts.value.game.play;
  const { players } = texts.value.common;
  const { ascii } = x;
  if (ascii === undefined) return null;
  const { sum, you, first } = choices.value;
  const choose = (change: Partial<Choices>) => {
    choices.value = { ...choices.value, ...change };
  };
  const begin = () => {
    const turn = { g: sum === 'G' ? g : h, x: ascii, mover: first, convention };
    playing.value = { choices: choices.value, turn, story: [] };
  };
  const now = playing.value?.choices;
  const later = now && (now.sum !== sum || now.you !== you || now.first !== first);
  return (
    <details class="play">
      <summary>{t.summary(sum)}</summary>
      <div class="play-choice">
        <Choice
          label={t.sum}
          value={sum}
          options={{ G: 'G + X', H: 'H + X' }}
          choose={(value) => choose({ sum: value })}
        />
        <Choice
          label={t.you}
          value={you}
          options={players}
          choose={(value) => choose({ you: value })}
        />
        <Choice
          label={t.first}
          value={first}
          options={players}
          choose={(value) => choose({ first: value })}
        />
        <button type="button" class="main" onClick={begin}>
          {now ? t.again : t.start}
        </button>
      </div>
      {now && (
        <p class="play-now" role="status">
          {later && t.later(now.sum, players[now.you])}
        </p>
      )}
      {playing.value && <Board playing={playing.value} become={(next) => (playing.value = next)} />}
    </details>
  );
}

interface BoardProps {
  readonly playing: Playing;
  readonly become: (next: Playing) => void;
}

function Board({ playing, become }: BoardProps) {
  const { choices, turn, story } = playing;
  const t = texts.value.game.play;
  const hints = useSignal(false);
  const live = useAnswer(sumPosition, turn);
  const at = live.answer;
  const yours = turn.mover === choices.you;
  const make = ({ in: where, g, x }: SumMove) => {
    if (g.ascii === undefined || x.ascii === undefined) return;
    const to = where === 'game' ? g.text : x.text;
    const { mover } = turn;
    const said = () => {
      const { common, game } = texts.value;
      return game.play.moved(common.players[mover], placeOf(where, choices), to);
    };
    become({
      choices,
      turn: { ...turn, g: g.ascii, x: x.ascii, mover: other(turn.mover) },
      story: [...story, said],
    });
  };
  // The button of a move goes with its turn; whoever pressed it by key goes on at the next turn.
  const next = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || next.current === null) return;
    pressed.current = false;
    next.current.focus();
  }, [at]);
  useEffect(() => {
    if (at === undefined || at.over || yours) return;
    const reply = at.moves.find(({ wins }) => wins) ?? at.moves[0];
    if (reply) make(reply);
  }, [at, yours]);
  return (
    <div class="play-board">
      <ol class="story">
        {story.map((line, i) => (
          <li key={i}>{line()}</li>
        ))}
      </ol>
      {at && (
        <>
          <p class="big">
            <Formula game={at.g} /> + <Formula game={at.x} />
          </p>
          {at.over ? (
            <p role="status" ref={next} tabIndex={-1}>
              <strong>{verdict(turn.mover, choices.you, turn.convention)}</strong>
            </p>
          ) : (
            yours && (
              <>
                <p ref={next} tabIndex={-1}>
                  {t.yourMove(texts.value.common.players[choices.you])}
                </p>
                <div class="chips">
                  {at.moves.map((move) => (
                    <button
                      type="button"
                      key={`${move.in} ${move.g.text} ${move.x.text}`}
                      onClick={() => {
                        pressed.current = true;
                        make(move);
                      }}
                      aria-label={moveName(move, choices, hints.value)}
                    >
                      <Formula game={move.g} /> + <Formula game={move.x} />
                      {hints.value && move.wins && (
                        <span class="wins"> {texts.value.common.wins}</span>
                      )}
                    </button>
                  ))}
                </div>
                <p>
                  <button
                    type="button"
                    class="plain"
                    aria-pressed={hints.value}
                    onClick={() => (hints.value = !hints.value)}
                  >
                    {t.showWins}
                  </button>
                  <span role="status">
                    {hints.value && !at.moves.some(({ wins }) => wins) && t.noneWins}
                  </span>
                </p>
              </>
            )
          )}
        </>
      )}
      {at === undefined && <AnswerStatus live={live} />}
    </div>
  );
}

function placeOf(where: SumMove['in'], { sum }: Choices): string {
  return where === 'game' ? sum : 'X';
}

/** A move in words: where, to what, and what the sum becomes. */
function moveName({ in: where, g, x, wins }: SumMove, choices: Choices, hints: boolean): string {
  const to = spoken((where === 'game' ? g : x).text);
  const place = placeOf(where, choices);
  const says = texts.value.game.play.move(place, to, spoken(g.text), spoken(x.text));
  return hints && wins ? `${says}, ${texts.value.common.wins}` : says;
}

function verdict(mover: SideName, you: SideName, convention: Convention): string {
  const winner = convention === 'misère' ? mover : other(mover);
  const { needNot, cannot } = texts.value.game.play;
  const says = convention === 'misère' ? needNot : cannot;
  return says[winner === you ? 'you' : 'program'](texts.value.common.players[mover]);
}
