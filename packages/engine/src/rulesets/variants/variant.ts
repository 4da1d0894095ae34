/**
 * Variants of any ruleset, as [CGSuite] has them. The form of a position of a variant is a function of
 * its form in the ruleset itself. So whatever gives positions with the same form still does, symmetries
 * among them; how a position falls apart each variant argues for itself.
 */

import type { Ruleset, Variant } from '../ruleset.ts';

/** What a variant tells of itself. */
interface Told {
  /** The rule that is changed, in a sentence. */
  readonly rule: string;
}

/** What is the same in a variant as in its ruleset: its name in the language, its words and its key. */
export function variantOf<P>(base: Ruleset<P>, name: Variant['name'], { rule }: Told) {
  const { title = 'a ruleset of your own', rules, mayNotEnd } = base;
  return {
    variant: { name, of: base as Ruleset } satisfies Variant,
    title: `the ${name} variant of ${title}`,
    rules: rules === undefined ? rule : `${rules} ${rule}`,
    ...(mayNotEnd && { mayNotEnd }),
    ...keyOf(base as Ruleset, name),
  };
}

/**
 * Rules that read something which changes have a key of their own, families are known by their
 * parameters, and any other ruleset by itself: so is its variant, which is made once.
 */
function keyOf(base: Ruleset, variant: Variant['name']): Pick<Ruleset, 'key'> {
  const { key, name, parameters } = base;
  if (key !== undefined) {
    return {
      key: () => {
        const now = key.call(base);
        return typeof now === 'string' ? `${variant} of ${now}` : twin(variant, now);
      },
    };
  }
  if (name === undefined || parameters === undefined) return {};
  const family = JSON.stringify([variant, name, ...parameters]);
  return { key: () => family };
}

const twins: Readonly<Record<Variant['name'], WeakMap<object, object>>> = {
  impartial: new WeakMap(),
  dicotic: new WeakMap(),
  twisted: new WeakMap(),
};

/** An object that is the same as long as another is. */
function twin(variant: Variant['name'], itself: object): object {
  const known = twins[variant].get(itself) ?? {};
  twins[variant].set(itself, known);
  return known;
}

/** A way from a ruleset to its variant, the same object for the same ruleset. */
export function madeOnce<V>(make: (base: Ruleset) => V): (base: Ruleset) => V {
  const made = new WeakMap<Ruleset, V>();
  return (base) => {
    let variant = made.get(base);
    if (variant === undefined) {
      variant = make(base);
      made.set(base, variant);
    }
    return variant;
  };
}

/** What may be taken over as it is. */
const SHARED = [
  ...['notation', 'parse', 'print', 'literal', 'symmetries', 'fromSizes', 'toSizes', 'sizes'],
  ...['draw', 'boards', 'graphs', 'examples'],
] as const;

/** What a ruleset says of its positions, where those of the variant are the same. */
export function samePositions<P>(base: Ruleset<P>): Partial<Ruleset<P>> {
  const told: Record<string, unknown> = {};
  for (const each of SHARED) {
    const value: unknown = Reflect.get(base, each);
    // A method of a class reads the object it is of.
    if (value !== undefined) told[each] = typeof value === 'function' ? value.bind(base) : value;
  }
  return told;
}

/**
 * Where a variant of a sum is not the sum of the variants: a position of one component is that component,
 * one of none is over, and any other is taken as a whole.
 */
export function asAWhole<P>(base: Ruleset<P>, position: P): readonly P[] {
  const parts = base.components?.(position) ?? [position];
  return parts.length > 1 ? [position] : parts;
}
