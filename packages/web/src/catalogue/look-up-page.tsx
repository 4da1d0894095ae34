// A game or a board that was looked up: its classes in the usual universes, each under its label.

import { lookUpStudy } from '../client/catalogue-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { FoldedGame } from '../parts/long-form.tsx';
import { Formula } from '../parts/math.tsx';
import { Problem } from '../parts/problem.tsx';
import { UniverseTerm } from '../parts/universe-term.tsx';
import type { LookedUp } from '../protocol/catalogue.ts';
import { UNIVERSES } from '../protocol/universes.ts';
import { address } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { LabelLink } from './label-link.tsx';
import { LookUpBox } from './look-up-box.tsx';

export function LookUpPage({ text }: { readonly text: string }) {
  const t = texts.value.catalogue;
  useSubject(text);
  const live = useAnswer(lookUpStudy, text.trim() === '' ? undefined : { text });
  return (
    <>
      <section>
        <h1>{t.heading}</h1>
        <p class="quiet">{t.lookUpSays}</p>
        <LookUpBox text={text} />
      </section>
      <section aria-busy={live?.state === 'computing'}>
        <div class="census-status">
          <AnswerStatus live={live} />
        </div>
        <Answered live={live}>
          {({ game, rows }) => (
            <>
              <p class="big">
                <a href={address('game', game.ascii ?? game.text)}>
                  <FoldedGame game={game} />
                </a>
              </p>
              <div class="scroll">
                <table class="looked-up">
                  <thead>
                    <tr>
                      <th scope="col">{t.modulo}</th>
                      <th scope="col">{t.label}</th>
                      <th scope="col">{t.simplest}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {UNIVERSES.map(({ key }) => (
                      <tr key={key}>
                        <th scope="row">
                          <UniverseTerm universe={key} />
                        </th>
                        <Found row={rows.get(key as LookedUp['universe'])} />
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )}
        </Answered>
      </section>
    </>
  );
}

function Found({ row }: { readonly row: LookedUp | undefined }) {
  const t = texts.value.catalogue;
  if (row === undefined) return <td colSpan={2}>…</td>;
  const { problem, label, simplest, member } = row;
  if (problem !== undefined || simplest === undefined) {
    return <td colSpan={2}>{problem && <Problem problem={problem} />}</td>;
  }
  return (
    <>
      <td>
        {label === undefined ? (
          <span class="quiet">{t.notListed}</span>
        ) : (
          <LabelLink one={{ label, simplest }} />
        )}
      </td>
      <td>
        {simplest.text.length > 60 ? (
          <FoldedGame
            game={{ text: simplest.text, ...(simplest.ascii && { ascii: simplest.ascii }) }}
          />
        ) : (
          <Formula game={{ text: simplest.text }} />
        )}
        {member === false && <span class="quiet"> {t.noMember}</span>}
      </td>
    </>
  );
}
