/**
 * Tame games, which are played like positions of Nim among each other, and those next to them. All is
 * said of the misère canonical form, and in the words of [CGSuite]:
 *
 * - tame: 𝒢⁺ = 𝒢⁻ or both are at most 1, and so for every option;
 * - generally tame: 𝒢⁺ and 𝒢⁻ are such, they are the mex of those of the generally tame options, and
 *   every other option has generally tame options with this 𝒢⁺ and with this 𝒢⁻ (a move can be reverted);
 * - restive, restless: not tame, but every option is (generally, for restless), and 𝒢⁺ or 𝒢⁻ is at most 1;
 * - half-tame: not generally tame, but G + G is, with 𝒢⁺ = 𝒢⁻ = 0.
 *
 * Sums of generally tame games have the genus of the sum of Nim that they look like
 * (docs/theory/impartial.md).
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { Left } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { reachable } from '../forms/transform.ts';
import { Memo } from '../storage/memo.ts';
import { misereCanonicalForm } from './canonical.ts';
import { genusDigit, knownGenus, mex } from './genus.ts';

/** 𝒢⁺ and 𝒢⁻, and what kind of tame a form is. */
interface Temper {
  readonly normal: number;
  readonly misere: number;
  readonly tame: 'hereditarily' | 'generally' | 'not';
}

const tempers = new Memo<Map<FormId, Temper>>('tempers');

/** Whether a game and all its options are tame. */
export function isTame(arena: Arena, g: FormId): boolean {
  return temper(arena, misereCanonicalForm(arena, g)).tame === 'hereditarily';
}

/** Whether a game is tame but for options that can be reverted. */
export function isGenerallyTame(arena: Arena, g: FormId): boolean {
  return temper(arena, misereCanonicalForm(arena, g)).tame !== 'not';
}

/** Whether a game is not generally tame, and its sum with itself is, of genus 0^02. */
export function isHalfTame(arena: Arena, g: FormId): boolean {
  const form = misereCanonicalForm(arena, g);
  if (temper(arena, form).tame !== 'not') return false;
  const twice = temper(arena, misereCanonicalForm(arena, sum(arena, form, form)));
  return twice.tame !== 'not' && twice.normal === 0 && twice.misere === 0;
}

/** Whether a game is not tame, its options are tame, and 𝒢⁺ is 0 or 1. */
export function isRestive(arena: Arena, g: FormId): boolean {
  const form = misereCanonicalForm(arena, g);
  const { normal, tame } = temper(arena, form);
  return (
    tame === 'not' &&
    normal <= 1 &&
    tempersOfOptions(arena, form).every((option) => option.tame === 'hereditarily')
  );
}

/** Whether a game is not tame, its options are generally tame, and 𝒢⁻ is 0 or 1. */
export function isRestless(arena: Arena, g: FormId): boolean {
  const form = misereCanonicalForm(arena, g);
  const { misere, tame } = temper(arena, form);
  return (
    tame === 'not' &&
    misere <= 1 &&
    tempersOfOptions(arena, form).every((option) => option.tame !== 'not')
  );
}

function temper(arena: Arena, form: FormId): Temper {
  const memo = arena.own(tempers, () => new Map<FormId, Temper>());
  const known = memo.get(form);
  if (known !== undefined) return known;
  for (const id of reachable(arena, [form])) {
    if (!memo.has(id)) memo.set(id, temperFrom(arena, id));
  }
  return memo.get(form) as Temper;
}

function tempersOfOptions(arena: Arena, id: FormId): Temper[] {
  return arena.options(id, Left).map((option) => temper(arena, option));
}

/** The temper of a form whose options have theirs. */
function temperFrom(arena: Arena, id: FormId): Temper {
  const genus = knownGenus(arena, id);
  const { normal } = genus;
  const misere = genusDigit(genus, 0);
  const wild: Temper = { normal, misere, tame: 'not' };
  if (normal !== misere && (normal > 1 || misere > 1)) return wild;
  const options = arena.options(id, Left);
  const tempered = options.map((option) => temper(arena, option));
  if (tempered.every(({ tame }) => tame === 'hereditarily')) {
    return { normal, misere, tame: 'hereditarily' };
  }
  const tame = tempered.filter((option) => option.tame !== 'not');
  const reverted = options.every((option, i) => {
    if (tempered[i]?.tame !== 'not') return true;
    const replies = tempersOfOptions(arena, option).filter((reply) => reply.tame !== 'not');
    return (
      replies.some((reply) => reply.normal === normal) &&
      replies.some((reply) => reply.misere === misere)
    );
  });
  const told =
    mex(tame.map((option) => option.normal)) === normal &&
    mex(tame.map((option) => option.misere)) === misere;
  return told && reverted ? { normal, misere, tame: 'generally' } : wild;
}
