/** An HTML table with headings that screen readers find; it brings no style of its own. */

import { escapeXml } from '../svg.ts';
import { marked, type Table } from './table.ts';

export function toHtml({ caption, columns, rows, rowHeadings }: Table): string {
  const body = rows.map((row) => {
    const cells = row.map((cell, i) => {
      const text = escapeXml(marked(cell, cell.pretty));
      if (i === 0 && rowHeadings) return `<th scope="row">${text}</th>`;
      if (cell.mark === 'outside') return '<td class="outside" aria-label="outside"></td>';
      if (cell.mark === 'bold') return `<td><strong>${text}</strong></td>`;
      return cell.mark === 'circled' ? `<td class="circled">${text}</td>` : `<td>${text}</td>`;
    });
    return `    <tr>${cells.join('')}</tr>`;
  });
  const head = columns.map((cell) => `<th scope="col">${escapeXml(cell.pretty)}</th>`).join('');
  return `${[
    '<table>',
    ...(caption === '' ? [] : [`  <caption>${escapeXml(caption)}</caption>`]),
    `  <thead><tr>${head}</tr></thead>`,
    '  <tbody>',
    ...body,
    '  </tbody>',
    '</table>',
  ].join('\n')}\n`;
}
