// `help`: on a function from its descriptor, on topics, terms, universes and outcomes, and by theme.

import { isNormalPlay, type Outcome, type Universe, USUAL_UNIVERSES } from '@proviso/engine';
import { LanguageError } from '../errors.ts';
import { nearest } from '../syntax/nearest.ts';
import {
  type CallContext,
  describe,
  type Example,
  type FunctionDescriptor,
  signature,
  type Theme,
} from '../values/descriptor.ts';
import { valueText } from '../values/text.ts';
import { aValueOf, listValue, textValue, type UserFunction, type Value } from '../values/value.ts';
import { GLOSSARY, type Term, termNamed } from './glossary.ts';
import { rows, wrapped } from './help-layout.ts';
import { anything, optional } from './parameters.ts';
import { byTheme, THEMES } from './themes.ts';
import { TOPICS, type Topic, topicNamed } from './topics.ts';

export const HELP: readonly FunctionDescriptor[] = [
  describe({
    name: 'help',
    theme: 'help',
    parameters: [optional(anything('name'))],
    result: 'a text; without an argument, the list of the functions',
    summary: 'What a function does, what a topic, a term, a theme, a universe or an outcome is.',
    notes: [
      '`help` alone lists topics and themes; `help mod`, `?mod` and help("mod") are the same.',
    ],
    examples: [{ input: 'count(help()) > 20', output: 'true' }],
    run: (context, subject) => {
      if (subject === undefined) {
        return listValue([...context.functions.keys()].sort().map((name) => textValue(name)));
      }
      return textValue(helpOn(context, subject));
    },
  }),
];

/** The help on a value, or on what a text names. */
function helpOn(context: CallContext, subject: Value): string {
  switch (subject.type) {
    case 'text':
      return helpOnName(context, subject.value.trim());
    case 'function':
      return subject.builtIn === undefined ? ownFunctionHelp(subject) : helpText(subject.builtIn);
    case 'ruleset':
      return helpText(subject.call);
    case 'universe':
      return universeHelp(subject.universe);
    case 'outcome':
      return outcomeHelp(subject.value);
    default:
      throw context.error(
        'value',
        `there is no help on ${aValueOf(subject.type)}`,
        'write `help notation` for how games are written, `help` for all there is help on',
      );
  }
}

function helpOnName(context: CallContext, name: string): string {
  const { functions } = context;
  if (name === '' || name === 'help') return overview(functions);
  const descriptor = functions.get(name) ?? functions.get(name.toLowerCase());
  if (descriptor !== undefined) return helpText(descriptor);
  const topic = topicNamed(name);
  const members = byTheme(functions.values());
  if (topic !== undefined) return topicHelp(topic, members);
  const theme = Object.keys(THEMES).find((each) => each === name.toLowerCase()) as Theme;
  if (members.has(theme)) return themeHelp(theme, members.get(theme) ?? []);
  const universe = USUAL_UNIVERSES.find((usual) => usual.name === withoutBlanks(name));
  if (universe !== undefined) return universeHelp(universe.in(context.arena));
  if (Object.hasOwn(OUTCOMES, name)) return outcomeHelp(name as Outcome);
  const known = isName(name) ? valueNamed(context, name) : undefined;
  if (known !== undefined && known.type !== 'text') return helpOn(context, known);
  if (name.toLowerCase() === TERMS) return termsHelp();
  const term = termNamed(name);
  if (term !== undefined) return termHelp(term);
  const near = nearest(name, [
    ...functions.keys(),
    ...TOPICS.flatMap((each) => [each.name, ...each.aliases]),
    ...members.keys(),
    ...GLOSSARY.map((each) => each.term),
  ]);
  throw context.error(
    'name',
    `there is no help on \`${name.slice(0, LONGEST_NAME)}\``,
    near === undefined
      ? 'write `help` for all there is help on'
      : `did you mean \`help ${near}\`? \`help\` lists all there is`,
  );
}

const LONGEST_NAME = 40;

function isName(text: string): boolean {
  return /^[\p{L}_][\p{L}\d_]*$/u.test(text);
}

/** What a name stands for in the session, if it has a meaning there. */
function valueNamed(context: CallContext, name: string): Value | undefined {
  const { from, to } = context.span;
  try {
    return context.evaluate({ kind: 'name', name, from, to });
  } catch (error) {
    if (error instanceof LanguageError && error.code === 'name') return undefined;
    throw error;
  }
}

