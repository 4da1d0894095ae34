// Runs shards of one search: the same in a thread, in a worker of a queue and in a job of an array.

import { type Budget, ValueError } from '@proviso/engine';
import { type Origin, requireSame, type SearchIdentity } from './identity.ts';
import { settleParameters } from './parameters.ts';
import type { Parameters, Plan, Problem } from './problem.ts';
import { type ShardRecord, shardRecord } from './shard-record.ts';
import { engineVersion } from './version.ts';

export class ShardRunner {
  readonly identity: SearchIdentity;
  private readonly plan: Plan;

  private constructor(identity: SearchIdentity, plan: Plan) {
    this.identity = identity;
    this.plan = plan;
  }

  /** Begins a search: settles its parameters, cuts it, and so gives it its identity. */
  static async begin(problem: Problem, origin: Origin, given: Parameters): Promise<ShardRunner> {
    const parameters = settleParameters(problem, given);
    const plan = await problem.plan(parameters);
    const { shards } = plan;
    if (!Number.isSafeInteger(shards) || shards < 1) {
      throw new ValueError(
        `${problem.name} has ${shards} shards with these parameters; it needs one`,
      );
    }
    const { name, version } = problem;
    const engine = engineVersion();
    return new ShardRunner({ problem: name, version, origin, parameters, engine, shards }, plan);
  }

  /** Goes on with a search that was begun elsewhere; refuses where anything differs. */
  static async join(
    problem: Problem,
    origin: Origin,
    identity: SearchIdentity,
    where = 'the search',
  ): Promise<ShardRunner> {
    const { name, version } = problem;
    // Told before the plan is made: the parameters of another problem would be refused as unknown.
    const own = { ...identity, problem: name, version, origin, engine: engineVersion() };
    requireSame(identity, own, where);
    const runner = await ShardRunner.begin(problem, origin, identity.parameters);
    requireSame(identity, runner.identity, where);
    return runner;
  }

  /** Runs a shard. What it throws is the shard's failure; a budget that is spent is a `BudgetError`. */
  async run(shard: number, budget: Budget = {}): Promise<ShardRecord> {
    const { shards } = this.identity;
    if (!Number.isInteger(shard) || shard < 0 || shard >= shards) {
      throw new ValueError(`there is no shard ${shard}; there are 0 to ${shards - 1}`);
    }
    const begun = performance.now();
    const result = await this.plan.run(shard, { budget });
    return shardRecord(shard, result, Math.round(performance.now() - begun));
  }
}
