// The sheets that are kept, and what is said of keeping them.

export const kept = {
  keptHere: 'Kept in this browser.',
};
