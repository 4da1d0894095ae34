// Statements of papers: their texts write an index as `M_n` or `M_{n+1}` and an option as `G^L`. Here they
// stand as in the paper, and whoever copies the words has the signs.

import { Fragment } from 'preact';
import { Barred } from './barred.tsx';

/** After a letter, a number or a closing bracket: the sign, and what is lowered or raised. */
const SCRIPT =
  /(?<=(?<![\p{L}\p{N}_])[\p{L}\p{N}]|[)\]}×])([_^])(\{[^{}]*\}|min\([^()]*\)|[a-z]+|\d+|[\p{L}≤≥])/u;

export function Indexed({ text }: { readonly text: string }) {
  const parts = text.split(SCRIPT);
  const pieces = [<Barred key="first" text={parts[0] ?? ''} />];
  for (let i = 1; i < parts.length; i += 3) {
    const [sign, script = '', rest = ''] = parts.slice(i, i + 3);
    const Script = sign === '_' ? 'sub' : 'sup';
    const [open, words = '', close] = /^(\{?)(.*?)(\}?)$/u.exec(script)?.slice(1) ?? [];
    pieces.push(
      <Fragment key={i}>
        <span class="power">{`${sign}${open}`}</span>
        <Script>
          <Barred text={words} />
        </Script>
        {close && <span class="power">{close}</span>}
        <Barred text={rest} />
      </Fragment>,
    );
  }
  return <>{pieces}</>;
}
