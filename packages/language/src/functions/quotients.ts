// The quotient of all sums of some games of two players, or of a ruleset's heaps.

import { type Arena, BudgetError, type FormId, formToText, NotDecidedError } from '@proviso/engine';
import { textLength } from '@proviso/engine/forms';
import {
  gamesQuotientFile,
  HeapSearch,
  heapsQuotientFile,
  type QuotientFile,
  type QuotientOfGames,
  type QuotientOfHeaps,
  quotientOfGames,
} from '@proviso/engine/quotients';
import type { Ruleset } from '@proviso/engine/rulesets';
import type { Span } from '../errors.ts';
import {
  type CallContext,
  describe,
  type FunctionDescriptor,
  type Parameter,
} from '../values/descriptor.ts';
import { PartlyDecidedError, UnfinishedError } from '../values/unfinished.ts';
import type { CertificateValue, Value } from '../values/value.ts';
import { anything, rest } from './parameters.ts';
import { gamesQuotientLines, heapsQuotientLines, type QuotientLines } from './quotient-lines.ts';
import { rulesetDefinition } from './ruleset-definitions.ts';

type Play = 'misere' | 'normal';

/** More heaps than these are refused before they are counted. */
const MOST_COUNTED = 1_000;

export const QUOTIENTS: readonly FunctionDescriptor[] = [
  describe({
    name: 'quotient',
    theme: 'order',
    parameters: [rest(placed('G'))],
    result: 'a certificate: the quotient in words, and a file that `proviso check` verifies',
    summary:
      'The quotient of all sums of some games and their followers, or of the heaps of a ruleset up to n.',
    notes: [
      'Two sums are the same when they have the same outcome beside every such sum. Impartial or partizan games, lists of them too; misère play, or normal play with "normal" as the last argument.',
      '`quotient(octal("0.77"), 20)` takes heaps one by one; where Φ repeats long enough for the periodicity theorem, the answer is for all heaps. When it is stopped, what was found for smaller heaps is told.',
      '`quotient(octal("0.77"), 40, q)` goes on from q, a quotient of smaller heaps found before, or the text of its file; q is proved anew and never believed.',
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
      {
        input: 'check(quotient(octal("0.123"), 20, quotient(octal("0.123"), 10)))',
        output: 'true',
      },
    ],
    run: (context, values) => {
      const last = values.at(-1);
      const named =
        last?.value.type === 'text' && !isFile(last.value.value) && !isCode(last.value.value);
      const play: Play = named ? playOf(context, last) : 'misere';
      const given = named ? values.slice(0, -1) : values;
      const first = given[0]?.value;
      if (first?.type === 'ruleset') return ofHeaps(context, first.ruleset, given, play);
      return ofGames(
        context,
        given.flatMap((each) => formsOf(context, each)),
        play,
      );
    },
  }),
];

/** An argument, and where it stands. */
interface Placed {
  readonly value: Value;
  readonly span: Span;
}

function placed(name: string): Parameter<Placed> {
  const { wants, mode, read } = anything(name);
  return {
    ...{ name, wants, mode },
    read: (argument, context) => ({ value: read(argument, context), span: argument.span }),
  };
}

function playOf(context: CallContext, { value, span }: Placed): Play {
  const play = value.type === 'text' ? value.value : '';
  if (play === 'misere' || play === 'normal') return play;
  throw context.error('value', `"${play}" is no play`, 'write "misere" or "normal"', span);
}

/** Whether a text looks like the code of an octal or take-and-break game. */
function isCode(text: string): boolean {
  return /^\d?\.[\dA-V]+$/u.test(text);
}

/** Whether a text is that of a certificate. */
function isFile(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** Games, boards and lists of them. */
function formsOf(context: CallContext, { value, span }: Placed): FormId[] {
  if (value.type === 'list') {
    return value.items.flatMap((item) => formsOf(context, { value: item, span }));
  }
  if (value.type === 'text' && isCode(value.value)) {
    const ruleset = /[89A-V]/u.test(value.value) ? 'takeandbreak' : 'octal';
    const cure = `write \`quotient(${ruleset}("${value.value}"), 20)\``;
    throw context.error(
      'type',
      `"${value.value}" is a text, and a code is that of a ruleset`,
      cure,
      span,
    );
  }
  return [context.read.form(value, span)];
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
  given: readonly Placed[],
  play: Play,
): CertificateValue {
  const [, size, before, ...more] = given;
  if (size === undefined || more.length > 0) {
    const cure = 'write `quotient(octal("0.77"), 20)`';
    throw context.error('value', 'of a ruleset, the quotient is taken of heaps up to a size', cure);
  }
  const heaps = Number(context.read.integer(size.value, size.span));
  const search = new HeapSearch(ruleset, { play }, context.arena);
  if (before !== undefined) search.resume(foundBefore(context, before));
  const answered = () => heapsQuotientValue(context.arena, search.quotient(), ruleset);
  try {
    advance(context, search, heaps);
  } catch (error) {
    throw withFound(error, answered);
  }
  return answered();
}

/** Heap by heap, so that it is told how far it is. */
function advance({ loops }: CallContext, search: HeapSearch, heaps: number): void {
  const more = heaps - search.heaps;
  if (!(more >= 0 && more <= MOST_COUNTED)) {
    // Nothing is to be done, or too much: that is said there.
    search.advance(heaps);
    return;
  }
  const sizes = Array.from({ length: more }, (_, i) => search.heaps + 1 + i);
  loops.through(sizes, (size) => {
    search.advance(size);
    return true;
  });
}

/** An error beside which the quotient of smaller heaps is told, if there is one. */
function withFound(error: unknown, found: () => CertificateValue): unknown {
  if (error instanceof BudgetError) return new UnfinishedError(error, found());
  if (error instanceof NotDecidedError) return new PartlyDecidedError(error.message, found());
  return error;
}

/** A quotient of the heaps of a ruleset as an answer. */
export function heapsQuotientValue(
  arena: Arena,
  quotient: QuotientOfHeaps,
  ruleset: Ruleset,
): CertificateValue {
  const { name: own = 'this ruleset', parameters = [] } = ruleset;
  const called =
    parameters.length === 0 ? own : `${own}(${parameters.map((each) => `"${each}"`).join(', ')})`;
  const name = quotient.codes?.join(' and ') ?? called;
  const lines = heapsQuotientLines(quotient, name);
  const of = quotient.codes?.join(' ') ?? rulesetDefinition(ruleset) ?? '';
  return answer(arena, quotient, lines, heapsQuotientFile(quotient, lines.words), of);
}

/** The file of a quotient that was found before. */
function foundBefore(context: CallContext, { value, span }: Placed): QuotientFile {
  const file = value.type === 'certificate' ? value.files[0] : parsed(value);
  if (file?.format === 'proviso-quotient') return file;
  const cure = 'give what `quotient` answered for smaller heaps, or the text of its file';
  throw context.error('value', 'a quotient goes on from a quotient', cure, span);
}

function parsed(value: Value): QuotientFile | undefined {
  if (value.type !== 'text') return undefined;
  try {
    return JSON.parse(value.value) as QuotientFile;
  } catch {
    return undefined;
  }
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
