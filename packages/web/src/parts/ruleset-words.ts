// What is said of a ruleset in the language of the page: in the words of its names where there are some,
// else in those of the engine, which are English.

import type { RulesetInfo } from '../protocol/answers.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { SUM_NAME } from '../protocol/sum-name.ts';
import { named, names } from '../texts/names.ts';
import { texts } from '../texts/texts.ts';

/** A text, and the language that it is in where that is not the page's. */
export interface Said {
  readonly text: string;
  readonly lang?: 'en';
}

interface RulesetSaid {
  readonly title: string;
  readonly rules: Said;
  readonly notation: Said;
  /** What the boxes of its parameters are headed. */
  readonly parameters: readonly string[];
  readonly because: Said;
}

const engine = (text: string): Said => ({ text, lang: 'en' });
const page = (text: string): Said => ({ text });

export function rulesetTitle({ name, title }: Pick<RulesetInfo, 'name' | 'title'>): string {
  const { own, sum } = texts.value.board;
  if (name === OWN_NAME) return own.title;
  if (name === SUM_NAME) return sum.title;
  return named(names.value.rulesets, name)?.title ?? title;
}

export function rulesetWords(ruleset: RulesetInfo): RulesetSaid {
  const { name, rules, notation, parameterTitles, habitat, byFunctions } = ruleset;
  const title = rulesetTitle(ruleset);
  const words = named(names.value.rulesets, name);
  if (words !== undefined) {
    return {
      title,
      rules: page(words.rules),
      notation: page(words.notation),
      parameters: words.parameters ?? [],
      because: page(words.because),
    };
  }
  const { own, sum } = texts.value.board;
  const here = name === SUM_NAME ? sum : own;
  const how = name === OWN_NAME && byFunctions ? own.byFunctions : here.rules;
  return {
    title,
    rules: rules === '' ? page(how) : engine(rules),
    notation: notation === '' ? page(here.notation) : engine(notation),
    parameters: name === OWN_NAME ? [own.definition] : parameterTitles,
    because: engine(habitat?.because ?? ''),
  };
}
