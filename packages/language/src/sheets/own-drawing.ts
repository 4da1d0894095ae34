// Whether a drawing from outside is one that our own writer could have made: nothing else is put on a page.

import { stylesheet } from '@proviso/pictures';

const ATTRIBUTE =
  /(?:aria-describedby|aria-labelledby|class|cx|cy|d|data-game|data-name|dy|height|id|lengthAdjust|r|role|rx|textLength|viewBox|width|x|x1|x2|xmlns|y|y1|y2)="[^"<>]*"/;
const TAG = new RegExp(
  `^</?(?:circle|desc|line|path|rect|svg|text|title)(?:\\s+${ATTRIBUTE.source})*\\s*/?>$`,
);

/** The drawing with our own style, where it is one that our writer could have made. */
export function ownDrawing(svg: string): string | undefined {
  const bare = svg.replace(/<style>[^<]*<\/style>\n?/, '');
  if (!/^<svg [^>]*class="proviso"/.test(bare)) return undefined;
  const tags = bare.match(/<[^>]*>?/g) ?? [];
  if (!tags.every((tag) => TAG.test(tag))) return undefined;
  return bare.replace('</desc>', `</desc>\n<style>${stylesheet('page')}</style>`);
}
