// The page with the map of orders shows what is computed.
import { readFileSync } from 'node:fs';
import { Arena } from '@proviso/engine';
import { chosenEnds, orderMap, orderPlace } from '@proviso/engine/census';
import { orderMapTable, orderPlaceTable } from '@proviso/pictures/censuses';
import { writeTable } from '@proviso/pictures/tables';
import { expect, it } from 'vitest';

const page = (name: string) =>
  readFileSync(new URL(`../docs/theory/${name}.md`, import.meta.url), 'utf8');

it('the page of the map, with ends of rank 3, and the summary beside the proof are those of the computed map', () => {
  const arena = new Arena();
  const map = orderMap(arena);
  expect(page('map-of-orders')).toContain(writeTable(orderMapTable(arena, map), 'markdown').trim());
  const places = chosenEnds(arena).map((end) => orderPlace(arena, map, [end]));
  const covers = map.map((row) => row.covers);
  expect(page('map-of-orders')).toContain(
    writeTable(orderPlaceTable(places, covers), 'markdown').trim(),
  );
  for (const strong of [208, 176, 144]) {
    const rows = map.filter((row) => row.strong === strong);
    const universes = rows.reduce((n, row) => n + row.universes, 0).toLocaleString('en');
    expect(page('any-universe')).toContain(`| ${strong} | ${rows.length} | ${universes} |`);
  }
  const single = map.filter(({ tests }) => tests.length <= 1).length;
  expect(page('any-universe')).toContain(`(${single} orders with D's among them)`);
});
