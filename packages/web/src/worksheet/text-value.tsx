// A text as the terminal prints it. A line that is too long for the window goes on below its own words,
// not below the name in front of them, so that help stays a table on a phone.

import { Cited } from '../parts/cited.tsx';

const MOST_LINES = 1_000;
/** Deeper than this there would be no room left on a phone. */
const DEEPEST = 16;

export function TextValue({ text }: { readonly text: string }) {
  const lines = text.split('\n');
  return (
    <pre class="text-value">
      {lines.length > MOST_LINES
        ? text
        : lines.map((line, i) => (
            // Only its place tells a line from another.
            <span key={i} class="line" style={{ '--hang': `${hangOf(line)}ch` }}>
              <Cited text={line} />
              {'\n'}
            </span>
          ))}
    </pre>
  );
}

/** Where the words of a line begin: after its blanks, and after a name set off by several. */
export function hangOf(line: string): number {
  const [head = ''] = /^ *(?:\S+ {2,})?/.exec(line) ?? [];
  return Math.min(head.length, DEEPEST);
}
