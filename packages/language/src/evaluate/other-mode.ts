// A session's state for another kind of games. What outlives a statement, as a ruleset does, keeps it,
// and sees what is set later: everything but the kind of games is asked of the session.

import { functions, playersFunctions } from '../functions/registry.ts';
import type { PlayersMode } from '../values/players-mode.ts';
import { notations, playersNotations } from './notations.ts';
import type { State } from './state.ts';

export function stateInMode(session: State, mode: PlayersMode | undefined): State {
  const several = mode !== undefined;
  return {
    get arena() {
      return session.arena;
    },
    get universe() {
      return session.universe;
    },
    get stores() {
      return session.stores;
    },
    get globals() {
      return session.globals;
    },
    get memory() {
      return session.memory;
    },
    get loops() {
      return session.loops;
    },
    mode,
    functions: several ? playersFunctions : functions,
    otherFunctions: several ? functions : playersFunctions,
    notations: several ? playersNotations : notations,
    useFiles: (call, evaluator, scope) => session.useFiles(call, evaluator, scope),
    remark: (remark) => session.remark(remark),
    inMode: (other) => session.inMode(other),
  };
}
