// Sensible moves: those that survive in the simplest form of a board modulo a universe that the reader
// chooses. In the lists of moves they are marked; the others are pale and say how they fell.

import { boardSensible, type SensibleQuestion } from '../client/questions.ts';
import { type Live, useAnswer } from '../client/use-answer.ts';
import { AnswerStatus } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { Formula } from '../parts/math.tsx';
import type { MoveFate, SensibleStudy } from '../protocol/answers.ts';
import {
  listedUniverses,
  readUniverse,
  type UniverseKey,
  universeLabel,
} from '../protocol/universes.ts';
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
  return (
    <div class="sensible">
      <label for="sensible">Sensible moves modulo</label>{' '}
      <select
        id="sensible"
        value={chosen ?? ''}
        onChange={(event) => choose(readUniverse(event.currentTarget.value))}
      >
        <option value="">(not marked)</option>
        {listedUniverses(chosen).map(({ key, label, words }) => (
          <option key={key} value={key}>
            {label}, {words}
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
      {surviving} of {all.length} moves survive modulo{' '}
      <Barred text={universeLabel(universe).label} />, as options of the simplest form{' '}
      {simplest.summary ?? <Formula game={simplest} />}.
    </p>
  );
}

/** How a move fell, to be opened. */
export function Fallen({ fate, move }: { readonly fate: MoveFate; readonly move: string }) {
  return (
    <details class="fate">
      <summary aria-label={`${move}: ${WORDS[fate.kind]}. Why?`}>{WORDS[fate.kind]}</summary>
      <span>{fate.why}</span>
    </details>
  );
}

/** In a word what became of a move. */
export const WORDS: Readonly<Record<MoveFate['kind'], string>> = {
  survives: 'sensible',
  dominated: 'dominated',
  reversible: 'reversible',
  tombstone: 'reversible',
};
