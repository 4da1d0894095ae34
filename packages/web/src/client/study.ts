// A study as it arrives from the worker: first what is told at once, then the universes row by row.
// A newer question ends the older; what was there stays until something new arrives.

import { type Signal, signal } from '@preact/signals';
import type { Remote } from 'comlink';
import type { BoardHead, GameHead, Problem, UniverseRow } from '../protocol/answers.ts';
import type { UniverseKey } from '../protocol/universes.ts';
import type { Answer, StudyPart, WorkerApi } from '../protocol/worker-api.ts';
import { viewClient } from './clients.ts';
import { callback, Failed, Stopped } from './worker-client.ts';

export interface Study<Input, Head> {
  /** What is studied, or is about to be. */
  readonly input?: Input;
  readonly head?: Head;
  readonly rows: ReadonlyMap<UniverseKey, UniverseRow>;
  readonly problem?: Problem | undefined;
  readonly state: 'running' | 'done' | 'stopped';
}

export type GameStudy = Study<string, GameHead>;

export interface BoardCall {
  readonly name: string;
  /** The parameters of the ruleset, if it has any, and the position. */
  readonly call: readonly string[];
}

export interface Following<Input, Head> {
  readonly study: Signal<Study<Input, Head>>;
  ask(input: Input): Promise<void>;
}

/** Milliseconds a running computation is given before a newer question ends it. */
const GRACE = 120;

type Question<Input, Head> = (
  api: Remote<WorkerApi>,
  input: Input,
  tell: (part: StudyPart<Head>) => void,
) => Promise<Answer<void>>;

function following<Input, Head>(question: Question<Input, Head>): Following<Input, Head> {
  const study = signal<Study<Input, Head>>({ rows: new Map(), state: 'done' });
  let latest = 0;
  const ask = async (input: Input): Promise<void> => {
    const turn = ++latest;
    // Whoever types is faster than any answer: a worker that is nearly done is not ended for it.
    if (viewClient.busy) await new Promise((resolve) => setTimeout(resolve, GRACE));
    if (turn !== latest) return;
    viewClient.interrupt();
    const told = (change: Partial<Study<Input, Head>>) => {
      if (turn === latest) study.value = { ...study.value, ...change };
    };
    told({ input, state: 'running' });
    const tell = (part: StudyPart<Head>) => {
      if ('head' in part) told({ head: part.head, rows: new Map(), problem: undefined });
      else if ('problem' in part) told({ problem: part.problem });
      else told({ rows: new Map([...study.value.rows, [part.row.universe, part.row]]) });
    };
    try {
      await viewClient.ask((api) => question(api, input, callback(tell)));
      told({ state: 'done' });
    } catch (error) {
      if (error instanceof Stopped) told({ state: 'stopped' });
      else if (error instanceof Failed) told({ problem: error.problem, state: 'done' });
      else throw error;
    }
  };
  return { study, ask };
}

/** Follows a game as it is typed. */
export function followingGame(): Following<string, GameHead> {
  return following((api, text, tell) => api.studyGame(text, tell));
}

/** Follows a board as it is drawn. */
export function followingBoard(): Following<BoardCall, BoardHead> {
  return following((api, { name, call }, tell) => api.studyBoard(name, call, tell));
}
