// The universes, in the order in which they are always shown: an eye that runs down the column sees
// where something collapses.

export const UNIVERSES = ['M', 'B', 'E', 'D({.|0,-1})', 'D(-1)', 'D', 'Normal'] as const;
