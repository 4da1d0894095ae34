// The parameters and the position of a board as text, and boards to try.

import { Problem } from '../parts/problem.tsx';
import { rulesetWords } from '../parts/ruleset-words.ts';
import type { Problem as ProblemData, RulesetInfo } from '../protocol/answers.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { texts } from '../texts/texts.ts';
import type { BoardAddress } from './board-address.ts';

interface BoxesProps {
  readonly ruleset: RulesetInfo;
  readonly at: BoardAddress;
  /** What is wrong with rules of one's own, and with the board. */
  readonly rules?: ProblemData | undefined;
  readonly board: ProblemData | undefined;
  /** The position as it stands in the box, where the address says more. */
  readonly shown?: string;
  readonly write: (change: Partial<BoardAddress>) => void;
  /** Takes a board to try. */
  readonly choose?: (position: string) => void;
}

/** The board as text. */
export function Boxes({
  ruleset,
  at,
  rules,
  board,
  shown = at.position,
  write,
  choose = (position) => write({ position }),
}: BoxesProps) {
  const t = texts.value.board;
  const own = ruleset.name === OWN_NAME;
  const words = rulesetWords(ruleset);
  const box = (problem: ProblemData | undefined, said: string) =>
    ({
      spellcheck: false,
      autocapitalize: 'off',
      autocomplete: 'off',
      'aria-invalid': problem !== undefined,
      'aria-describedby': said,
    }) as const;
  return (
    <>
      {at.parameters.map((value, i) => {
        const id = `parameter-${i}`;
        const onInput = ({ currentTarget }: { currentTarget: { value: string } }) =>
          write({ parameters: at.parameters.with(i, currentTarget.value) });
        return (
          <div class="game-box" key={id}>
            <label for={id}>{words.parameters[i] ?? t.code}</label>
            {own ? (
              <>
                <textarea
                  id={id}
                  rows={rowsOf(value)}
                  {...box(rules, 'rules-said')}
                  value={value}
                  onInput={onInput}
                />
                <div id="rules-said" class="said">
                  {rules && <Problem problem={rules} />}
                </div>
              </>
            ) : (
              <input
                id={id}
                type="text"
                {...box(board, 'position-said')}
                value={value}
                onInput={onInput}
              />
            )}
          </div>
        );
      })}
      <div class="game-box">
        <label for="position">
          {t.position}{' '}
          <span class="quiet" lang={words.notation.lang}>
            {words.notation.text}
          </span>
        </label>
        <input
          id="position"
          type="text"
          {...box(board, 'position-said')}
          value={shown}
          onInput={({ currentTarget }) => write({ position: currentTarget.value })}
        />
      </div>
      <div class="chips" role="group" aria-label={t.toTry}>
        {ruleset.examples.map((one) => (
          <button type="button" key={one} onClick={() => choose(one)}>
            <code>{one}</code>
          </button>
        ))}
      </div>
      <div id="position-said" class="said">
        {board && <Problem problem={board} />}
      </div>
    </>
  );
}

/** Rules are often longer than a line of a phone, where the browser does not see to that itself. */
function rowsOf(text: string): number {
  return Math.min(8, Math.ceil((text.length + 1) / 40));
}
