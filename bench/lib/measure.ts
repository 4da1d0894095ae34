// Timing by tinybench. A task is a function that does many operations; what is reported is
// operations per second, so that tasks of different sizes compare.

import { Bench } from 'tinybench';

export interface Task {
  /** How many operations one call of `run` does. */
  operations: number;
  run: () => unknown;
}

export interface Measurement {
  task: string;
  /** Operations per second, by the median call. */
  opsPerSecond: number;
  /** Half the 95% confidence interval of the mean call, in percent of it. */
  marginPercent: number;
  calls: number;
}

/** Times each task in turn. Big tasks may be given few `calls`; every task is called once to warm up. */
export async function measure(
  tasks: Record<string, Task>,
  { calls = 10, milliseconds = 500 } = {},
): Promise<Measurement[]> {
  const bench = new Bench({
    iterations: calls,
    time: milliseconds,
    warmupIterations: 1,
    warmupTime: 0,
    throws: true,
  });
  for (const [name, { run }] of Object.entries(tasks)) bench.add(name, () => void run());
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (!('latency' in result)) throw new Error(`${name} was not measured`);
    const { p50, rme, samplesCount } = result.latency;
    const operations = tasks[name]?.operations ?? 0;
    return {
      task: name,
      opsPerSecond: (operations * 1000) / p50,
      marginPercent: rme,
      calls: samplesCount,
    };
  });
}
