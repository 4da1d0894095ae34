// The order of the games born by day 2 as pages: one for each universe, with its facts, its picture and
// what the picture leaves out, and an overview with the universes side by side. Everything is computed
// when the site is built.

import {
  Arena,
  type FormId,
  integer,
  isEnd,
  isNormalPlay,
  Left,
  type Universe,
  USUAL_UNIVERSES,
  type UsualKey,
} from '@proviso/engine';
import { type Census, census } from '@proviso/engine/census';
import { coversOf } from '@proviso/engine/posets';
import { hassePicture, nestedOrderPicture, type Scene, toSvg } from '@proviso/pictures';
import { orderTable, summaryTable } from '@proviso/pictures/censuses';
import { formCell, formsCell, type Table, wordCell, writeTable } from '@proviso/pictures/tables';
import { prose } from '../markdown.ts';

interface OrderPage {
  readonly path: string;
  readonly universe: Universe;
  /** What the universe is, in a few words. */
  readonly about: string;
}

/** What the pages say of the universes, and their paths where the key makes no good one. */
const PAGES: Partial<Record<UsualKey, Partial<OrderPage>>> = {
  M: { about: 'all games' },
  B: { about: 'the blocking games' },
  E: { about: 'the dead-ending games' },
  D10: { path: 'd-murder', about: 'the closure of the dicots with the perfect murder of rank 2' },
  D1: { path: 'd-minus-one' },
  D: { about: 'the dicots' },
  Normal: { about: 'all games, the last move winning' },
};

/** The name of a universe's page. */
export function orderPath(key: UsualKey): string {
  return PAGES[key]?.path ?? key.toLowerCase();
}

/** The generated pages, each by its path on the site. */
export function ordersPages(): Map<string, string> {
  const arena = new Arena();
  const listed = USUAL_UNIVERSES.map((usual): OrderPage => {
    const { about = usual.words } = PAGES[usual.key] ?? {};
    return { path: orderPath(usual.key), about, universe: usual.in(arena) };
  });
  const taken = listed.map((page) => ({ page, census: census(arena, page.universe, 2) }));
  const pages = new Map(
    taken.map(({ page, census }) => [`orders/${page.path}.md`, orderPage(arena, page, census)]),
  );
  return pages.set('orders/index.md', overviewPage(arena, taken));
}

function overviewPage(
  arena: Arena,
  taken: readonly { readonly page: OrderPage; readonly census: Census }[],
): string {
  const table = summaryTable(
    arena,
    taken.map(({ census }) => census),
  );
  return [
    '# The order of day 2',
    'Which games born by day 2 are at least as good as which others, modulo each universe. Dwyer, ' +
      'Milley and Willette ask for this order at the end of their paper. The pages:',
    taken
      .map(({ page: { path, universe, about }, census }) => {
        const counts = `${census.forms.length} forms in ${census.classes.length} classes`;
        return `- [${prose(universe.name)}](./${path}.md), ${about}: ${counts}`;
      })
      .join('\n'),
    'Side by side, over the forms that lie in the universe:',
    html(table),
    'The same at the command line, as text, CSV, JSON, LaTeX or HTML:',
    '```sh\nproviso census --universe all --show summary\nproviso census --universe E --show order\nproviso census --universe E --show covers --format csv\n```',
    '',
  ].join('\n\n');
}

function orderPage(arena: Arena, { universe, about }: OrderPage, taken: Census): string {
  const name = prose(universe.name);
  const { forms, classes } = taken;
  // Without 1̄, and in normal play, there are few classes.
  const nested = !isNormalPlay(universe) && universe.contains(arena, integer(arena, -1));
  return [
    // Without the outline at the side the picture has room.
    '---\naside: false\n---',
    `# Day 2 modulo ${name}`,
    `The universe ${name}, ${about}: ${forms.length} forms of rank at most 2, in ${classes.length} classes.`,
    '## Facts',
    html(orderTable(arena, taken)),
    '## Picture',
    ...(nested ? nestedParts(arena, taken) : hasseParts(arena, taken)),
    '## Equal forms',
    ...equalParts(arena, taken),
    '## Everything',
    `\`proviso census --universe '${universe.name}'\` lists the classes with outcomes and inverses, ` +
      '`--show covers` all lines of the Hasse diagram, and ' +
      `\`proviso draw 'born(2, ${universe.name})' --universe '${universe.name}' --output order.svg\` draws it in one piece.`,
    '',
  ].join('\n\n');
}

