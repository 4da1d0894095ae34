// Mathematics. A formula stands there as text at once and is typeset when Temml has arrived, which
// is loaded when the first formula is shown.

import { ordinarySigns } from '@proviso/language/sheets';
import { useEffect, useRef } from 'preact/hooks';
import type { Written } from '../protocol/answers.ts';
import { Starred } from './barred.tsx';
import { Raised } from './raised.tsx';
import { spoken } from './spoken.ts';

/** Without Temml, offline on a first visit say, the text will do. */
const STAYS_TEXT = () => {};

/** A game: typeset where it is short, else as text; and in words for those who listen. */
export function Formula({ game }: { readonly game: Pick<Written, 'text' | 'latex'> }) {
  const { text, latex } = game;
  if (latex === undefined)
    return (
      <span class="formula" role="math" aria-label={spoken(text)}>
        <Plain text={text} />
      </span>
    );
  return <Typeset key={latex} text={text} latex={latex} />;
}

/** As text, with what a text can do. */
function Plain({ text }: { readonly text: string }) {
  return <Raised text={text} rest={(words) => <Starred text={words} />} />;
}

function Typeset({ text, latex }: { readonly text: string; readonly latex: string }) {
  const place = useTypeset(ordinarySigns(latex), false);
  return (
    <span class="formula" role="math" aria-label={spoken(text)} ref={place}>
      <Plain text={text} />
    </span>
  );
}

interface TexProps {
  readonly source: string;
  /** Whether it stands by itself, between lines. */
  readonly display: boolean;
}

/** TeX as somebody wrote it; what is no TeX stays as it is. */
export function Tex(props: TexProps) {
  return <TypesetTex key={`${props.display} ${props.source}`} {...props} />;
}

function TypesetTex({ source, display }: TexProps) {
  const place = useTypeset(source, display);
  return (
    <span class={display ? 'formula display' : 'formula'} ref={place}>
      <code>{source}</code>
    </span>
  );
}

/** Where a formula stands as text until it is typeset. */
function useTypeset(latex: string, displayMode: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    import('temml').then(({ default: temml }) => {
      if (gone || place.current === null) return;
      const made = document.createElement('span');
      try {
        temml.render(latex, made, { throwOnError: true, displayMode, trust: false });
      } catch {
        return; // the text is there already
      }
      for (const name of made.querySelectorAll('mi:not([mathvariant])')) {
        if (/^[a-z]$/i.test(name.textContent ?? '')) name.classList.add('letter');
      }
      place.current.replaceChildren(...made.childNodes);
    }, STAYS_TEXT);
    return () => {
      gone = true;
    };
  }, [latex, displayMode]);
  return place;
}
