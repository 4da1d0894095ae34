/**
 * Scenes as SVG: one file that reads well in print, on a light or dark page
 * (it follows the reader's colour scheme) and in a screen reader. Left's edges
 * are blue and solid, Right's red and dashed; all text is escaped.
 */

import type { Item, Line, Scene } from './scene.ts';

const STYLE = `
.proviso{color:#1b1b1f;--left:#1f5fbf;--right:#c02f2f;--paper:#fff;--muted:#6b6b76;--shade:#d7d7de;font:13px "STIX Two Text","Latin Modern Math","Cambria Math",Georgia,serif}
.proviso .left{stroke:var(--left);stroke-width:1.6}
.proviso .right{stroke:var(--right);stroke-width:1.6;stroke-dasharray:5 3}
.proviso .cover{stroke:currentColor;stroke-width:1}
.proviso .grid{stroke:var(--muted);stroke-width:1}
.proviso .plate{fill:var(--paper)}
.proviso text{fill:currentColor;text-anchor:middle;dominant-baseline:central}
.proviso text.left{fill:var(--left);stroke:none}
.proviso text.right{fill:var(--right);stroke:none}
.proviso text.muted{fill:var(--muted)}
.proviso .dot{fill:currentColor}
.proviso .stone{fill:currentColor}
.proviso .none{fill:none;stroke:currentColor}
.proviso .cell{fill:var(--paper);stroke:var(--muted)}
.proviso .shaded{fill:var(--shade);stroke:var(--muted)}
.proviso .leftfill{fill:var(--left);stroke:currentColor}
.proviso .rightfill{fill:var(--right);stroke:currentColor}
.proviso .neutralfill{fill:var(--shade);stroke:currentColor}
.proviso text.letter{fill:#fff;font-weight:bold}
@media (prefers-color-scheme:dark){.proviso{color:#ececf1;--left:#7fb0ff;--right:#ff8a80;--paper:#1b1b1f;--muted:#9a9aa6;--shade:#43434d}.proviso text.letter{fill:#1b1b1f}}
`.trim();

/** The scene as a standalone SVG document. */
export function toSvg(scene: Scene): string {
  const id = `t${checksum(scene.title + scene.description)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="proviso" role="img" aria-labelledby="${id} ${id}d" viewBox="0 0 ${scene.width} ${scene.height}" width="${scene.width}" height="${scene.height}">`,
    `<title id="${id}">${escapeXml(scene.title)}</title>`,
    `<desc id="${id}d">${escapeXml(scene.description)}</desc>`,
    `<style>${STYLE}</style>`,
    ...inPaintingOrder(scene.items).map(itemToSvg),
    '</svg>',
    '',
  ].join('\n');
}

/** Lines first, so that signs and labels lie above them. */
function inPaintingOrder(items: readonly Item[]): Item[] {
  const layer = (item: Item): number =>
    item.item === 'rectangle' ? 0 : item.item === 'line' ? 1 : 2;
  return [...items].sort((a, b) => layer(a) - layer(b));
}

function itemToSvg(item: Item): string {
  switch (item.item) {
    case 'line':
      return lineToSvg(item);
    case 'label': {
      const plate = item.plate
        ? `<rect class="plate" x="${item.at.x - item.width / 2 - 2}" y="${item.at.y - 9}" width="${item.width + 4}" height="18" rx="4"/>`
        : '';
      const tone = item.tone === undefined ? '' : ` class="${item.tone}"`;
      return `${plate}<text${tone} x="${item.at.x}" y="${item.at.y}">${escapeXml(item.words.text)}</text>`;
    }
    case 'dot':
      return `<circle class="dot" cx="${item.at.x}" cy="${item.at.y}" r="3"/>`;
    case 'tombstone':
      return `<rect class="stone" x="${item.at.x - 5}" y="${item.at.y - 5}" width="10" height="10"><title>${item.side === 'left' ? "Left's" : "Right's"} tombstone</title></rect>`;
    case 'rectangle':
      return `<rect class="${item.fill === 'left' || item.fill === 'right' ? `${item.fill}fill` : item.fill}" x="${item.at.x}" y="${item.at.y}" width="${item.width}" height="${item.height}"/>`;
    case 'disc': {
      const letter =
        item.letter === undefined
          ? ''
          : `<text class="letter" x="${item.at.x}" y="${item.at.y}">${escapeXml(item.letter)}</text>`;
      return `<circle class="${item.fill}fill" cx="${item.at.x}" cy="${item.at.y}" r="${item.radius}"/>${letter}`;
    }
  }
}

function lineToSvg({ kind, from, to }: Line): string {
  return `<line class="${kind}" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>`;
}

/** Makes any text safe inside SVG. */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\p{Cc}/gu, ' ');
}

/** A short stable name for ids inside the document, so that two pictures on a page do not clash. */
function checksum(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(36);
}
