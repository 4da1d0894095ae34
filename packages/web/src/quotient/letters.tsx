// Elements as they stand in tables and strips: letters that slope, powers that are raised.

/** A product of letters, an equation between such products, or a weight. */
export function Letters({ text }: { readonly text: string }) {
  return <span class="letters">{text}</span>;
}
