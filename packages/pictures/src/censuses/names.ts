/** What the language and the command call the tables. The functions that make them stand in by-name.ts. */

/** The tables of censuses; the summary is of several, side by side. */
export const CENSUS_TABLE_NAMES = ['classes', 'order', 'covers', 'summary'] as const;

/** The tables of the papers, by the paper's key and the number of the table in it. */
export const PAPER_TABLE_NAMES = [
  ...(['dwyer:1', 'dwyer:2', 'dwyer:3'] as const),
  ...(['davies-milley:1', 'davies-milley:2', 'davies-milley:3'] as const),
] as const;

export type CensusTableName = (typeof CENSUS_TABLE_NAMES)[number];
export type PaperTableName = (typeof PAPER_TABLE_NAMES)[number];
