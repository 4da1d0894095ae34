// Drawing a board, playing on it and looking at what was played: three modes, each with its address.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchTurn } from '../protocol/matches.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { type BoardAddress, boardAddress, type MatchMode } from './board-address.ts';
import { USUAL } from './play/match-setup.ts';

/** In which a board is drawn, the match-less one, comes first. */
const MODES: readonly (MatchMode | undefined)[] = [undefined, 'play', 'analyse'];

/** Whether a tab was pressed: its mode has tabs of its own, and the focus goes with the old ones. */
let pressed = false;

interface Props {
  readonly at: BoardAddress;
  /** The board on which a match begins where the address does not say it. */
  readonly start: string;
  /** Where moves have led from the position of the address. */
  readonly now?: Pick<MatchTurn, 'ruleset' | 'position'> | undefined;
}

export function ModeTabs({ at, start, now }: Props) {
  const t = texts.value.board;
  const { match } = at;
  const position = at.unsaid ? start : at.position;
  const tabs = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body;
    if (pressed && lost) tabs.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    pressed = false;
  }, [match?.mode]);
  return (
    <nav class="modes" aria-label={t.modes} ref={tabs}>
      {MODES.map((mode) => (
        <a
          key={mode ?? 'edit'}
          aria-current={match?.mode === mode ? 'true' : undefined}
          onClick={() => {
            pressed = true;
          }}
          href={address(
            ...boardAddress(
              mode === undefined
                ? edited(at, now)
                : { ...at, position, match: { setup: USUAL, tree: '', ...match, mode } },
            ),
          )}
        >
          {t.mode[mode ?? 'edit']}
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
