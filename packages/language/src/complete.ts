// Completion: what the word before the cursor may become.

import { UNIVERSES } from './evaluate/universes.ts';
import { functions } from './functions/registry.ts';
import { lexemes } from './syntax/lexemes.ts';
import { type FunctionDescriptor, signature } from './values/descriptor.ts';
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

const WORDS: readonly string[] = [
  ...['mod', 'in', 'use', 'not', 'and', 'or', 'true', 'false'],
  ...['if', 'then', 'else', 'assert', 'players', 'where', 'wins'],
];

/** The words after which only a universe makes sense. */
const BEFORE_UNIVERSE: ReadonlySet<string> = new Set(['mod', 'in', 'use']);

/** What a session knows of. */
interface Known {
  readonly variables: ReadonlyMap<string, Value>;
  readonly functions?: ReadonlyMap<string, FunctionDescriptor>;
}

/** What can complete the word before an offset, given the variables of a session. */
export function complete(text: string, offset: number, session?: Known): Completions {
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
  const universes = [...UNIVERSES.keys()].map((label): Completion => {
    return { label, kind: 'universe', detail: 'a universe' };
  });
  const all = BEFORE_UNIVERSE.has(before)
    ? [...universes, ...variableOptions(session, 'universe')]
    : [
        ...variableOptions(session),
        ...functionOptions(session?.functions),
        ...universes,
        ...wordOptions(),
      ];
  return { from, options: all.filter(({ label }) => label.startsWith(word)) };
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

function wordOptions(): Completion[] {
  return WORDS.map((label) => ({ label, kind: 'word', detail: '' }));
}
