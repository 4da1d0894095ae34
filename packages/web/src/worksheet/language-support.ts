// The language in the editor: highlighting from its own grammar, completion and help from the
// words the worker knows.

import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import {
  HighlightStyle,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Text } from '@codemirror/state';
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view';
import { styleTags, tags } from '@lezer/highlight';
import { parser } from '@proviso/language';
import { sheetClient } from '../client/clients.ts';
import type { Offered, Vocabulary } from '../protocol/answers.ts';

const language = LRLanguage.define({
  name: 'proviso',
  parser: parser.configure({
    props: [
      styleTags({
        'Number Fraction BarredNumber Star Up Down': tags.number,
        Tombstone: tags.atom,
        'Universe Outcome': tags.typeName,
        Boolean: tags.bool,
        'String TaggedString': tags.string,
        Comment: tags.comment,
        'use mod in not and or if then else assert players where wins for div rem Kind':
          tags.keyword,
        'Relation Plus Minus Times PlusMinus Arrow Becomes To': tags.operator,
        'Bars Comma Colon Semicolon': tags.separator,
        'OpenBrace CloseBrace OpenParen CloseParen OpenBracket CloseBracket': tags.bracket,
      }),
    ],
  }),
  languageData: {
    commentTokens: { line: '//' },
    closeBrackets: { brackets: ['(', '[', '{', '"'] },
  },
});

const highlighting = HighlightStyle.define([
  { tag: tags.number, color: 'var(--ink)' },
  { tag: tags.atom, color: 'var(--ink)', fontWeight: 'bold' },
  { tag: tags.typeName, color: 'var(--previous)' },
  { tag: tags.bool, color: 'var(--previous)' },
  { tag: tags.string, color: 'var(--next)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: tags.keyword, color: 'var(--left)', fontWeight: '600' },
  { tag: tags.operator, color: 'var(--right)' },
  { tag: tags.separator, color: 'var(--muted)' },
]);

let words: Promise<Vocabulary> | undefined;

const NO_WORDS: Vocabulary = { two: [], several: [] };

/** The words of the language; asked for once, before any cell can keep the worker busy for long. */
export function vocabulary(): Promise<Vocabulary> {
  words ??= sheetClient
    .ask((api) => api.vocabulary())
    .catch(() => {
      words = undefined; // the worker was stopped before it could answer
      return NO_WORDS;
    });
  return words;
}

/** After these words only a universe makes sense. */
const BEFORE_UNIVERSE = /\b(?:mod|in|use)[ \t]+\w*$/;

/** What an editor knows of its worksheet. */
export interface Surroundings {
  /** The names that it defines. */
  names(): readonly string[];
  /** Whether games of several players are meant after a part of the text. */
  several(before: string): boolean;
}

/** The words that may stand at a place. */
async function wordsAt(doc: Text, at: number, around: Surroundings): Promise<readonly Offered[]> {
  const { two, several } = await vocabulary();
  return around.several(doc.sliceString(0, at)) ? several : two;
}

/** Completion, given what is known of the worksheet. */
export function completing(around: Surroundings) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/[A-Za-z_]\w*/);
    if (word === null && !context.explicit) return null;
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    if (/\/\/|^[^"]*"[^"]*$/.test(before)) return null;
    const offered = await wordsAt(context.state.doc, line.from, around);
    const onlyUniverses = BEFORE_UNIVERSE.test(before);
    const own = onlyUniverses ? [] : around.names().map((label) => ({ label, type: 'variable' }));
    const known = offered
      .filter(({ kind }) => !onlyUniverses || kind === 'universe')
      .map(({ label, kind, detail, info }) => ({
        label,
        type: kind === 'word' ? 'keyword' : kind === 'universe' ? 'type' : kind,
        detail: kind === 'function' ? detail.slice(label.length) : detail,
        ...(info !== undefined && { info }),
      }));
    return { from: word?.from ?? context.pos, options: [...own, ...known], validFor: /^\w*$/ };
  };
}

/** Help on the word under the pointer. */
async function help(
  { state: { doc } }: EditorView,
  at: number,
  around: Surroundings,
): Promise<Tooltip | null> {
  const { from, to, text } = doc.lineAt(at);
  let start = at;
  let end = at;
  while (start > from && /\w/.test(text.charAt(start - from - 1))) start--;
  while (end < to && /\w/.test(text.charAt(end - from))) end++;
  const word = text.slice(start - from, end - from);
  const found = (await wordsAt(doc, from, around)).find(({ label }) => label === word);
  if (found?.help === undefined) return null;
  const shown = found.help;
  return {
    pos: start,
    end,
    above: true,
    create: () => {
      const dom = document.createElement('pre');
      dom.className = 'cm-help';
      dom.textContent = shown;
      return { dom };
    },
  };
}

/** All of it. */
export function proviso(around: Surroundings): LanguageSupport {
  return new LanguageSupport(language, [
    syntaxHighlighting(highlighting),
    hoverTooltip((view, at) => help(view, at, around), { hoverTime: 350 }),
  ]);
}
