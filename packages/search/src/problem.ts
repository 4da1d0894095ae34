// A problem: a question about many games, cut into numbered shards. A shard is a pure function of the
// problem, its parameters and the shard's number: it may be run twice, anywhere and in any order, and
// what is found does not change. So results are kept by the number of their shard, and merging them
// is putting them side by side.

import type { Budget } from '@proviso/engine';

/** What goes into files and over wires. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

export type Parameters = Readonly<Record<string, string | number | boolean>>;

/** A parameter, for help and for checking what users type. */
export interface Parameter {
  readonly name: string;
  readonly summary: string;
  /** Taken when the parameter is not given; its type is the parameter's. */
  readonly default: string | number | boolean;
  /** The values there are, where they can be listed. */
  readonly values?: readonly (string | number)[];
}

/** Something worth telling: a counterexample, a class, a board. */
export interface Find {
  /** Tells finds of one search apart, and orders them: the same find has the same key in every run. */
  readonly key: string;
  /** One line for people. */
  readonly text: string;
  /** The same for programs. */
  readonly data: Json;
  /** Certificates in the format of `proviso check`, where the find rests on any. */
  readonly certificates?: readonly Json[];
}

export interface ShardResult {
  /** Cases by kind; shards' counts are added. Integers, in decimal where they may pass 2^53. */
  readonly counts: Readonly<Record<string, number | string>>;
  readonly finds: readonly Find[];
}

/** What a shard is run with: its budget stops it, and hears how far it is. */
export interface ShardContext {
  readonly budget: Budget;
}

/** A problem with its parameters settled. */
export interface Plan {
  readonly shards: number;
  /** Runs a shard, 0 ≤ index < shards. Same index, same result; what shards share is kept by the plan. */
  run(index: number, context: ShardContext): ShardResult | Promise<ShardResult>;
}

/** All that a search found. */
export interface Total {
  readonly shards: number;
  readonly done: number;
  /** In decimal. */
  readonly counts: Readonly<Record<string, string>>;
  /** By key, each once. */
  readonly finds: readonly Find[];
}

export interface Problem {
  /** Lower-case words with hyphens. */
  readonly name: string;
  /** Raised when a shard's result may differ from what it was: results of two versions never meet. */
  readonly version: number;
  /** One sentence: what is asked. */
  readonly summary: string;
  /** Where the question comes from. */
  readonly source?: string;
  readonly parameters: readonly Parameter[];
  /** Settles the parameters; throws an error that says the cure when they make no sense. */
  plan(parameters: Parameters): Plan | Promise<Plan>;
  /** What the results mean so far, in sentences; says so when shards are missing. */
  conclude(parameters: Parameters, total: Total): readonly string[];
  /** Checks a find by a way of its own, the independent checker where there are certificates: null, or what is wrong. */
  verify?(parameters: Parameters, find: Find): string | null | Promise<string | null>;
}
