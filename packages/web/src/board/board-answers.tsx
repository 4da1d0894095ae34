// What is answered of a board: who wins, where each move leads, and what it comes to in each universe.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardQuestion, Study } from '../client/questions.ts';
import type { Live } from '../client/use-answer.ts';
import { Answered } from '../parts/answered.tsx';
import type { BoardHead, BoardOption, Picture, RulesetInfo } from '../protocol/answers.ts';
import { type UniverseKey, universeLabel } from '../protocol/universes.ts';
import { edit } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { type BoardAddress, boardAddress } from './board-address.ts';
import { BoardFacts } from './board-facts.tsx';
import { ComesTo } from './comes-to.tsx';
import { Moves, type ShownMove } from './moves.tsx';
import { SensibleMoves, useSensible } from './sensible.tsx';

interface Props {
  readonly live: Live<BoardQuestion, Study<BoardHead>>;
  /** What is being computed, and whether it is. */
  readonly status: ComponentChildren;
  readonly busy: boolean;
  readonly ruleset: RulesetInfo;
  readonly at: BoardAddress;
  /** Whether there is a board to ask about. */
  readonly readable: boolean;
  /** How a move is shown and made, on the board that was asked about. */
  readonly shownMove: (option: BoardOption, question: BoardQuestion) => ShownMove;
  /** The picture that is copied, where it is another than that of the answer. */
  readonly picture?: Picture | undefined;
}

export function BoardAnswers({
  live,
  status,
  busy,
  ruleset,
  at,
  readable,
  shownMove,
  picture,
}: Props) {
  const t = texts.value.board;
  const sensible = useSensible(at.sensible, at.name, live.question.call, readable);
  const marked = sensible?.answer?.universe;
  const play = marked === undefined ? 'misère' : universeLabel(marked).play;
  const moves = useRef<HTMLHeadingElement>(null);
  const choose = (sensible: UniverseKey | undefined) => edit(...boardAddress({ ...at, sensible }));
  return (
    <>
      <section class="board-facts" aria-busy={busy}>
        {status}
        <Answered live={live}>
          {({ head }) => (
            <BoardFacts
              head={picture ? { ...head, picture } : head}
              named={ruleset.graphs !== undefined}
            />
          )}
        </Answered>
      </section>
      {(live.answer || live.previous) && (
        <>
          <section class="wide">
            <h2 ref={moves} tabIndex={-1}>
              {t.moves}
            </h2>
            <SensibleMoves live={sensible} chosen={at.sensible} choose={choose} />
            <Answered live={live}>
              {({ head }, question) => {
                const shown = (option: BoardOption) => {
                  const one = shownMove(option, question);
                  const move = () => {
                    // The button goes with its position; whoever pressed it by key goes on from here.
                    moves.current?.focus({ preventScroll: true });
                    one.move();
                  };
                  return { ...one, move };
                };
                return (
                  <div class="moves">
                    <Moves
                      who="left"
                      options={head.left}
                      shown={shown}
                      fates={sensible?.answer?.left}
                    />
                    <Moves
                      who="right"
                      options={head.right}
                      shown={shown}
                      fates={sensible?.answer?.right}
                    />
                  </div>
                );
              }}
            </Answered>
            <p class="quiet">{t.movesNote[play]}</p>
          </section>
          <ComesTo live={live} ruleset={ruleset} chosen={at.sensible} choose={choose} />
        </>
      )}
    </>
  );
}
