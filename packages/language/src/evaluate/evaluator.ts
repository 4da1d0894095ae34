// The evaluator: one expression in, one value out. All mathematics is the
// engine's; what the language decides is which of it a sign means.

import { type FormId, Game } from '@proviso/engine';
import {
  asLanguageError,
  type ErrorCode,
  implied,
  type LanguageError,
  type Source,
  type Span,
} from '../errors.ts';
import { rulesetNamesIn } from '../functions/ruleset-names.ts';
import type { Expression } from '../syntax/ast.ts';
import type {
  CallContext,
  FunctionDescriptor,
  PlayersContext,
  Readers,
} from '../values/descriptor.ts';
import type { PlayersMode } from '../values/players-mode.ts';
import { Scope } from '../values/scope.ts';
import { headText } from '../values/text.ts';
import {
  type FunctionValue,
  type GameValue,
  gameValue,
  multiplayerValue,
  NOTHING,
  type UserFunction,
  type Value,
} from '../values/value.ts';
import { sumOfValues } from './arithmetic.ts';
import { CallPath } from './call-path.ts';
import { callWithValues } from './calls.ts';
import { type Call, callOf, NeededCall, recalled, withDeepCalls } from './deep-calls.ts';
import { endlessness } from './endless.ts';
import { asKind } from './kinds.ts';
import { readGameOf } from './players.ts';
import { integerIn, readForm, readInteger, readModulo } from './readers.ts';
import { valuesRelate } from './relations.ts';
import { lookUp, ruleFor } from './rules.ts';
import { spliced } from './splice.ts';
import type { State } from './state.ts';

/** How deep evaluation may nest on the stack, through expressions and calls together. */
const MAX_DEPTH = 1_200;
/** Deeper than this no call is made that can be asked for: an expression has 500 levels at most. */
const DEEP = 400;
/** Calls no deeper than this make those that were asked for. */
const SHALLOW = 60;
/** What a call of a function adds to the depth, beside what its body does. */
const CALL_DEPTH = 2;
/** What a function of ours adds that calls another for each element of a list. */
const CALLBACK_DEPTH = 4;

/** Reads a value as an integer, or says what is wrong with it there. */
type IntegerReader = (evaluator: Evaluator, value: Value, span: Span) => bigint;

export class Evaluator {
  readonly state: State;
  readonly source: Source;
  private depth: number;
  /** How many calls of functions that somebody wrote are being made, one inside the other. */
  private calls: number;
  /** What is being evaluated, so that whatever is thrown has a place. */
  at: Span = { from: 0, to: 0 };
  private readonly path: CallPath;

  constructor(state: State, source: Source, depth = 0, calls = 0, path = new CallPath()) {
    this.state = state;
    this.source = source;
    this.depth = depth;
    this.calls = calls;
    this.path = path;
  }

  error(code: ErrorCode, span: Span, problem: string, cure?: string): LanguageError {
    return this.source.error(code, span, problem, cure);
  }

  evaluate(expression: Expression, scope: Scope): Value {
    if (++this.depth > MAX_DEPTH) {
      const problem = `evaluation nests deeper than ${MAX_DEPTH.toLocaleString('en')} levels`;
      throw this.error('limit', expression, problem).ending();
    }
    const outer = this.at;
    this.at = expression;
    const value = ruleFor(expression)(this, expression, scope);
    // Where something is thrown, whoever catches it puts this in order: a `finally` at each level would
    // make deep calls several times as slow.
    this.at = outer;
    this.depth--;
    return value;
  }

  /** Does work; what it throws has a place, and evaluation can go on from here after it. */
  placed<T>(work: () => T): T {
    const { depth, calls, at, path } = this;
    const { length } = path;
    try {
      return work();
    } catch (thrown) {
      const innermost = this.at;
      this.depth = depth;
      this.calls = calls;
      this.at = at;
      if (thrown instanceof NeededCall) {
        path.returnTo(length);
        throw thrown;
      }
      throw asLanguageError(path.seenFrom(length, thrown), this.source, innermost);
    }
  }

  /** A form of the arena as a value. */
  game(form: FormId): GameValue {
    return gameValue(new Game(this.state.arena, form));
  }

  /** The value of an expression as a form of the arena. */
  formOf(expression: Expression, scope: Scope): FormId {
    return readForm(this, this.evaluate(expression, scope), expression);
  }

