// Whether data from outside is an answer as the page shows it. Whatever is not is left out, so that
// neither a link nor a damaged record can break the page, and a link puts nothing on it that is not
// words, formulas or our own drawings.

import {
  ownDrawing,
  type Picture,
  type Problem,
  type Sentence,
  type Shown,
  type TableFile,
  type Written,
} from '@proviso/language/sheets';

/** Where the data come from: anybody's link, or what this browser keeps of its own. */
export type Origin = 'link' | 'kept';

type Data = Readonly<Record<string, unknown>>;

/** Lists and reasons from outside nest at most so deep: everything that walks them is recursive. */
const DEEPEST = 200;

export const isText = (value: unknown): value is string => typeof value === 'string';
const isMaybe = <T>(is: (value: unknown) => value is T, value: unknown) =>
  value === undefined || is(value);

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(is: (value: unknown) => value is T, value: unknown): value is T[] {
  return Array.isArray(value) && value.every((one) => is(one));
}

function isWritten(value: unknown): value is Written {
  if (!isData(value) || !isText(value['text'])) return false;
  return ['ascii', 'latex', 'summary'].every((name) => isMaybe(isText, value[name]));
}

function picture(value: unknown, origin: Origin): Picture | undefined {
  if (!isData(value)) return undefined;
  const { title, svg, tikz } = value;
  const drawn = isText(svg) ? ownDrawing(svg) : undefined;
  if (!isText(title) || !isText(tikz) || drawn === undefined) return undefined;
  // TeX that somebody else wrote is nothing to take along.
  return { title, tikz: origin === 'kept' ? tikz : '', svg: drawn };
}

function isSentence(value: unknown, depth = 0): value is Sentence {
  if (!isData(value) || depth > DEEPEST) return false;
  const { says, because } = value;
  const isPhrase = (part: unknown): part is string =>
    isText(part) || (isData(part) && isText(part['math']));
  const isReason = (one: unknown): one is Sentence => isSentence(one, depth + 1);
  return isListOf(isPhrase, says) && isListOf(isReason, because);
}

function isTableFile(value: unknown): value is TableFile {
  return isData(value) && ['format', 'name', 'text'].every((name) => isText(value[name]));
}

/** A whole number that is not less than another. */
export function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

export function isProblem(value: unknown): value is Problem {
  if (!isData(value) || !isText(value['code']) || !isText(value['message'])) return false;
  return isCount(value['line'], 1) && isCount(value['column'], 1);
}

/** The answer as it is shown, of data from outside; nothing where it is none. */
export function shownIn(value: unknown, origin: Origin, depth = 0): Shown | undefined {
  if (!isData(value) || depth > DEEPEST) return undefined;
  const { kind, text, note, total } = value;
  const drawn = picture(value['picture'], origin);
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
      const { sentence, latex, files, opens } = value;
      if (!isSentence(sentence) || !isText(latex) || !Array.isArray(files)) return undefined;
      return { kind, sentence, latex, files, ...(isListOf(isText, opens) && { opens }) };
    }
    case 'list': {
      const items = shownList(value['items'], origin, depth);
      return items && isCount(total, items.length) ? { kind, items, total, ...noted } : undefined;
    }
    case 'table': {
      const { rows, heads, files } = value;
      const lists = Array.isArray(rows)
        ? rows.map((row) => shownList(row, origin, depth))
        : [undefined];
      const whole = lists.filter((row) => row !== undefined);
      if (whole.length < lists.length || !isCount(total, whole.length)) return undefined;
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

function shownList(value: unknown, origin: Origin, depth: number): Shown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value
    .map((one) => shownIn(one, origin, depth + 1))
    .filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}
