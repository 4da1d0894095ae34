// Powers as they are written, `b^2` with its exponent raised; whoever copies the words has its sign.

import { type ComponentChildren, Fragment } from 'preact';

const POWER = '^';

interface Props {
  readonly text: string;
  /** Draws what is no exponent. */
  readonly rest: (words: string) => ComponentChildren;
}

export function Raised({ text, rest }: Props) {
  return (
    <>
      {text.split(/(?<=[a-z][\d₀-₉]*)\^(-?\d+)/).map((part, i) => (
        <Fragment key={`${i} ${part}`}>
          {i % 2 === 0 ? (
            rest(part)
          ) : (
            <>
              <span class="power">{POWER}</span>
              <sup>{part}</sup>
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}
