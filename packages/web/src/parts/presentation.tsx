// The presentation of a monoid: letters, and relations between their products.

import { Letters } from './letters.tsx';
import { Formula } from './math.tsx';
import '../style/products.css';

/** More relations are shown as text. */
const MOST_RELATIONS = 40;

/** Typeset relation by relation, so that lines break between them. */
export function Presentation({
  presentation,
}: {
  readonly presentation: { readonly text: string };
}) {
  const { text } = presentation;
  const [, letters = '', relations = ''] = /^⟨ (.*) \| (.*) ⟩$/u.exec(text) ?? [];
  const parts = relations === '' ? [] : relations.split(', ');
  if (parts.length > MOST_RELATIONS) return <Letters text={text} />;
  return (
    <>
      {'⟨ '}
      <Formula game={typeset(letters)} />
      {' | '}
      {parts.flatMap((part, i) => [
        <span key={part} class="relation">
          <Formula game={typeset(part)} />
          {i < parts.length - 1 ? ',' : '\u00a0⟩'}
        </span>,
        ' ',
      ])}
      {parts.length === 0 && '⟩'}
    </>
  );
}

function typeset(text: string): { text: string; latex: string } {
  const latex = text.replace(/\^(-?\d+)/gu, '^{$1}').replace(/ *x(\d+)/gu, ' x_{$1}');
  return { text, latex };
}
