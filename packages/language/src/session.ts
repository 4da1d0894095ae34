// A session: statements in, answers out, with what one statement leaves for the
// next. The arena of a long session is replaced when it has grown large; only
// the games that variables hold move on to the new one.

import { Arena, type Budget, M, type Universe, ValueError } from '@proviso/engine';
import type { RulesetNames } from '@proviso/engine/rulesets';
import { asLanguageError, Source } from './errors.ts';
import { failedAssertion } from './evaluate/assertion.ts';
import { notesOn } from './evaluate/definition-notes.ts';
import { Evaluator } from './evaluate/evaluator.ts';
import { definedFunction } from './evaluate/locals.ts';
import { Memory } from './evaluate/memory.ts';
import { moveScopes } from './evaluate/move.ts';
import { notations, playersNotations } from './evaluate/notations.ts';
import { stateInMode } from './evaluate/other-mode.ts';
import { Stores } from './evaluate/players.ts';
import { readBoolean, readUniverse } from './evaluate/readers.ts';
import type { NotationReader, Remark, State } from './evaluate/state.ts';
import { namingText, type PrintedNaming, textOptionsOf, useMeant } from './evaluate/use-naming.ts';
import { modeOf, modeText } from './evaluate/use-players.ts';
import { FileStatements, isFileCall } from './files.ts';
import { type OutsideRuleset, outsideRuleset } from './functions/outside-rulesets.ts';
import { functions, playersFunctions } from './functions/registry.ts';
import { rulesetNamesIn } from './functions/ruleset-names.ts';
import {
  type Run,
  type RunBudget,
  type RunOptions,
  type StatementKind,
  silenced,
  unanswered,
} from './run.ts';
import type { SessionOptions } from './session-options.ts';
import type { Expression, ExpressionOf, Statement } from './syntax/ast.ts';
import { helpCall } from './syntax/help-statement.ts';
import type { BraceReading } from './syntax/lower.ts';
import { parseStatement } from './syntax/parse.ts';
import type { Vocabulary } from './syntax/vocabulary.ts';
import type { FunctionDescriptor } from './values/descriptor.ts';
import { type EncodedValue, encode, encodeError } from './values/encode.ts';
import { Loops } from './values/loops.ts';
import type { PlayersMode } from './values/players-mode.ts';
import { Scope } from './values/scope.ts';
import type { TextOptions } from './values/text.ts';
import { functionIn, textValue, universeValue, type Value } from './values/value.ts';

/** A state of a session. */
interface Mark {
  readonly left: Scope;
  readonly universe: Universe;
  readonly mode: PlayersMode | undefined;
  readonly naming: PrintedNaming | undefined;
}

/** An arena larger than this is left behind between two statements. */
const LARGE_ARENA_BYTES = 256 * 2 ** 20;
/**
 * More forms than these are not worth keeping when the statement that made them has failed: whatever
 * is asked next of a new form would look at all of them first.
 */
const MANY_FORMS = 20_000;

/**
 * A session of the language.
 *
 * @example
 * const session = new Session({ style: 'ascii' });
 * session.run('G := {0, * | *}');
 * const { result } = session.run('G mod D');
 * result.ok && result.text // → {0, # | *}
 */
export class Session implements State, Vocabulary {
  /** The last answer, `ans`: outside the variables, so that one of that name goes before it. */
  private readonly answers = new Scope();
  readonly globals = new Scope(this.answers);
  readonly loops = new Loops();
  private readonly textOptions: TextOptions;
  private readonly keepsAnswers: boolean;
  private readonly files: FileStatements;
  private readonly firstNaming: PrintedNaming | undefined;
  private currentArena = new Arena();
  private currentUniverse: Universe = M;
  private currentMode: PlayersMode | undefined;
  private currentNaming: PrintedNaming | undefined;
  private currentStores = new Stores(this.currentArena);
  private currentMemory: Memory;
  private largeBytes = LARGE_ARENA_BYTES;
  /** Whether the arena is to be left before the next statement, whatever its bytes. */
  private distrusted = false;
  /** What there was at each mark, oldest first. */
  private readonly marks: Mark[] = [];
  /** Rulesets from outside, which a new session has too. */
  private readonly given = new Map<string, Value>();
  private currentRemark: Remark | undefined;

  constructor(textOptions: TextOptions = {}, options: SessionOptions = {}) {
    const { remember = true, files, keepsAnswers = true, rulesets = {} } = options;
    this.textOptions = { ...textOptions, ...textOptionsOf(options) };
    this.firstNaming = options.naming;
    this.keepsAnswers = keepsAnswers;
    this.files = new FileStatements(files, (source) => this.runLoaded(source));
    this.currentMemory = new Memory(this.currentArena, remember);
    this.nameBy(options.naming);
    for (const [name, rules] of Object.entries(rulesets)) this.addRuleset(rules, name);
  }

