// Whether data from outside is an answer as the page shows it. Whatever is not is left out, so that a
// link can neither break the page nor put anything on it that is not words, formulas or our own drawings.

import {
  ownDrawing,
  type Picture,
  type Problem,
  type Sentence,
  type Shown,
  type TableFile,
  type Written,
} from '@proviso/language/sheets';

type Data = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isMaybe = <T>(is: (value: unknown) => value is T, value: unknown) =>
  value === undefined || is(value);

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(is: (value: unknown) => value is T, value: unknown): value is T[] {
  return Array.isArray(value) && value.every(is);
}

function isWritten(value: unknown): value is Written {
  if (!isData(value) || !isText(value['text'])) return false;
  return ['ascii', 'latex', 'summary'].every((name) => isMaybe(isText, value[name]));
}

function picture(value: unknown): Picture | undefined {
  if (!isData(value)) return undefined;
  const { title, svg, tikz } = value;
  const drawn = isText(svg) ? ownDrawing(svg) : undefined;
  if (!isText(title) || !isText(tikz) || drawn === undefined) return undefined;
  return { title, tikz, svg: drawn };
}

function isSentence(value: unknown): value is Sentence {
  if (!isData(value)) return false;
  const { says, because } = value;
  const isPhrase = (part: unknown): part is string =>
    isText(part) || (isData(part) && isText(part['math']));
  return isListOf(isPhrase, says) && isListOf(isSentence, because);
}

function isTableFile(value: unknown): value is TableFile {
  return isData(value) && ['format', 'name', 'text'].every((name) => isText(value[name]));
}

export function isProblem(value: unknown): value is Problem {
  if (!isData(value) || !isText(value['code']) || !isText(value['message'])) return false;
  return typeof value['line'] === 'number' && typeof value['column'] === 'number';
}

/** The answer as it is shown, of data from outside; nothing where it is none. */
export function shownIn(value: unknown): Shown | undefined {
  if (!isData(value)) return undefined;
  const { kind, text, note, total } = value;
  const drawn = picture(value['picture']);
  const noted = isText(note) ? { note } : {};
  switch (kind) {
    case 'game':
      return isWritten(value['game'])
        ? { kind, game: value['game'], ...(drawn && { picture: drawn }) }
        : undefined;
    case 'outcome': {
      const letter = (['L', 'N', 'P', 'R'] as const).find((one) => one === value['outcome']);
      return letter && { kind, outcome: letter };
    }
    case 'plain':
      return isText(text) && isText(value['type'])
        ? { kind, type: value['type'], text }
        : undefined;
    case 'board': {
      const { play } = value;
      if (!isText(text)) return undefined;
      return {
        kind,
        text,
        ...(drawn && { picture: drawn }),
        ...(isListOf(isText, play) && { play }),
      };
    }
    case 'picture':
      return drawn && { kind, picture: drawn };
    case 'explanation': {
      const { sentence, latex, files } = value;
      if (!isSentence(sentence) || !isText(latex) || !Array.isArray(files)) return undefined;
      return { kind, sentence, latex, files };
    }
    case 'list': {
      const items = shownList(value['items']);
      return items && typeof total === 'number' ? { kind, items, total, ...noted } : undefined;
    }
    case 'table': {
      const { rows, heads, files } = value;
      const lists = Array.isArray(rows) ? rows.map(shownList) : [undefined];
      const whole = lists.filter((row) => row !== undefined);
      if (whole.length < lists.length || typeof total !== 'number') return undefined;
      return {
        kind,
        rows: whole,
        total,
        ...(isListOf(isText, heads) && { heads }),
        ...(isListOf(isTableFile, files) && { files }),
        ...noted,
      };
    }
    default:
      return undefined;
  }
}

function shownList(value: unknown): Shown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(shownIn).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}
