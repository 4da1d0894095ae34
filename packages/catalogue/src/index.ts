/**
 * Classes of games under labels that never change.
 */

export {
  type BoardEntry,
  buildBoards,
  LISTED_RULESETS,
  type SearchedRuleset,
  searchedRulesets,
  smallestBoards,
  withBoards,
} from './boards.ts';
export { type BuildOptions, buildEntry, buildTable } from './build.ts';
export {
  catalogueText,
  classLabelled,
  contentsOf,
  inCatalogueOrder,
  labelOf,
  TableContents,
} from './contents.ts';
export type { CatalogueEntry } from './entry.ts';
export { type Label, labelText, parseLabel } from './label.ts';
export { BOARD_SCHEMA, ENTRY_SCHEMA } from './schema.ts';
export {
  CATALOGUE_TABLES,
  type CatalogueTable,
  DELIVERED_TABLES,
  fullestTable,
  type TableScope,
  tableNamed,
} from './tables.ts';
