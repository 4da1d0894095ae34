/** What is wrong with a file: the checker stops at the first fault and names its place. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Stops unless the condition holds. */
export function demand(condition: boolean, fault: string): asserts condition {
  if (!condition) throw new Fault(fault);
}
