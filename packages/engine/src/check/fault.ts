/** What is wrong with a certificate: the checker stops at the first fault and names its place. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Stops unless the condition holds. */
export function demand(condition: boolean, fault: string): asserts condition {
  if (!condition) throw new Fault(fault);
}

/** How much of a foreign text is repeated in a message. */
const REPEATED = 40;

/**
 * A value of the file as a message can repeat it: short, and in ASCII without control characters, so
 * that no file can write lines of its own between the checker's.
 */
export function repeated(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'a list' : 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.slice(0, REPEATED)).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