  /** The forms of options: a list among them stands for its elements. */
  formsOf(options: readonly Expression[], scope: Scope): FormId[] {
    return options.flatMap((option) =>
      spliced(this.evaluate(option, scope), option, (value, at) => readForm(this, value, at)),
    );
  }

  /** Evaluates what should be of some kind: a name that is not known is told what is wanted. */
  evaluateAs(wanted: string, expression: Expression, scope: Scope): Value {
    if (expression.kind === 'name') return lookUp(this, expression, scope, wanted);
    return this.evaluate(expression, scope);
  }

  /**
   * An expression where an integer is wanted: literal numbers and the signs
   * between them are arithmetic here, so `xs[3 - 1]` is `xs[2]`.
   */
  integerOf(expression: Expression, scope: Scope, read: IntegerReader = readInteger): bigint {
    switch (expression.kind) {
      case 'number':
        return expression.value;
      case 'conjugate':
        return -this.integerOf(expression.operand, scope, read);
      case 'sum':
        return expression.terms.reduce((total, { negative, operand }) => {
          const n = this.integerOf(operand, scope, read);
          return total + (negative ? -n : n);
        }, 0n);
      case 'product':
        return expression.factors.reduce((total, factor) => {
          return total * this.integerOf(factor, scope, read);
        }, 1n);
      default:
        return read(this, this.evaluate(expression, scope), expression);
    }
  }

  /** What a function called at a span may use. */
  context(span: Span, scope: Scope): CallContext {
    const { arena, universe, functions, mode, memory, loops } = this.state;
    const read: Readers = {
      form: (value, at) => readForm(this, value, at),
      integer: (value, at) => readInteger(this, value, at),
      number: integerIn,
      modulo: (value, at, universe) => readModulo(this, value, at, universe),
    };
    return {
      arena,
      universe,
      functions,
      span,
      read,
      ...(mode === undefined ? {} : { players: this.playersContext(mode) }),
      game: (form) => this.game(form),
      evaluate: (expression) => this.evaluate(expression, scope),
      attempt: (expression) => this.placed(() => this.evaluate(expression, scope)),
      doubt: () => memory.doubt(),
      names: (ruleset) => {
        memory.doubt();
        return rulesetNamesIn(this.state.globals)(ruleset);
      },
      sum: (values) => sumOfValues(this, values, implied(span)),
      relates: (a, sign, b) => valuesRelate(this, a, sign, b, implied(span)),
      // A ruleset asks later, when another memory may have begun.
      key: (value) => {
        const key = this.state.memory.valueKey(value, this.state);
        return key === undefined ? undefined : `${key} ${this.state.universe.key}`;
      },
      moment: () => `${this.state.globals.version} ${this.state.universe.key}`,
      loops,
      call: (f, args) => this.callBack(f, args, span, scope),
      error: (code, problem, cure, at) => this.error(code, at ?? span, problem, cure),
    };
  }

  private playersContext({ players, convention }: PlayersMode): PlayersContext {
    const { stores } = this.state;
    const store = stores.get(players);
    return {
      store,
      convention,
      value: (id) => multiplayerValue(store, id),
      read: (value, at) => readGameOf(this, value, at, players),
    };
  }

  /** Calls a function with values out of one of ours, which stands on the stack meanwhile. */
  private callBack(f: FunctionValue, args: readonly Value[], span: Span, scope: Scope): Value {
    // A ruleset calls its functions from other statements, which do not put this evaluator in order.
    return this.placed(() => {
      this.depth += CALLBACK_DEPTH;
      const value = this.call(f, args, span, scope);
      this.depth -= CALLBACK_DEPTH;
      return value;
    });
  }

  /**
   * Calls a function with values. This and what it calls down to the body make no objects themselves: calls
   * that are unwound by a signal never return, and the machine speeds up only what returns.
   */
  call(f: FunctionValue, args: readonly Value[], span: Span, scope: Scope): Value {
    this.state.arena.tick();
    if (f.builtIn !== undefined) return this.callBuiltIn(f.builtIn, args, span, scope);
    if (args.length !== f.parameters.length) {
      const wanted = `${f.parameters.length} argument${f.parameters.length === 1 ? '' : 's'}`;
      const problem = `${nameOf(f)} takes ${wanted}, not ${args.length}`;
      const cure = `write \`${headText(f)}\``;
      throw this.error('type', span, problem, f.name === '' ? undefined : cure);
    }
    this.refuseOtherPlayers(f, args, span);
    const values = this.inKinds(f, args, span);
    this.path.enterCall(f, values, this.source, span);
    const value = this.remembered(f, values, span);
    this.path.leave();
    return value;
  }

