/** Worksheets: their cells, and answers as they are shown and written down. */

export { type Piece, piecesOf, proseOf, resettled, worksheetOf } from './cells.ts';
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
export { phrases, picture, sentence, written } from './written.ts';
