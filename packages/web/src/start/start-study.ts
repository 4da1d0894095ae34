// The study of the game of the first view. Its answer for the game that everybody sees first was found
// when the page was built, by the same engine, and comes with the page: nobody waits for the worker to
// start. The worker is asked all the same, and what it says stands.

import {
  type GameQuestion,
  gameStudy,
  type Kind,
  type Study,
  studied,
} from '../client/questions.ts';
import { ENGINE } from '../parts/engine-version.ts';
import type { GameHead } from '../protocol/answers.ts';
import type { StudyPart } from '../protocol/worker-api.ts';

/** What the build found, and with which engine. */
interface Built {
  readonly engine: string;
  readonly game: string;
  readonly parts: readonly StudyPart<GameHead>[];
}

declare const __PROVISO_FIRST_ANSWER__: Built | undefined;

export interface StartStudy extends Study<GameHead> {
  /** Whether the page came with another answer than this one, which the worker has found. */
  readonly corrects?: true;
}

/** Studies a game; where `built` is of this engine, its game has an answer at once. */
export function startStudy(
  built: Built | undefined,
  engine: string,
): Kind<GameQuestion, StartStudy> {
  const first = built?.engine === engine ? together(built.parts) : undefined;
  const known = ({ text }: GameQuestion) => (text === built?.game ? first : undefined);
  return {
    ...gameStudy,
    known,
    ask: async (api, question, found) => {
      const before = known(question);
      if (before === undefined) return gameStudy.ask(api, question, found);
      // What stands there is whole: it is replaced when the other one is.
      let live: Study<GameHead> | undefined;
      const answer = await gameStudy.ask(api, question, (study) => {
        live = study;
      });
      if (live !== undefined && 'value' in answer) {
        found(seen(live) === seen(before) ? live : { ...live, corrects: true });
      }
      return answer;
    },
  };
}

/** The parts of a study, put together. */
function together(parts: readonly StudyPart<GameHead>[]): Study<GameHead> | undefined {
  let whole: Study<GameHead> | undefined;
  const add = studied<GameHead>((study) => {
    whole = study;
  });
  for (const part of parts) add(part);
  return whole;
}

/** What a reader can see of an answer: forms have other numbers in another arena. */
function seen({ head, rows }: Study<GameHead>): string {
  return JSON.stringify([head, ...rows.values()], (key, value) =>
    key === 'form' ? undefined : value,
  );
}

export const firstViewStudy = startStudy(
  typeof __PROVISO_FIRST_ANSWER__ === 'object' ? __PROVISO_FIRST_ANSWER__ : undefined,
  ENGINE,
);
