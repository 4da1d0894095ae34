// The smallest boards of a class, searched when somebody asks: all small boards of every ruleset are gone
// through.

import { useSignal } from '@preact/signals';
import { classBoards } from '../client/catalogue-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { LinkList } from '../parts/link-list.tsx';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';

export function ClassBoards({ label }: { readonly label: string }) {
  const t = texts.value.catalogue;
  const asked = useSignal(false);
  const live = useAnswer(classBoards, asked.value ? { label } : undefined);
  return (
    <div class="class-boards">
      <h3>{t.boards}</h3>
      {!asked.value && (
        <button
          type="button"
          onClick={() => {
            asked.value = true;
          }}
        >
          {t.searchBoards}
        </button>
      )}
      {live && <AnswerStatus live={live} />}
      <Answered live={live}>
        {({ boards, searched, rulesets }) => (
          <>
            {boards.length > 0 && (
              <LinkList
                of={boards}
                name={({ board }) => board}
                link={({ board, address: parts }) => (
                  <a href={address(...parts)}>
                    <code>{board}</code>
                  </a>
                )}
              />
            )}
            {searched === rulesets && (
              <p class="quiet">{boards.length === 0 ? t.noBoards : t.boardsSay}</p>
            )}
          </>
        )}
      </Answered>
    </div>
  );
}
