// Running the shards of a problem one after the other, with nothing around them.

import type { Find, Parameters, Problem, ShardResult, Total } from '../../src/problem.ts';

/** The results of all shards, or of some. */
export async function resultsOf(
  problem: Problem,
  parameters: Parameters,
  chosen?: readonly number[],
): Promise<ShardResult[]> {
  const plan = await problem.plan(parameters);
  const shards = chosen ?? Array.from({ length: plan.shards }, (_, i) => i);
  const results: ShardResult[] = [];
  for (const shard of shards) results.push(await plan.run(shard, { budget: {} }));
  return results;
}

/** Their total; as many shards missing as told. */
export function totalOf(results: readonly ShardResult[], missing = 0): Total {
  const counts = new Map<string, bigint>();
  const finds = new Map<string, Find>();
  for (const result of results) {
    for (const [kind, count] of Object.entries(result.counts)) {
      counts.set(kind, (counts.get(kind) ?? 0n) + BigInt(count));
    }
    for (const find of result.finds) finds.set(find.key, find);
  }
  return {
    shards: results.length + missing,
    done: results.length,
    counts: Object.fromEntries([...counts].map(([kind, count]) => [kind, String(count)])),
    finds: [...finds.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

/** The defaults of a problem, some changed. */
export function parametersOf(problem: Problem, changed: Parameters = {}): Parameters {
  const defaults = problem.parameters.map((parameter) => [parameter.name, parameter.default]);
  return { ...Object.fromEntries(defaults), ...changed };
}
