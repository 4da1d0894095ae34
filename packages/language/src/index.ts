/**
 * The Proviso language: one grammar; parse, evaluate, complete. A `Session`
 * runs statements; `parseGame` reads a single game.
 */

export { type Completion, type Completions, complete } from './complete.ts';
export { type ErrorCode, explained, LanguageError, Source, type Span } from './errors.ts';
export type { Remark } from './evaluate/state.ts';
export type { PrintedNaming } from './evaluate/use-naming.ts';
export type { Files } from './files.ts';
export { GLOSSARY, type Term } from './functions/glossary.ts';
export { helpText } from './functions/help.ts';
export type { OutsideRuleset } from './functions/outside-rulesets.ts';
export { gamesQuotientValue, heapsQuotientValue } from './functions/quotients.ts';
export { functions, playersFunctions } from './functions/registry.ts';
export { rulesetDefinition } from './functions/ruleset-definitions.ts';
export { parser } from './generated/parser.ts';
export { inspect } from './inspect.ts';
export { parseForm } from './parse-form.ts';
export { parseGame } from './parse-game.ts';
export type { Run, RunOptions, StatementKind } from './run.ts';
export { Session } from './session.ts';
export type { SessionOptions } from './session-options.ts';
export { SHEET_FORMATS, type SheetFormat, sheetFormat } from './sheets/format-names.ts';
export type { Expression, Statement } from './syntax/ast.ts';
export { type Lexeme, type LexemeKind, lexemes } from './syntax/lexemes.ts';
export { nearest } from './syntax/nearest.ts';
export { MAX_NESTING } from './syntax/nesting.ts';
export { parse } from './syntax/parse.ts';
export { type PlacedStatement, placedStatements } from './syntax/placed-statements.ts';
export { type StatementText, splitStatements } from './syntax/statements.ts';
export { type FunctionDescriptor, signature, type Theme } from './values/descriptor.ts';
export {
  type EncodedTable,
  type EncodedValue,
  encode,
  encodeError,
  type Failure,
  type Result,
  type Success,
} from './values/encode.ts';
export { type TextOptions, valueText, writtenTable } from './values/text.ts';
export type { Value, ValueType } from './values/value.ts';
