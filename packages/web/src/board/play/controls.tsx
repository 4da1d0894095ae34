// Buttons and keys of a match: take back, ask for a hint, go back and forth.

import { useLayoutEffect } from 'preact/hooks';
import { playedFrom } from '../../protocol/match-tree.ts';
import { texts } from '../../texts/texts.ts';
import type { PlayedMatch } from './use-match.ts';

const STEPS = [
  { way: 'start', sign: '⇤' },
  { way: 'back', sign: '←' },
  { way: 'on', sign: '→' },
  { way: 'end', sign: '⇥' },
] as const;

interface ControlsProps {
  readonly match: PlayedMatch;
  readonly askHint: (() => void) | undefined;
}

export function Controls({ match, askHint }: ControlsProps) {
  const t = texts.value.match;
  const { tree, step, takeBack, restart } = match;
  const some = tree.at.length > 0;
  const more = playedFrom(tree.lines, tree.at).length > 0;
  return (
    <div class="controls" role="group" aria-label={t.label}>
      <button type="button" onClick={takeBack} disabled={!some}>
        {t.takeBack}
      </button>
      <button type="button" onClick={askHint} disabled={askHint === undefined}>
        {t.hint}
      </button>
      <button type="button" onClick={restart} disabled={tree.lines.length === 0}>
        {t.newGame}
      </button>
      <span class="steps-through">
        {STEPS.map(({ way, sign }) => (
          <button
            type="button"
            key={way}
            aria-label={t.steps[way]}
            title={t.steps[way]}
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
  // At once: a second key before the next frame would go on from the move before.
  useLayoutEffect(() => {
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
