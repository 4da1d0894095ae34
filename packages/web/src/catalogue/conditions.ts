// What is asked of the classes in a list, as the command `catalogue find` has it: `outcome=P`, `edges<=6`.

import type { ListedClass } from '../protocol/catalogue.ts';

/** Fields of few values. */
export const CHOSEN = ['outcome', 'strongOutcome', 'invertible', 'pFree'] as const;
/** Numbers that may be at most so large, or at least. */
export const BOUNDED = ['rank', 'edges', 'forms'] as const;

export type Chosen = (typeof CHOSEN)[number];
export type Bounded = (typeof BOUNDED)[number];

export type Conditions = Partial<Readonly<Record<Chosen | Bounded, string>>>;

/** Small classes are looked for, and those with many forms. */
export const SIGNS: Readonly<Record<Bounded, '<=' | '>='>> = {
  rank: '<=',
  edges: '<=',
  forms: '>=',
};

/** What is no condition is left out. */
export function readConditions(parts: readonly string[]): Conditions {
  const found: Partial<Record<Chosen | Bounded, string>> = {};
  for (const part of parts) {
    const [, name, sign, value = ''] = /^(\w+)(<=|>=|=)(\w{1,9})$/.exec(part) ?? [];
    const chosen = CHOSEN.find((one) => one === name);
    const bounded = BOUNDED.find((one) => one === name);
    if (chosen !== undefined && sign === '=') found[chosen] = value;
    if (bounded !== undefined && sign === SIGNS[bounded] && /^\d+$/.test(value)) {
      found[bounded] = value;
    }
  }
  return found;
}

export function writeConditions(conditions: Conditions): string[] {
  const parts = [...CHOSEN, ...BOUNDED].flatMap((name) => {
    const value = conditions[name];
    const sign = name in SIGNS ? SIGNS[name as Bounded] : '=';
    return value === undefined || value === '' ? [] : [`${name}${sign}${value}`];
  });
  return parts;
}

/** What a class has under a name; nothing where its table does not say. */
export function saidOf(one: ListedClass, name: Chosen): string | undefined {
  switch (name) {
    case 'outcome':
      return one.outcome;
    case 'strongOutcome':
      return one.strong;
    case 'invertible':
      return one.invertible?.toString();
    case 'pFree':
      return one.pFree?.toString();
  }
}

export function holds(one: ListedClass, conditions: Conditions): boolean {
  const isChosen = CHOSEN.every((name) => {
    const wanted = conditions[name];
    return wanted === undefined || saidOf(one, name) === wanted;
  });
  return (
    isChosen &&
    BOUNDED.every((name) => {
      const bound = conditions[name];
      if (bound === undefined) return true;
      return SIGNS[name] === '<=' ? one[name] <= Number(bound) : one[name] >= Number(bound);
    })
  );
}
