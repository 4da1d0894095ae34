// A game beside a second one: the order modulo each universe, and for the chosen universe the
// strategy or the game that tells them apart.

import { copiesOf } from '@proviso/language/sheets';
import type { ComponentChildren } from 'preact';
import type { AskedState } from '../client/asker.ts';
import {
  type ComparisonQuestion,
  comparison,
  comparisonModulo,
  comparisonReasons,
  type ReasonsQuestion,
  type Rows,
  withRow,
} from '../client/questions.ts';
import { type Live, moreComes, useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { CopyMenu } from '../parts/copy-menu.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { heldFor } from '../parts/trace.tsx';
import { universeWords } from '../parts/universe-words.ts';
import type { ComparisonRow, Reasons, Relation } from '../protocol/answers.ts';
import {
  listedUniverses,
  ownUniverse,
  type UniverseKey,
  universeLabel,
} from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';
import { Play } from './play.tsx';

interface Props {
  readonly first: string;
  readonly second: string;
  readonly universe: UniverseKey;
  /** How the table of the first game stands: it comes first. */
  readonly table: AskedState;
  readonly onSecond: (text: string) => void;
  readonly choose: (key: UniverseKey) => void;
}

const SIGNS: Readonly<Record<Relation, string>> = { '>': '>', '<': '<', '=': '≡', '||': '∥' };

export function Comparison({ first, second, universe, table, onSecond, choose }: Props) {
  const t = texts.value.game.compare;
  const asked = second.trim() === '' ? undefined : { first, second };
  const live = useAnswer(comparison, asked, table === 'done');
  const own = ownUniverse(universe);
  const ownRow = useAnswer(
    comparisonModulo,
    asked && own && { ...asked, universe: own },
    live?.state === 'done',
  );
  const rows = live?.answer && withRow(live.answer, ownRow?.answer);
  return (
    <div class="comparison">
      <GameBox
        id="second-game"
        label={t.second}
        value={second}
        problem={live?.problem}
        onText={onSecond}
        placeholder="0"
      />
      {live && (
        <>
          <div class="relations" role="group" aria-label={t.relations}>
            {listedUniverses(universe).map(({ key, label, words }) => {
              const row = rows?.get(key);
              const more = moreComes(live) || (key === own && ownRow && moreComes(ownRow));
              const unknown = row?.problem || !more ? '?' : '…';
              return (
                <button
                  type="button"
                  key={key}
                  aria-pressed={key === universe}
                  title={universeWords({ key, words })}
                  onClick={() => choose(key)}
                >
                  <span class="formula">G {row?.relation ? SIGNS[row.relation] : unknown} H</span>{' '}
                  <span class="quiet">{t.modulo(<Barred text={label} />)}</span>
                </button>
              );
            })}
          </div>
          <Why
            question={{ first, second, universe }}
            order={live}
            relation={rows?.get(universe)?.relation}
          >
            <AnswerStatus live={live} held={heldFor(table)} problems={false} />
          </Why>
        </>
      )}
    </div>
  );
}

interface WhyProps {
  readonly question: ReasonsQuestion;
  /** How the two compare: it comes first, and has the one line for what is being done. */
  readonly order: Live<ComparisonQuestion, Rows<ComparisonRow>>;
  readonly relation: Relation | undefined;
  readonly children: ComponentChildren;
}

function Why({ question, order, relation, children }: WhyProps) {
  const live = useAnswer(comparisonReasons, question, order.state === 'done');
  const { label } = universeLabel(question.universe);
  return (
    <div class="comparison-reasons">
      {relation && (
        <p>
          <strong>{texts.value.game.compare.words[relation](<Barred text={label} />)}</strong>
        </p>
      )}
      {order.state === 'done' ? <AnswerStatus live={live} /> : children}
      <Answered live={live}>
        {(reasons, asked) => <Because reasons={reasons} asked={asked} />}
      </Answered>
    </div>
  );
}

/** The reasons in words, LaTeX and Markdown, and all of them as data; certificates have names of their own. */
function wordsOf({ sentence, latex, files }: Reasons) {
  const shown = { kind: 'explanation', sentence, latex, files: [] } as const;
  return copiesOf(shown, JSON.stringify({ sentence, certificates: files }, null, 1));
}

interface BecauseProps {
  readonly reasons: Reasons;
  readonly asked: ReasonsQuestion;
}

function Because({ reasons, asked }: BecauseProps) {
  const t = texts.value.game.compare;
  const { distinguishing, sentence, files } = reasons;
  return (
    <>
      {distinguishing && (
        <>
          <p class="apart">
            {t.toldApart(
              <Formula game={distinguishing.x} />,
              <Outcome is={distinguishing.withG} />,
              <Outcome is={distinguishing.withH} />,
            )}
          </p>
          <Play
            g={asked.first}
            h={asked.second}
            x={distinguishing.x}
            convention={universeLabel(asked.universe).play}
          />
        </>
      )}
      <Sentences sentence={sentence} open={2} />
      <CopyMenu
        label={t.copy}
        items={[
          ...wordsOf(reasons),
          ...files.map((file, i) => ({
            label: t.certificates[i === 0 ? 0 : 1],
            file: i === 0 ? 'certificate-G-H.json' : 'certificate-H-G.json',
            type: 'application/json',
            text: () => JSON.stringify(file, null, 1),
          })),
        ]}
      />
    </>
  );
}
