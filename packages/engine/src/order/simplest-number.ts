/** The simplest number of an interval: the one that was born first, as the simplicity theorem asks for. */

/**
 * The simplest number x with low ≤ x ≤ high, where one of the two may be infinite: the integer nearest to
 * 0, or else the only fraction with the least power of two below it. Exact as long as doubles are.
 */
export function simplestNumber(low: number, high: number): number {
  if (low <= 0 && high >= 0) return 0;
  if (high < 0) return -simplestNumber(-high, -low);
  const whole = Math.ceil(low);
  if (whole <= high) return whole;
  for (let unit = 0.5; unit > 0; unit /= 2) {
    const multiple = Math.ceil(low / unit) * unit;
    if (multiple <= high) return multiple;
  }
  return Number.NaN;
}
