/** How the works on which reasons rest are called in a bibliography. */

/** The key of a work in BibTeX: `Davies–Milley` is `davies-milley`, `Larsson et al.` is `larsson-et-al`. */
export function referenceKey(shorthand: string): string {
  return shorthand
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
