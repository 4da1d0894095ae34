// A quotient: of the heaps of a code or a ruleset, heap by heap, or of games; how large it is, what it is
// made of, and who wins any sum. The address holds all of it, the sum included.

import { quotientStudy } from '../client/quotient-question.ts';
import { moreComes, useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { CopyMenu } from '../parts/copy-menu.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { Picture } from '../parts/picture.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { useTypedNumber } from '../parts/typed-number.ts';
import type { QuotientStudy } from '../protocol/quotients.ts';
import { address, edit, rename, route } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { Facts, Portions } from './facts.tsx';
import { PhiStrip } from './phi-strip.tsx';
import { ProductTable } from './product-table.tsx';
import { FIRST, quotientAddress, readQuotientAddress } from './quotient-address.ts';
import { SumBox } from './sum-box.tsx';
import { quotientCopies } from './taken.ts';
import '../style/quotient.css';

/** Quotients worth a look: a small one for all heaps, Kayles, two infinite ones, games. */
const TRIES = [
  { of: '0.75', heaps: '22' },
  { of: '0.77', heaps: '20' },
  { of: '0.123', heaps: '20' },
  { of: '0.7 0.07', heaps: '12' },
  { of: '*2', heaps: '20' },
  { of: '{*|0}', heaps: '20' },
  { of: '1, -1', heaps: '20' },
] as const;

export function QuotientView() {
  const at = readQuotientAddress(route.value);
  const { of, heaps, play, sum } = at;
  const t = texts.value.quotient;
  const largest = useTypedNumber(heaps);
  const live = useAnswer(quotientStudy, { text: of, heaps, play });
  useSubject(of);
  const ask = (change: Partial<typeof at>) =>
    edit(...quotientAddress({ ...at, sum: '', ...change }));
  const add = (next: string) => rename(...quotientAddress({ ...at, sum: next }));
  return (
    <div class="quotient">
      <section>
        <h1>{t.heading}</h1>
        <p class="quiet">
          {t.intro}{' '}
          <a href="./guide/theory/quotients.html" hreflang="en">
            {t.guide}
          </a>
        </p>
        <div class="quotient-ask">
          <GameBox
            id="quotient-of"
            label={t.box}
            value={of}
            problem={live.answer === undefined ? live.problem : undefined}
            onText={(text) => ask({ of: text })}
            placeholder={FIRST.of}
          />
          <div class="quotient-how">
            <label for="heaps">{t.heaps}</label>{' '}
            <input
              id="heaps"
              type="number"
              min="0"
              max="1000"
              value={largest.shown}
              // Games have no heaps.
              disabled={live.answer?.of === 'games'}
              onInput={({ currentTarget: { value } }) => {
                largest.type(value);
                if (value !== '') ask({ heaps: value });
              }}
              onBlur={largest.leave}
            />{' '}
            <label for="play">{t.play}</label>{' '}
            <select
              id="play"
              value={play}
              onChange={({ currentTarget }) =>
                ask({ play: currentTarget.value === 'normal' ? 'normal' : 'misere' })
              }
            >
              <option value="misere">{t.plays.misere}</option>
              <option value="normal">{t.plays.normal}</option>
            </select>
          </div>
        </div>
        <p class="chips tries">
          <span class="quiet">{t.tries}</span>{' '}
          {TRIES.map((one) => (
            <a
              key={one.of}
              class="chip"
              href={address(...quotientAddress({ ...one, play: 'misere', sum: '' }))}
            >
              {one.of}
            </a>
          ))}
        </p>
      </section>
      <section aria-busy={live.state === 'computing'}>
        <AnswerStatus live={live} problems={live.answer !== undefined} />
        <Answered live={live}>
          {(study) => <Study study={study} more={moreComes(live)} sum={sum} onSum={add} />}
        </Answered>
      </section>
    </div>
  );
}

interface StudyProps {
  readonly study: QuotientStudy;
  /** Whether more of it is on its way. */
  readonly more: boolean;
  readonly sum: string;
  readonly onSum: (sum: string) => void;
}

function Study({ study, more, sum, onSum }: StudyProps) {
  const t = texts.value.quotient;
  const { finite, pictures, told, of, subject, kinds } = study;
  const plus = of === 'heaps' ? ' ' : ' + ';
  const add = (name: string) => onSum(sum.trim() === '' ? name : `${sum.trim()}${plus}${name}`);
  return (
    <div class="quotient-study">
      <section>
        <Facts study={study} more={more} />
        <CopyMenu label={t.copy} items={quotientCopies(study)} />
      </section>
      {kinds.length > 0 && (
        <section>
          <h2>{of === 'heaps' ? t.phi : t.phiGames}</h2>
          <PhiStrip study={study} add={add} />
        </section>
      )}
      <section class="quotient-sum">
        <h2>{t.sum}</h2>
        <SumBox study={study} sum={sum} onSum={onSum} />
      </section>
      {finite && (
        <>
          <section>
            <h2>{t.portions}</h2>
            <Portions finite={finite} />
          </section>
          <section>
            <h2>{t.products}</h2>
            <ProductTable finite={finite} subject={subject} />
          </section>
        </>
      )}
      <section>
        <h2>{t.structure}</h2>
        <div class="quotient-pictures">
          {(['order', 'semilattice', 'cayley', 'weights'] as const).map((name) => {
            const picture = pictures[name];
            if (picture === undefined) return null;
            return (
              <div key={name}>
                <h3>{t.pictures[name]}</h3>
                <Picture picture={picture} name={`quotient-${name}`} of={t.pictures[name]} />
              </div>
            );
          })}
        </div>
        {finite && pictures.cayley === undefined && <p class="quiet">{t.noCayley}</p>}
      </section>
      <details>
        <summary>{t.inWords}</summary>
        <Sentences sentence={told.sentence} open={2} />
      </details>
    </div>
  );
}
