// Words that depend on a number, by the rules of a language: English and German have two forms, others
// have one or four.

type Forms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `plural('en')(2, { one: 'move', other: 'moves' })` is `moves`. */
export function plural(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
