// Mathematics. A formula stands there as text at once and is typeset when Temml has arrived, which
// is loaded when the first formula is shown.

import { useEffect, useRef } from 'preact/hooks';
import type { Written } from '../protocol/answers.ts';
import { Barred } from './barred.tsx';
import { spoken } from './spoken.ts';

/** Without Temml, offline on a first visit say, the text will do. */
const STAYS_TEXT = () => {};

/** A game: typeset where it is short, else as text; and in words for those who listen. */
export function Formula({ game }: { readonly game: Pick<Written, 'text' | 'latex'> }) {
  const { text, latex } = game;
  if (latex === undefined)
    return (
      <span class="formula" role="math" aria-label={spoken(text)}>
        <Barred text={text} silent />
      </span>
    );
  return <Typeset key={latex} text={text} latex={latex} />;
}

function Typeset({ text, latex }: { readonly text: string; readonly latex: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    import('temml').then(({ default: temml }) => {
      if (gone || place.current === null) return;
      const made = document.createElement('span');
      try {
        temml.render(ordinarySigns(latex), made, { throwOnError: true });
      } catch {
        return; // the text is there already
      }
      place.current.replaceChildren(...made.childNodes);
    }, STAYS_TEXT);
    return () => {
      gone = true;
    };
  }, [latex]);
  return (
    <span class="formula" role="math" aria-label={spoken(text)} ref={place}>
      {text}
    </span>
  );
}

/** Stars and arrows are games, not signs of operation or relation with room around them. */
function ordinarySigns(latex: string): string {
  return latex.replaceAll(/\*|\\[Uu]parrow|\\[Dd]ownarrow/g, '\\mathord{$&}');
}
