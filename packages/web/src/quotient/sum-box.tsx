// A sum of heaps or games: which element it is, who wins it, and where it is played.

import { useRef } from 'preact/hooks';
import { Letters } from '../parts/letters.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { OWN_NAME } from '../protocol/own-name.ts';
import type { QuotientStudy } from '../protocol/quotients.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { elementOfSum, largestHeap, partsOf, readSum } from './sums.ts';

interface Props {
  readonly study: QuotientStudy;
  readonly sum: string;
  readonly onSum: (sum: string) => void;
}

export function SumBox({ study, sum, onSum }: Props) {
  const t = texts.value.quotient;
  const box = useRef<HTMLInputElement>(null);
  const read = readSum(study, sum);
  const wrong = 'wrong' in read ? read.wrong : undefined;
  return (
    <div class="sum-box">
      <div class="sum-line">
        <label for="sum">{study.of === 'heaps' ? t.sumHeaps : t.sumGames}</label>
        <input
          id="sum"
          ref={box}
          type="text"
          value={sum}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          inputMode={study.of === 'heaps' ? 'numeric' : 'text'}
          aria-invalid={wrong !== undefined}
          aria-describedby="sum-said"
          onInput={({ currentTarget }) => onSum(currentTarget.value)}
        />
        <button
          type="button"
          disabled={sum === ''}
          onClick={() => {
            onSum('');
            // The button has no use any more, and would lose the focus.
            box.current?.focus();
          }}
        >
          {t.clear}
        </button>
      </div>
      <div id="sum-said" role="status">
        {wrong === undefined && 'word' in read ? (
          <Answer study={study} sum={sum} word={read.word} />
        ) : (
          <p class="problem">{problemWith(study, wrong ?? '')}</p>
        )}
      </div>
    </div>
  );
}

function problemWith(study: QuotientStudy, wrong: string): string {
  const t = texts.value.quotient;
  if (study.of === 'games') return t.noGame(wrong);
  const largest = largestHeap(study);
  return largest === Infinity ? t.noHeapAtAll(wrong) : t.noHeap(wrong, largest);
}

interface AnswerProps {
  readonly study: QuotientStudy;
  readonly sum: string;
  readonly word: readonly number[];
}

function Answer({ study, sum, word }: AnswerProps) {
  const t = texts.value.quotient;
  const { text, outcome } = elementOfSum(study, word);
  const parts = partsOf(study, sum);
  return (
    <>
      <p class="sum-is">
        {word.length === 0 ? t.empty : t.is(parts.join(' + '), <Letters text={text} />)}{' '}
        <Outcome is={outcome} spelled />
      </p>
      {word.length > 0 && <Plays study={study} parts={parts} />}
    </>
  );
}

/** Where the sum is played: on a board, or as a game. */
function Plays({ study, parts }: { readonly study: QuotientStudy; readonly parts: string[] }) {
  const t = texts.value.quotient;
  const { board, play } = study;
  if (study.of === 'games') {
    return (
      <p class="plays">
        <a href={address('game', parts.join(' + '))}>{t.openGame}</a>
      </p>
    );
  }
  if (board === undefined) return null;
  const { largestPlayed = Infinity } = study;
  if (parts.some((part) => Number(part) > largestPlayed)) {
    return <p class="quiet">{t.tooLargeToPlay(largestPlayed)}</p>;
  }
  // Rules of one's own read sums as lists.
  const isOwn = board[1] === OWN_NAME;
  const position = isOwn && parts.length > 1 ? `[${parts.join(', ')}]` : parts.join(' ');
  return (
    <p class="plays">
      <a href={address(...board, position, 'play', play)}>{t.playFirst}</a>{' '}
      <a href={address(...board, position, 'play', `${play}.right-first`)}>{t.playSecond}</a>
    </p>
  );
}
