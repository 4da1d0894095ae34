// Values of the language as they are shown on a page and written down with a sheet.

import type { Arena, FormId } from '@proviso/engine';
import { renderLatex } from '@proviso/engine/reasons';
import { type Board, boardToText, type RulesetNames } from '@proviso/engine/rulesets';
import { boardPicture, treePicture } from '@proviso/pictures';
import { TITLED_FORMATS } from '@proviso/pictures/tables';
import type { Run } from '../run.ts';
import { valueText, writtenTable } from '../values/text.ts';
import type { CertificateValue, Value } from '../values/value.ts';
import type { Picture, Shown } from './shown.ts';
import { picture, sentence, written } from './written.ts';

/** Longer lists are shown in part. */
const MOST_ITEMS = 200;
/** So are longer tables; their rows are folded, and can be sorted. */
const MOST_ROWS = 1_000;

/** How a value is shown. */
export interface Showing {
  /** What rulesets of one's own are called. */
  readonly names?: RulesetNames;
  /** How what reasons rest on is cited in LaTeX; in words unless told. */
  readonly cites?: 'keys';
  /** Whether the trees of games are drawn. */
  readonly trees?: boolean;
  /** Where a board can be played, as the parts of an address. */
  readonly playedAt?: (board: Board) => readonly string[] | undefined;
  /** Inside lists no pictures are drawn. */
  readonly inside?: true;
}

/** What a statement came to, ready to be shown; nothing where there is nothing to see. */
export function shownAnswer(run: Run, showing: Showing = {}): Shown | undefined {
  const { result, kind, value, notes } = run;
  if (!result.ok || result.silent) return undefined;
  if (value !== undefined && value.type !== 'nothing' && kind !== 'use-universe') {
    return show(value, showing);
  }
  // An assertion that holds says so; `nothing` is an answer only where something was asked.
  const quiet = kind === 'assert' ? 'holds' : kind === 'evaluate' ? result.text : '';
  const text = notes?.join('\n') ?? quiet;
  return text === '' ? undefined : { kind: 'plain', type: kind, text };
}

/** A value, ready to be shown. */
export function show(value: Value, showing: Showing = {}): Shown {
  const { names, trees = false, playedAt, inside = false } = showing;
  const alone = !inside;
  switch (value.type) {
    case 'game': {
      const { arena, id } = value.game;
      const game = written(arena, id);
      return { kind: 'game', game, ...(alone && trees && { picture: tree(arena, id) }) };
    }
    case 'outcome':
      return { kind: 'outcome', outcome: value.value };
    case 'board': {
      const { board } = value;
      const drawn = alone && board.ruleset.draw !== undefined;
      const play = alone ? playedAt?.(board) : undefined;
      return {
        kind: 'board',
        text: boardToText(board, names),
        ...(drawn && { picture: picture(boardPicture(board, names)) }),
        ...(play && { play }),
      };
    }
    case 'list':
      return value.heads === undefined ? list(value, showing) : table(value, value.heads, showing);
    case 'certificate': {
      const { arena, explanation, files } = value;
      const opens = alone ? quotientAddress(value) : undefined;
      return {
        kind: 'explanation',
        sentence: sentence(arena, explanation),
        latex: renderLatex(arena, explanation, { cites: showing.cites ?? true }),
        files,
        ...(opens && { opens }),
      };
    }
    case 'picture':
      return { kind: 'picture', picture: picture(value.scene) };
    default:
      return {
        kind: 'plain',
        type: value.type,
        text: valueText(value, { style: 'unicode', heads: true, names }),
      };
  }
}

/** Where a quotient is looked at: `quotient/OF/HEAPS/PLAY`. */
function quotientAddress({ quotient, of }: CertificateValue): readonly string[] | undefined {
  if (quotient === undefined || of === undefined) return undefined;
  const heaps = 'heaps' in quotient ? String(quotient.heaps) : '';
  const play = quotient.kinds.misere ? [] : ['normal'];
  return ['quotient', of, ...(heaps === '' && play.length === 0 ? [] : [heaps]), ...play];
}

/** The tree as it fits on a page. */
function tree(arena: Arena, id: FormId): Picture {
  return picture(treePicture(arena, id, { maxNodes: 60 }));
}

/** A table with heads, and the files it can be taken along in. */
function table(
  value: Extract<Value, { type: 'list' }>,
  heads: readonly string[],
  showing: Showing,
): Shown {
  const { items, note } = value;
  const rows = items.slice(0, MOST_ROWS).map((row) => (row.type === 'list' ? row.items : []));
  return {
    kind: 'table',
    heads,
    rows: rows.map((row) => row.map((cell) => show(cell, { ...showing, inside: true }))),
    total: items.length,
    files: [
      ...TITLED_FORMATS.map(({ name, title, ending }) => ({
        format: title,
        name: `table${ending}`,
        text: writtenTable(value, name, showing.names),
      })),
      // As the terminal prints it.
      { format: 'text', name: 'table.txt', text: writtenTable(value, 'table', showing.names) },
    ],
    ...(note !== undefined && { note }),
  };
}

/** Lists of lists of one length are tables. */
function list({ items, note }: Extract<Value, { type: 'list' }>, showing: Showing): Shown {
  const total = items.length;
  const shown = items.slice(0, MOST_ITEMS);
  // What must be said with an element would be lost in a row.
  const rows = shown.map((item) =>
    item.type === 'list' && item.note === undefined ? item.items : [],
  );
  const width = rows[0]?.length ?? 0;
  if (width > 1 && width <= 12 && rows.every((row) => row.length === width)) {
    return {
      kind: 'table',
      rows: rows.map((row) => row.map((cell) => show(cell, { ...showing, inside: true }))),
      total,
    };
  }
  const noted = note === undefined ? {} : { note };
  return {
    kind: 'list',
    items: shown.map((item) => show(item, { ...showing, inside: true })),
    total,
    ...noted,
  };
}