  /**
   * Gives a name to a ruleset from outside, an object with the functions `left` and `right` or any other
   * ruleset of the library, and tells the name. It stays when the session goes back to a mark.
   *
   * @example
   * const session = new Session();
   * session.addRuleset({ left: (n: number) => (n > 0 ? [n - 1] : []), right: () => [] }, 'lefts');
   * const { result } = session.run('form(lefts(3))');
   * result.ok && result.text // → 3
   */
  addRuleset(rules: OutsideRuleset, name?: string): string {
    const [called, value] = outsideRuleset(rules, name);
    this.given.set(called, value);
    this.globals.set(called, value);
    return called;
  }

  get arena(): Arena {
    return this.currentArena;
  }

  /** The default universe. */
  get universe(): Universe {
    return this.currentUniverse;
  }

  /** How braces are read. */
  private get braces(): BraceReading {
    return this.currentMode === undefined ? 'partizan' : { players: this.currentMode.players };
  }

  /** What `use N players` has set. */
  get mode(): PlayersMode | undefined {
    return this.currentMode;
  }

  get memory(): Memory {
    return this.currentMemory;
  }

  get stores(): Stores {
    return this.currentStores;
  }

  get functions(): ReadonlyMap<string, FunctionDescriptor> {
    return this.currentMode === undefined ? functions : playersFunctions;
  }

  /** The function a name is meant for, as messages about slips repeat it. */
  functionNamed(name: string): string | undefined {
    const value = this.globals.find(name);
    if (value !== undefined && functionIn(value) !== undefined) return name;
    return [name, name.toLowerCase()].find((each) => this.functions.has(each));
  }

  get otherFunctions(): ReadonlyMap<string, FunctionDescriptor> {
    return this.currentMode === undefined ? playersFunctions : functions;
  }

  get notations(): ReadonlyMap<string, NotationReader> {
    return this.currentMode === undefined ? notations : playersNotations;
  }

  inMode(mode: PlayersMode | undefined): State {
    return stateInMode(this, mode);
  }

  useFiles(call: ExpressionOf<'call'>, evaluator: Evaluator, scope: Scope): Value | undefined {
    const meant = isFileCall(call, scope) && !scope.insideFunction;
    return meant ? this.files.run(call, evaluator, scope) : undefined;
  }

  remark(remark: Remark): void {
    this.currentRemark ??= remark;
  }

  /** The variables and functions that have been given a meaning. */
  get variables(): ReadonlyMap<string, Value> {
    return this.globals.values;
  }

  /** Notes what statements have left behind so far, to come back to it. */
  mark(): void {
    const left = new Scope();
    for (const [name, value] of this.globals.values) left.set(name, value);
    this.marks.push({
      left,
      universe: this.currentUniverse,
      mode: this.currentMode,
      naming: this.currentNaming,
    });
  }

  /**
   * Goes back to the state at one of the marks, given how many to keep, and forgets the marks after
   * it; with none kept, to the state of a new session. What has been computed is not computed again.
   *
   * @example
   * const session = new Session();
   * session.run('G := *');
   * session.mark();
   * session.run('G := 1');
   * session.returnTo(1);
   * const { result } = session.run('outcome(G)');
   * result.ok && result.text // → P
   */
  returnTo(kept: number): void {
    if (kept > this.marks.length) throw new ValueError(`there are only ${this.marks.length} marks`);
    this.marks.length = kept;
    const at = this.marks.at(-1);
    this.globals.clear();
    this.answers.clear();
    for (const [name, value] of this.given) this.globals.set(name, value);
    for (const [name, value] of at?.left.values ?? []) this.globals.set(name, value);
    this.currentUniverse = at?.universe ?? M;
    this.currentMode = at?.mode;
    this.nameBy(at === undefined ? this.firstNaming : at.naming);
  }

  /** Runs one statement. Never throws: what goes wrong is in the result. */
  run(text: string, { budget = {}, firstLine = 1 }: RunOptions = {}): Run {
    const source = new Source(text, firstLine);
    let kind: StatementKind = 'evaluate';
    let formsBefore = 0;
    let takeBack: (() => void) | undefined;
    try {
      this.leaveLargeArena(budget.maxBytes);
      formsBefore = this.arena.size;
      this.memory.beginStatement();
      this.currentRemark = undefined;
      this.files.beginStatement();
      return this.arena.under(this.withLoops(budget), () => {
        const statement = this.parsed(source);
        if (statement === undefined) return unanswered(kind);
        kind = statement.kind;
        if (statement.kind === 'assign') takeBack = this.globals.keeping(statement.name);
        const value = this.settle(statement, source);
        const run = value === undefined ? unanswered(kind) : this.answered(value, kind);
        this.keepAnswer(statement, value);
        const notes = statement.kind === 'define' ? notesOn(statement, this, this.globals) : [];
        const remark = this.currentRemark;
        const noted = {
          ...run,
          ...(notes.length > 0 && { notes }),
          ...(remark !== undefined && { remark }),
        };
        return statement.silent ? silenced(noted) : noted;
      });
    } catch (thrown) {
      // There may be a value, of which there was no time to tell.
      takeBack?.();
      const error = asLanguageError(thrown, source, { from: 0, to: 0 });
      // A stack that overflowed in the middle of the arena's work may have left it half done.
      this.distrusted = error.unforeseen || this.arena.size - formsBefore > MANY_FORMS;
      const result = encodeError(error, (partial) => this.encoded(partial));
      return { result, kind, value: undefined };
    }
  }

