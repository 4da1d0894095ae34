// The first minute: one game on the screen with its tree, its table over the universes and the step
// where an option becomes a tombstone; a box to type another; three things to try.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { AskedState } from '../client/asker.ts';
import { gameStudy } from '../client/questions.ts';
import { moreComes, useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Picture } from '../parts/picture.tsx';
import { Term } from '../parts/term.tsx';
import { Trace } from '../parts/trace.tsx';
import { UniverseTable } from '../parts/universe-table.tsx';
import { address, edit, go, route } from '../route.ts';
import { useSubject } from '../subject.ts';

const FIRST = '{0,*|*}';

/** Whoever begins on it can win. */
const FIRST_BOARD = '....|....|....|....';

/** Games worth a look, and what to look for. */
const TRIES: readonly { readonly game: string; readonly look: string }[] = [
  { game: FIRST, look: 'a tombstone among dicots' },
  { game: '* + *', look: 'zero among dicots only' },
  { game: '{-1|1}', look: 'zero as soon as every end is blocked' },
];

/** `start/G`, or nothing for the first game. */
export const START = 'start';

export function StartView() {
  const [, text = FIRST] = route.value;
  const partsOf = (next: string) => (next === FIRST ? [] : [START, next]);
  const began = useRef(text === FIRST);
  useSubject(text === FIRST ? '' : text);
  const live = useAnswer(gameStudy, { text });
  return (
    <div class="start">
      <section class="hello">
        <h1>Misère games, with reasons</h1>
        <p>
          A game is <span class="formula">{'{'}</span>
          <span class="left">Left’s options</span> <span class="formula">|</span>{' '}
          <span class="right">Right’s options</span>
          <span class="formula">{'}'}</span>. In misère play, whoever cannot move has won. How far a
          game can be simplified depends on the company it keeps: its <em>universe</em>.
        </p>
        <GameBox
          id="first-game"
          label="Type another game"
          value={text}
          problem={live.problem}
          onText={(next) => edit(...partsOf(next))}
          placeholder={FIRST}
        />
        <div class="chips" role="group" aria-label="Games to try">
          {TRIES.map(({ game, look }) => (
            <button type="button" key={game} onClick={() => go(...partsOf(game))}>
              <span class="formula">{game}</span> <span class="quiet">{look}</span>
            </button>
          ))}
        </div>
      </section>
      <p class="first-board">
        Rather play first? Lay vertical dominoes against the program: whoever cannot move wins.{' '}
        <a
          class="button main"
          href={address('board', 'domineering', FIRST_BOARD, 'play', 'misere')}
        >
          Play misère Domineering
        </a>
      </p>
      <AnswerStatus live={live} problems={false} />
      <section class="live" aria-label="The game" aria-busy={live.state === 'computing'}>
        <div class="live-tree">
          <Answered live={live} empty={<NoTree text={text} />}>
            {({ head }) => (
              <>
                <h2>
                  <Formula game={head.game} /> <Outcome is={head.outcome} />
                </h2>
                <div class="tree-block">
                  <Picture picture={head.tree} name="tree" />
                </div>
              </>
            )}
          </Answered>
          <p class="quiet">
            <span class="left">Left’s moves lean left, solid</span>;{' '}
            <span class="right">Right’s lean right, dashed</span>.{' '}
            <a href={address('game', text)}>All about this game</a>
          </p>
        </div>
        <div class="live-table">
          <h2>
            Its simplest form in each <Term name="universe" />
          </h2>
          <Answered live={live} empty={<UniverseTable rows={new Map()} more={moreComes(live)} />}>
            {({ rows }) => <UniverseTable rows={rows} more={moreComes(live)} />}
          </Answered>
        </div>
      </section>
      <section class="first-step">
        <CameAbout game={text} table={live.state} open={began.current} />
      </section>
      <section class="three">
        <h2>Three things to try</h2>
        <ol>
          <li>
            <a href={address('worksheet', 'example', 'first-steps')}>Open a worksheet</a>
            <p>Questions and answers in one column. Change a number and run it again.</p>
          </li>
          <li>
            <a href={address('game', '*+*', 'vs', '0')}>Compare two games</a>
            <p>
              Is <span class="formula">* + *</span> equal to <span class="formula">0</span>? Among
              dicots yes, elsewhere a third game tells them apart.
            </p>
          </li>
          <li>
            <a href={address('board', 'domineering', '...|...')}>Draw a board</a>
            <p>Domineering, Clobber, Hackenbush: who wins, and what the position comes to.</p>
          </li>
        </ol>
      </section>
    </div>
  );
}

interface CameAboutProps {
  readonly game: string;
  readonly table: AskedState;
  /** Whether it is told unasked. */
  readonly open: boolean;
}

/** The steps to the simplest form among dicots, behind one line; found when that is unfolded. */
function CameAbout({ game, table, open }: CameAboutProps) {
  const told = useSignal(open);
  return (
    <details
      class="came-about"
      open={open}
      onToggle={(event) => {
        told.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2>How it came about, among dicots</h2>
      </summary>
      {told.value && <Trace game={game} universe="D" table={table} />}
    </details>
  );
}

/** Where a tree will be. */
function NoTree({ text }: { readonly text: string }) {
  return (
    <>
      <h2>
        <span class="formula">{text}</span>
      </h2>
      <div class="tree-block" />
    </>
  );
}
