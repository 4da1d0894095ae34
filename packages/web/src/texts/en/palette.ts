// The command palette and the page of keys.

export const palette = {
  label: 'Commands',
  box: 'A command, a view, a ruleset or a sheet',
  nothing: 'Nothing is called so.',
  newSheet: 'New sheet',
  sheet: (title: string) => `Sheet: ${title}`,
  board: (title: string) => `Board: ${title}`,
  keys: 'Keys',
  close: 'Close',
};
