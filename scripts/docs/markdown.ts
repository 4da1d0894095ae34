// Text from tables of the program, as Markdown that neither Markdown nor Vue misreads.

/** Signs that Markdown or Vue would take for theirs, made harmless outside of code. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[<>{}*_[\]\\|]/g, entity)))
    .join('');
}

function entity(sign: string): string {
  return `&#${sign.charCodeAt(0)};`;
}