  /**
   * What rulesets of one's own are called: the variable that holds one, the first of several; without
   * one, the definition with all it reads, so that a board can be typed back.
   */
  rulesetNames(): RulesetNames {
    return rulesetNamesIn(this.globals);
  }

  private withLoops({ onProgress, ...budget }: RunBudget): Budget {
    if (onProgress === undefined) return budget;
    return {
      ...budget,
      onProgress: (progress) => onProgress({ ...progress, ...this.loops.progress }),
    };
  }

  private answered(value: Value, kind: StatementKind): Run {
    return { result: { ok: true, ...this.encoded(value) }, kind, value };
  }

  private encoded(value: Value): EncodedValue {
    const options = { ...this.textOptions, names: this.rulesetNames() };
    return encode(value, options, () => this.arena.tick());
  }

  /** Does what a statement says; `undefined` where it has no value to show. */
  private execute(statement: Statement, evaluator: Evaluator): Value | undefined {
    const { globals } = this;
    switch (statement.kind) {
      case 'evaluate':
        return evaluator.evaluate(this.asked(statement.expression), globals);
      case 'assign': {
        const value = evaluator.evaluate(statement.expression, globals);
        globals.set(statement.name, value);
        return value;
      }
      case 'define': {
        globals.set(statement.name, definedFunction(evaluator, statement, globals));
        return undefined;
      }
      case 'use-universe': {
        const { universe } = statement;
        const value = evaluator.evaluateAs('a universe', universe, globals);
        this.currentUniverse = readUniverse(evaluator, value, universe);
        return universeValue(this.currentUniverse);
      }
      case 'use-players':
        this.currentMode = modeOf(statement);
        return textValue(modeText(statement));
      case 'use-naming':
        this.nameBy(this.currentNaming && statement.naming);
        return textValue(namingText(statement));
      case 'assert':
        this.assert(statement, evaluator);
        return undefined;
    }
  }

  /** The statement of a text; `names` and `braces` after `use` are words unless somebody's variables. */
  private parsed(source: Source): Statement | undefined {
    const statement = parseStatement(source, this.braces, this);
    return statement && useMeant(statement, this.globals);
  }

  /** Names games in a way from here on, where people read them at all. */
  private nameBy(naming: PrintedNaming | undefined): void {
    this.currentNaming = naming;
    this.currentArena.naming = naming ?? 'integers';
    this.currentStores.followNaming();
  }

  /** `help` alone asks for help, unless it is somebody's variable. */
  private asked(expression: Expression): Expression {
    const alone = expression.kind === 'name' && expression.name === 'help';
    return alone && this.globals.find('help') === undefined ? helpCall(expression) : expression;
  }

  /** Does what a statement says, however deep its calls are. */
  private settle(statement: Statement, source: Source): Value | undefined {
    const evaluator = new Evaluator(this, source);
    return evaluator.settled(statement, () => this.execute(statement, evaluator));
  }

  /** Runs a statement of a worksheet that is loaded. */
  private runLoaded(source: Source): void {
    const statement = this.parsed(source);
    if (statement !== undefined) this.settle(statement, source);
  }

  /** `ans` is what the last expression came to; saving it does not change it. */
  private keepAnswer(statement: Statement, value: Value | undefined): void {
    if (!this.keepsAnswers || statement.kind !== 'evaluate' || value === undefined) return;
    if (!isFileCall(statement.expression, this.globals)) this.answers.set('ans', value);
  }

  private assert({ claim }: Statement & { kind: 'assert' }, evaluator: Evaluator): void {
    const value = evaluator.evaluate(claim, this.globals);
    if (readBoolean(evaluator, value, claim)) return;
    throw evaluator.error('assert', claim, failedAssertion(evaluator, claim, this.globals));
  }

  /** Moves the variables to a new arena where the old one has grown large. */
  private leaveLargeArena(maxBytes = Infinity): void {
    const old = this.currentArena;
    const bytes = Math.max(old.bytes, this.currentStores.bytes);
    if (!this.distrusted && bytes <= Math.min(this.largeBytes, maxBytes / 2)) return;
    this.distrusted = false;
    const fresh = new Arena();
    fresh.naming = old.naming;
    const stores = new Stores(fresh);
    moveScopes([this.globals, ...this.marks.map(({ left }) => left)], fresh, stores);
    this.currentArena = fresh;
    this.currentStores = stores;
    // What was remembered is told by the forms of the old arena.
    this.currentMemory = new Memory(fresh, this.currentMemory.active);
    // Where the variables themselves are large, moving them again soon would gain nothing.
    this.largeBytes = Math.max(LARGE_ARENA_BYTES, 2 * fresh.bytes, 2 * stores.bytes);
  }
}
