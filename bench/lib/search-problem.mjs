// A problem that is nothing but arithmetic, in shards of about equal length: what a search costs beyond
// its shards shows in how much faster two threads are than one.

const SHARDS = 48;
const SIZE = 60_000;

export default {
  name: 'primes',
  version: 1,
  summary: 'How many primes are there?',
  parameters: [],
  plan: () => ({
    shards: SHARDS,
    run(index) {
      let primes = 0;
      // Shards that lie side by side would grow; each takes every forty-eighth number.
      for (let n = 2 + index; n < SHARDS * SIZE; n += SHARDS) {
        let prime = true;
        for (let d = 2; prime && d * d <= n; d++) prime = n % d !== 0;
        if (prime) primes++;
      }
      return { counts: { primes }, finds: [] };
    },
  }),
  conclude: () => [],
};
