// The tables of `proviso census`, taken from the engine.

import {
  type Arena,
  BudgetError,
  CensusError,
  census,
  classTable,
  coverTable,
  dayThreeBounds,
  dayThreeTable,
  dayTwoGrid,
  dicotDayThree,
  equalDayTwoTable,
  integer,
  invertibleDayTwoTable,
  invertibleOnlyInB,
  invertibleOnlyInE,
  rankTwoCounts,
  summaryTable,
  type Table,
  type TableFormat,
  type Universe,
  writeTable,
} from '@proviso/engine';
import { Session } from '@proviso/language';
import { UsageError } from './command.ts';
import { ProgressLine } from './output/progress.ts';
import { UNIVERSES } from './universes.ts';

export interface CensusRequest {
  readonly universe: string;
  readonly rank: number;
  readonly show: string;
  readonly format: string;
  readonly seconds: number;
  readonly megabytes: number;
}

/** The table as text, or why there is none. */
export function censusText(
  request: CensusRequest,
): { readonly text: string } | { readonly failure: string } {
  const session = new Session();
  const { arena } = session;
  const universes = (request.universe === 'all' ? UNIVERSES : [request.universe]).map((text) =>
    universeOf(session, text),
  );
  const progress = new ProgressLine();
  const begun = Date.now();
  try {
    const table = arena.under(
      {
        maxBytes: request.megabytes * 2 ** 20,
        deadline: begun + request.seconds * 1000,
        onProgress: (state) => {
          if (Date.now() - begun >= 1000) progress.show(state);
        },
      },
      () => tableOf(arena, universes, request),
    );
    return { text: writeTable(table, request.format as TableFormat) };
  } catch (error) {
    if (error instanceof BudgetError || error instanceof CensusError) {
      return { failure: error.message };
    }
    throw error;
  } finally {
    progress.clear();
  }
}

function universeOf(session: Session, text: string): Universe {
  const { result, value } = session.run(text);
  if (value?.type === 'universe') return value.universe;
  const why = result.ok ? `\`${text}\` is not a universe` : result.error.message;
  throw new UsageError(`--universe: ${why}`);
}

function tableOf(arena: Arena, universes: readonly Universe[], request: CensusRequest): Table {
  const { show, rank } = request;
  switch (show) {
    case 'equal-day-2':
      return equalDayTwoTable(arena);
    case 'invertible-day-2':
      return invertibleDayTwoTable(arena);
    case 'grid-day-2':
      return dayTwoGrid(arena);
    case 'invertible-only-in-B':
      return invertibleOnlyInB(arena);
    case 'invertible-only-in-E':
      return invertibleOnlyInE(arena);
    case 'counts-day-2':
      return rankTwoCounts(arena);
    case 'day-3': {
      // Dicots are counted in every universe; where -1 lives, all members can only be bounded.
      const wider = universes.filter((universe) => universe.contains(arena, integer(arena, -1)));
      return dayThreeTable(
        universes.map((universe) => dicotDayThree(arena, universe)),
        wider.map((universe) => dayThreeBounds(arena, universe)),
      );
    }
    default:
      break;
  }
  const all = universes.map((universe) => census(arena, universe, rank));
  if (show === 'summary') return summaryTable(arena, all);
  const [only, another] = all;
  if (only === undefined || another !== undefined) {
    throw new UsageError(`--show ${show} is of one universe; \`all\` goes with summary and day-3`);
  }
  return show === 'order' ? coverTable(arena, only) : classTable(arena, only);
}
