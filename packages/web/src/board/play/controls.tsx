// Buttons and keys of a match: take back, ask for a hint, go back and forth.

import { useEffect } from 'preact/hooks';
import { playedFrom } from '../../protocol/match-tree.ts';
import type { PlayedMatch } from './use-match.ts';

const STEPS = [
  { way: 'start', sign: '⇤', name: 'To the start' },
  { way: 'back', sign: '←', name: 'One move back' },
  { way: 'on', sign: '→', name: 'One move on' },
  { way: 'end', sign: '⇥', name: 'To the end' },
] as const;

interface ControlsProps {
  readonly match: PlayedMatch;
  readonly askHint: (() => void) | undefined;
}

export function Controls({ match, askHint }: ControlsProps) {
  const { tree, step, takeBack, restart } = match;
  const some = tree.at.length > 0;
  const more = playedFrom(tree.lines, tree.at).length > 0;
  return (
    <div class="controls" role="group" aria-label="The match">
      <button type="button" onClick={takeBack} disabled={!some}>
        Take back
      </button>
      <button type="button" onClick={askHint} disabled={askHint === undefined}>
        Hint
      </button>
      <button type="button" onClick={restart} disabled={tree.lines.length === 0}>
        New game
      </button>
      <span class="steps-through">
        {STEPS.map(({ way, sign, name }) => (
          <button
            type="button"
            key={way}
            aria-label={name}
            title={name}
            onClick={() => step(way)}
            disabled={way === 'start' || way === 'back' ? !some : !more}
          >
            {sign}
          </button>
        ))}
      </span>
    </div>
  );
}

/** ← and → go through the line wherever they have no meaning of their own. */
export function useArrows({ step }: PlayedMatch): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, [role="grid"]'))
        return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      step(key === 'ArrowLeft' ? 'back' : 'on');
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  });
}
