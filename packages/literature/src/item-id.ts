/**
 * The permanent names of items, which addresses are made of: `siegel/theorem-5-5`. They follow from what
 * a paper calls an item, and a test keeps all that were ever given.
 */

/** An item as a part of an address: `Theorem 5.5` is `theorem-5-5`. */
export function itemId(item: string): string {
  return item
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
