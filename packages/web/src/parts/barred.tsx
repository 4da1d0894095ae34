// Barred digits, as in 1̄0: many faces place the combining mark badly, so a line is drawn instead.

import { spoken } from './spoken.ts';

interface Props {
  readonly text: string;
  /** Whether the words for it are said elsewhere. */
  readonly silent?: boolean;
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
