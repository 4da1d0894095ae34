// Drawing a board, playing on it and looking at what was played: three modes, each with its address.

import type { MatchTurn } from '../protocol/matches.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { address } from '../route.ts';
import { type BoardAddress, boardAddress, type MatchMode } from './board-address.ts';
import { USUAL } from './play/match-setup.ts';

const MODES: readonly { readonly mode: MatchMode | undefined; readonly title: string }[] = [
  { mode: undefined, title: 'Edit' },
  { mode: 'play', title: 'Play' },
  { mode: 'analyse', title: 'Analyse' },
];

interface Props {
  readonly at: BoardAddress;
  /** The board on which a match begins where the address does not say it. */
  readonly start: string;
  /** Where moves have led from the position of the address. */
  readonly now?: Pick<MatchTurn, 'ruleset' | 'position'> | undefined;
}

export function ModeTabs({ at, start, now }: Props) {
  const { match } = at;
  const position = at.unsaid ? start : at.position;
  return (
    <nav class="modes" aria-label="Mode">
      {MODES.map(({ mode, title }) => (
        <a
          key={title}
          aria-current={match?.mode === mode ? 'true' : undefined}
          href={address(
            ...boardAddress(
              mode === undefined
                ? edited(at, now)
                : { ...at, position, match: { setup: USUAL, tree: '', ...match, mode } },
            ),
          )}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The board that is edited: that of the position, which on a picture may be of another ruleset. */
function edited(at: BoardAddress, now: Props['now']): BoardAddress {
  const board = { ...at, position: now?.position ?? at.position, match: undefined };
  // Rules of one's own have no name.
  if (now === undefined || at.name === OWN_NAME || now.ruleset === at.name) return board;
  return at.match?.tree === ''
    ? { ...at, match: undefined }
    : { ...board, name: now.ruleset, parameters: [] };
}
