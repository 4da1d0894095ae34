// What functions gave, by their arguments. Functions somebody wrote depend on nothing but their
// arguments, what the names in them mean and what `use` has set; all of that is in the key, so nothing
// ever has to be forgotten because it became wrong. What was stopped is not remembered, and what rests
// on something not decided only until the end of the statement.

import type { Arena } from '@proviso/engine';
import type { LanguageError } from '../errors.ts';
import { listsIn } from '../values/nested.ts';
import type { ListValue, UserFunction, Value } from '../values/value.ts';
import { MemoryKeys } from './memory-keys.ts';
import type { State } from './state.ts';

/** About what an entry takes, besides its key and its value. */
const ENTRY_BYTES = 120;
/** Memory is asked for in pieces. */
const PIECE_BYTES = 2 ** 16;

/** A call that failed, in a statement that may fail at it again. */
export class Failure {
  readonly error: LanguageError;

  constructor(error: LanguageError) {
    this.error = error;
  }
}

export class Memory {
  private readonly arena: Arena;
  private readonly keys = new MemoryKeys((bytes) => this.use(bytes));
  /** What holds as long as the arena is used. */
  private readonly lasting = new Map<string, Value>();
  /** What holds for the statement that is running. */
  private readonly ofStatement = new Map<string, Value | Failure>();
  /** Bytes of that, to be given back at its end. */
  private usedByStatement = 0;
  /** Of these, what rests on something not decided. */
  private readonly doubtful = new Set<string>();
  /** Calls that wait for others. */
  readonly pending = new Set<string>();
  private used = 0;
  private granted = 0;
  private unsure = 0;
  /** Whether anything is remembered at all; without it recursion is as deep as the stack. */
  readonly active: boolean;

  constructor(arena: Arena, active = true) {
    this.arena = arena;
    this.active = active;
    arena.counted(this);
  }

  /** Bytes that what is remembered, and the texts in its keys, may take. */
  get bytes(): number {
    return this.granted;
  }

  /** Forgets what held for one statement. */
  beginStatement(): void {
    this.ofStatement.clear();
    this.used -= this.usedByStatement;
    this.usedByStatement = 0;
    this.granted = PIECE_BYTES * Math.ceil(this.used / PIECE_BYTES);
    this.doubtful.clear();
    this.pending.clear();
  }

  /** The key of a call in a state; `undefined` where it cannot be remembered. */
  keyOf(f: UserFunction, args: readonly Value[], state: State): string | undefined {
    if (!this.active) return undefined;
    const head = this.keys.of(f, state);
    if (head === undefined) return undefined;
    const { universe, mode } = state;
    let key = `${head} ${this.keys.numberOf(universe.key)}`;
    if (mode !== undefined) key += ` ${mode.players} ${mode.convention}`;
    // A function may give a text with games in it.
    if (this.arena.naming === 'none') key += ' {}';
    for (const value of args) {
      const part = this.keys.of(value, state);
      if (part === undefined) return undefined;
      key += ` ${part}`;
    }
    return key;
  }

  /** The key of a value; `undefined` where there is none. */
  valueKey(value: Value, state: State): string | undefined {
    return this.keys.of(value, state);
  }

  /** What is remembered of a call. */
  recall(key: string): Value | Failure | undefined {
    // What rests on a doubt hands it on.
    if (this.doubtful.has(key)) this.doubt();
    return this.lasting.get(key) ?? this.ofStatement.get(key);
  }

  /** How often something was not decided; what is computed across a change rests on that. */
  get doubts(): number {
    return this.unsure;
  }

  doubt(): void {
    this.unsure++;
  }

  /** Remembers what a call gave; what rests on a doubt, for the statement alone. */
  remember(key: string, value: Value, doubtsBefore: number): void {
    // A function holds the text it was written in, and another one may be the current one later.
    const doubted = this.unsure !== doubtsBefore;
    if (doubted) this.doubtful.add(key);
    const bytes = entryBytes(key) + (value.type === 'list' ? 8 * value.items.length : 0);
    if (doubted || holdsFunction(value)) this.rememberForStatement(key, value, bytes);
    else {
      this.use(bytes);
      this.lasting.set(key, value);
    }
  }

  /** Remembers for the statement how a call failed. */
  fail(key: string, error: LanguageError): void {
    this.rememberForStatement(key, new Failure(error), entryBytes(key));
  }

  private rememberForStatement(key: string, value: Value | Failure, bytes: number): void {
    this.use(bytes);
    this.usedByStatement += bytes;
    this.ofStatement.set(key, value);
  }

  /** Counts memory against the budget, before it is used. */
  private use(bytes: number): void {
    while (this.used + bytes > this.granted) {
      this.arena.beforeGrowth(PIECE_BYTES);
      this.granted += PIECE_BYTES;
    }
    this.used += bytes;
  }
}

function entryBytes(key: string): number {
  return ENTRY_BYTES + 2 * key.length;
}

/** Lists known to hold none: a list that grows element by element is not looked through again each time. */
const withoutFunctions = new WeakSet<ListValue>();

function holdsFunction(value: Value): boolean {
  for (const list of listsIn(value, withoutFunctions)) {
    if (list.items.some(({ type }) => type === 'function')) return true;
    withoutFunctions.add(list);
  }
  return value.type === 'function';
}
