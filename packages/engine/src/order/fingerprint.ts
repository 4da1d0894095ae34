/**
 * Fingerprints: bits of a form that can only go up with the order. If a bit
 * that counts modulo U is set for H and not for G, then G ≥ H is refuted
 * without any recursion. What holds modulo a universe holds modulo every
 * smaller one and in normal play, so the bits are shared between universes and
 * masks say which of them count:
 *
 * - for every misère universe, "Left wins G + X, moving first / second" for
 *   small dicots X, and the same in normal play with X = 0;
 * - where 1̄ lies in the universe, the same for small members X of D(1̄);
 * - from E upwards, the same for X on perfect murders, and being Left strong
 *   and not being Right strong modulo E; from B upwards modulo B; in M being
 *   end-like.
 *
 * A universe says which universe of the chain D ⊂ D(1̄) ⊂ E ⊂ B ⊂ M it includes.
 * Of one that does not say, every small X is asked for, and no strong bit counts.
 */

import { Arena, type FormId, ZERO } from '../forms/arena.ts';
import { WideColumn, type WideColumnDefinition } from '../forms/columns.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, Right } from '../forms/side.ts';
import { winsMovingFirstInNormalPlay } from '../play/normal.ts';
import { Memo } from '../storage/memo.ts';
import { B } from '../universes/blocking.ts';
import { E } from '../universes/dead-ending.ts';
import { M } from '../universes/full.ts';
import { isNormalPlay, type Landmark, type Universe } from '../universes/universe.ts';
import { CONTEXT_WORDS, CONTEXTS_PER_WORD, OPTIONS_FIRST, WORD } from './contexts.ts';

const columns = new Memo<WideColumn>('fingerprints');

/** Two bits a context: Left wins moving first; Left wins moving second. */
const FIRST = 1;
const SECOND = 2;
/** These bits of all contexts in a word. */
const FIRSTS = 0x55555555;
const SECONDS = FIRSTS << 1;

/** The word of small dicots holds few contexts; these bits follow theirs. */
const NORMAL_FIRST = 1 << 20;
const NORMAL_SECOND = 1 << 21;
const E_STRONG = 1 << 22;
const E_NOT_RIGHT_STRONG = 1 << 23;
const B_STRONG = 1 << 24;
const B_NOT_RIGHT_STRONG = 1 << 25;
const END_LIKE = 1 << 26;
const NOT_RIGHT_END_LIKE = 1 << 27;

const contextBits = (1 << 20) - 1;
const normalBits = NORMAL_FIRST | NORMAL_SECOND;
const deadEndingBits = E_STRONG | E_NOT_RIGHT_STRONG;
const blockingBits = B_STRONG | B_NOT_RIGHT_STRONG;
const fullBits = END_LIKE | NOT_RIGHT_END_LIKE;

/** A context X as it is added: which bits of G + X^L and of G + X^R decide who wins G + X. */
interface AddedContext {
  /** Where in its word its two bits begin. */
  readonly shift: number;
  /** The words in which its options stand. */
  readonly words: Int32Array;
  /** For each of these, the bits "Left wins moving second" of the Left options. */
  readonly leftSeconds: Int32Array;
  /** For each of these, the bits "Left wins moving first" of the Right options. */
  readonly rightFirsts: Int32Array;
}

/** The contexts of one word. */
interface AddedWord {
  readonly contexts: readonly AddedContext[];
  /** All their bits. */
  readonly bits: number;
  /** The bits "Left wins moving first" of those that are Left ends. */
  readonly leftEnds: number;
  /** The bits "Left wins moving second" of those that are Right ends. */
  readonly rightEnds: number;
}

const ADDED_WORDS: readonly AddedWord[] = CONTEXT_WORDS.map((contexts) => {
  const places = contexts.map((_, i) => i);
  const bitsWhere = (holds: (i: number) => boolean, bits: number): number =>
    places.reduce((all, i) => (holds(i) ? all | (bits << (2 * i)) : all), 0);
  return {
    contexts: contexts.map(addedContext),
    bits: bitsWhere(() => true, FIRST | SECOND),
    leftEnds: bitsWhere((i) => contexts[i]?.left.length === 0, FIRST),
    rightEnds: bitsWhere((i) => contexts[i]?.right.length === 0, SECOND),
  };
});

function addedContext(
  { left, right }: (typeof CONTEXT_WORDS)[number][number],
  i: number,
): AddedContext {
  const lefts = bitsOf(left, SECOND);
  const rights = bitsOf(right, FIRST);
  const words = Int32Array.from(
    OPTIONS_FIRST.filter((word) => lefts[word] !== 0 || rights[word] !== 0),
  );
  return {
    shift: 2 * i,
    words,
    leftSeconds: words.map((word) => lefts[word] ?? 0),
    rightFirsts: words.map((word) => rights[word] ?? 0),
  };
}

/** One bit of each of some contexts, in the words where they stand. */
function bitsOf(contexts: readonly number[], bit: number): Int32Array {
  const words = new Int32Array(CONTEXT_WORDS.length);
  for (const context of contexts) {
    const word = Math.floor(context / CONTEXTS_PER_WORD);
    words[word] = (words[word] ?? 0) | (bit << (2 * (context % CONTEXTS_PER_WORD)));
  }
  return words;
}

/** What some Left option and what every Right option of the form at hand has, word by word. */
const someLeft = new Int32Array(CONTEXT_WORDS.length);
const everyRight = new Int32Array(CONTEXT_WORDS.length);

