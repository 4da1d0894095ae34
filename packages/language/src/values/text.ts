// Values as text: what a statement prints.

import {
  formToText,
  type Game,
  LimitError,
  type Naming,
  type PrintStyle,
  universeText,
} from '@proviso/engine';
import { textLength } from '@proviso/engine/forms';
import { nameGame, printGame, printOutcome } from '@proviso/engine/multiplayer';
import { renderLatex, renderText } from '@proviso/engine/reasons';
import { boardToText, type RulesetNames, rulesetToText } from '@proviso/engine/rulesets';
import { latexText, type Scene, toTikz, withoutBars } from '@proviso/pictures';
import { type TableFormat, writeTable } from '@proviso/pictures/tables';
import { shortened } from '../errors.ts';
import { MAX_NESTING } from '../syntax/nesting.ts';
import { signature } from './descriptor.ts';
import { strategyText } from './strategy.ts';
import { gameSummary } from './summary.ts';
import { tableOf } from './table.ts';
import type { ListValue, MultiplayerValue, UserFunction, Value, WinnersValue } from './value.ts';

export interface TextOptions {
  readonly style?: PrintStyle | undefined;
  /** Games and lists are abbreviated beyond this many characters. */
  readonly maxLength?: number;
  /** A game with a longer text is summed up instead: who wins it, how large it is. */
  readonly longest?: number;
  /** Whether lists and tables are written whole, and the games in them. */
  readonly whole?: boolean;
  /** Whether games too large for a text have their code beside them, so that they can be sent back. */
  readonly codes?: boolean;
  /** How many columns a line has: tables keep to it. */
  readonly width?: number;
  /** Whether small pictures are drawn in letters, and the others described. */
  readonly draw?: boolean;
  /** What rulesets of one's own are called. */
  readonly names?: RulesetNames | undefined;
  /** Whether a function without a name is written with its parameters; data has its body alone. */
  readonly heads?: boolean;
  /** Which games go by their names; the default is the choice of their arena. */
  readonly naming?: Naming | undefined;
  /** Whether universes and outcomes are letters in script, in LaTeX; answers keep them bare. */
  readonly script?: boolean;
}

/** Values whose texts people write: of positions, rules and functions. They are words in LaTeX. */
const WORDS: ReadonlySet<Value['type']> = new Set(['board', 'ruleset', 'strategy', 'function']);

/** The text of a value. */
export function valueText(value: Value, options: TextOptions = {}): string {
  if (options.style !== 'latex' || !WORDS.has(value.type)) return textOf(value, options);
  return latexText(textOf(value, { ...options, style: 'unicode' }));
}

function textOf(value: Value, options: TextOptions): string {
  const style = options.style ?? 'ascii';
  switch (value.type) {
    case 'boolean':
      return String(value.value);
    case 'integer':
      return String(value.value);
    case 'outcome':
      return options.script ? `\\mathcal{${value.value}}` : value.value;
    case 'text':
      return value.value;
    case 'universe':
      return options.script ? universeText(value.universe, 'latex') : value.universe.name;
    case 'game':
      return gameText(value.game, options);
    case 'multiplayer':
      return multiplayerText(value, options);
    case 'winners':
      return winnersText(value);
    case 'board':
      return boardToText(value.board, options.names);
    case 'ruleset':
      return rulesetToText(value.ruleset, options.names);
    case 'list':
      if (value.heads === undefined) return notedText(value, options);
      return style === 'latex'
        ? writtenTable(value, 'latex', options.names)
        : tableText(value, options);
    case 'certificate': {
      const { arena, explanation } = value;
      return arena
        .named(options.naming ?? arena.naming, () =>
          style === 'latex'
            ? renderLatex(arena, explanation)
            : renderText(arena, explanation, { style }),
        )
        .trimEnd();
    }
    case 'strategy': {
      const arrow = style === 'unicode' ? '→' : '->';
      return strategyText(value.strategy, { names: options.names, arrow });
    }
    case 'picture':
      return pictureText(value.scene, style, options.draw);
    case 'nothing':
      return noted('nothing', value.note, options);
    case 'function':
      if (value.builtIn !== undefined) return signature(value.builtIn);
      return value.name === '' ? anonymousText(value, options) : headText(value);
  }
}

/** `f(n: integer, G)`; without a name, `(n: integer, G)` or plain `x`. */
export function headText({ name, parameters }: Pick<UserFunction, 'name' | 'parameters'>): string {
  const [only, second] = parameters;
  if (name === '' && only !== undefined && second === undefined && only.kind === undefined) {
    return only.name;
  }
  const written = parameters.map((each) => each.name + (each.kind ? `: ${each.kind}` : ''));
  return `${name}(${written.join(', ')})`;
}

