/** The literature index: papers, their entries, and the runner. */

export { type Answer, Cases, given } from './cases.ts';
export {
  type Entry,
  type Erratum,
  type Finding,
  type FoundTable,
  Mismatch,
  type Paper,
} from './entry.ts';
export { agrees, Fixture, type FixtureOptions, holds } from './fixture.ts';
export { itemId } from './item-id.ts';
export { isLong, longItems } from './long.ts';
export { type Mention, mentions } from './mentions.ts';
export { papers } from './papers.ts';
export { type EntryReport, type RunOptions, runEntry, runPapers, type Verdict } from './run.ts';
export { type Selected, type Selection, SelectionError, select } from './select.ts';
export { STANDING_NAMES, STANDINGS, type Standing } from './standing.ts';
export { type Place, type Tally, tally } from './tally.ts';
export type { Watcher } from './watch.ts';
