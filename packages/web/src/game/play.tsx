// The distinguishing game, played move by move against the program, which plays to win where it can.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { viewClient } from '../client/clients.ts';
import { Failed, Stopped } from '../client/worker-client.ts';
import { Formula } from '../parts/math.tsx';
import type { Convention, SideName, SumMove, SumPosition, Written } from '../protocol/answers.ts';

interface Props {
  /** The two games as text, and the one that tells them apart. */
  readonly g: string;
  readonly h: string;
  readonly x: Written;
  readonly convention: Convention;
}

/** Where a play stands. */
interface Turn {
  readonly g: string;
  readonly x: string;
  readonly mover: SideName;
  /** What has happened, in words. */
  readonly story: readonly string[];
}

const NAMES: Readonly<Record<SideName, string>> = { left: 'Left', right: 'Right' };
const other = (side: SideName): SideName => (side === 'left' ? 'right' : 'left');

export function Play({ g, h, x, convention }: Props) {
  const which = useSignal<'G' | 'H'>('G');
  const you = useSignal<SideName>('left');
  const starter = useSignal<SideName>('left');
  const turn = useSignal<Turn | undefined>(undefined);
  const hints = useSignal(false);
  const { ascii } = x;
  if (ascii === undefined) return null;
  const begin = () => {
    turn.value = { g: which.value === 'G' ? g : h, x: ascii, mover: starter.value, story: [] };
  };
  return (
    <details class="play">
      <summary>Play {which} + X against the program</summary>
      <div class="play-choice">
        <Choice
          label="the sum"
          value={which.value}
          options={{ G: 'G + X', H: 'H + X' }}
          choose={(value) => (which.value = value)}
        />
        <Choice
          label="you are"
          value={you.value}
          options={NAMES}
          choose={(value) => (you.value = value)}
        />
        <Choice
          label="first to move"
          value={starter.value}
          options={NAMES}
          choose={(value) => (starter.value = value)}
        />
        <button type="button" class="main" onClick={begin}>
          {turn.value ? 'Start again' : 'Start'}
        </button>
      </div>
      {turn.value && (
        <Board
          turn={turn.value}
          you={you.value}
          convention={convention}
          hints={hints.value}
          toggleHints={() => (hints.value = !hints.value)}
          become={(next) => (turn.value = next)}
        />
      )}
    </details>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly choose: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, choose }: ChoiceProps<T>) {
  return (
    <label>
      <span class="quiet">{label}</span>{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {(Object.entries(options) as [T, string][]).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BoardProps {
  readonly turn: Turn;
  readonly you: SideName;
  readonly convention: Convention;
  readonly hints: boolean;
  readonly toggleHints: () => void;
  readonly become: (next: Turn) => void;
}

function Board({ turn, you, convention, hints, toggleHints, become }: BoardProps) {
  const position = useSignal<SumPosition | undefined>(undefined);
  const problem = useSignal('');
  const yours = turn.mover === you;
  const make = ({ in: where, g, x }: SumMove) => {
    if (g.ascii === undefined || x.ascii === undefined) return;
    const to = where === 'game' ? g.text : x.text;
    const said = `${NAMES[turn.mover]} moves in ${where === 'game' ? 'the game' : 'X'} to ${to}.`;
    become({ g: g.ascii, x: x.ascii, mover: other(turn.mover), story: [...turn.story, said] });
  };
  useEffect(() => {
    let gone = false;
    position.value = undefined;
    viewClient
      .ask((api) => api.sumPosition(turn.g, turn.x, turn.mover, convention))
      .then(
        (found) => {
          if (gone) return;
          position.value = found;
          const reply = found.moves.find(({ wins }) => wins) ?? found.moves[0];
          if (!yours && !found.over && reply) make(reply);
        },
        (error) => {
          if (gone || error instanceof Stopped) return;
          if (!(error instanceof Failed)) throw error;
          problem.value = error.message;
        },
      );
    return () => {
      gone = true;
    };
    // A turn is a position; nothing else changes what is asked.
  }, [turn, convention]);
  const at = position.value;
  return (
    <div class="play-board">
      <ol class="story">
        {turn.story.map((line, i) => (
          <li key={`${i} ${line}`}>{line}</li>
        ))}
      </ol>
      {problem.value !== '' && <p class="problem">{problem}</p>}
      {at && (
        <>
          <p class="big">
            <Formula game={at.g} /> + <Formula game={at.x} />
          </p>
          {at.over ? (
            <p role="status">
              <strong>{verdict(turn.mover, you, convention)}</strong>
            </p>
          ) : (
            yours && (
              <>
                <p>Your move, {NAMES[you]}:</p>
                <div class="chips">
                  {at.moves.map((move) => (
                    <button
                      type="button"
                      key={`${move.in} ${move.g.text} ${move.x.text}`}
                      onClick={() => make(move)}
                    >
                      <Formula game={move.g} /> + <Formula game={move.x} />
                      {hints && move.wins && <span class="wins"> wins</span>}
                    </button>
                  ))}
                </div>
                <p>
                  <button type="button" class="plain" aria-pressed={hints} onClick={toggleHints}>
                    show which moves win
                  </button>
                </p>
              </>
            )
          )}
        </>
      )}
    </div>
  );
}

function verdict(mover: SideName, you: SideName, convention: Convention): string {
  const winner = convention === 'misère' ? mover : other(mover);
  const who = winner === you ? 'You win' : 'The program wins';
  return convention === 'misère'
    ? `${who}: ${NAMES[mover]} is to move and need not.`
    : `${who}: ${NAMES[mover]} is to move and cannot.`;
}
