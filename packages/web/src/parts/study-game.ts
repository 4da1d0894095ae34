// A study of a game as it arrives from the worker, as a signal.

import { type Signal, signal } from '@preact/signals';
import { bench, callback, Failed, Stopped } from '../engine/client.ts';
import type { GameHead, Problem, UniverseRow } from '../engine/protocol.ts';
import type { StudyPart } from '../engine/study.ts';
import type { UniverseKey } from '../universes.ts';

export interface GameStudy {
  readonly text: string;
  readonly head?: GameHead;
  readonly rows: ReadonlyMap<UniverseKey, UniverseRow>;
  readonly problem?: Problem | undefined;
  readonly state: 'running' | 'done' | 'stopped';
}

export const emptyStudy: GameStudy = { text: '', rows: new Map(), state: 'done' };

/** Keeps one study up to date; a newer question ends the older. */
export function studying(): {
  readonly study: Signal<GameStudy>;
  ask(text: string): Promise<void>;
  stop(): void;
} {
  const study = signal(emptyStudy);
  let latest = 0;
  return {
    study,
    async ask(text) {
      const turn = ++latest;
      bench.interrupt();
      const told = (change: Partial<GameStudy>) => {
        if (turn === latest) study.value = { ...study.value, ...change };
      };
      // What was there stays until something new arrives: no jumps.
      told({ text, state: 'running' });
      let fresh = true;
      const tell = (part: StudyPart) => {
        const rows = fresh ? new Map<UniverseKey, UniverseRow>() : study.value.rows;
        fresh = false;
        if ('head' in part) told({ head: part.head, rows, problem: undefined });
        else if ('row' in part) told({ rows: new Map([...rows, [part.row.universe, part.row]]) });
        else told({ problem: part.problem });
      };
      try {
        await bench.ask((api) => api.study(text, callback(tell)));
        told({ state: 'done' });
      } catch (error) {
        if (error instanceof Stopped) told({ state: 'stopped' });
        else if (error instanceof Failed) told({ problem: error.problem, state: 'done' });
        else throw error;
      }
    },
    stop() {
      bench.stop();
    },
  };
}
