// Sensible moves: those that survive in the simplest form of a board modulo a universe that the reader
// chooses. In the lists of moves they are marked; the others are pale and say how they fell.

import { boardSensible, type SensibleQuestion } from '../client/questions.ts';
import { type Live, useAnswer } from '../client/use-answer.ts';
import { AnswerStatus } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { Formula } from '../parts/math.tsx';
import { universeWords } from '../parts/universe-words.ts';
import type { MoveFate, SensibleStudy } from '../protocol/answers.ts';
import {
  listedUniverses,
  readUniverse,
  type UniverseKey,
  universeLabel,
} from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';
import '../style/sensible.css';

type LiveSensible = Live<SensibleQuestion, SensibleStudy> | undefined;

/** What becomes of the moves, where a universe is chosen. */
export function useSensible(
  universe: UniverseKey | undefined,
  name: string,
  call: readonly string[],
  ready: boolean,
): LiveSensible {
  return useAnswer(boardSensible, universe && { name, call, universe }, ready);
}

interface Props {
  readonly live: LiveSensible;
  readonly chosen: UniverseKey | undefined;
  readonly choose: (universe: UniverseKey | undefined) => void;
}

/** The choice of the universe, and how many moves survive. */
export function SensibleMoves({ live, chosen, choose }: Props) {
  const t = texts.value.board.sensible;
  return (
    <div class="sensible">
      <label for="sensible">{t.modulo}</label>{' '}
      <select
        id="sensible"
        value={chosen ?? ''}
        onChange={(event) => choose(readUniverse(event.currentTarget.value))}
      >
        <option value="">{t.none}</option>
        {listedUniverses(chosen).map((universe) => (
          <option key={universe.key} value={universe.key}>
            {`${universe.label}, ${universeWords(universe)}`}
          </option>
        ))}
      </select>
      {live && <AnswerStatus live={live} />}
      {live?.answer && <Survivors study={live.answer} />}
    </div>
  );
}

function Survivors({ study }: { readonly study: SensibleStudy }) {
  const all = [...study.left, ...study.right];
  const surviving = all.filter(({ kind }) => kind === 'survives').length;
  const { simplest, universe } = study;
  return (
    <p class="quiet" role="status">
      {texts.value.board.sensible.survive(
        surviving,
        all.length,
        <Barred text={universeLabel(universe).label} />,
        simplest.summary ?? <Formula game={simplest} />,
      )}
    </p>
  );
}

/** How a move fell, to be opened. */
export function Fallen({ fate, move }: { readonly fate: MoveFate; readonly move: string }) {
  const { fates, why } = texts.value.board.sensible;
  const word = fates[fate.kind];
  return (
    <details class="fate">
      <summary aria-label={why(move, word)}>{word}</summary>
      <span lang="en">{fate.why}</span>
    </details>
  );
}