  /** Values as the parameters of a function take them. */
  private inKinds(f: UserFunction, args: readonly Value[], span: Span): readonly Value[] {
    return f.parameters.map(({ name, kind }, i) => {
      const value = args[i] ?? NOTHING;
      return kind === undefined ? value : asKind(this, f, { name, kind }, value, implied(span));
    });
  }

  /** A function written for games of three players makes nothing of those of four. */
  refuseOtherPlayers(f: UserFunction, args: readonly Value[], span: Span): void {
    const own = f.mode?.players;
    if (own === undefined) return;
    // 0 may be meant as a number.
    const other = args.find(
      (value) =>
        value.type === 'multiplayer' &&
        value.store.players !== own &&
        value.id !== value.store.zero,
    );
    if (other?.type !== 'multiplayer') return;
    const { players } = other.store;
    const problem = `${nameOf(f)} was written for games of ${own} players, and these are games of ${players}`;
    throw this.error('type', span, problem, `define it again after \`use ${players} players\``);
  }

  /** What a function gives, remembered or found; on a deep stack it is asked for instead. */
  private remembered(f: UserFunction, args: readonly Value[], span: Span): Value {
    const { memory } = this.state;
    const key = memory.keyOf(f, args, this.stateFor(f));
    if (key === undefined) return this.runBody(f, args);
    const known = recalled(memory, key);
    if (known !== undefined) return known;
    const call = callOf(f, args, key);
    if (this.depth > DEEP) throw new NeededCall(call, this.calls);
    return this.depth > SHALLOW ? this.make(call) : this.settled(span, () => this.make(call));
  }

  /** Makes a call and remembers what it gives. */
  private make({ f, args, key }: Call): Value {
    const { memory } = this.state;
    const { doubts } = memory;
    const value = this.runBody(f, args);
    memory.remember(key, value, doubts);
    return value;
  }

  /** Does work that may need calls which lie too deep, from the stack as it is here. */
  settled<T>(span: Span, work: () => T): T {
    const { memory } = this.state;
    const refuseEndless = (agenda: readonly Call[], next: Call, calls: number): void => {
      this.state.arena.tick();
      const endless = endlessness(memory, agenda, next, calls);
      if (endless === undefined) return;
      throw this.error('limit', span, endless.problem, endless.cure).ending();
    };
    const run = (call: Call): Value => this.placed(() => this.make(call));
    const { calls } = this;
    return withDeepCalls({ memory, calls, run, refuseEndless }, () => this.placed(work));
  }

  /** The value of a function's body. */
  private runBody(f: UserFunction, args: readonly Value[]): Value {
    const state = this.stateFor(f);
    const here = f.source === this.source && state === this.state;
    const { path } = this;
    const evaluator = here ? this : this.inside(state, f.source);
    const inner = scopeOf(f, args);
    evaluator.depth += CALL_DEPTH;
    evaluator.calls++;
    path.enterBody(f, evaluator);
    const value = evaluator.evaluate(f.body, inner);
    path.leave();
    evaluator.depth -= CALL_DEPTH;
    evaluator.calls--;
    return value;
  }

  private inside(state: State, source: Source): Evaluator {
    return new Evaluator(state, source, this.depth, this.calls, this.path);
  }

  /** A function speaks the language it was written in; the convention is the one at the call. */
  private stateFor({ mode }: UserFunction): State {
    const { state } = this;
    return mode?.players === state.mode?.players ? state : state.inMode(mode);
  }

  private callBuiltIn(
    f: FunctionDescriptor,
    args: readonly Value[],
    span: Span,
    scope: Scope,
  ): Value {
    try {
      return callWithValues(this, f, args, span, scope);
    } catch (error) {
      throw error instanceof NeededCall ? error : asLanguageError(error, this.source, span);
    }
  }
}

/** What the body of a function sees. */
function scopeOf(f: UserFunction, args: readonly Value[]): Scope {
  const inner = new Scope(f.scope, true);
  f.parameters.forEach(({ name }, i) => {
    inner.set(name, args[i] ?? NOTHING);
  });
  return inner;
}

/** A function as messages name it. */
function nameOf({ name }: UserFunction): string {
  return name === '' ? 'this function' : `\`${name}\``;
}
