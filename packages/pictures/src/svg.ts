/**
 * Scenes as SVG: one file that reads well in print, on a light or dark page and
 * in a screen reader. Left's edges are blue and solid, Right's red and dashed;
 * all text is escaped.
 */

import { curveOf } from './curve.ts';
import {
  arrowHead,
  DOT_RADIUS,
  type Item,
  inPaintingOrder,
  type Label,
  type Line,
  type Rectangle,
  round,
  type Scene,
  STONE_SIZE,
  textWidth,
} from './scene.ts';
import { stylesheet, type Theme } from './svg-style.ts';

export interface SvgOptions {
  /**
   * Whose colours the picture takes. `auto`: the reader's colour scheme, unless the picture or
   * something around it on the page has the class `light` or `dark`. `page`: light, unless under
   * the class `dark`; for pages with a switch that only knows that class. `light`, `dark`: always.
   */
  readonly theme?: Theme;
}

/** The scene as a standalone SVG document, which may as well stand inside a page. */
export function toSvg(scene: Scene, { theme = 'auto' }: SvgOptions = {}): string {
  const id = `t${checksum(JSON.stringify(scene))}`;
  const { width, height } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="proviso" role="img" aria-labelledby="${id}" aria-describedby="${id}d" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title id="${id}">${escapeXml(scene.title)}</title>`,
    `<desc id="${id}d">${escapeXml(scene.description)}</desc>`,
    `<style>${stylesheet(theme)}</style>`,
    ...inPaintingOrder(scene.items).map(itemToSvg),
    '</svg>',
    '',
  ].join('\n');
}

function itemToSvg(item: Item): string {
  switch (item.item) {
    case 'line':
      return lineToSvg(item);
    case 'label':
      return labelToSvg(item);
    case 'dot':
      return `<circle class="dot${paleness(item)}"${leading(item.game)} cx="${item.at.x}" cy="${item.at.y}" r="${DOT_RADIUS}">${hint(item.hint)}</circle>`;
    case 'tombstone': {
      const whose = item.side === 'left' ? "Left's" : "Right's";
      const [x, y] = [round(item.at.x - STONE_SIZE / 2), round(item.at.y - STONE_SIZE / 2)];
      return `<rect class="stone${paleness(item)}" x="${x}" y="${y}" width="${STONE_SIZE}" height="${STONE_SIZE}">${hint(`${whose} tombstone`)}</rect>`;
    }
    case 'rectangle':
      return rectangleToSvg(item);
    case 'ring':
      return `<circle class="ring" cx="${item.at.x}" cy="${item.at.y}" r="${item.radius}"/>`;
    case 'disc': {
      const { x, y } = item.at;
      const disc = `<circle class="disc ${item.fill}"${named(item.name)} cx="${x}" cy="${y}" r="${item.radius}"/>`;
      const face = item.fill === 'nobody' ? '' : ' class="letter"';
      return item.letter === undefined
        ? disc
        : `${disc}<text${face} x="${x}" y="${y}" dy="${DROP}">${escapeXml(item.letter)}</text>`;
    }
  }
}

function rectangleToSvg({ at, width, height, fill, framed, hint: shown }: Rectangle): string {
  const names = `${fill.startsWith('won') ? 'won ' : ''}${fill}${framed ? ' framed' : ''}`;
  const place = `x="${at.x}" y="${at.y}" width="${width}" height="${height}"`;
  return shown === undefined
    ? `<rect class="${names}" ${place}/>`
    : `<rect class="${names}" ${place}>${hint(shown)}</rect>`;
}

function lineToSvg(line: Line): string {
  const { kind, from, to, bends = [], strong, arrow, name } = line;
  const names = `line ${kind}${strong ? ' strong' : ''}${paleness(line)}`;
  const head = arrow ? headToSvg(line) : '';
  if (bends.length === 0) {
    return `<line class="${names}"${named(name)} x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>${head}`;
  }
  const pieces = curveOf(line).map(
    ({ first, second, end }) => `C${first.x} ${first.y} ${second.x} ${second.y} ${end.x} ${end.y}`,
  );
  return `<path class="${names}"${named(name)} d="M${from.x} ${from.y}${pieces.join('')}"/>${head}`;
}

function headToSvg(line: Line): string {
  const [tip, one, other] = arrowHead(line);
  return `<path class="head ${line.kind}" d="M${tip.x} ${tip.y}L${one.x} ${one.y}L${other.x} ${other.y}Z"/>`;
}

/** What a page can lead to from here. */
function leading(game: string | undefined): string {
  return game === undefined ? '' : ` data-game="${escapeXml(game)}"`;
}

/** What a page can find something on a board by. */
function named(name: string | undefined): string {
  return name === undefined ? '' : ` data-name="${escapeXml(name)}"`;
}

function paleness({ pale }: { readonly pale?: true }): string {
  return pale ? ' pale' : '';
}

function labelToSvg(item: Label): string {
  const { at, words, width, align, plate, tone, small, hint: shown, game } = item;
  const left = align === 'left' ? at.x : at.x - width / 2;
  const behind = plate
    ? `<rect class="plate" x="${round(left - 1)}" y="${round(at.y - 9)}" width="${round(width + 2)}" height="18" rx="4"/>`
    : '';
  const names = [tone, small && 'small', align && 'start'].filter((name) => name).join(' ');
  const set = names === '' ? '' : ` class="${names}"`;
  const letters = words.text.replace(/\p{M}/gu, '');
  // Whatever the face, the text takes the room the layout gave it.
  const fit =
    letters.length > 1 ? ` textLength="${round(width)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `${behind}<text${set}${leading(game)} x="${at.x}" y="${at.y}" dy="${DROP}"${fit}>${hint(shown)}${glyphs(letters)}</text>${bars(item, left)}`;
}

/** How far the baseline lies below the middle of a line. */
const DROP = '.34em';

/** The bars over digits; many faces place a combining macron badly, and overlines as well. */
function bars({ at, words }: Label, left: number): string {
  let x = left;
  let path = '';
  for (const [i, run] of words.text.split(/((?:\d\u0304)+)/).entries()) {
    const width = run === '' ? 0 : textWidth(run);
    if (i % 2 === 1) path += `M${round(x + 0.7)} ${round(at.y - 6.6)}h${round(width - 1.4)}`;
    x += width;
  }
  return path === '' ? '' : `<path class="bar" d="${path}"/>`;
}

/** The star as a sign of operation: as a text character it hangs small and high. */
function glyphs(text: string): string {
  return escapeXml(text.replaceAll('*', '\u2217'));
}

/** What a pointer shows. */
function hint(text: string | undefined): string {
  return text === undefined ? '' : `<title>${escapeXml(text)}</title>`;
}

/** Makes any text safe inside XML; what XML 1.0 does not allow at all becomes a blank. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** A short stable name for ids inside the document, so that two pictures on a page do not clash. */
function checksum(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(36);
}
