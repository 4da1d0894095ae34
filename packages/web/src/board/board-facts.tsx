// Who wins on a board, how it falls apart, and its copies.

import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { OutcomeFacts } from '../parts/outcome.tsx';
import { Picture } from '../parts/picture.tsx';
import type { BoardHead } from '../protocol/answers.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly head: BoardHead;
  /** Whether the board has a name that differs from its text. */
  readonly named?: boolean;
  /** Whether who wins is told. */
  readonly outcomes?: boolean;
}

export function BoardFacts({ head, named = false, outcomes = true }: Props) {
  const t = texts.value.board;
  return (
    <>
      {(outcomes || named) && (
        <dl class="facts">
          {outcomes && <OutcomeFacts misere={head.outcome} normal={head.normalOutcome} />}
          {named && (
            <>
              <dt>{t.namedPosition}</dt>
              <dd>
                <code>{head.call}</code>
              </dd>
            </>
          )}
        </dl>
      )}
      <p>
        <a href={address('game', head.call)}>{t.openAsGame}</a>
      </p>
      <CopyMenu
        label={t.copy}
        items={[
          textCopy(texts.value.common.text, 'board.pvs', () => head.call),
          ...(head.picture
            ? [
                textCopy('SVG', 'board.svg', () => head.picture?.svg ?? ''),
                textCopy('TikZ', 'board.tex', () => head.picture?.tikz ?? ''),
              ]
            : []),
          textCopy('JSON', 'board.json', () => JSON.stringify(head.call)),
        ]}
      />
      {head.components.length > 1 && (
        <details open>
          <summary>{t.components(head.components.length)}</summary>
          <ul class="components">
            {head.components.map(({ position, picture }, i) => (
              <li key={`${i} ${position}`}>
                {picture ? <Picture picture={picture} bare /> : <code>{position}</code>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
