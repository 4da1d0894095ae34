// What a board comes to in each universe.

import { type BoardQuestion, boardModulo, type Study, withRow } from '../client/questions.ts';
import { type Live, moreComes, useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { OwnUniverse } from '../parts/own-universe.tsx';
import { rulesetWords } from '../parts/ruleset-words.ts';
import { UniverseCopies } from '../parts/universe-copies.tsx';
import { UniverseTable } from '../parts/universe-table.tsx';
import type { BoardHead, RulesetInfo } from '../protocol/answers.ts';
import { ownUniverse, type UniverseKey } from '../protocol/universes.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly live: Live<BoardQuestion, Study<BoardHead>>;
  readonly ruleset: RulesetInfo;
  /** The universe that is looked at, and what happens when another is, where there is a choice. */
  readonly chosen?: UniverseKey | undefined;
  readonly choose?: (universe: UniverseKey | undefined) => void;
}

export function ComesTo({ live, ruleset, chosen, choose }: Props) {
  const t = texts.value.board;
  const { because } = rulesetWords(ruleset);
  const universe = ownUniverse(chosen);
  const own = useAnswer(
    boardModulo,
    universe && { name: live.question.name, call: live.question.call, universe },
    live.state === 'done',
  );
  const listed = universe === undefined ? {} : { chosen: universe };
  return (
    <section class="wide">
      <h2>{t.comesTo}</h2>
      <Answered live={live}>
        {({ head, rows }) => (
          <>
            <UniverseTable
              rows={withRow(rows, own?.answer)}
              more={moreComes(live) || (own !== undefined && moreComes(own))}
              inverses={false}
              {...listed}
            />
            <UniverseCopies
              subject={head.call}
              rows={withRow(rows, own?.answer)}
              inverses={false}
            />
            <p>
              <a href={address('census', 'of', head.call)}>{texts.value.catalogue.inCatalogue}</a>
            </p>
          </>
        )}
      </Answered>
      {own && <AnswerStatus live={own} />}
      {choose && <OwnUniverse chosen={chosen} choose={choose} clear={() => choose(undefined)} />}
      {ruleset.habitat && (
        <p class="quiet">
          {t.habitat(
            <Barred text={ruleset.habitat.universe} />,
            <span lang={because.lang}>
              <Barred text={because.text} />
            </span>,
          )}
        </p>
      )}
    </section>
  );
}
