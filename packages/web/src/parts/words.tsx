// Words in which code stands between backticks, as the language's messages and prose have it.

import { Cited } from './cited.tsx';

export function Words({ text }: { readonly text: string }) {
  return (
    <>
      {text
        .split('`')
        .map((part, i) =>
          i % 2 === 1 ? (
            <code key={`${i} ${part}`}>{part}</code>
          ) : (
            <Cited key={`${i} ${part}`} text={part} />
          ),
        )}
    </>
  );
}
