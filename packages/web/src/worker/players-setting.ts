// Games of several players, read: heaps of Nim, or what the language makes of a text; with their summands,
// so that moves can be told by the component they are made in.

import { ValueError } from '@proviso/engine';
import {
  addAll,
  allPlayers,
  type GameId,
  type GameStore,
  heapSize,
  nimHeap,
  printGame,
  printPlayerSet,
} from '@proviso/engine/multiplayer';
import type { Session } from '@proviso/language';
import { heapsIn } from '../protocol/heaps.ts';
import type { PlayersSetting } from '../protocol/players.ts';
import { ReadError } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';

/** More players have too many coalitions to be told. */
export const MOST_PLAYERS = 6;

export interface ReadPlayers {
  readonly store: GameStore;
  readonly convention: number;
  readonly game: GameId;
  /** Summands of the game; one where it was not written as a sum. */
  readonly components: readonly GameId[];
}

/** Reads a game, or several of the same store. */
export function readPlayers(
  { players, convention }: Pick<PlayersSetting, 'players' | 'convention'>,
  texts: readonly string[],
): ReadPlayers[] {
  checkSetting(players, convention);
  const session = pageSession();
  const winners = printPlayerSet(convention, players).replace(/(?<=.)(?=[NOP])/gu, ', ');
  const { result } = session.run(`use ${players} players where {${winners}} wins`);
  if (!result.ok) throw new ReadError(result.error);
  return texts.map((text) => readOne(session, text, convention));
}

export function checkSetting(players: number, convention: number): void {
  if (!Number.isInteger(players) || players < 2 || players > MOST_PLAYERS) {
    throw new ValueError(
      `there are 2 to ${MOST_PLAYERS} players here, and not ${players}; choose their number above`,
    );
  }
  if (!(convention > 0 && convention < allPlayers(players))) {
    throw new ValueError(
      'somebody wins where a player cannot move, and somebody loses; choose who wins above',
    );
  }
}

/** Reads a game, for what is wrong with it. */
export function playersReading(setting: PlayersSetting): true {
  readPlayers(setting, [setting.text]);
  return true;
}

function readOne(session: Session, text: string, convention: number): ReadPlayers {
  if (text.trim() === '') {
    throw new ValueError('write a game such as {0, *2}, or the heaps of Nim such as 3 4 5');
  }
  const sizes = heapsIn(text);
  const { store, id } = evaluated(session, sizes === undefined ? text : '0');
  return store.under(PAGE_BUDGET, () => {
    const parts =
      sizes?.map((size) => nimHeap(store, size)) ??
      summandsIn(text).map((part) => evaluated(session, part).id);
    const sum = addAll(store, parts);
    if (sizes !== undefined || sum === id) {
      return { store, convention, game: sum, components: parts };
    }
    return { store, convention, game: id, components: [id] };
  });
}

function evaluated(session: Session, text: string): { store: GameStore; id: GameId } {
  const { result, value } = session.run(text, { budget: PAGE_BUDGET });
  if (!result.ok) throw new ReadError(result.error);
  if (value?.type === 'multiplayer') return value;
  const cure = 'write a game such as {0, *2} or *2 + *3, or the heaps of Nim such as 3 4 5';
  throw new ValueError(`this is of type ${value?.type ?? 'nothing'}, and not a game; ${cure}`);
}

/** Texts of more summands are not taken apart. */
const MOST_SUMMANDS = 30;

/** What stands between plus signs outside of brackets, copies one by one; the text itself where that is unclear. */
export function summandsIn(text: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (sign === '"' || sign === ':' || sign === ';' || sign === '/') return [text];
    else if (sign === '+' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  const copied = parts.flatMap((part) => {
    const [, count, rest] = /^\s*(\d+)\s*[*·](?=\s*[*{(\d])\s*(.*)$/su.exec(part) ?? [];
    return count === undefined || rest === undefined || Number(count) > MOST_SUMMANDS
      ? [part]
      : Array<string>(Number(count)).fill(rest);
  });
  const all = copied.filter((part) => part.trim() !== '');
  return all.length === 0 || all.length > MOST_SUMMANDS ? [text] : all;
}

/** Longer games are not typeset, and beyond the second bound not written either. */
const TYPESET = 200;
const WRITTEN = 4_000;

/** A game as text and typeset. */
export function nameOf(store: GameStore, game: GameId): { text: string; latex?: string } {
  const text = printGame(store, game, WRITTEN);
  return text.length > TYPESET
    ? { text }
    : { text, latex: printGame(store, game, WRITTEN, 'latex') };
}

/** A sum by its summands. */
export function nameOfSum(
  store: GameStore,
  components: readonly GameId[],
): { text: string; latex?: string } {
  const names = components.map((component) => nameOf(store, component));
  if (names.length === 0) return { text: '0', latex: '0' };
  const text = names.map((name) => name.text).join(' + ');
  if (text.length > TYPESET) return { text };
  return { text, latex: names.map((name) => name.latex ?? name.text).join(' + ') };
}

/** The sizes of heaps, where all components are heaps. */
export function heapsOf(
  store: GameStore,
  components: readonly GameId[],
): { readonly heaps?: readonly number[] } {
  const sizes = components.map((component) => heapSize(store, component));
  const known = sizes.filter((size) => size !== undefined);
  return known.length === sizes.length && known.length > 0 ? { heaps: known } : {};
}