/** A small order, drawn as it is. */
function hasseParts(arena: Arena, { classes, universe }: Census): string[] {
  const smallest = classes.map((info) => info.smallest);
  return [
    'Greater games, better for Left, stand higher; a line means that nothing is between.',
    figure(hassePicture(arena, smallest, universe)),
  ];
}

/** A large order: the forms on which both can move as a nested diagram, the ends as a table. */
function nestedParts(arena: Arena, taken: Census): string[] {
  return [
    'The forms on which both players can move. A box holds the forms with the Left options that stand ' +
      'above it; a place in a box says which Right options they have, the same in every box. A letter ' +
      'is the outcome; = marks a form that equals a smaller one, listed below. Whatever can be reached ' +
      'by going up, along the lines of a box or from a box to the same place in a box above it, is at ' +
      'least as good for Left.',
    figure(nestedOrderPicture(arena, taken)),
    'These lines, the equalities below and the neighbours of the ends are the whole order: the tests ' +
      'check that no other two classes lie next to each other.',
    '## Ends',
    'Where a player cannot move the proviso takes over, and one more option need not be better. Each ' +
      'Left end with the classes next to it, given by their smallest forms; for Right ends, take ' +
      'conjugates and turn the order round.',
    html(endTable(arena, taken)),
  ];
}

/** The Left ends of a census with what covers them and what they cover. */
function endTable(arena: Arena, { classes, order }: Census): Table {
  const covers = coversOf(order);
  const smallest = (places: readonly number[]): FormId[] =>
    places.flatMap((i) => classes[i]?.smallest ?? []);
  const ends = classes.flatMap(({ members, outcome }, i) =>
    members
      .filter((form) => isEnd(arena, form, Left))
      .map((form) => [
        formCell(arena, form),
        wordCell(outcome),
        formsCell(arena, smallest(covers.filter((c) => c.lower === i).map((c) => c.upper))),
        formsCell(arena, smallest(covers.filter((c) => c.upper === i).map((c) => c.lower))),
      ]),
  );
  return {
    caption: `The ${ends.length} Left ends and their neighbours`,
    columns: ['Left end', 'outcome', 'next above', 'next below'].map((text) => wordCell(text)),
    rows: ends,
    rowHeadings: true,
  };
}

function equalParts(arena: Arena, { classes, universe }: Census): string[] {
  const shared = classes.filter(({ members }) => members.length > 1);
  const name = prose(universe.name);
  if (shared.length === 0) return [`No two forms of rank at most 2 are equal modulo ${name}.`];
  const rows = shared.map(({ members: [first, ...others] }) => [
    formsCell(arena, first === undefined ? [] : [first]),
    formsCell(arena, others),
  ]);
  return [
    html({
      caption: `The ${rows.length} classes with more than one form of rank at most 2`,
      columns: ['smallest form', 'equal to it'].map((text) => wordCell(text)),
      rows,
      rowHeadings: true,
    }),
  ];
}

/** A table that neither Markdown nor Vue looks into. */
function html(table: Table): string {
  return `<div v-pre>\n${writeTable(table, 'html').trimEnd()}\n</div>`;
}

/** A picture that narrow windows scroll instead of shrinking it past reading. */
function figure(scene: Scene): string {
  const svg = toSvg(scene, { theme: 'page' });
  const plain = svg
    .replace(/<style>[\s\S]*?<\/style>\n/, '')
    .replace(/\n+/g, '')
    .replace('<svg ', `<svg style="min-width:${Math.min(scene.width, 780)}px" `);
  return `<figure v-pre>${plain}<figcaption>${prose(scene.title)}</figcaption></figure>`;
}
