// Completion: what the word before the cursor may become.

import { GLOSSARY } from './functions/glossary.ts';
import { functions } from './functions/registry.ts';
import { TOPICS } from './functions/topics.ts';
import { lexemes } from './syntax/lexemes.ts';
import { type FunctionDescriptor, signature } from './values/descriptor.ts';
import { UNIVERSES } from './values/universes.ts';
import type { Value } from './values/value.ts';

export interface Completion {
  readonly label: string;
  readonly kind: 'function' | 'variable' | 'universe' | 'word';
  /** How it is called, or what it is. */
  readonly detail: string;
  /** One sentence more. */
  readonly info?: string;
}

export interface Completions {
  /** Where the word begins that the options replace. */
  readonly from: number;
  readonly options: readonly Completion[];
}

/** A line that asks for help, up to the word that is being typed. */
const HELP_ASKED = /^\s*(?:help\s+|\?\s*|help\(\s*"?)(?<subject>[\p{L}\d_ -]*)$/u;

const WORDS: readonly string[] = [
  ...['mod', 'in', 'use', 'not', 'and', 'or', 'true', 'false', 'nothing'],
  ...['if', 'then', 'else', 'assert', 'players', 'where', 'wins'],
];

/** The words after which only a universe makes sense. */
const BEFORE_UNIVERSE: ReadonlySet<string> = new Set(['mod', 'in', 'use']);

/** What a session knows of. */
interface Known {
  readonly variables: ReadonlyMap<string, Value>;
  readonly functions?: ReadonlyMap<string, FunctionDescriptor>;
  /** Set among games of several players, where there are no universes. */
  readonly mode?: unknown;
}

/** What can complete the word before an offset, given the variables of a session. */
export function complete(text: string, offset: number, session?: Known): Completions {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const { subject } = HELP_ASKED.exec(line)?.groups ?? {};
  if (subject !== undefined) return helpCompletions(subject, offset, session);
  let word = '';
  let from = offset;
  let before = '';
  for (const lexeme of lexemes(text.slice(0, offset))) {
    if (lexeme.kind === 'string' && !/^"(?:[^"\\]|\\.)*"$/.test(lexeme.text)) {
      return { from: offset, options: [] };
    }
    if (lexeme.to === offset && lexeme.kind === 'word') {
      word = lexeme.text;
      from = lexeme.from;
    } else if (lexeme.kind === 'space' && lexeme.text.startsWith('//') && lexeme.to === offset) {
      return { from: offset, options: [] };
    } else if (lexeme.kind !== 'space') {
      before = lexeme.text;
    }
  }
  const all = candidates(line, before, session);
  return { from, options: all.filter(({ label }) => label.startsWith(word)) };
}

/** What can stand after a word, in a line as far as it is typed. */
function candidates(line: string, before: string, session: Known | undefined): Completion[] {
  const [, players] = /^\s*use\s+\d+\s+(players\s+)?\w*$/.exec(line) ?? [];
  if (/^\s*use\s+\d+\s/.test(line)) {
    return wordOptions([players === undefined ? 'players' : 'where']);
  }
  const several = session?.mode !== undefined;
  const universes = several ? [] : universeOptions();
  if (BEFORE_UNIVERSE.has(before) && !several) {
    return [...universes, ...variableOptions(session, 'universe')];
  }
  return [
    ...variableOptions(session),
    ...functionOptions(session?.functions),
    ...universes,
    ...wordOptions(WORDS.filter((word) => !several || word !== 'mod')),
  ];
}

function universeOptions(): Completion[] {
  return [...UNIVERSES.keys()].map((label) => ({ label, kind: 'universe', detail: 'a universe' }));
}

/** What there is help on: by its last word, and terms of several words by all of them. */
function helpCompletions(subject: string, offset: number, session: Known | undefined): Completions {
  const terms = GLOSSARY.map(({ term, meaning }): Completion => {
    return { label: term, kind: 'word', detail: meaning };
  });
  const whole = beginning(terms, subject);
  if (/[ -]/.test(subject) && whole.length > 0) {
    return { from: offset - subject.length, options: whole };
  }
  const word = /[\p{L}\d_]*$/u.exec(subject)?.[0] ?? '';
  const topics = TOPICS.map(({ name, summary }): Completion => {
    return { label: name, kind: 'word', detail: summary };
  });
  const functionsOf = [
    ...functionOptions(session?.functions),
    ...variableOptions(session, 'function'),
  ];
  const all = new Map<string, Completion>();
  for (const each of [...topics, ...functionsOf, ...(word === subject ? terms : [])]) {
    if (!all.has(each.label)) all.set(each.label, each);
  }
  return { from: offset - word.length, options: beginning([...all.values()], word) };
}

/** Those that begin with a text, in whichever letters. */
function beginning(options: readonly Completion[], text: string): Completion[] {
  const start = text.toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().startsWith(start));
}

function variableOptions(session: Known | undefined, type?: Value['type']): Completion[] {
  return [...(session?.variables ?? [])]
    .filter(([, value]) => type === undefined || value.type === type)
    .map(([label, value]) => ({ label, kind: 'variable', detail: value.type }));
}

function functionOptions(known: Known['functions'] = functions): Completion[] {
  return [...known.values()].map((descriptor) => ({
    label: descriptor.name,
    kind: 'function',
    detail: signature(descriptor),
    info: descriptor.summary,
  }));
}

function wordOptions(words: readonly string[]): Completion[] {
  return words.map((label) => ({ label, kind: 'word', detail: '' }));
}
