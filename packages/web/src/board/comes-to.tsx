// What a board comes to in each universe.

import type { BoardQuestion, Study } from '../client/questions.ts';
import { type Live, moreComes } from '../client/use-answer.ts';
import { Answered } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { UniverseCopies } from '../parts/universe-copies.tsx';
import { UniverseTable } from '../parts/universe-table.tsx';
import type { BoardHead, RulesetInfo } from '../protocol/answers.ts';

interface Props {
  readonly live: Live<BoardQuestion, Study<BoardHead>>;
  readonly ruleset: RulesetInfo;
}

export function ComesTo({ live, ruleset }: Props) {
  return (
    <section class="wide">
      <h2>What it comes to</h2>
      <Answered live={live}>
        {({ head, rows }) => (
          <>
            <UniverseTable rows={rows} more={moreComes(live)} inverses={false} />
            <UniverseCopies subject={head.call} rows={rows} inverses={false} />
          </>
        )}
      </Answered>
      {ruleset.habitat && (
        <p class="quiet">
          Positions of these rules live in <Barred text={ruleset.habitat} />.
        </p>
      )}
    </section>
  );
}
