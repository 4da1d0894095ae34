// Explanations: sentences whose reasons unfold below them.

import type { Phrase, Sentence } from '../protocol/answers.ts';
import { Formula } from './math.tsx';

export function Phrases({ parts }: { readonly parts: readonly Phrase[] }) {
  return (
    <>
      {parts.map((part, i) =>
        // Parts of a sentence have no names; their places are what tells them apart.
        typeof part === 'string' ? (
          part
        ) : (
          <Formula key={`${i} ${part.math}`} game={{ text: part.math }} />
        ),
      )}
    </>
  );
}

/** A sentence; its reasons are open down to a depth. */
export function Sentences({ sentence, open = 1 }: { sentence: Sentence; open?: number }) {
  const { says, because } = sentence;
  if (because.length === 0) {
    return (
      <p class="sentence" lang="en">
        <Phrases parts={says} />
      </p>
    );
  }
  return (
    <details class="sentence" lang="en" open={open > 0}>
      <summary>
        <Phrases parts={says} />
      </summary>
      <Reasons because={because} open={open - 1} />
    </details>
  );
}

function Reasons({ because, open }: { because: readonly Sentence[]; open: number }) {
  return (
    <div class="reasons">
      {because.map((reason, i) => (
        <Sentences key={`${i} ${JSON.stringify(reason.says)}`} sentence={reason} open={open} />
      ))}
    </div>
  );
}
