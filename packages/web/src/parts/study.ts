// A study as it arrives from the worker: first what is told at once, then the universes row by row.
// A newer question ends the older; what was there stays until something new arrives.

import { type Signal, signal } from '@preact/signals';
import type { Remote } from 'comlink';
import { bench, callback, Failed, Stopped } from '../engine/client.ts';
import type { BoardHead, GameHead, Problem, UniverseRow } from '../engine/protocol.ts';
import type { Answer, Api } from '../engine/worker.ts';
import type { UniverseKey } from '../universes.ts';

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

type Part<Head> =
  | { readonly head: Head }
  | { readonly row: UniverseRow }
  | { readonly problem: Problem };

export interface Following<Input, Head> {
  readonly study: Signal<Study<Input, Head>>;
  ask(input: Input): Promise<void>;
}

/** Milliseconds a running computation is given before a newer question ends it. */
const GRACE = 120;

type Question<Input, Head> = (
  api: Remote<Api>,
  input: Input,
  tell: (part: Part<Head>) => void,
) => Promise<Answer<void>>;

function following<Input, Head>(question: Question<Input, Head>): Following<Input, Head> {
  const study = signal<Study<Input, Head>>({ rows: new Map(), state: 'done' });
  let latest = 0;
  const ask = async (input: Input): Promise<void> => {
    const turn = ++latest;
    // Whoever types is faster than any answer: a worker that is nearly done is not ended for it.
    if (bench.busy) await new Promise((resolve) => setTimeout(resolve, GRACE));
    if (turn !== latest) return;
    bench.interrupt();
    const told = (change: Partial<Study<Input, Head>>) => {
      if (turn === latest) study.value = { ...study.value, ...change };
    };
    told({ input, state: 'running' });
    const tell = (part: Part<Head>) => {
      if ('head' in part) told({ head: part.head, rows: new Map(), problem: undefined });
      else if ('problem' in part) told({ problem: part.problem });
      else told({ rows: new Map([...study.value.rows, [part.row.universe, part.row]]) });
    };
    try {
      await bench.ask((api) => question(api, input, callback(tell)));
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
  return following((api, text, tell) => api.study(text, tell));
}

/** Follows a board as it is drawn. */
export function followingBoard(): Following<BoardCall, BoardHead> {
  return following((api, { name, call }, tell) => api.studyBoard(name, call, tell));
}
