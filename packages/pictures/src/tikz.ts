/**
 * Scenes as TikZ, for papers: a `tikzpicture` to paste, or a document of its
 * own that compiles with texlive-latex-base and texlive-pictures. Left's edges
 * are blue and solid, Right's red and dashed, as everywhere.
 */

import { curveOf } from './curve.ts';
import {
  type Item,
  inPaintingOrder,
  type Label,
  type Line,
  type Point,
  round,
  type Scene,
} from './scene.ts';
import { latexText } from './words.ts';

const COLOURS = {
  left: '1F5FBF',
  right: 'C02F2F',
  either: '2C7A36',
  muted: '62626D',
  shade: 'D4D4DC',
  three: '8A5A00',
  four: '7A3FA0',
  five: '00757F',
} as const;

export interface TikzOptions {
  /** A whole document instead of a picture. */
  readonly standalone?: boolean;
}

/** TeX knows no lengths much above this, in points. */
const LONGEST = 14_000;

/**
 * The packages that a picture needs. TikZ loads xcolor; the option is the one with which tables ask for
 * it, and with which it could not be loaded again.
 */
export const TIKZ_PACKAGES = '\\usepackage[table]{xcolor} \\usepackage{amssymb,tikz}';

/** The scene as TikZ; a document that holds it needs `TIKZ_PACKAGES`. */
export function toTikz(scene: Scene, { standalone = false }: TikzOptions = {}): string {
  const unit = round(Math.min(1, LONGEST / scene.width, LONGEST / scene.height));
  const picture = [
    `% ${scene.title.replace(/■/g, '#').replace(/[^\x20-\x7e]+/g, ' ')}`,
    ...Object.entries(COLOURS).map(
      ([name, code]) => `\\definecolor{proviso${name}}{HTML}{${code}}`,
    ),
    `\\begin{tikzpicture}[x=${unit}pt,y=-${unit}pt,every node/.style={inner sep=1pt,font=\\small}]`,
    ...inPaintingOrder(scene.items).map((item) => `  ${itemToTikz(item)}`),
    '\\end{tikzpicture}',
  ];
  if (!standalone) return `${picture.join('\n')}\n`;
  const [width, height] = [scene.width, scene.height].map((side) => round(side * unit) + 2);
  return [
    '\\documentclass{article}',
    `\\usepackage[paperwidth=${width}pt,paperheight=${height}pt,margin=1pt]{geometry}`,
    TIKZ_PACKAGES,
    '\\pagestyle{empty}',
    '\\topskip=0pt\\parindent=0pt',
    '\\begin{document}',
    '\\centering',
    ...picture,
    '\\end{document}',
    '',
  ].join('\n');
}

const LINES: Readonly<Record<Line['kind'], string>> = {
  left: 'provisoleft',
  right: 'provisoright,dashed',
  either: 'provisoeither,densely dotted',
  nobody: 'black',
  cover: 'provisomuted,thin',
  ground: 'ultra thick',
  player0: 'provisoleft',
  player1: 'provisoeither,densely dotted',
  player2: 'provisoright,dashed',
  player3: 'provisothree,dash dot',
  player4: 'provisofour,loosely dashed',
  player5: 'provisofive,densely dashed',
};

const FILLS = {
  cell: 'draw=provisomuted,fill=white',
  shaded: 'draw=provisomuted,fill=provisoshade',
  left: 'draw,fill=provisoleft',
  right: 'draw,fill=provisoright',
  either: 'draw,fill=provisoshade',
  nobody: 'draw,fill=white',
  'won-L': 'draw=provisomuted,fill=provisoleft!20',
  'won-N': 'draw=provisomuted,fill=provisoeither!20',
  'won-P': 'draw=provisomuted,fill=provisofour!20',
  'won-R': 'draw=provisomuted,fill=provisoright!20',
} as const;

function place({ x, y }: Point): string {
  return `(${x},${y})`;
}

function itemToTikz(item: Item): string {
  switch (item.item) {
    case 'line':
      return lineToTikz(item);
    case 'label': {
      const style = [
        ...(item.plate ? ['fill=white'] : []),
        ...(item.align === 'left' ? ['anchor=west'] : []),
        ...(item.tone === 'muted' ? ['text=provisomuted'] : []),
        ...fontOf(item),
      ];
      return `\\node[${style.join(',')}] at ${place(item.at)} {${item.words.latex}};`;
    }
    case 'dot':
      return `\\fill${paleness(item)} ${place(item.at)} circle[radius=2pt];`;
    case 'tombstone':
      return `\\node${paleness(item)} at ${place(item.at)} {$\\blacksquare$};`;
    case 'rectangle':
      return `\\path[${FILLS[item.fill]}${item.framed ? ',draw=black,line width=1.2pt' : ''}] ${place(item.at)} rectangle +(${item.width},${item.height});`;
    case 'ring':
      return `\\draw ${place(item.at)} circle[radius=${item.radius}pt];`;
    case 'disc': {
      const disc = `\\path[${FILLS[item.fill]}] ${place(item.at)} circle[radius=${item.radius}pt];`;
      const colour = item.fill === 'nobody' ? 'black' : 'white';
      return item.letter === undefined
        ? disc
        : `${disc} \\node[text=${colour}] at ${place(item.at)} {\\bfseries ${latexText(item.letter)}};`;
    }
  }
}

/** What is neither small nor muted has the letters of the picture. */
function fontOf({ tone, small }: Label): string[] {
  const shape = tone === 'muted' ? '\\itshape' : '';
  if (small) return [`font=\\tiny${shape}`];
  return shape === '' ? [] : [`font=\\small${shape}`];
}

function paleness({ pale }: { readonly pale?: true }): string {
  return pale ? '[opacity=.4]' : '';
}

function lineToTikz(line: Line): string {
  const strong = line.kind === 'nobody' ? 'line width=1.5pt' : 'line width=3pt';
  const weight = (line.arrow ? '-latex,' : '') + (line.strong ? strong : 'semithick');
  const curve = curveOf(line).map(
    ({ first, second, end }) =>
      ` .. controls ${place(first)} and ${place(second)} .. ${place(end)}`,
  );
  const way = line.bends?.length ? curve.join('') : ` -- ${place(line.to)}`;
  return `\\draw${paleness(line)}[${weight},${LINES[line.kind]}] ${place(line.from)}${way};`;
}
