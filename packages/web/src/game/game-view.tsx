// A game: who wins, what it comes to in each universe, how it is reduced, and how it compares with
// another. The address holds both games and the universe that is looked at.

import { useSignal } from '@preact/signals';
import { copiesOf } from '@proviso/language/sheets';
import { gameModulo, gameStudy, withRow } from '../client/questions.ts';
import { moreComes, useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { FoldedGame } from '../parts/long-form.tsx';
import { NoSuch } from '../parts/no-such.tsx';
import { Outcome, OutcomeFacts } from '../parts/outcome.tsx';
import { OwnUniverse } from '../parts/own-universe.tsx';
import { Picture } from '../parts/picture.tsx';
import { Term } from '../parts/term.tsx';
import { Trace } from '../parts/trace.tsx';
import { UniverseCopies } from '../parts/universe-copies.tsx';
import { grouped, UniverseTable } from '../parts/universe-table.tsx';
import { UniverseTerm } from '../parts/universe-term.tsx';
import { universeWords } from '../parts/universe-words.ts';
import type { GameHead } from '../protocol/answers.ts';
import {
  ownUniverse,
  readUniverse,
  UNIVERSES,
  type UniverseKey,
  universeLabel,
} from '../protocol/universes.ts';
import { address, edit, rename, route } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { Builder } from './builder.tsx';
import { Comparison } from './comparison.tsx';
import '../style/game.css';

const FIRST = '{0,*|*}';
/** Longer games are not typeset in one line. */
const LINE_LENGTH = 44;

/** `game/G`, `game/G/vs/H`, `game/G/vs/H/mod/U`; the middle may be missing. */
function readAddress(parts: readonly string[]): {
  first: string;
  second: string;
  universe: UniverseKey;
  /** What the address says of a universe, where there is none of that name. */
  unknown: string | undefined;
} {
  const [, first = FIRST, ...rest] = parts;
  const after = (word: string) => {
    const at = rest.indexOf(word);
    return at % 2 === 0 ? rest[at + 1] : undefined;
  };
  const named = after('mod');
  const universe = readUniverse(named);
  const unknown = universe === undefined ? named : undefined;
  return { first, second: after('vs') ?? '', universe: universe ?? 'D', unknown };
}

export function GameView() {
  const { first, second, universe, unknown } = readAddress(route.value);
  const t = texts.value.game;
  const live = useAnswer(gameStudy, { text: first });
  const own = ownUniverse(universe);
  const ownRow = useAnswer(
    gameModulo,
    own && { text: first, universe: own },
    live.state === 'done',
  );
  const parts = (g: string, h: string, u: UniverseKey) => [
    'game',
    g,
    ...(h === '' ? [] : ['vs', h]),
    ...(u === 'D' ? [] : ['mod', u]),
  ];
  const write = (g: string, h: string, u: UniverseKey) => rename(...parts(g, h, u));
  const type = (g: string, h: string) => edit(...parts(g, h, universe));
  const games = second === '' ? first : `${first} ${texts.value.frame.beside} ${second}`;
  useSubject(universe === 'D' ? games : `${games} mod ${universeLabel(universe).label}`);
  // What stands below the facts comes after them, so that it need not jump when they arrive; below a text
  // that was never a game there is nothing.
  const { answer, previous, problem } = live;
  const never = problem !== undefined && answer === undefined && previous === undefined;
  const begun = !never && (!moreComes(live) || answer !== undefined);
  return (
    <div class="game">
      <section>
        <h1>{t.heading}</h1>
        {unknown !== undefined && (
          <NoSuch
            what="universe"
            name={unknown}
            known={UNIVERSES.map(({ key, label, words }) => ({
              name: key,
              title: `${label}: ${universeWords({ key, words })}`,
              href: address(...parts(first, second, key)),
            }))}
          />
        )}
        <GameBox
          id="game"
          label={t.box}
          value={first}
          problem={live.problem}
          onText={(text) => type(text, second)}
          placeholder={FIRST}
        />
        <details class="build">
          <summary>{t.byHand}</summary>
          <Builder
            text={first}
            dag={live.answer?.head.dagJson}
            known={live.answer !== undefined}
            onText={(text) => type(text, second)}
          />
        </details>
      </section>
      <section aria-busy={live.state === 'computing'}>
        <AnswerStatus live={live} problems={false} />
        <Answered live={live}>
          {({ head }) => (
            <div class="game-facts">
              <Facts head={head} />
              <Pictures head={head} />
            </div>
          )}
        </Answered>
      </section>
      {begun && (
        <>
          <section>
            <h2>{t.inEach}</h2>
            <Answered live={live} empty={<p class="quiet">{t.nothingKnown}</p>}>
              {({ rows }, { text }) => (
                <>
                  <UniverseTable
                    rows={withRow(rows, ownRow?.answer)}
                    more={moreComes(live) || (ownRow !== undefined && moreComes(ownRow))}
                    chosen={universe}
                    choose={(key) => write(first, second, key)}
                  />
                  <UniverseCopies subject={text} rows={withRow(rows, ownRow?.answer)} />
                  <p class="in-catalogue">
                    <a href={address('census', 'of', text)}>{texts.value.catalogue.inCatalogue}</a>
                  </p>
                </>
              )}
            </Answered>
            {ownRow && <AnswerStatus live={ownRow} />}
            <OwnUniverse
              chosen={universe}
              choose={(key) => write(first, second, key)}
              clear={() => write(first, second, 'D')}
            />
          </section>
          <section>
            <h2>{t.reduced(<UniverseTerm universe={universe} />)}</h2>
            <Trace game={first} universe={universe} table={live.state} />
          </section>
          <section>
            <h2>{t.beside}</h2>
            <Comparison
              first={first}
              second={second}
              universe={universe}
              table={live.state}
              onSecond={(text) => type(first, text)}
              choose={(key) => write(first, second, key)}
            />
          </section>
        </>
      )}
    </div>
  );
}

function Facts({ head }: { readonly head: GameHead }) {
  const t = texts.value.game;
  const { ascii, latex, text } = head.game;
  const typed = ascii === undefined ? {} : { ascii };
  return (
    <div class="facts-block">
      <p class="big">
        {/* What is too long for a line is text, which can be broken between signs. */}
        <FoldedGame game={text.length > LINE_LENGTH ? { text, ...typed } : head.game} />
      </p>
      <dl class="facts">
        <OutcomeFacts misere={head.outcome} normal={head.normalOutcome} />
        <dt>
          <Term name="passing outcome">{t.passing}</Term>
        </dt>
        <dd>
          <Outcome is={head.passingOutcome} spelled />
        </dd>
        <dt>
          <Term name="rank">{t.rank}</Term>
        </dt>
        <dd>{head.rank}</dd>
        <dt>
          <Term name="edges">{t.edges}</Term>
        </dt>
        <dd>{grouped(head.edges)}</dd>
        <dt>
          <Term name="subposition">{t.subpositions}</Term>
        </dt>
        <dd>{grouped(String(head.nodes))}</dd>
      </dl>
      <CopyMenu
        label={t.copy}
        items={[
          textCopy(texts.value.common.text, 'game.pvs', () => ascii ?? text),
          ...(latex === undefined ? [] : [textCopy('LaTeX', 'game.tex', () => latex)]),
          ...copiesOf({ kind: 'game', game: head.game }, '').filter(
            ({ label }) => label === 'Markdown',
          ),
          ...(head.dagJson === undefined
            ? []
            : [textCopy('JSON', 'game.json', () => head.dagJson ?? '')]),
        ]}
      />
    </div>
  );
}

function Pictures({ head }: { readonly head: GameHead }) {
  const t = texts.value.game;
  const shared = useSignal(false);
  const picture = shared.value && head.dag ? head.dag : head.tree;
  return (
    <div class="picture-block">
      <div class="chips" role="group" aria-label={t.pictures}>
        <button
          type="button"
          aria-pressed={picture === head.tree}
          onClick={() => {
            shared.value = false;
          }}
        >
          {t.tree}
        </button>
        <button
          type="button"
          aria-pressed={picture === head.dag}
          disabled={head.dag === undefined}
          title={t.sharedSays}
          onClick={() => {
            shared.value = true;
          }}
        >
          {t.shared}
        </button>
      </div>
      <Picture picture={picture} name={picture === head.tree ? 'tree' : 'dag'} />
    </div>
  );
}