/** `n -> n + 1`. */
function anonymousText(f: UserFunction, { heads = false }: TextOptions): string {
  const body = f.source.text.slice(f.body.from, f.body.to);
  return heads ? `${headText(f)} -> ${body}` : body;
}

/** The text of a game, or where it would fill screens what is to be known of it. */
function gameText({ arena, id }: Game, options: TextOptions): string {
  const { longest = Infinity, maxLength, style = 'ascii', naming = arena.naming } = options;
  const print = { style, naming, ...(maxLength !== undefined && { maxLength }) };
  if (longest === Infinity) return formToText(arena, id, print);
  const length = arena.named(naming, () => textLength(arena, id, style));
  if (length <= longest) return formToText(arena, id, { ...print, maxLength: longest });
  return gameSummary(arena, id, length);
}

/** A game of several players, or how large it is where it would fill screens. */
function multiplayerText(
  { store, id }: MultiplayerValue,
  { style, naming, longest, maxLength = DEFAULT_MAX_LENGTH }: TextOptions,
): string {
  const named = naming === undefined ? store.named : naming !== 'none';
  try {
    return printGame(store, id, longest ?? maxLength, style, named);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return nameGame(store, id);
  }
}

/** `NO`, `-`, `(NO, P, -)`. */
export function winnersText({ players, sets }: WinnersValue): string {
  return printOutcome(sets, players);
}

/** A list, and what must be said with it. */
function notedText({ items, note }: ListValue, options: TextOptions): string {
  return noted(listText(items, options), note, options);
}

/** A text, and what must be said with it. */
function noted(text: string, note: string | undefined, { style }: TextOptions): string {
  return note === undefined || style === 'latex' ? text : `${text} (${note})`;
}

/** A list that is being written. */
interface OpenList {
  readonly list: Pick<ListValue, 'items' | 'note'>;
  /** How many elements have been begun. */
  next: number;
  /** How many characters stood before it, and how many it may have. */
  readonly before: number;
  readonly most: number;
}

/**
 * Lists are shown as far as there is room, and then their length; those in them too. They are written
 * without recursion, as deep as statements can be, and no longer than the outermost may be.
 */
function listText(items: readonly Value[], options: TextOptions): string {
  const { whole = false, maxLength = whole ? WHOLE : DEFAULT_MAX_LENGTH } = options;
  // Within a list a long game is abbreviated: a summary would be longer than its neighbours.
  const { longest, ...itemOptions } =
    options.longest === undefined
      ? options
      : { ...options, maxLength: whole ? WHOLE : ITEM_LENGTH };
  const parts: string[] = [];
  let length = 0;
  const open: OpenList[] = [];
  const begin = (list: OpenList['list'], most: number): void => {
    open.push({ list, next: 0, before: length, most });
    parts.push('[');
  };
  const end = (cut: boolean): void => {
    const last = open.pop();
    if (last === undefined) return;
    const { list, next } = last;
    if (cut) parts.push(`${next > 0 ? ', ' : ''}… ${list.items.length} in all`);
    // The note of the outermost is for whoever asked for its text.
    parts.push(open.length === 0 ? ']' : noted(']', list.note, options));
  };
  begin({ items }, maxLength);
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const item = last.list.items[last.next];
    if (item === undefined || open.length > MAX_NESTING) {
      end(item !== undefined);
      continue;
    }
    const part = item.type === 'list' ? '[]' : itemText(item, itemOptions);
    const room = length + part.length + 2;
    const full = open.findIndex(({ before, most }) => room - before > most);
    if (full >= 0) {
      while (open.length > full) end(true);
      continue;
    }
    if (last.next++ > 0) parts.push(', ');
    length = room;
    if (item.type === 'list') begin(item, itemOptions.maxLength ?? DEFAULT_MAX_LENGTH);
    else parts.push(part);
  }
  return parts.join('');
}

/** A table in full, in one of the formats of tables. */
export function writtenTable(
  table: ListValue,
  format: TableFormat,
  names?: RulesetNames | undefined,
): string {
  const cells = tableOf(table, (value, { style, naming }) =>
    cellText(value, { style, naming, names, heads: true }),
  );
  return writeTable(cells, format);
}

/** A text in a table stands without quotes, a table as the list of its rows. */
function cellText(value: Value, options: TextOptions): string {
  return value.type === 'text' ? value.value : itemText(value, options);
}

