// The command palette and the page of keys.

export const palette = {
  label: 'Commands',
  box: 'A command, a view, a ruleset or a sheet',
  nothing: 'Nothing is called so.',
  searchGuide: 'Guide: search …',
  guide: {
    found: (n: number) => (n === 1 ? 'One place in the guide.' : `${n} places in the guide.`),
    loading: 'The guide is being fetched …',
    nothing: 'The guide does not speak of it.',
    missing: 'The guide is not here, and cannot be reached.',
  },
  newSheet: 'New sheet',
  sheet: (title: string) => `Sheet: ${title}`,
  board: (title: string) => `Board: ${title}`,
  keys: 'Keys',
  close: 'Close',
};
