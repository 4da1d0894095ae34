// `npm run reached [-- RULESET…]`: searches which day-2 classes each ruleset of the registry reaches, or
// those named, and keeps it in docs/classes-reached.json, from which the guide has its page. Each ruleset
// is kept as soon as it is through.

import { rulesets, unitsOf } from '@proviso/engine/rulesets';
import { keepReached, readReached } from './data.ts';
import { type ReachBudget, reachedBy } from './search.ts';

/** Of each ruleset and universe: seconds for most, minutes for a few. */
const BUDGET: ReachBudget = { boards: 80_000, forms: 150_000, largest: 16 };

const wanted = process.argv.slice(2);
const missing = wanted[0] === '--missing';
const names = missing
  ? [...rulesets.keys()].filter((name) => !readReached()?.rulesets.some((r) => r.ruleset === name))
  : wanted;
const unknown = names.filter((name) => !rulesets.has(name));
if (unknown.length > 0) {
  throw new Error(`no ruleset ${unknown.join(', ')}; there are ${[...rulesets.keys()].join(', ')}`);
}

for (const entry of rulesets.values()) {
  if ((missing || names.length > 0) && !names.includes(entry.name)) continue;
  const began = Date.now();
  const found = reachedBy(entry, BUDGET);
  if (found === undefined) {
    console.log(`${entry.name}: which positions it has of each size is not known`);
    continue;
  }
  keepReached(BUDGET, [found]);
  const told = Object.entries(found.in).map(
    ([name, { reached, upTo, boards }]) =>
      `${reached.length} modulo ${name} (${boards} boards of at most ${upTo} ${unitsOf(found.unit)})`,
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${entry.name}: ${told.join(', ')}; ${seconds} s`);
}
