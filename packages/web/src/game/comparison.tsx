// A game beside a second one: the order modulo each universe, and for the chosen universe the
// strategy or the game that tells them apart.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { viewClient } from '../client/clients.ts';
import { callback, Failed, Stopped } from '../client/worker-client.ts';
import { Barred } from '../parts/barred.tsx';
import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Problem } from '../parts/problem.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { STOPPED, Waiting } from '../parts/waiting.tsx';
import type {
  ComparisonRow,
  Problem as ProblemData,
  Reasons,
  Relation,
} from '../protocol/answers.ts';
import { UNIVERSES, type UniverseKey, universeLabel } from '../protocol/universes.ts';
import { Play } from './play.tsx';

interface Props {
  readonly first: string;
  readonly second: string;
  readonly universe: UniverseKey;
  /** Whether the worker has finished with the first game. */
  readonly ready: boolean;
  readonly onSecond: (text: string) => void;
  readonly choose: (key: UniverseKey) => void;
}

const WORDS: Readonly<Record<Relation, string>> = {
  '>': 'G > H: G is better for Left',
  '<': 'G < H: G is better for Right',
  '=': 'G = H: equal in every sum',
  '||': 'G ∥ H: incomparable',
};

const SIGNS: Readonly<Record<Relation, string>> = { '>': '>', '<': '<', '=': '≡', '||': '∥' };

export function Comparison({ first, second, universe, ready, onSecond, choose }: Props) {
  const rows = useSignal<ReadonlyMap<UniverseKey, ComparisonRow>>(new Map());
  const problem = useSignal<ProblemData | undefined>(undefined);
  const done = useSignal('');
  const wanted = `${first}\n${second}`;
  useEffect(() => {
    if (!ready || second.trim() === '') return;
    let gone = false;
    let found: ReadonlyMap<UniverseKey, ComparisonRow> = new Map();
    const tell = (row: ComparisonRow) => {
      found = new Map([...found, [row.universe, row]]);
      if (!gone) rows.value = found;
    };
    viewClient
      .ask((api) => api.compareGames(first, second, callback(tell)))
      .then(
        () => {
          if (gone) return;
          problem.value = undefined;
          done.value = wanted;
        },
        (error) => {
          if (gone || error instanceof Stopped) return;
          if (!(error instanceof Failed)) throw error;
          problem.value = error.problem;
        },
      );
    return () => {
      gone = true;
    };
  }, [first, second, wanted, ready, rows, problem, done]);
  return (
    <div class="comparison">
      <GameBox
        id="second-game"
        label="Compare with a second game H"
        value={second}
        problem={second.trim() === '' ? undefined : problem.value}
        onText={onSecond}
        placeholder="0"
      />
      {second.trim() !== '' && problem.value === undefined && (
        <>
          <div class="relations" role="group" aria-label="G and H modulo each universe">
            {UNIVERSES.map(({ key, label, words }) => {
              const row = rows.value.get(key);
              return (
                <button
                  type="button"
                  key={key}
                  aria-pressed={key === universe}
                  title={words}
                  onClick={() => choose(key)}
                >
                  <span class="formula">G {row?.relation ? SIGNS[row.relation] : '…'} H</span>{' '}
                  <span class="quiet">
                    mod <Barred text={label} />
                  </span>
                </button>
              );
            })}
          </div>
          <Why
            first={first}
            second={second}
            universe={universe}
            relation={rows.value.get(universe)?.relation}
            ready={ready && done.value === wanted}
          />
        </>
      )}
    </div>
  );
}

interface WhyProps {
  readonly first: string;
  readonly second: string;
  readonly universe: UniverseKey;
  readonly relation: Relation | undefined;
  readonly ready: boolean;
}

function Why({ first, second, universe, relation, ready }: WhyProps) {
  const reasons = useSignal<Reasons | undefined>(undefined);
  const problem = useSignal<ProblemData | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    let gone = false;
    viewClient
      .ask((api) => api.reasons(first, second, universe))
      .then(
        (answer) => {
          if (gone) return;
          reasons.value = answer;
          problem.value = undefined;
        },
        (error) => {
          if (gone) return;
          if (error instanceof Failed) problem.value = error.problem;
          else if (error instanceof Stopped) problem.value = STOPPED;
          else throw error;
        },
      );
    return () => {
      gone = true;
    };
  }, [first, second, universe, ready, reasons, problem]);
  if (problem.value) return <Problem problem={problem.value} />;
  const { value } = reasons;
  const { label } = universeLabel(universe);
  return (
    <div class="comparison-reasons">
      {relation && (
        <p>
          <strong>
            {WORDS[relation]} modulo <Barred text={label} />.
          </strong>
        </p>
      )}
      {value?.distinguishing && (
        <p class="apart">
          They are told apart by X = <Formula game={value.distinguishing.x} />: G + X is{' '}
          <Outcome is={value.distinguishing.withG} />, H + X is{' '}
          <Outcome is={value.distinguishing.withH} />.
        </p>
      )}
      {value?.distinguishing && (
        <Play
          key={`${first} ${second} ${universe}`}
          g={first}
          h={second}
          x={value.distinguishing.x}
          convention={universe === 'Normal' ? 'normal' : 'misère'}
        />
      )}
      {value ? (
        <>
          <Sentences sentence={value.sentence} open={2} />
          <CopyMenu
            label="Copy reasons"
            items={[
              textCopy('LaTeX', 'reasons.tex', () => value.latex),
              ...value.files.map((file, i) => ({
                label: i === 0 ? 'certificate G ≥ H' : 'certificate H ≥ G',
                file: i === 0 ? 'certificate-G-H.json' : 'certificate-H-G.json',
                type: 'application/json',
                text: () => JSON.stringify(file, null, 1),
              })),
            ]}
          />
        </>
      ) : (
        ready && <Waiting>Looking for the reasons…</Waiting>
      )}
    </div>
  );
}
