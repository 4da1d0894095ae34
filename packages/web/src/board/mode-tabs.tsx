// Drawing a board, playing on it and looking at what was played: three modes, each with its address.

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
  /** The position that is looked at, where moves led away from that of the address. */
  readonly position?: string | undefined;
}

export function ModeTabs({ at, position = at.position }: Props) {
  const { match } = at;
  return (
    <nav class="modes" aria-label="Mode">
      {MODES.map(({ mode, title }) => (
        <a
          key={title}
          aria-current={match?.mode === mode ? 'true' : undefined}
          href={address(
            ...boardAddress(
              mode === undefined
                ? { ...at, position, match: undefined }
                : { ...at, match: { setup: USUAL, tree: '', ...match, mode } },
            ),
          )}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