const fingerprints: WideColumnDefinition = {
  name: 'fingerprints',
  words: CONTEXT_WORDS.length,
  fill(arena, column, id, words) {
    someLeft.fill(0);
    const leftEnd = arena.optionsEnd(id, Left);
    for (let i = arena.optionsStart(id, Left); i < leftEnd; i++) {
      column.addTo(someLeft, arena.optionAt(i));
    }
    everyRight.fill(-1);
    const rightEnd = arena.optionsEnd(id, Right);
    for (let i = arena.optionsStart(id, Right); i < rightEnd; i++) {
      column.intersect(everyRight, arena.optionAt(i));
    }
    for (const word of OPTIONS_FIRST) addContexts(arena, id, words, word);
    words[WORD.smallDicots] = (words[WORD.smallDicots] ?? 0) | otherBits(arena, id);
  },
};

/** Sets one word: the outcomes of G with its contexts, from those of G's options and of the contexts'. */
function addContexts(arena: Arena, id: FormId, words: Int32Array, word: number): void {
  const { contexts, bits, leftEnds, rightEnds } = ADDED_WORDS[word] as AddedWord;
  // First what moves in G do, for all contexts at once.
  const firsts =
    (((someLeft[word] as number) & SECONDS) >>> 1) | (isEndLike(arena, id, Left) ? leftEnds : 0);
  const seconds =
    (((everyRight[word] as number) & FIRSTS) << 1) & ~(isEndLike(arena, id, Right) ? rightEnds : 0);
  words[word] = (firsts | seconds) & bits;
  for (let c = 0; c < contexts.length; c++) {
    const context = contexts[c] as AddedContext;
    for (let i = 0; i < context.words.length; i++) {
      const known = words[context.words[i] as number] as number;
      const needed = context.rightFirsts[i] as number;
      if ((known & (context.leftSeconds[i] as number)) !== 0) {
        words[word] = (words[word] as number) | (FIRST << context.shift);
      }
      if ((known & needed) !== needed) {
        words[word] = (words[word] as number) & ~(SECOND << context.shift);
      }
    }
  }
}

function otherBits(arena: Arena, id: FormId): number {
  let bits = 0;
  if (winsMovingFirstInNormalPlay(arena, id, Left)) bits |= NORMAL_FIRST;
  if (!winsMovingFirstInNormalPlay(arena, id, Right)) bits |= NORMAL_SECOND;
  if (E.isStrong(arena, id, Left)) bits |= E_STRONG;
  if (!E.isStrong(arena, id, Right)) bits |= E_NOT_RIGHT_STRONG;
  if (B.isStrong(arena, id, Left)) bits |= B_STRONG;
  if (!B.isStrong(arena, id, Right)) bits |= B_NOT_RIGHT_STRONG;
  if (M.isStrong(arena, id, Left)) bits |= END_LIKE;
  if (!M.isStrong(arena, id, Right)) bits |= NOT_RIGHT_END_LIKE;
  return bits;
}

/** The chain, each with the bits that count from it upwards, beside whole words of contexts. */
const CHAIN: readonly {
  readonly landmark: Landmark;
  readonly words: readonly number[];
  readonly bits: number;
}[] = [
  { landmark: 'D', words: [WORD.dicots], bits: contextBits },
  { landmark: 'D(-1)', words: [WORD.onIntegers, WORD.higher], bits: 0 },
  { landmark: 'E', words: [WORD.onMurders], bits: deadEndingBits },
  { landmark: 'B', words: [], bits: blockingBits },
  { landmark: 'M', words: [], bits: fullBits },
];

/** Which bits count modulo a universe. */
function masksFor(universe: Universe): Int32Array {
  const masks = new Int32Array(CONTEXT_WORDS.length);
  masks[WORD.smallDicots] = normalBits;
  if (isNormalPlay(universe)) return masks;
  const { includes } = universe;
  if (includes === undefined) return withMembers(masks, universe);
  for (const { landmark, words, bits } of CHAIN) {
    masks[WORD.smallDicots] = (masks[WORD.smallDicots] ?? 0) | bits;
    for (const word of words) masks[word] = -1;
    if (landmark === includes) break;
  }
  return masks;
}

/** The masks with the bits of all contexts that lie in a universe, asked one by one. */
function withMembers(masks: Int32Array, universe: Universe): Int32Array {
  const arena = new Arena();
  const forms: FormId[] = [];
  const form = (place: number): FormId => forms[place] ?? ZERO;
  for (const word of OPTIONS_FIRST) {
    for (const [c, { left, right }] of (CONTEXT_WORDS[word] ?? []).entries()) {
      const context = arena.intern(left.map(form), right.map(form));
      forms[word * CONTEXTS_PER_WORD + c] = context;
      if (universe.contains(arena, context)) {
        masks[word] = (masks[word] ?? 0) | ((FIRST | SECOND) << (2 * c));
      }
    }
  }
  return masks;
}

/** Refutes G ≥ H modulo one universe by fingerprints, where they tell. */
export class Fingerprints {
  private readonly bits: WideColumn;
  /** For each word, which of its bits count. */
  private readonly masks: Int32Array;

  constructor(arena: Arena, universe: Universe) {
    this.bits = arena.own(columns, () => arena.counted(new WideColumn(arena, fingerprints)));
    this.masks = masksFor(universe);
  }

  /** `true` means that G ≥ H is false; `false` means nothing. */
  refute(g: FormId, h: FormId): boolean {
    return this.bits.exceeds(h, g, this.masks);
  }
}
