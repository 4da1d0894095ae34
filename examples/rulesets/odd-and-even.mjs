/** The heaps that are left when a player takes `least`, `least + 2`, … of n counters. */
function taking(/** @type {number} */ n, /** @type {number} */ least) {
  const heaps = [];
  for (let taken = least; taken <= n; taken += 2) heaps.push(n - taken);
  return heaps;
}

/** @type {import('@proviso/engine/rulesets').RulesetModule<number>} */
export default {
  title: 'Odd and Even',
  rules: 'Left takes an odd number of counters from a heap, Right an even number from 2 on.',
  notation: 'a heap as an integer, several heaps as a list',
  left: (n) => taking(n, 1),
  right: (n) => taking(n, 2),
};
