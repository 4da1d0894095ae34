// A drawing as nodes of the page. The SVG comes from our own writer; it is parsed as a document and taken
// over as nodes, and its style sheet is adopted once for the whole page, since the page's policy allows no
// inline styles. Where a game stands in it, there is a link to the game.

import { texts } from '../texts/texts.ts';
import { spoken } from './spoken.ts';

const SVG = 'http://www.w3.org/2000/svg';

const adopted = new Set<string>();

function adoptStyle(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

let drawn = 0;

/** The drawing, with links to its games; nothing where it is none. */
export function nodesOf(
  svg: string,
  addressOf: (game: string) => string,
): SVGSVGElement | undefined {
  const plain = svg.replace(/<style>([^<]*)<\/style>/, (_, css: string) => {
    adoptStyle(css);
    return '';
  });
  const root = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return undefined;
  const nodes = document.importNode(root, true) as Element as SVGSVGElement;
  nameApart(nodes);
  const games = nodes.querySelectorAll('[data-game]');
  for (const one of games) link(one, addressOf);
  // What can be pressed inside an image is hidden from those who listen.
  if (games.length > 0) nodes.setAttribute('role', 'group');
  return nodes;
}

/** The same drawing may stand on the page twice: names inside it are its own. */
function nameApart(root: Element): void {
  const suffix = `-${++drawn}`;
  for (const one of root.querySelectorAll('[id]')) one.id += suffix;
  for (const name of ['aria-labelledby', 'aria-describedby']) {
    const id = root.getAttribute(name);
    if (id !== null) root.setAttribute(name, id + suffix);
  }
}

/** Makes a sign a link to its game, with room for a finger around it. */
function link(sign: Element, addressOf: (game: string) => string): void {
  const game = sign.getAttribute('data-game') ?? '';
  const title = sign.querySelector('title');
  const text = title?.textContent ?? game;
  // What a pointer shows is shown to keys too, and so by the page.
  title?.remove();
  const around = document.createElementNS(SVG, 'a');
  around.setAttribute('href', addressOf(game));
  around.setAttribute('data-text', text);
  around.setAttribute('tabindex', '-1');
  nameLink(around);
  sign.replaceWith(around);
  around.append(room(sign), sign);
}

/** Says in the language of the page where a link leads. */
export function nameLink(link: Element): void {
  const game = spoken(link.getAttribute('data-text') ?? '');
  link.setAttribute('aria-label', texts.value.parts.picture.openGame(game));
}

/** How far around a sign a press counts, in points. */
const ROOM = 10;

function room(sign: Element): Element {
  const number = (name: string) => Number(sign.getAttribute(name) ?? 0);
  const isDot = sign.localName === 'circle';
  const [x, y] = isDot ? [number('cx'), number('cy')] : [number('x'), number('y')];
  const half = isDot ? ROOM : Math.max(ROOM, number('textLength') / 2 + 3);
  const shape = document.createElementNS(SVG, 'rect');
  const sides = { x: x - half, y: y - ROOM - 1, width: 2 * half, height: 2 * ROOM + 2, rx: 5 };
  for (const [name, value] of Object.entries(sides)) shape.setAttribute(name, String(value));
  shape.setAttribute('class', 'node-room');
  return shape;
}