/** A table in columns: as many rows as there is room for, then how many there are, and the notes of its cells. */
function tableText(table: ListValue, options: TextOptions): string {
  const { items, note } = table;
  const { whole: full = false, maxLength = full ? WHOLE : DEFAULT_MAX_LENGTH } = options;
  const mostRows = full ? Infinity : MOST_ROWS;
  const write = (rows: number) => {
    const notes = new Map<string, number>();
    const textOf = (value: Value, { style, naming = options.naming }: TextOptions) => {
      const shown = options.style === 'ascii' && style === 'unicode' ? 'ascii' : style;
      const { heads = false, names } = options;
      const most = full ? WHOLE : ITEM_LENGTH;
      const each = { maxLength: most, style: shown, naming, heads, names };
      if (value.type !== 'list' || value.note === undefined) return cellText(value, each);
      // A note is longer than what it is about: it stands below.
      const number = notes.get(value.note) ?? notes.size + 1;
      notes.set(value.note, number);
      return `${listText(value.items, each)} (${number})`;
    };
    const cells = tableOf({ ...table, items: items.slice(0, rows) }, textOf);
    const below = [...notes].map(([note, number]) => `(${number}) ${note}`);
    const columns = writeTable(cells, 'table', { width: options.width }).trimEnd();
    return [columns, ...below].join('\n');
  };
  const last = note === undefined || options.style === 'latex' ? '' : `\n${note}`;
  const whole = write(Math.min(items.length, mostRows));
  if (items.length <= mostRows && whole.length <= maxLength) return whole + last;
  const fitting = Math.max(1, Math.floor((items.length * maxLength) / Math.max(1, whole.length)));
  const rows = Math.min(mostRows, fitting, items.length);
  return `${write(rows)}\n… ${items.length} rows in all${last}`;
}

/** More rows than these are not shown; `csv(t)` has them all. */
const MOST_ROWS = 1_000;

/** A few lines. */
const ITEM_LENGTH = 300;
/** As much as there is. */
const WHOLE = 10_000_000;
/** A few screens. */
const DEFAULT_MAX_LENGTH = 20_000;

/**
 * A picture by its title; where letters are to draw it, with the drawing, or with its description if
 * letters cannot; in LaTeX as TikZ.
 */
function pictureText(scene: Scene, style: PrintStyle, draw = false): string {
  if (style === 'latex') return toTikz(scene);
  const plain = style === 'unicode' ? (text: string) => text : asciiTitle;
  const title = plain(scene.title);
  if (!draw) return title;
  if (scene.lines === undefined) return [title, plain(scene.description)].join('\n');
  return [title, '', ...scene.lines.map(plain)].join('\n');
}

/** The signs of titles as they are written in ASCII. */
function asciiTitle(title: string): string {
  return withoutBars(title)
    .replace(/↓(?=\d)/g, '-^')
    .replace(/[■·±…•─┄╭╮╰╯┬┴│┤└↑↓⇑⇓]/g, (sign) => ASCII[sign] ?? sign);
}

const ASCII: Readonly<Record<string, string>> = {
  ...{ '■': '#', '·': '.', '±': '+-', '…': '...', '•': 'o', '─': '-', '┄': '.' },
  ...{ '╭': '/', '╮': '\\', '╰': "'", '╯': "'", '┬': '+', '┴': '+' },
  ...{ '│': '|', '┤': '+', '└': '+', '↑': '^', '↓': 'v', '⇑': '^^', '⇓': '-^^' },
};

/** Longer values are cut in messages. */
const BRIEF = 60;

/** A value as a message names it, on one line and cut where it is long. */
export function briefText(value: Value): string {
  return shortened(itemText(value, { maxLength: 2 * BRIEF, heads: true }), BRIEF);
}

/** `f(*, 1)`; a function without a name is told by its text. */
export function callText(f: UserFunction, args: readonly Value[]): string {
  if (f.name !== '') return `${f.name}(${args.map(briefText).join(', ')})`;
  return `${headText(f)} -> ${f.source.quote(f.body, 40)}`;
}

/** In a list, which is a formula in LaTeX, all others are words there. */
const FORMULAS: ReadonlySet<Value['type']> = new Set([
  ...(['boolean', 'game', 'integer', 'multiplayer', 'nothing', 'outcome', 'winners'] as const),
]);

/** A text inside a list stands between quotes, a table as the list of its rows. */
function itemText(value: Value, options: TextOptions): string {
  if (value.type === 'list') return notedText(value, options);
  const formula = FORMULAS.has(value.type) || (value.type === 'universe' && options.script);
  if (options.style === 'latex' && !formula) {
    const words = itemText(value, { ...options, style: 'unicode' });
    return `\\text{${latexText(words.replace(/\s+/g, ' '))}}`;
  }
  return value.type === 'text' ? JSON.stringify(value.value) : valueText(value, options);
}
