// Every function of the language, in one map.

import type { FunctionDescriptor } from '../values/descriptor.ts';
import { BOARD_REASONS } from './board-reasons.ts';
import { BOARDS } from './boards.ts';
import { CATALOGUE } from './catalogue.ts';
import { CENSUS } from './census.ts';
import { CENSUS_TABLES } from './census-tables.ts';
import { FAMILIES } from './families.ts';
import { FAMILY } from './family.ts';
import { FILES } from './files.ts';
import { FORMS } from './forms.ts';
import { HELP } from './help.ts';
import { IMPARTIAL } from './impartial.ts';
import { INVERSES } from './inverses.ts';
import { LISTS } from './lists.ts';
import { ORDER } from './order.ts';
import { PICTURES } from './pictures.ts';
import { PLAY } from './play.ts';
import { PLAYERS } from './players.ts';
import { QUOTIENT_PICTURES } from './quotient-pictures.ts';
import { QUOTIENTS } from './quotients.ts';
import { REALISING } from './realising.ts';
import { REASONS } from './reasons.ts';
import { REDUCTION } from './reduction.ts';
import { RULESETS } from './rulesets.ts';
import { SELECTIONS } from './selections.ts';
import { SENSIBLE } from './sensible.ts';
import { SEQUENCES } from './sequences.ts';
import { STRATEGIES } from './strategies.ts';
import { TABLES } from './tables.ts';
import { TEXTS } from './texts.ts';
import { TOTALS } from './totals.ts';
import { TRYING } from './trying.ts';
import { VARIANTS } from './variants.ts';

/** The functions of games of two players by name. */
export const functions: ReadonlyMap<string, FunctionDescriptor> = new Map(
  [
    PLAY,
    ORDER,
    REDUCTION,
    INVERSES,
    QUOTIENTS,
    QUOTIENT_PICTURES,
    IMPARTIAL,
    REASONS,
    BOARD_REASONS,
    FORMS,
    FAMILIES,
    CENSUS,
    CENSUS_TABLES,
    CATALOGUE,
    BOARDS,
    RULESETS,
    VARIANTS,
    REALISING,
    SENSIBLE,
    STRATEGIES,
    PICTURES,
    LISTS,
    TOTALS,
    SELECTIONS,
    TEXTS,
    TRYING,
    TABLES,
    SEQUENCES,
    FAMILY,
    FILES,
    HELP,
  ]
    .flat()
    .map((descriptor) => [descriptor.name, descriptor]),
);

/** The functions of games of several players, which `use N players` switches to. */
export const playersFunctions: ReadonlyMap<string, FunctionDescriptor> = new Map(
  [PLAYERS, LISTS, TOTALS, SELECTIONS, TEXTS, TRYING, TABLES, SEQUENCES, FILES, HELP]
    .flat()
    .map((descriptor) => [descriptor.name, descriptor]),
);
