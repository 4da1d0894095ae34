/** Pictures of games: scenes, and the SVG and TikZ they are written as. */

export { type DagOptions, dagPicture, PictureTooLargeError } from './dag.ts';
export { type HasseDiagram, hasseDiagram, hassePicture } from './hasse.ts';
export { type Item, type Scene, textWidth } from './scene.ts';
export { escapeXml, toSvg } from './svg.ts';
export { type TikzOptions, toTikz } from './tikz.ts';
export { type TreeOptions, treePicture } from './tree.ts';
