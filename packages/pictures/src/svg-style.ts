/**
 * The style sheet inside every SVG picture: the signs that stay the same
 * everywhere, and the two sets of colours.
 */

import { FONT_SIZE, SMALL } from './scene.ts';

export type Theme = 'auto' | 'page' | 'light' | 'dark';

const LIGHT =
  'color:#1b1b1f;--left:#1f5fbf;--right:#c02f2f;--either:#2c7a36;--paper:#fff;--muted:#62626d;--shade:#d4d4dc;--p1:#2c7a36;--p3:#8a5a00;--p4:#7a3fa0;--p5:#00757f';
const DARK =
  'color:#ececf1;--left:#7fb0ff;--right:#ff8a80;--either:#7fd48a;--paper:#1b1b1f;--muted:#a4a4b0;--shade:#474752;--p1:#7fd48a;--p3:#e6b455;--p4:#cfa0ee;--p5:#5fd0da';

const SIGNS = `
.proviso{font:${FONT_SIZE}px "STIX Two Text",STIX,"Latin Modern Roman",Cambria,Georgia,serif;max-width:100%;height:auto}
.proviso .line{fill:none;stroke-width:1.5}
.proviso .strong{stroke-width:4}
.proviso .left{stroke:var(--left)}
.proviso .right{stroke:var(--right);stroke-dasharray:5 3}
.proviso .strong.right{stroke-dasharray:8 4}
.proviso .either{stroke:var(--either);stroke-dasharray:1.5 2.5}
.proviso .strong.either{stroke-dasharray:3 3}
.proviso .nobody{stroke:currentColor}
.proviso .strong.nobody{stroke-width:2.5}
.proviso .head{stroke-dasharray:none;stroke-width:1;fill:currentColor}
.proviso .head.left{fill:var(--left)}
.proviso .head.right{fill:var(--right)}
.proviso .head.either{fill:var(--either)}
.proviso .head.player0{fill:var(--left)}
.proviso .head.player1{fill:var(--p1)}
.proviso .head.player2{fill:var(--right)}
.proviso .head.player3{fill:var(--p3)}
.proviso .head.player4{fill:var(--p4)}
.proviso .head.player5{fill:var(--p5)}
.proviso .head[class]{stroke-dasharray:none}
.proviso .cover{stroke:var(--muted);stroke-width:1}
.proviso .ground{stroke:currentColor;stroke-width:3}
.proviso .player0{stroke:var(--left)}
.proviso .player1{stroke:var(--p1);stroke-dasharray:1.5 2.5}
.proviso .player2{stroke:var(--right);stroke-dasharray:5 3}
.proviso .player3{stroke:var(--p3);stroke-dasharray:8 2 2 2}
.proviso .player4{stroke:var(--p4);stroke-dasharray:10 4}
.proviso .player5{stroke:var(--p5);stroke-dasharray:3 3}
.proviso .plate{fill:var(--paper)}
.proviso text{fill:currentColor;text-anchor:middle}
.proviso .start{text-anchor:start}
.proviso .small{font-size:${SMALL}em}
.proviso .muted{fill:var(--muted);font-style:italic}
.proviso .bar{stroke:currentColor;stroke-width:.9}
.proviso .dot,.proviso .stone{fill:currentColor}
.proviso .pale{opacity:.4}
.proviso .ring{fill:none;stroke:currentColor;stroke-width:1}
.proviso .cell{fill:var(--paper);stroke:var(--muted)}
.proviso .shaded{fill:var(--shade);stroke:var(--muted)}
.proviso .won{stroke:var(--muted);stroke-width:.75;fill-opacity:.2}
.proviso .won-L{fill:var(--left)}
.proviso .won-N{fill:var(--either)}
.proviso .won-P{fill:var(--p4)}
.proviso .won-R{fill:var(--right)}
.proviso .framed{stroke:currentColor;stroke-width:2}
.proviso .disc{stroke:currentColor;stroke-width:1;stroke-dasharray:none}
.proviso .disc.left{fill:var(--left)}
.proviso .disc.right{fill:var(--right)}
.proviso .disc.either{fill:var(--shade)}
.proviso .disc.nobody{fill:var(--paper)}
.proviso .letter{fill:var(--paper);font-weight:bold}
`.trim();

/** On paper the light colours are used, whatever the screen shows. */
const PRINT = `@media print{.proviso.proviso{${LIGHT}}}`;

const THEMES: Readonly<Record<Theme, string>> = {
  auto: [
    `.proviso{${LIGHT}}`,
    `@media (prefers-color-scheme:dark){.proviso{${DARK}}}`,
    `.light .proviso,.proviso.light{${LIGHT}}`,
    `.dark .proviso,.proviso.dark{${DARK}}`,
    PRINT,
  ].join('\n'),
  page: [`.proviso{${LIGHT}}`, `.dark .proviso{${DARK}}`, PRINT].join('\n'),
  light: `.proviso{${LIGHT}}`,
  dark: `.proviso{${DARK}}`,
};

/** The style of a picture. */
export function stylesheet(theme: Theme): string {
  return `${THEMES[theme]}\n${SIGNS}`;
}
