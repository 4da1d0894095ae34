/**
 * Scenes as TikZ, for papers: a `tikzpicture` to paste, or a document of its
 * own that compiles with texlive-latex-base and texlive-pictures. Left's edges
 * are blue and solid, Right's red and dashed, as everywhere.
 */

import type { Item, Scene } from './scene.ts';

const COLOURS = [
  '\\definecolor{provisoleft}{HTML}{1F5FBF}',
  '\\definecolor{provisoright}{HTML}{C02F2F}',
  '\\definecolor{provisomuted}{HTML}{6B6B76}',
  '\\definecolor{provisoshade}{HTML}{D7D7DE}',
];

export interface TikzOptions {
  /** A whole document instead of a picture. */
  readonly standalone?: boolean;
}

/** The scene as TikZ. Needs `\usepackage{tikz,amssymb}`. */
export function toTikz(scene: Scene, { standalone = false }: TikzOptions = {}): string {
  const picture = [
    `% ${scene.title.replace(/\s+/g, ' ')}`,
    ...COLOURS,
    '\\begin{tikzpicture}[x=1pt,y=-1pt,every node/.style={inner sep=1pt,font=\\small}]',
    ...ordered(scene.items).map((item) => `  ${itemToTikz(item)}`),
    '\\end{tikzpicture}',
  ];
  if (!standalone) return `${picture.join('\n')}\n`;
  return [
    '\\documentclass[border=4pt]{standalone}',
    '\\usepackage{amssymb,xcolor,tikz}',
    '\\begin{document}',
    ...picture,
    '\\end{document}',
    '',
  ].join('\n');
}

function ordered(items: readonly Item[]): Item[] {
  const layer = (item: Item): number =>
    item.item === 'rectangle' ? 0 : item.item === 'line' ? 1 : 2;
  return [...items].sort((a, b) => layer(a) - layer(b));
}

const LINES = {
  left: 'provisoleft,thick',
  right: 'provisoright,thick,dashed',
  cover: 'black',
  grid: 'provisomuted',
} as const;

const FILLS = {
  none: 'draw',
  cell: 'draw=provisomuted,fill=white',
  shaded: 'draw=provisomuted,fill=provisoshade',
  left: 'draw,fill=provisoleft',
  right: 'draw,fill=provisoright',
  neutral: 'draw,fill=provisoshade',
} as const;

function itemToTikz(item: Item): string {
  switch (item.item) {
    case 'line':
      return `\\draw[${LINES[item.kind]}] (${item.from.x},${item.from.y}) -- (${item.to.x},${item.to.y});`;
    case 'label': {
      const colour = item.tone === undefined ? '' : `,text=proviso${item.tone}`;
      const plate = item.plate ? 'fill=white' : '';
      return `\\node[${plate}${colour}] at (${item.at.x},${item.at.y}) {$${item.words.latex}$};`;
    }
    case 'dot':
      return `\\fill (${item.at.x},${item.at.y}) circle[radius=2pt];`;
    case 'tombstone':
      return `\\node at (${item.at.x},${item.at.y}) {$\\blacksquare$};`;
    case 'rectangle':
      return `\\path[${FILLS[item.fill]}] (${item.at.x},${item.at.y}) rectangle (${item.at.x + item.width},${item.at.y + item.height});`;
    case 'disc': {
      const letter =
        item.letter === undefined
          ? ''
          : ` \\node[text=white] at (${item.at.x},${item.at.y}) {\\bfseries ${item.letter}};`;
      return `\\path[${FILLS[item.fill]}] (${item.at.x},${item.at.y}) circle[radius=${item.radius}pt];${letter}`;
    }
  }
}
