// A ruleset as one expression that gives it in any session: `grid("…", "…")`, or the functions of its
// moves with what they mention, as in `(f(n) := […]; ruleset(f, f))`. So rules can travel.

import { formToText } from '@proviso/engine';
import { textLength } from '@proviso/engine/forms';
import {
  boardToText,
  type Ruleset,
  rulesets,
  rulesetToText,
  summandsOf,
} from '@proviso/engine/rulesets';
import { freeNames } from '../syntax/free-names.ts';
import { oneLine } from '../syntax/lexemes.ts';
import { MAX_LEXEMES, MAX_NESTING } from '../syntax/nesting.ts';
import { headText, valueText } from '../values/text.ts';
import type { FunctionValue, UserFunction, Value } from '../values/value.ts';

/** Games with a longer text do not travel. */
const LONGEST_GAME = 2_000;

const movesOf = new WeakMap<Ruleset, readonly FunctionValue[]>();

/** Notes the functions that a ruleset is made of. */
export function withMoves(ruleset: Ruleset, functions: readonly FunctionValue[]): Ruleset {
  movesOf.set(ruleset, functions);
  return ruleset;
}

/** The functions that a ruleset, or what it is a variant of, is made of. */
export function movesIn(ruleset: Ruleset): readonly FunctionValue[] {
  const { variant } = ruleset;
  return movesOf.get(ruleset) ?? (variant === undefined ? [] : movesIn(variant.of));
}

/** An expression that gives the ruleset in a new session; `undefined` where there is none. */
export function rulesetDefinition(ruleset: Ruleset): string | undefined {
  const { variant } = ruleset;
  if (variant !== undefined) {
    const base = rulesetDefinition(variant.of);
    return base === undefined ? undefined : `${variant.name}(${base})`;
  }
  const functions = movesOf.get(ruleset);
  if (functions === undefined) return isWritten(ruleset) ? rulesetToText(ruleset) : undefined;
  const notes = new Definitions(LONGEST_GAME);
  const called = functions.map((f) => notes.expression(f));
  return called.includes(undefined) ? undefined : notes.before(`ruleset(${called.join(', ')})`);
}

/**
 * An expression that gives a value in a new session, with what functions in it read, if there is one and
 * no game in it has a longer text.
 */
export function valueDefinition(value: Value, longestGame: number): string | undefined {
  const notes = new Definitions(longestGame);
  const text = notes.expression(value);
  return text === undefined ? undefined : notes.before(text);
}

/** Whether the text of a ruleset says what it is; one from outside has no more than a name. */
function isWritten({ name, definition }: Ruleset): boolean {
  return name === undefined ? definition !== undefined : rulesets.has(name);
}

/** Definitions in an order in which each sees those that it mentions. */
class Definitions {
  private readonly written: string[] = [];
  private failed = false;
  private readonly longestGame: number;
  /** What each name has been given for; a name that stands for two things cannot travel. */
  private readonly given = new Map<string, Value>();
  /** Functions whose definition is being written. */
  private readonly open = new Set<Value>();
  /** How many values have been written, and how deep in lists the current one is. */
  private count = 0;
  private depth = 0;

  constructor(longestGame: number) {
    this.longestGame = longestGame;
  }

  /** An expression after the definitions that it needs; `undefined` where one cannot be written. */
  before(body: string): string | undefined {
    if (this.failed) return undefined;
    return this.written.length === 0 ? body : `(${[...this.written, body].join('; ')})`;
  }

  /** How a value is written where the definitions are seen. */
  expression(value: Value): string | undefined {
    // What is longer or deeper is not read back; a list may hold itself many times over.
    if (++this.count > MAX_LEXEMES || this.depth > MAX_NESTING) return undefined;
    switch (value.type) {
      case 'boolean':
      case 'outcome':
      case 'universe':
        return valueText(value);
      case 'nothing':
        return 'nothing';
      case 'integer':
        return `integer(${value.value})`;
      case 'text':
        return JSON.stringify(value.value);
      case 'game': {
        const { arena, id } = value.game;
        // Addresses are made of it, so it does not depend on how games are shown.
        return arena.named('integers', () => {
          const fits = textLength(arena, id) <= this.longestGame;
          return fits ? formToText(arena, id, { maxLength: Infinity }) : undefined;
        });
      }
      case 'list': {
        this.depth++;
        const items = value.items.map((item) => this.expression(item));
        this.depth--;
        return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
      }
      case 'ruleset':
        return rulesetDefinition(value.ruleset);
      case 'board': {
        const rules = summandsOf(value.board).map(({ ruleset }) => rulesetDefinition(ruleset));
        return rules.includes(undefined) ? undefined : boardToText(value.board, rulesetDefinition);
      }
      case 'function':
        if (value.builtIn !== undefined) return value.builtIn.name;
        if (value.name !== '') return this.define(value.name, value) ? value.name : undefined;
        this.mention(value);
        return `${headText(value)} -> ${bodyText(value)}`;
      default:
        return undefined;
    }
  }

  /** Defines what a function takes from around it. */
  private mention({ parameters, body, scope }: UserFunction): void {
    const bound = new Set(parameters.map(({ name }) => name));
    for (const { name } of freeNames(body)) {
      if (bound.has(name)) continue;
      const value = scope.find(name);
      if (value !== undefined && !this.define(name, value)) this.failed = true;
    }
  }

  private define(name: string, value: Value): boolean {
    const known = this.given.get(name);
    if (known !== undefined) return known === value && !this.isCircle(value);
    this.given.set(name, value);
    if (value.type === 'function' && value.builtIn === undefined && value.name === name) {
      this.open.add(value);
      this.mention(value);
      this.open.delete(value);
      this.written.push(`${headText(value)} := ${bodyText(value)}`);
      return true;
    }
    const text = this.expression(value);
    if (text !== undefined) this.written.push(`${name} := ${text}`);
    return text !== undefined;
  }

  /** Local functions see themselves and those before them: two that call each other cannot be written. */
  private isCircle(value: Value): boolean {
    return this.open.has(value) && [...this.open].at(-1) !== value;
  }
}

function bodyText({ source, body }: UserFunction): string {
  return oneLine(source.text.slice(body.from, body.to));
}
