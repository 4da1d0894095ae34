// Calls that reach the world: `save(x, "file")` and `load("file.pvs")`. The language itself
// touches no file; the program around a session hands it what may be read and written.

import { InvariantError } from '@proviso/engine';
import { asLanguageError, type LanguageError, Source, type Span } from './errors.ts';
import { miscounted } from './evaluate/calls.ts';
import type { Evaluator } from './evaluate/evaluator.ts';
import { readBoolean } from './evaluate/readers.ts';
import { rulesetDefinition } from './functions/ruleset-definitions.ts';
import { rulesetNamesIn } from './functions/ruleset-names.ts';
import { variableDefinition } from './functions/variable-definition.ts';
import type { Expression, ExpressionOf } from './syntax/ast.ts';
import { type PlacedStatement, placedStatements } from './syntax/placed-statements.ts';
import { isSavedByName, isTable, isWithoutFiles, savedText } from './values/saved.ts';
import type { Scope } from './values/scope.ts';
import { aValueOf, textValue, type Value } from './values/value.ts';

/**
 * The files that statements may use. What is refused is thrown as a `ValueError`, whose message says
 * why and what to do.
 */
export interface Files {
  /** The text of a worksheet, and one name for it however it was asked for. */
  read(name: string): { readonly path: string; readonly text: string };
  /** Writes a file whole or not at all; one that exists, only where it may be overwritten. */
  write(name: string, text: string, overwrite: boolean): void;
}

type FileCall = ExpressionOf<'call'> & { readonly name: 'save' | 'load' };

/** Whether a statement is a call of `save` or `load`, and of ours, not of a function of that name. */
export function isFileCall(expression: Expression, scope: Scope): expression is FileCall {
  if (expression.kind !== 'call') return false;
  const { name } = expression;
  return (name === 'save' || name === 'load') && scope.find(name) === undefined;
}

/** A worksheet that is being loaded. */
interface Sheet {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

export class FileStatements {
  private readonly files: Files | undefined;
  /** Runs a statement of a worksheet. */
  private readonly runStatement: (source: Source) => void;
  /** What the statement has written: work that waited for a deep call is done again from its beginning. */
  private readonly written = new Map<string, string>();
  /** What is being loaded, the outermost first. */
  private readonly loading: Sheet[] = [];

  constructor(files: Files | undefined, runStatement: (source: Source) => void) {
    this.files = files;
    this.runStatement = runStatement;
  }

  /** What an earlier statement wrote is no longer known. */
  beginStatement(): void {
    this.written.clear();
  }

  /** Carries out `save` or `load`. */
  run(call: FileCall, evaluator: Evaluator, scope: Scope): Value {
    const { files } = this;
    const descriptor = evaluator.state.functions.get(call.name);
    const miscount = descriptor && miscounted(descriptor, call.args.length);
    if (miscount) throw evaluator.error('type', call, miscount.problem, miscount.cure);
    if (files === undefined) throw withoutFiles(evaluator, call);
    if (call.name === 'save') {
      const outer = this.loading.at(-1);
      if (outer === undefined) return this.save(evaluator, call, scope, files);
      const problem = `${outer.name} is loaded, and what is loaded does not write files`;
      throw evaluator.error('value', call, problem, 'save what it defines after it is loaded');
    }
    const sheet = sheetOf(evaluator, call, scope, files);
    const from = this.loading.findIndex(({ path }) => path === sheet.path);
    if (from >= 0) {
      const circle = [...this.loading.slice(from), sheet].map(({ name }) => name);
      const problem = `the worksheets load each other: ${circle.join(' loads ')}`;
      throw evaluator.error('value', call, problem, 'load what both need from a third');
    }
    this.loading.push(sheet);
    try {
      const statements = placedStatements(sheet.text);
      for (const each of statements) this.runLoaded(sheet, each, call, evaluator);
      const count = `${statements.length} statement${statements.length === 1 ? '' : 's'}`;
      return textValue(`loaded ${sheet.name}: ${count}`);
    } finally {
      this.loading.pop();
    }
  }

