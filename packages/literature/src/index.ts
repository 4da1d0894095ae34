/** The literature index: papers, their entries, and the runner. */

export {
  type Entry,
  type Erratum,
  type Finding,
  type FoundTable,
  Mismatch,
  type Paper,
  STANDINGS,
  type Standing,
} from './entry.ts';
export { agrees, holds, Lab, type LabOptions } from './lab.ts';
export { papers } from './papers.ts';
export { type EntryReport, runEntry, runPapers, type Tally, tally, type Verdict } from './run.ts';
