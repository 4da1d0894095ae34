// Barred digits, as in 1̄0: many faces place the combining mark badly, so a line is drawn instead.

/** A text with its barred digits drawn. Screen readers get the text as it is. */
export function Barred({ text }: { readonly text: string }) {
  if (!text.includes('\u0304')) return <>{text}</>;
  return (
    <>
      {text.split(/((?:\d\u0304)+)/).map((part, i) =>
        i % 2 === 1 ? (
          <span key={`${i} ${part}`} class="barred">
            {part.replaceAll('\u0304', '')}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
