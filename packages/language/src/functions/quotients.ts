// The quotient of all sums of some games of two players, or of a ruleset's heaps.

import { type Arena, type FormId, formToText } from '@proviso/engine';
import { textLength } from '@proviso/engine/forms';
import {
  gamesQuotientFile,
  heapsQuotientFile,
  type QuotientFile,
  type QuotientOfGames,
  type QuotientOfHeaps,
  quotientOfGames,
  quotientOfHeaps,
} from '@proviso/engine/quotients';
import type { Ruleset } from '@proviso/engine/rulesets';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import type { CertificateValue, Value } from '../values/value.ts';
import { anything, rest } from './parameters.ts';
import { gamesQuotientLines, heapsQuotientLines, type QuotientLines } from './quotient-lines.ts';
import { rulesetDefinition } from './ruleset-definitions.ts';

type Play = 'misere' | 'normal';

export const QUOTIENTS: readonly FunctionDescriptor[] = [
  describe({
    name: 'quotient',
    theme: 'order',
    parameters: [rest(anything('G'))],
    result: 'a certificate: the quotient in words, and a file that `proviso check` verifies',
    summary:
      'The quotient of all sums of some games and their followers, or of the heaps of a ruleset up to n.',
    notes: [
      'Two sums are the same when they have the same outcome beside every such sum. Impartial or partizan games, lists of them too; misère play, or normal play with "normal" as the last argument.',
      '`quotient(octal("0.77"), 20)` takes heaps one by one; where Φ repeats long enough for the periodicity theorem, the answer is for all heaps.',
      'Elements are words: a, b, … are the games that are no sums of smaller ones. Infinite quotients are found where their elements are integers with finitely many classes; otherwise "not finite within these bounds" is the answer.',
    ],
    examples: [
      {
        input: 'quotient(*2)',
        output: [
          'the misère quotient of *2 has 6 elements:',
          '  ⟨ a, b | a^2 = 1, b^3 = b ⟩ with a = *, b = *2',
          '  P: a, b^2',
          '  N: 1, b, ab, ab^2',
          '  idempotents: 1 (a group of 2), b^2 (a group of 4)',
          '  kernel: b, ab, b^2, ab^2',
          '  powers: a repeats from a^0 with period 2, b from b^1 with period 2',
          '  with an inverse: 1, a',
          '  it is tame: that of Nim with heaps up to 3',
          '  products with a, b, ab, b^2, ab^2:',
          '    a: 1, ab, b, ab^2, b^2',
          '    b: ab, b^2, ab^2, b, ab',
          '    ab: b, ab^2, b^2, ab, b',
          '    b^2: ab^2, b, ab, b^2, ab^2',
          '    ab^2: b^2, ab, b, ab^2, b^2',
        ].join('\n'),
      },
      { input: 'check(quotient(octal("0.123"), 20))', output: 'true' },
    ],
    run: (context, values) => {
      const last = values.at(-1);
      const play: Play = playOf(context, last);
      const given = last?.type === 'text' ? values.slice(0, -1) : values;
      const [first] = given;
      if (first?.type === 'ruleset') return ofHeaps(context, first.ruleset, given, play);
      return ofGames(context, formsOf(context, given), play);
    },
  }),
];

function playOf(context: CallContext, last: Value | undefined): Play {
  if (last?.type !== 'text') return 'misere';
  if (last.value === 'misere' || last.value === 'normal') return last.value;
  throw context.error('value', `"${last.value}" is no play`, 'write "misere" or "normal"');
}

/** Games, boards and lists of them. */
function formsOf(context: CallContext, values: readonly Value[]): FormId[] {
  return values.flatMap((value) =>
    value.type === 'list'
      ? formsOf(context, value.items)
      : [context.read.form(value, context.span)],
  );
}

function ofGames(context: CallContext, games: readonly FormId[], play: Play): CertificateValue {
  const { arena } = context;
  if (games.length === 0) {
    throw context.error(
      'value',
      'a quotient is taken of at least one game',
      'write `quotient(*2)`',
    );
  }
  return gamesQuotientValue(arena, quotientOfGames(arena, games, { play }));
}

/** Longer games and rules are not named. */
const LONGEST_NAMED = 2_000;

/** A quotient of games as an answer. */
export function gamesQuotientValue(arena: Arena, quotient: QuotientOfGames): CertificateValue {
  const lines = gamesQuotientLines(arena, quotient);
  const short = quotient.games.every((game) => textLength(arena, game) <= LONGEST_NAMED);
  const texts = short ? quotient.games.map((game) => formToText(arena, game)) : [];
  const file = gamesQuotientFile(arena, quotient);
  return answer(arena, quotient, lines, file, texts.join(', '));
}

function ofHeaps(
  context: CallContext,
  ruleset: Ruleset,
  given: readonly Value[],
  play: Play,
): CertificateValue {
  const [, size, ...more] = given;
  if (size === undefined || more.length > 0) {
    const cure = 'write `quotient(octal("0.77"), 20)`';
    throw context.error('value', 'of a ruleset, the quotient is taken of heaps up to a size', cure);
  }
  const heaps = Number(context.read.integer(size, context.span));
  const quotient = quotientOfHeaps(ruleset, heaps, { play }, context.arena);
  return heapsQuotientValue(context.arena, quotient, ruleset);
}

/** A quotient of the heaps of a ruleset as an answer. */
export function heapsQuotientValue(
  arena: Arena,
  quotient: QuotientOfHeaps,
  ruleset: Ruleset,
): CertificateValue {
  const name = quotient.codes?.join(' and ') ?? ruleset.name ?? 'this ruleset';
  const lines = heapsQuotientLines(quotient, name);
  const of = quotient.codes?.join(' ') ?? rulesetDefinition(ruleset) ?? '';
  return answer(arena, quotient, lines, heapsQuotientFile(quotient, lines.words), of);
}

function answer(
  arena: Arena,
  quotient: QuotientOfGames | QuotientOfHeaps,
  { title, size, lines }: QuotientLines,
  file: QuotientFile,
  of: string,
): CertificateValue {
  const play = quotient.kinds.misere ? 'misère' : 'normal';
  return {
    type: 'certificate',
    arena,
    explanation: { says: [`the ${play} quotient of `, ...title, ` ${size}:`], because: lines },
    files: [file],
    quotient,
    ...(of !== '' && of.length <= LONGEST_NAMED && { of }),
  };
}
