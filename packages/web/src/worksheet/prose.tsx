// Prose as it is shown. What stands between backticks is typeset where it is a game, and code
// elsewhere; what stands between dollars is TeX.

import { type ComponentChildren, h } from 'preact';
import { useMemo } from 'preact/hooks';
import { Formula, Tex } from '../parts/math.tsx';
import { gameLatex } from './game-latex.ts';
import { type Element, markdownOf, type Prose } from './markdown.ts';

export function ProseText({ text }: { readonly text: string }) {
  const tree = useMemo(() => markdownOf(text), [text]);
  return <>{tree.map(shown)}</>;
}

function shown(prose: Prose, key: number): ComponentChildren {
  if ('text' in prose) return prose.text;
  if ('tex' in prose) return <Tex key={key} source={prose.tex} display={prose.display} />;
  if ('code' in prose)
    return prose.block ? <Block key={key} {...prose} /> : <Code key={key} {...prose} />;
  const { tag, href, start, children } = prose;
  const element = h(
    tag,
    { key, ...linkTo(href), ...(start !== undefined && { start }) },
    children.map(shown),
  );
  return tag === 'table' ? (
    <div class="prose-table" key={key}>
      {element}
    </div>
  ) : (
    element
  );
}

/** A link out of the page opens beside it and is not told where it was followed. */
function linkTo(href: Element['href']) {
  if (href === undefined) return {};
  return href.startsWith('#') ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}

function Block({ code }: { readonly code: string }) {
  return (
    <pre>
      <code>{code}</code>
    </pre>
  );
}

function Code({ code }: { readonly code: string }) {
  const latex = gameLatex(code);
  return latex === undefined ? <code>{code}</code> : <Formula game={{ text: code, latex }} />;
}
