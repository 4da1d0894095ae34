// A board: pick a ruleset, draw a position, and see who wins, where each move leads, what it comes to
// in each universe, and how it falls apart.

import { useRef } from 'preact/hooks';
import { boardStudy, type OwnRulesQuestion, ownRules, rulesetList } from '../client/questions.ts';
import { type Live, useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { NoSuch } from '../parts/no-such.tsx';
import { Picture } from '../parts/picture.tsx';
import { rulesetTitle } from '../parts/ruleset-words.ts';
import { universeWords } from '../parts/universe-words.ts';
import type { RulesetInfo, SquareBoards } from '../protocol/answers.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { UNIVERSES } from '../protocol/universes.ts';
import { address, edit, go, route } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import {
  type BoardAddress,
  boardAddress,
  MATCH_MODES,
  readBoardAddress,
  rulesetName,
} from './board-address.ts';
import { BoardAnswers } from './board-answers.tsx';
import { Boxes } from './boxes.tsx';
import { GraphBoard } from './graphs/graph-board.tsx';
import { Grid, SmallGrid } from './grid.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { MatchBoard } from './play/match-board.tsx';
import { goodStart } from './play/starts.ts';
import { Rules } from './rules.tsx';
import { Sizes } from './sizes.tsx';
import { signsOn } from './squares.ts';
import '../style/board.css';

export function BoardView() {
  const t = texts.value.board;
  const rulesets = useAnswer(rulesetList, {});
  const list = rulesets.answer;
  const name = rulesetName(route.value);
  const ruleset = list?.find((one) => one.name === name);
  useSubject(ruleset ? subjectOf(ruleset, readBoardAddress(route.value, ruleset)) : '');
  return (
    <div class="board">
      <header class="wide">
        <h1>{t.heading}</h1>
        {list ? (
          <div class="board-pick">
            <label for="ruleset">{t.ruleset}</label>{' '}
            <select
              id="ruleset"
              value={ruleset ? name : ''}
              onChange={(event) => go('board', event.currentTarget.value)}
            >
              {ruleset === undefined && <option value="">{t.choose}</option>}
              {list.map((one) => (
                <option key={one.name} value={one.name}>
                  {rulesetTitle(one)}
                </option>
              ))}
            </select>
          </div>
        ) : (
          <AnswerStatus live={rulesets} />
        )}
      </header>
      {ruleset && <StrangePart at={readBoardAddress(route.value, ruleset)} />}
      {ruleset && name === OWN_NAME && <OwnBoard key={name} template={ruleset} />}
      {ruleset && name !== OWN_NAME && <NamedBoard key={name} ruleset={ruleset} />}
      {list && !ruleset && (
        <section class="wide">
          <NoSuch
            what="ruleset"
            name={name}
            known={list.map((one) => ({
              name: one.name,
              title: rulesetTitle(one),
              href: address('board', one.name),
            }))}
          />
        </section>
      )}
    </div>
  );
}

/** A word of the address that says nothing of a board, and what could stand in its place. */
function StrangePart({ at }: { readonly at: BoardAddress }) {
  const { strange, match: _, ...board } = at;
  if (strange === undefined) return null;
  const { mode } = texts.value.board;
  return (
    <section class="wide">
      <NoSuch
        what="boardPart"
        name={strange}
        known={[
          ...UNIVERSES.map(({ key, label, words }) => ({
            name: key,
            title: `${label}: ${universeWords({ key, words })}`,
            href: address(...boardAddress({ ...board, sensible: key })),
          })),
          ...MATCH_MODES.map((name) => ({
            name,
            title: mode[name],
            href: address(...boardAddress(board), name),
          })),
        ]}
      />
    </section>
  );
}

/** The position, and what is done with it where it is not drawn. */
function subjectOf(ruleset: RulesetInfo, { position, match }: BoardAddress): string {
  const board = `${rulesetTitle(ruleset)} ${position}`;
  return match === undefined ? board : `${board} · ${texts.value.board.mode[match.mode]}`;
}

/** A board of rules that stand in the address; as long as these cannot be read, of the last ones. */
function OwnBoard({ template }: { readonly template: RulesetInfo }) {
  const [definition = ''] = readBoardAddress(route.value, template).parameters;
  const rules = useAnswer(ownRules, { definition });
  const known = rules.answer ?? rules.previous?.answer ?? template;
  return <RulesetBoard ruleset={known} rules={rules} />;
}

function NamedBoard({ ruleset }: { readonly ruleset: RulesetInfo }) {
  const { graphs } = ruleset;
  return graphs ? (
    <GraphBoard ruleset={ruleset} boards={graphs} />
  ) : (
    <RulesetBoard ruleset={ruleset} />
  );
}

interface RulesetBoardProps {
  readonly ruleset: RulesetInfo;
  /** How far the rules have been read, where they stand in the address. */
  readonly rules?: Live<OwnRulesQuestion, RulesetInfo> | undefined;
}

/** A board of one ruleset. */
function RulesetBoard({ ruleset, rules }: RulesetBoardProps) {
  const at = readBoardAddress(route.value, ruleset);
  // Rules that cannot be read, or take long to be, have no boards to ask about.
  const readable = rules === undefined || rules.state === 'done';
  return at.match === undefined ? (
    <EditedBoard ruleset={ruleset} rules={rules} at={at} readable={readable} />
  ) : (
    <MatchBoard ruleset={ruleset} at={at} match={at.match} readable={readable} />
  );
}

interface EditedProps extends RulesetBoardProps {
  readonly at: BoardAddress;
  readonly readable: boolean;
}

/** A board that is drawn. */
function EditedBoard({ ruleset, rules, at, readable }: EditedProps) {
  const call = [...at.parameters, at.position];
  const live = useAnswer(boardStudy, { name: at.name, call }, readable);
  const problem = rules?.problem ?? live.problem;
  const draw = (position: string) => edit(...boardAddress({ ...at, position }));
  const { boards } = ruleset;
  return (
    <>
      <section class="board-draw">
        <ModeTabs at={at} start={goodStart(ruleset)} />
        <Rules ruleset={ruleset} />
        {boards ? (
          <DrawnBoard boards={boards} position={at.position} draw={draw} />
        ) : (
          (problem === undefined || live.previous) && (
            <div class="board-picture">
              <Answered live={live}>
                {({ head }) => head.picture && <Picture picture={head.picture} bare />}
              </Answered>
            </div>
          )
        )}
        <Boxes
          ruleset={ruleset}
          at={at}
          rules={rules?.problem}
          board={live.problem}
          write={(change) => edit(...boardAddress({ ...at, ...change }))}
        />
      </section>
      <BoardAnswers
        live={live}
        status={
          readable ? (
            <AnswerStatus live={live} problems={false} />
          ) : (
            <AnswerStatus live={rules} problems={false} />
          )
        }
        busy={[rules, live].some((one) => one?.state === 'computing')}
        ruleset={ruleset}
        at={at}
        readable={readable}
        shownMove={({ position }, { call }) => ({
          text: position,
          picture: boards && <SmallGrid boards={boards} position={position} />,
          move: () => go(...boardAddress({ ...at, parameters: call.slice(0, -1), position })),
        })}
      />
    </>
  );
}

interface DrawnProps {
  readonly boards: SquareBoards;
  readonly position: string;
  readonly draw: (position: string) => void;
}

/** A board of squares; while the text is none, the last one that was. */
function DrawnBoard({ boards, position, draw }: DrawnProps) {
  const last = useRef<string | undefined>(undefined);
  const readable = signsOn(boards, position) !== undefined;
  if (readable) last.current = position;
  if (last.current === undefined) return null;
  return (
    <div class={readable ? undefined : 'last-good'}>
      <Sizes boards={boards} position={last.current} draw={draw} />
      <Grid boards={boards} position={last.current} onPosition={draw} />
      <p class="quiet">{readable ? texts.value.board.drawHint : texts.value.board.lastGood}</p>
    </div>
  );
}
