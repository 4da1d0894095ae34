// Explanations: sentences whose reasons unfold below them.

import { useMemo } from 'preact/hooks';
import { language } from '../language.ts';
import type { Phrase, Sentence } from '../protocol/answers.ts';
import { ENGLISH } from '../texts/languages.ts';
import { texts } from '../texts/texts.ts';
import { Cited } from './cited.tsx';
import { firstUses, marked, termsOf } from './marked-terms.ts';
import { Formula } from './math.tsx';
import { Raised } from './raised.tsx';
import { Term } from './term.tsx';

interface PhrasesProps {
  readonly parts: readonly Phrase[];
  /** The terms that are marked; all that there are, if nobody says it. */
  readonly terms?: ReadonlySet<string> | undefined;
}

export function Phrases({ parts, terms }: PhrasesProps) {
  const left = new Set(terms ?? termsOf(parts));
  return (
    <>
      {parts.map((part, i) =>
        // Parts of a sentence have no names; their places are what tells them apart.
        typeof part === 'string' ? (
          <Marked key={`${i} ${part}`} parts={marked(part, left)} />
        ) : (
          <Formula key={`${i} ${part.math}`} game={{ text: part.math }} />
        ),
      )}
    </>
  );
}

function Marked({ parts }: { readonly parts: ReturnType<typeof marked> }) {
  return (
    <>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <Raised key={part} text={part} rest={(words) => words} />
        ) : (
          <Term key={part.term} name={part.term}>
            {part.words}
          </Term>
        ),
      )}
    </>
  );
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** The terms that phrases use first, each as they say it. */
function usedIn(says: readonly Phrase[], fresh: ReadonlySet<string>) {
  const left = new Set(fresh);
  return says.flatMap((part) =>
    typeof part === 'string' ? marked(part, left).filter((one) => typeof one !== 'string') : [],
  );
}

interface BelowProps {
  readonly cites: string | undefined;
  readonly terms: ReturnType<typeof usedIn>;
}

/** What can be asked about a sentence that folds: in it a press folds, so it stands below. */
function Below({ cites, terms }: BelowProps) {
  if (cites === undefined && terms.length === 0) return null;
  return (
    <p class="cites">
      {cites !== undefined && <Cited text={cites} />}
      {terms.map(({ term, words }) => (
        <Term key={term} name={term}>
          {words}
        </Term>
      ))}
    </p>
  );
}

interface Props {
  readonly sentence: Sentence;
  /** Its reasons are open down to this depth. */
  readonly open?: number;
}

/** A sentence with its reasons. */
export function Sentences({ sentence, open = 1 }: Props) {
  const terms = useMemo(() => firstUses(sentence), [sentence]);
  return (
    <>
      {language.value !== ENGLISH && <p class="quiet in-english">{texts.value.parts.inEnglish}</p>}
      <Reasoned sentence={sentence} open={open} terms={terms} />
    </>
  );
}

interface ReasonedProps extends Required<Props> {
  readonly terms: ReturnType<typeof firstUses>;
}

function Reasoned({ sentence, open, terms }: ReasonedProps) {
  const { says, because, cites } = sentence;
  const fresh = terms.get(sentence) ?? NO_TERMS;
  if (because.length === 0) {
    return (
      <p class="sentence" lang="en">
        <Phrases parts={says} terms={fresh} />{' '}
        {cites !== undefined && (
          <span class="cites">
            <Cited text={cites} />
          </span>
        )}
      </p>
    );
  }
  return (
    <details class="sentence" lang="en" open={open > 0}>
      <summary>
        <Phrases parts={says} terms={NO_TERMS} />
      </summary>
      <Below cites={cites} terms={usedIn(says, fresh)} />
      <div class="reasons">
        {because.map((reason, i) => (
          <Reasoned
            key={`${i} ${JSON.stringify(reason.says)}`}
            sentence={reason}
            open={open - 1}
            terms={terms}
          />
        ))}
      </div>
    </details>
  );
}
