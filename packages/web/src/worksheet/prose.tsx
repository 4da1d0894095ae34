// Prose as it is shown. What stands between backticks is typeset where it is a game, and code
// elsewhere; what stands between dollars is TeX.

import { type Element, type Prose, readProse } from '@proviso/language/prose';
import { proseText } from '@proviso/language/sheets';
import { type ComponentChildren, h } from 'preact';
import { useMemo } from 'preact/hooks';
import { Formula, Tex } from '../parts/math.tsx';

export function ProseText({ text }: { readonly text: string }) {
  const tree = useMemo(() => readProse(proseText(text)), [text]);
  return <>{tree.map(shown)}</>;
}

function shown(prose: Prose, key: number): ComponentChildren {
  if ('text' in prose) return prose.text;
  if ('tex' in prose) return <Tex key={key} source={prose.tex} display={prose.display} />;
  if ('game' in prose) return <Formula key={key} game={{ text: prose.game, latex: prose.latex }} />;
  if ('code' in prose)
    return prose.block ? <Block key={key} {...prose} /> : <code key={key}>{prose.code}</code>;
  const { tag, href, start, children } = prose;
  const element = h(
    lowered(tag),
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

/** The sheet has a heading of its own, so those of prose begin with the second. */
function lowered(tag: Element['tag']): string {
  return /^h[1-6]$/.test(tag) ? `h${Math.min(4, Number(tag[1]) + 1)}` : tag;
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
