/** Worksheets: their cells, answers as they are shown, and the files a sheet is taken along in. */

export { type Piece, piecesOf, proseOf, proseText, resettled, worksheetOf } from './cells.ts';
export { citationBibtex, citationText, fileNameOf } from './citation.ts';
export { type AnswerCopy, copiesOf } from './copies.ts';
export { digestOf } from './digest.ts';
export { SHEET_FORMATS, type SheetFormat, sheetFormat } from './format-names.ts';
export { writeSheet } from './formats.ts';
export { type MathWriter, mathmlWriter, ordinarySigns } from './mathml.ts';
export { type MimeBundle, mimeBundle } from './mime-bundle.ts';
export { ownDrawing } from './own-drawing.ts';
export { type Showing, show, shownAnswer } from './show.ts';
export type {
  Phrase,
  Picture,
  Problem,
  Ran,
  Sentence,
  Shown,
  ShownBoard,
  ShownList,
  ShownTable,
  TableFile,
  Written,
} from './shown.ts';
export {
  type Making,
  type TakenAnswer,
  type TakenCell,
  type TakenSheet,
  takenCells,
  titleOf,
} from './taken.ts';
export { phrases, picture, sentence, written } from './written.ts';
