// Barred digits, as in 1̄0: many faces place the combining mark badly, so a line is drawn instead. And
// stars, which stand too high in a text.

import { Fragment } from 'preact';
import { spoken } from './spoken.ts';

interface Props {
  readonly text: string;
  /** Whether the words for it are said elsewhere. */
  readonly silent?: boolean;
}

const STAR = '*';

/** A game as a text: its stars stand as where it is typeset. */
export function Starred({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(STAR).map((part, i) => (
        <Fragment key={`${i} ${part}`}>
          {i > 0 && <span class="star">{STAR}</span>}
          <Barred text={part} silent />
        </Fragment>
      ))}
    </>
  );
}

/** A text with its barred digits drawn. Screen readers say "minus". */
export function Barred({ text, silent = false }: Props) {
  if (!text.includes('\u0304')) return <>{text}</>;
  return (
    <>
      {text.split(/((?:\d\u0304)+)/).map((part, i) =>
        i % 2 === 1 ? (
          <span
            key={`${i} ${part}`}
            class="barred"
            {...(silent ? {} : { role: 'math', 'aria-label': `${spoken(part)} ` })}
          >
            {part.replaceAll('\u0304', '')}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
