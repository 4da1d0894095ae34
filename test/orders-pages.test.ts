// The pages of the order of day 2: one a universe, with the numbers of the papers.

import { describe, expect, it } from 'vitest';
import { ordersPages } from '../scripts/docs/orders/pages.ts';

const pages = ordersPages();

describe('pages of the order of day 2', () => {
  // [Siegel, Figure 3] [Davies–Milley, section 4]; 22 values born by day 2 in normal play.
  it.each([
    ['m', 256, 256],
    ['b', 256, 220],
    ['e', 232, 196],
    ['d-murder', 232, 196],
    ['d-minus-one', 230, 194],
    ['d', 10, 9],
    ['normal', 256, 22],
  ])('%s', (path, forms, classes) => {
    const text = pages.get(`orders/${path}.md`) ?? '';
    expect(text).toContain(`${forms} forms of rank at most 2, in ${classes} classes.`);
    expect(text).toContain('<figure v-pre><svg');
    expect(pages.get('orders/index.md')).toContain(`(./${path}.md)`);
  });

  it('list all Left ends where there is the nested picture', () => {
    const ends = (path: string) => Number(/The (\d+) Left ends/.exec(pages.get(path) ?? '')?.[1]);
    // Subsets of the four day-1 games; of 0 and 1̄, the only dead ends among them.
    expect(ends('orders/m.md')).toBe(2 ** 4);
    expect(ends('orders/e.md')).toBe(2 ** 2);
  });

  it('have nothing that Vue would take for its own', () => {
    for (const text of pages.values()) {
      const outside = text
        .replace(/<(div|figure) v-pre>[\s\S]*?<\/\1>/g, '')
        .replace(/```[\s\S]*?```/g, '');
      expect(outside).not.toContain('{{');
    }
  });
});
