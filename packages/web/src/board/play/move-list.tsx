// The moves that were played, with the lines that were tried instead; each leads to its place.

import type { ComponentChildren } from 'preact';
import type { Branch } from '../../protocol/match-tree.ts';
import type { PlayerName } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  readonly lines: readonly Branch[];
  readonly at: readonly number[];
  readonly first: PlayerName;
  /** What the moves are called, by their paths. */
  readonly names: Readonly<Record<string, string>>;
  readonly goTo: (path: readonly number[]) => void;
}

export function MoveList(props: Props) {
  const { lines } = props;
  return (
    <div class="move-list">
      {lines.length === 0 ? (
        <p class="quiet">{texts.value.match.nothingPlayed}</p>
      ) : (
        <ol aria-label={texts.value.match.movesPlayed}>{following(props, lines, [])}</ol>
      )}
    </div>
  );
}

/** A line, and after each of its moves those that were tried instead. */
function following(
  props: Props,
  branches: readonly Branch[],
  path: readonly number[],
): ComponentChildren[] {
  const shown: ComponentChildren[] = [];
  let [first, ...others] = branches;
  let before = path;
  /** Whether other lines stand between a move and the one before it. */
  let resumes = false;
  while (first !== undefined) {
    shown.push(
      <PlayedMove
        key={[...before, first.move].join('.')}
        {...props}
        before={before}
        move={first.move}
        resumes={resumes}
      />,
    );
    for (const other of others) {
      shown.push(
        <li key={`instead ${[...before, other.move].join('.')}`} class="instead">
          <ol aria-label={texts.value.match.triedInstead}>{following(props, [other], before)}</ol>
        </li>,
      );
    }
    resumes = others.length > 0;
    before = [...before, first.move];
    [first, ...others] = first.after;
  }
  return shown;
}

interface MoveProps extends Props {
  readonly before: readonly number[];
  readonly move: number;
  readonly resumes: boolean;
}

function PlayedMove({ before, move, resumes, at, first, names, goTo }: MoveProps) {
  const path = [...before, move];
  const here = path.join('.') === at.join('.');
  const side = (before.length % 2 === 0) === (first === 'left') ? 'left' : 'right';
  const name = names[path.join('.')] ?? '…';
  return (
    <li>
      <button
        type="button"
        class={`plain ${side}`}
        aria-current={here ? 'step' : undefined}
        aria-label={texts.value.match.move(path.length, texts.value.common.players[side], name)}
        onClick={() => goTo(path)}
      >
        <span class="quiet">
          {resumes && `${before.length} … `}
          {path.length}.
        </span>{' '}
        {name}
      </button>
    </li>
  );
}
