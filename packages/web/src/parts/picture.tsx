// Pictures in the page. The SVG comes from our own writer; it is parsed as a document and taken
// over as nodes, and its style sheet is adopted once for the whole page, since the page's policy
// allows no inline styles.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Picture as PictureData } from '../protocol/answers.ts';
import { type Copyable, CopyMenu } from './copy-menu.tsx';
import { pngOf, standaloneSvg } from './picture-files.ts';

const adopted = new Set<string>();

function adoptStyle(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The picture as nodes, without its style element. */
function nodesOf(svg: string): Element | undefined {
  const plain = svg.replace(/<style>([^<]*)<\/style>/, (_, css: string) => {
    adoptStyle(css);
    return '';
  });
  const root = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return undefined;
  enlarge(root);
  return document.importNode(root, true);
}

/** Small pictures are shown larger than they are printed; large ones as they are. */
function enlarge(root: Element): void {
  const [width, height] = [Number(root.getAttribute('width')), Number(root.getAttribute('height'))];
  const scale = Math.max(1, Math.min(ENLARGED, ROOMY / Math.max(width, height)));
  root.setAttribute('width', String(width * scale));
  root.setAttribute('height', String(height * scale));
}

const ENLARGED = 1.5;
/** Points at which a picture fills a column by itself. */
const ROOMY = 360;

interface Props {
  readonly picture: PictureData;
  /** What the files are called. */
  readonly name?: string;
  readonly also?: readonly Copyable[];
  readonly bare?: boolean;
  /** What it belongs to, in the spoken names of its copies. */
  readonly of?: string | undefined;
}

/** A picture with its copies. */
export function Picture({ picture, name = 'picture', also = [], bare = false, of }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = nodesOf(picture.svg);
    place.current?.replaceChildren(...(nodes ? [nodes] : []));
  }, [picture.svg]);
  return (
    <figure class={bare ? 'picture bare' : 'picture'}>
      <div class="canvas" ref={place} tabIndex={bare ? -1 : 0} role="group" aria-label="Picture" />
      {!bare && (
        <CopyMenu label="Copy picture" items={[...copies(picture, name), ...also]} of={of} />
      )}
    </figure>
  );
}

function copies(picture: PictureData, name: string): Copyable[] {
  const { tikz } = picture;
  return [
    {
      label: 'SVG',
      file: `${name}.svg`,
      type: 'image/svg+xml',
      text: () => standaloneSvg(picture),
    },
    { label: 'PNG', file: `${name}.png`, type: 'image/png', blob: () => pngOf(picture) },
    ...(tikz === ''
      ? []
      : [{ label: 'TikZ', file: `${name}.tex`, type: 'text/x-tex', text: () => tikz }]),
  ];
}
