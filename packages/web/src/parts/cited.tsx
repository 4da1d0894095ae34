// A text whose citations lead to the papers' pages in the guide.

import { citationParts } from './citations.ts';

export function Cited({ text }: { readonly text: string }) {
  return (
    <>
      {citationParts(text).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={`${i} ${part.text}`} href={part.href}>
            {part.text}
          </a>
        ),
      )}
    </>
  );
}