  /** `save(x, "file")`, `save(x, "file", true)`. */
  private save(evaluator: Evaluator, call: FileCall, scope: Scope, files: Files): Value {
    const [what, where, overwrite] = call.args;
    if (what === undefined || where === undefined)
      throw new InvariantError('the arguments were counted');
    const name = readName(evaluator, where, scope);
    const allowed =
      overwrite !== undefined &&
      readBoolean(evaluator, evaluator.evaluate(overwrite, scope), overwrite);
    const value = evaluator.evaluate(what, scope);
    const ending = /\.[^./]*$/.exec(name)?.[0].toLowerCase() ?? '';
    // A file stands by itself: rulesets are written with all they read; in a table that would fill each row.
    const { globals } = evaluator.state;
    const names = isTable(value) ? rulesetNamesIn(globals) : rulesetDefinition;
    const saved = savedText(value, ending, names);
    const variable = isSavedByName(value, ending) ? variableIn(what, evaluator, scope) : undefined;
    if ('endings' in saved) {
      const kind = isTable(value) ? 'a table' : aValueOf(value.type);
      const given = ending === '' ? 'a file without an ending' : `a file ending in ${ending}`;
      if (isWithoutFiles(value) && ending === '.json') {
        throw evaluator.error(
          'value',
          where,
          'this reason is in words, and has no certificate to be checked',
          `its name ends in ${saved.endings.join(', ')}; comparisons, simplest forms and outcomes of boards, as in \`explain(G >= H)\`, \`explain(G mod D)\` and \`certificate(board)\`, have certificates`,
        );
      }
      const png = value.type === 'picture' ? '; `proviso draw` writes .png and .pdf' : '';
      throw evaluator.error(
        'value',
        where,
        `${kind} is not saved as ${given}`,
        `its name ends in ${saved.endings.join(', ')}${png}`,
      );
    }
    const text =
      variable === undefined ? saved.text : definitionText(evaluator, what, variable, value);
    if (this.written.get(name) !== text) {
      atPlace(evaluator, where, () => files.write(name, text, allowed));
      this.written.set(name, text);
    }
    return textValue(`saved as ${name}`);
  }

  /** Runs a statement of a worksheet; an error says where it stands there. */
  private runLoaded(
    { name }: Sheet,
    { text, line }: PlacedStatement,
    call: FileCall,
    evaluator: Evaluator,
  ): void {
    const source = new Source(text, line);
    try {
      this.runStatement(source);
    } catch (thrown) {
      const error = asLanguageError(thrown, source, { from: 0, to: 0 });
      const place = `${name}, line ${error.line}, column ${error.column}`;
      throw evaluator.error(error.code, call, `${place}: ${error.message}`);
    }
  }
}

/** The variable that an expression is; `ans` is none, unless somebody defined it. */
function variableIn(what: Expression, { state }: Evaluator, scope: Scope): string | undefined {
  if (what.kind !== 'name' || scope.find(what.name) === undefined) return undefined;
  return what.name === 'ans' && !state.globals.values.has('ans') ? undefined : what.name;
}

/** A sheet that defines a variable. */
function definitionText(evaluator: Evaluator, what: Expression, name: string, value: Value) {
  const text = variableDefinition(name, value, evaluator.state.globals);
  if (text !== undefined) return `${text}\n`;
  throw evaluator.error(
    'value',
    what,
    `\`${name}\` cannot be read back from a sheet: it is too large or nested too deeply for a statement, or has no notation`,
    'save it as .json or .txt',
  );
}

function withoutFiles(evaluator: Evaluator, call: FileCall): LanguageError {
  return evaluator.error(
    'value',
    call,
    `\`${call.name}\` needs files, and there are none here`,
    call.name === 'save'
      ? 'take the answer by its Copy menu, or save it in a terminal with `proviso`'
      : 'paste the statements in, or run the sheet in a terminal with `proviso run`',
  );
}

/** What `load("file.pvs")` reads. */
function sheetOf(evaluator: Evaluator, call: FileCall, scope: Scope, files: Files): Sheet {
  const [where] = call.args;
  if (where === undefined) throw new InvariantError('the arguments were counted');
  const name = readName(evaluator, where, scope);
  return { name, ...atPlace(evaluator, where, () => files.read(name)) };
}

function readName(evaluator: Evaluator, where: Expression, scope: Scope): string {
  const value = evaluator.evaluate(where, scope);
  if (value.type === 'text') return value.value;
  const problem = `the name of a file is a text, and this is ${aValueOf(value.type)}`;
  throw evaluator.error('type', where, problem, 'write it between quotes, as in "game.svg"');
}

/** What the host refuses is an error at the name. */
function atPlace<T>(evaluator: Evaluator, span: Span, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw asLanguageError(error, evaluator.source, span);
  }
}
