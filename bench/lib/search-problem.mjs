// A problem that is nothing but arithmetic, in shards of about equal length: what a search costs beyond
// its shards shows in how much faster two threads are than one.

const SHARDS = 32;
const SIZE = 100_000;
/** Far from 0, where trial division takes about as long in each shard. */
const FIRST = 20_000_000;

export default {
  name: 'primes',
  version: 1,
  summary: 'How many primes are there?',
  parameters: [],
  plan: () => ({
    shards: SHARDS,
    run(index) {
      let primes = 0;
      const first = FIRST + index * SIZE;
      for (let n = first; n < first + SIZE; n++) {
        let prime = true;
        for (let d = 2; prime && d * d <= n; d++) prime = n % d !== 0;
        if (prime) primes++;
      }
      return { counts: { primes }, finds: [] };
    },
  }),
  conclude: () => [],
};
