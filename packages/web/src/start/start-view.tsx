// The first minute: one game on the screen with its tree, its table over the universes and the step
// where an option becomes a tombstone; a box to type another; three things to try.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { AskedState } from '../client/asker.ts';
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
import type { Wrap } from '../texts/rich.ts';
import { texts } from '../texts/texts.ts';
import { FIRST } from './first-game.ts';
import { firstViewStudy } from './start-study.ts';

/** Whoever begins on it can win. */
const FIRST_BOARD = '....|....|....|....';

/** Games worth a look, as they are typed and as they are shown, and what to look for. */
const TRIES = [
  { game: FIRST, shown: '{0, * | *}', look: 'tombstone' },
  { game: '* + *', shown: '* + *', look: 'zero' },
  { game: '{-1|1}', shown: '{1\u0304 | 1}', look: 'blocked' },
] as const;

const formula: Wrap = (words) => <span class="formula">{words}</span>;
const left: Wrap = (words) => <span class="left">{words}</span>;
const right: Wrap = (words) => <span class="right">{words}</span>;

/** `start/G`, or nothing for the first game. */
export const START = 'start';

export function StartView() {
  const [, text = FIRST] = route.value;
  const partsOf = (next: string) => (next === FIRST ? [] : [START, next]);
  const began = useRef(text === FIRST);
  useSubject(text === FIRST ? '' : text);
  const t = texts.value.start;
  const live = useAnswer(firstViewStudy, { text });
  return (
    <div class="start">
      <section class="hello">
        <h1>{t.heading}</h1>
        <p>
          {t.hello(formula, left, right, (words) => (
            <em>{words}</em>
          ))}
        </p>
        <GameBox
          id="first-game"
          label={t.box}
          value={text}
          problem={live.problem}
          onText={(next) => edit(...partsOf(next))}
          placeholder={FIRST}
        />
        <div class="chips" role="group" aria-label={t.tries}>
          {TRIES.map(({ game, shown, look }) => (
            <button type="button" key={game} onClick={() => go(...partsOf(game))}>
              <Formula game={{ text: shown }} /> <span class="quiet">{t.try[look]}</span>
            </button>
          ))}
        </div>
      </section>
      <p class="first-board">
        {t.playFirst}{' '}
        <a
          class="button main"
          href={address('board', 'domineering', FIRST_BOARD, 'play', 'misere')}
        >
          {t.play}
        </a>
      </p>
      <AnswerStatus live={live} problems={false} />
      <section class="live" aria-label={t.game} aria-busy={live.state === 'computing'}>
        <div class="live-tree">
          <Answered live={live} empty={<NoTree text={text} />}>
            {({ head, corrects }) => (
              <>
                {corrects && (
                  <p class="note" role="status">
                    {t.corrects}
                  </p>
                )}
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
            {t.lean(left, right)} <a href={address('game', text)}>{t.all}</a>
          </p>
        </div>
        <div class="live-table">
          <h2>
            {t.table((words) => (
              <Term name="universe">{words}</Term>
            ))}
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
        <h2>{t.three}</h2>
        <ol>
          <li>
            <a href={address('worksheet', 'example', 'first-steps')}>{t.sheet}</a>
            <p>{t.sheetSays}</p>
          </li>
          <li>
            <a href={address('game', '*+*', 'vs', '0')}>{t.compare}</a>
            <p>
              {t.compareSays(
                <Formula game={{ text: '* + *' }} />,
                <Formula game={{ text: '0' }} />,
              )}
            </p>
          </li>
          <li>
            <a href={address('board', 'domineering', '...|...')}>{t.board}</a>
            <p>{t.boardSays}</p>
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
        <h2>{texts.value.start.cameAbout}</h2>
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
        <Formula game={{ text }} />
      </h2>
      <div class="tree-block" />
    </>
  );
}
