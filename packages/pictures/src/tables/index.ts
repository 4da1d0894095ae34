/** Tables as data, and the formats they are written in. */

export {
  formatOfEnding,
  TABLE_ENDINGS,
  TABLE_FORMATS,
  type TableFormat,
  TITLED_FORMATS,
  writeTable,
} from './formats.ts';
export {
  answerCell,
  formCell,
  formsCell,
  marked,
  optionsCell,
  type Table,
  type TableCell,
  type TableMark,
  wordCell,
} from './table.ts';
