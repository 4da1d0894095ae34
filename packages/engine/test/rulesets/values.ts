// Boards called by name, their values in normal play as objects of the oracle, and what refuses them.
import { expect } from 'vitest';
import { heapSize } from '../../src/forms/index.ts';
import { Arena, Normal } from '../../src/index.ts';
import {
  type Board,
  BoardNotationError,
  boardSimplestForm,
  rulesets,
} from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import type { G } from '../oracle/game.ts';

export const arena = new Arena();
export const board = (name: string, ...call: (string | number)[]): Board =>
  rulesets.get(name)!.board(...call);
export const value = (name: string, ...call: (string | number)[]): G =>
  fromEngine(arena, boardSimplestForm(arena, board(name, ...call), Normal));
export const nimber = (name: string, ...call: (string | number)[]): number | undefined =>
  heapSize(arena, boardSimplestForm(arena, board(name, ...call), Normal));

/** A call, what the error says, and the column it names. */
export type Refusal = readonly [string, (string | number)[], RegExp, number];

export function refused(...[name, call, message, column]: Refusal): void {
  const read = (): Board => board(name, ...call);
  expect(read).toThrow(BoardNotationError);
  expect(read).toThrow(message);
  expect(read).toThrow(expect.objectContaining({ column }));
}