/** The list of all terms. */
const TERMS = 'terms';

function termsHelp(): string {
  const words = GLOSSARY.map((each) => each.term).join(', ');
  return [`${TERMS}: \`help dicot\` explains one of them.`, ...wrapped(words)].join('\n');
}

function termHelp({ term, meaning, item }: Term): string {
  return [...wrapped(`${term}: ${meaning}`), ...(item === undefined ? [] : [item])].join('\n');
}

/** What there is help on: the topics, and the functions by theme. */
function overview(functions: CallContext['functions']): string {
  const topics = TOPICS.map(({ name, summary }) => [name, summary] as const);
  const themes = [...byTheme(functions.values())].map(
    ([theme, members]) =>
      [theme, `${THEMES[theme]} ${members.map(({ name }) => name).join(' ')}`] as const,
  );
  return [
    '`help outcome` or `?outcome` explains a function, `help mod` a topic, `help order` a theme.',
    'Topics',
    ...rows([
      ...topics,
      [TERMS, 'What the words of the papers mean: dicot, reversible, P-free, …'],
    ]),
    'Functions',
    ...rows(themes),
  ].join('\n');
}

function topicHelp(
  { name, summary, body, theme }: Topic,
  members: ReadonlyMap<Theme, readonly FunctionDescriptor[]>,
): string {
  const functions = theme === undefined ? [] : (members.get(theme) ?? []);
  return [
    `${name}: ${summary}`,
    ...body.flatMap((part) => (typeof part === 'string' ? wrapped(part) : exampleLines(part))),
    ...(functions.length === 0
      ? []
      : wrapped(`Functions: ${functions.map((each) => each.name).join(' ')}`)),
  ].join('\n');
}

function themeHelp(theme: Theme, members: readonly FunctionDescriptor[]): string {
  const list = members.map((each) => [signature(each), each.summary] as const);
  return [`${theme}: ${THEMES[theme]}`, ...rows(list)].join('\n');
}

function withoutBlanks(text: string): string {
  return text.replaceAll(' ', '');
}

function universeHelp(universe: Universe): string {
  const { name } = universe;
  const usual = USUAL_UNIVERSES.find((each) => each.name === withoutBlanks(name));
  const words = usual?.words ?? universe.words ?? 'the least universe with its generators';
  return [
    `${name}: ${words}.`,
    `Asked by G in ${name}, G >= H mod ${name}, G mod ${name}; \`use ${name}\` makes it the default.`,
    ...exampleLines(
      isNormalPlay(universe)
        ? { input: `* + * == 0 mod ${name}`, output: 'true' }
        : { input: `0 in ${name}`, output: 'true' },
    ),
    '`help universes` says more.',
  ].join('\n');
}

function ownFunctionHelp(subject: UserFunction): string {
  const { name, body, source } = subject;
  const shown = valueText(subject, { heads: true });
  return name === '' ? shown : `${shown} := ${source.text.slice(body.from, body.to)}`;
}

const OUTCOMES = {
  L: 'Left wins, whoever begins',
  N: 'the next player wins, who begins',
  P: 'the previous player wins, who does not begin',
  R: 'Right wins, whoever begins',
} as const;

function outcomeHelp(outcome: Outcome): string {
  return `${outcome}: ${OUTCOMES[outcome]}.\nAsked by outcome(G), compared as in outcome(G) == ${outcome}.`;
}

function exampleLines({ input, output }: Example): string[] {
  return output === '' ? [`> ${input}`] : [`> ${input}`, output];
}

/** The help on a function, as a few lines of text. */
export function helpText(descriptor: FunctionDescriptor): string {
  const { summary, result, item, notes = [], examples, parameters } = descriptor;
  const kinds = parameters.map(({ name, wants, missing }) => {
    return `  ${name}: ${wants}${missing === undefined ? '' : ', may be left out'}`;
  });
  return [
    signature(descriptor),
    summary,
    ...kinds,
    `  gives ${result}`,
    ...notes,
    ...(item === undefined ? [] : [item]),
    ...examples.map(({ input, output }) => `> ${input}\n${output}`),
  ].join('\n');
}
