// The rules of a ruleset.

import { rulesetWords } from '../parts/ruleset-words.ts';
import { Words } from '../parts/words.tsx';
import type { RulesetInfo } from '../protocol/answers.ts';

export function Rules(props: { readonly ruleset: RulesetInfo; readonly class?: string }) {
  const { text, lang } = rulesetWords(props.ruleset).rules;
  return (
    <p class={props.class} lang={lang}>
      <Words text={text} />
    </p>
  );
}
