// The index in which the workbench searches the guide: the pages cut at their headings, each section in
// plain words. It is a list and no inverted index: a thousand sections are read through in a few
// milliseconds, so a library for searching would weigh more than it saves. The guide's own box is
// VitePress's.

/** What stands under a heading of a page. */
export interface Section {
  /** The page without its ending: `theory/misere`. */
  readonly page: string;
  /** The title of the page. */
  readonly title: string;
  readonly heading: string;
  /** Empty for what stands above the first heading. */
  readonly anchor: string;
  readonly text: string;
}

/** Pages for those who work on the program, and code. */
const NOT_SEARCHED = /^(code|project|decisions)\//;

/** The sections of all pages, given by their paths and Markdown. */
export function searchSections(pages: ReadonlyMap<string, string>): Section[] {
  return [...pages].flatMap(([path, text]) =>
    NOT_SEARCHED.test(path) ? [] : sectionsOf(path.replace(/\.md$/, ''), text),
  );
}

function sectionsOf(page: string, markdown: string): Section[] {
  const body = markdown.replace(/^---\n[\s\S]*?^---$/m, '');
  const fences = /^(`{3,})[\s\S]*?^\1$/gm;
  // What looks like a heading in code is none.
  const marked = body.replace(fences, (block) => block.replace(/^#/gm, '\u200b#'));
  const parts = marked.split(/^(#{1,4} .*)$/m);
  const title = plain(heading(parts[1] ?? '').words) || 'Proviso';
  const sections: Section[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const { words, id } = heading(i === 0 ? '' : (parts[i - 1] ?? ''));
    const text = plain(parts[i] ?? '');
    if (words === '' && text === '') continue;
    const first = i <= 2;
    sections.push({
      page,
      title,
      heading: plain(words) || title,
      anchor: first ? '' : (id ?? slug(words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))),
      text,
    });
  }
  return sections;
}

function heading(line: string): { words: string; id: string | undefined } {
  const [, words = '', id] = /^#+ (.*?)(?: \{#(.*)\})?$/.exec(line) ?? [];
  return { words, id };
}

/** The anchor that VitePress gives a heading: without accents, a figure in front set off. */
function slug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/** Markdown as words: no links, marks, pictures, tags or fences. */
function plain(markdown: string): string {
  return markdown
    .replace(/^```picture\n[\s\S]*?^```$/gm, '')
    .replace(/^`{3,}.*$/gm, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)(?:\{[^}]*\})?/g, '$1')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/[`\u200b]|\*\*|^:::.*$|^[-|: ]+$/gm, '')
    .replace(/(?<![\p{L}\d*])\*(\p{L}[^*\n]*)\*/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
