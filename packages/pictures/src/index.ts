/** Pictures of games: scenes, and the SVG and TikZ they are written as. */

export { boardPicture, drawingItems, NoDrawingError } from './board.ts';
export { type DagOptions, dagPicture } from './dag.ts';
export { type DrawnClass, drawnOrder } from './drawn-order.ts';
export { type HasseDiagram, hasseDiagram, hassePicture } from './hasse.ts';
export { PictureTooLargeError } from './limits.ts';
export { nestedOrderPicture } from './nested-order.ts';
export { playersProductsPicture, sumTablePicture } from './players-tables.ts';
export { type PlayersTreeOptions, playersTreePicture } from './players-tree.ts';
export { type Plot, plotPicture } from './plots/plot.ts';
export {
  type Box,
  box,
  type Item,
  type Label,
  type Line,
  type LineKind,
  type Point,
  type Scene,
  textWidth,
} from './scene.ts';
export { strategyPicture } from './strategy.ts';
export { escapeXml, type SvgOptions, toSvg } from './svg.ts';
export { stylesheet, type Theme } from './svg-style.ts';
export { tablePicture } from './tables/picture.ts';
export { TIKZ_PACKAGES, type TikzOptions, toTikz } from './tikz.ts';
export { type TreeOptions, treePicture } from './tree.ts';
export { latexText, withoutBars } from './words.ts';
