// Tables that can be searched and sorted. Without scripts they are plain tables.

/** The directive `v-catalogue` of an element around a table. */
export const catalogue = {
  mounted(element: HTMLElement): void {
    const table = element.querySelector('table');
    if (table !== null) enhance(table);
  },
};

/** Puts a field above a table that leaves out rows, and buttons into its heads that sort it. */
function enhance(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  if (body === undefined) return;
  const rows = [...body.rows];
  const found = document.createElement('output');
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = 'Search: 0.77, tame 3, period 12, open, infinite';
  field.ariaLabel = 'Search the table';
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const names = heads.map((head) => head.textContent ?? '');
  // `tame 3` is found by the name of its column.
  const texts = rows.map((row) =>
    [...row.cells].map((cell, i) => `${names[i]} ${cell.textContent}`).join('\n'),
  );
  const search = () => {
    const words = field.value.trim().toLowerCase();
    let shown = 0;
    for (const [i, row] of rows.entries()) {
      row.hidden = !(texts[i] ?? '').toLowerCase().includes(words);
      if (!row.hidden) shown++;
    }
    found.textContent = `${shown} of ${rows.length}`;
  };
  field.addEventListener('input', search);
  const bar = document.createElement('p');
  bar.append(field, ' ', found);
  table.before(bar);
  search();
  for (const [column, head] of heads.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = names[column] ?? '';
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const down = head.ariaSort === 'ascending';
      for (const other of heads) other.ariaSort = null;
      head.ariaSort = down ? 'descending' : 'ascending';
      const text = (row: HTMLTableRowElement) => row.cells[column]?.textContent ?? '';
      const sorted = rows.toSorted((a, b) => (down ? -1 : 1) * compare(text(a), text(b)));
      body.append(...sorted);
    });
  }
}

/** Numbers by size, before words; empty cells last. */
function compare(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return one.localeCompare(other, 'en', { numeric: true });
}
