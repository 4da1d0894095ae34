// Elements as they stand in tables and strips: letters that slope, and numbers that do not.

import '../style/products.css';

/** A product of letters, an equation between such products, or a weight. */
export function Letters({ text }: { readonly text: string }) {
  return (
    <span class="letters">
      {text.split(/([a-z]+)/iu).map((part, i) => (i % 2 === 1 ? <i key={i}>{part}</i> : part))}
    </span>
  );
}
