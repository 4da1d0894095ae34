// A board: pick a ruleset, draw a position, and see who wins, where each move leads, what it comes to
// in each universe, and how it falls apart.

import { useRef } from 'preact/hooks';
import { boardStudy, type OwnRulesQuestion, ownRules, rulesetList } from '../client/questions.ts';
import { type Live, moreComes, useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { NoSuch } from '../parts/no-such.tsx';
import { Picture } from '../parts/picture.tsx';
import { Problem } from '../parts/problem.tsx';
import { UniverseCopies } from '../parts/universe-copies.tsx';
import { UniverseTable } from '../parts/universe-table.tsx';
import { Words } from '../parts/words.tsx';
import type { Problem as ProblemData, RulesetInfo, SquareBoards } from '../protocol/answers.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { address, edit, go, route } from '../route.ts';
import { type BoardAddress, boardAddress, readBoardAddress, rulesetName } from './board-address.ts';
import { BoardFacts } from './board-facts.tsx';
import { Grid } from './grid.tsx';
import { Moves } from './moves.tsx';
import { SensibleMoves, useSensible } from './sensible.tsx';
import { Sizes } from './sizes.tsx';
import { signsOn } from './squares.ts';
import '../style/board.css';

export function BoardView() {
  const rulesets = useAnswer(rulesetList, {});
  const list = rulesets.answer;
  const name = rulesetName(route.value);
  const ruleset = list?.find((one) => one.name === name);
  return (
    <div class="board">
      <header class="wide">
        <h1>Board</h1>
        {list ? (
          <div class="board-pick">
            <label for="ruleset">Ruleset</label>{' '}
            <select
              id="ruleset"
              value={ruleset ? name : ''}
              onChange={(event) => go('board', event.currentTarget.value)}
            >
              {ruleset === undefined && <option value="">choose …</option>}
              {list.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
          </div>
        ) : (
          <AnswerStatus live={rulesets} />
        )}
      </header>
      {ruleset && name === OWN_NAME && <OwnBoard key={name} template={ruleset} />}
      {ruleset && name !== OWN_NAME && <RulesetBoard key={name} ruleset={ruleset} />}
      {list && !ruleset && (
        <section class="wide">
          <NoSuch
            what="ruleset"
            name={name}
            known={list.map((one) => ({ ...one, href: address('board', one.name) }))}
          />
        </section>
      )}
    </div>
  );
}

/** A board of rules that stand in the address; as long as these cannot be read, of the last ones. */
function OwnBoard({ template }: { readonly template: RulesetInfo }) {
  const [definition = ''] = readBoardAddress(route.value, template).parameters;
  const rules = useAnswer(ownRules, { definition });
  const known = rules.answer ?? rules.previous?.answer ?? template;
  return <RulesetBoard ruleset={known} rules={rules} />;
}

interface RulesetBoardProps {
  readonly ruleset: RulesetInfo;
  /** How far the rules have been read, where they stand in the address. */
  readonly rules?: Live<OwnRulesQuestion, RulesetInfo>;
}

/** A board of one ruleset. */
function RulesetBoard({ ruleset, rules }: RulesetBoardProps) {
  const at = readBoardAddress(route.value, ruleset);
  // Rules that cannot be read, or take long to be, have no boards to ask about.
  const readable = rules === undefined || rules.state === 'done';
  const call = [...at.parameters, at.position];
  const live = useAnswer(boardStudy, { name: at.name, call }, readable);
  const sensible = useSensible(at.sensible, at.name, call, readable);
  const computing = [rules, live].some((one) => one?.state === 'computing');
  const problem = rules?.problem ?? live.problem;
  const draw = (position: string) => edit(...boardAddress({ ...at, position }));
  const { boards } = ruleset;
  const moves = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <section class="board-draw">
        <p>
          <Words text={ruleset.rules} />
        </p>
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
        <Boxes ruleset={ruleset} at={at} rules={rules?.problem} board={live.problem} />
      </section>
      <section class="board-facts" aria-busy={computing}>
        {readable ? (
          <AnswerStatus live={live} problems={false} />
        ) : (
          <AnswerStatus live={rules} problems={false} />
        )}
        <Answered live={live}>{({ head }) => <BoardFacts head={head} />}</Answered>
      </section>
      {(live.answer || live.previous) && (
        <>
          <section class="wide">
            <h2 ref={moves} tabIndex={-1}>
              Moves
            </h2>
            <SensibleMoves
              live={sensible}
              chosen={at.sensible}
              choose={(universe) => edit(...boardAddress({ ...at, sensible: universe }))}
            />
            <Answered live={live}>
              {({ head }, { call }) => {
                const move = (to: string) => {
                  // The button goes with its position; whoever pressed it by key goes on from here.
                  moves.current?.focus({ preventScroll: true });
                  go(...boardAddress({ ...at, parameters: call.slice(0, -1), position: to }));
                };
                return (
                  <div class="moves">
                    <Moves
                      who="Left"
                      options={head.left}
                      boards={boards}
                      move={move}
                      fates={sensible?.answer?.left}
                    />
                    <Moves
                      who="Right"
                      options={head.right}
                      boards={boards}
                      move={move}
                      fates={sensible?.answer?.right}
                    />
                  </div>
                );
              }}
            </Answered>
            <p class="quiet">
              Both players’ moves are shown, whoever moved last; the misère outcome tells who wins
              when Left moves first and when Right does.
            </p>
          </section>
          <section class="wide">
            <h2>What it comes to</h2>
            <Answered live={live}>
              {({ head, rows }) => (
                <>
                  <UniverseTable rows={rows} more={moreComes(live)} inverses={false} />
                  <UniverseCopies subject={head.call} rows={rows} inverses={false} />
                </>
              )}
            </Answered>
            {ruleset.habitat && (
              <p class="quiet">
                Positions of these rules live in <Barred text={ruleset.habitat} />.
              </p>
            )}
          </section>
        </>
      )}
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
      <p class="quiet">
        {readable
          ? 'Press a square to change it, drag to paint; with a finger tap, or rest and then drag. Arrow keys and space do the same.'
          : 'This is the last board that could be read. Press a square to go on from it.'}
      </p>
    </div>
  );
}

interface BoxesProps {
  readonly ruleset: RulesetInfo;
  readonly at: BoardAddress;
  /** What is wrong with rules of one's own, and with the board. */
  readonly rules: ProblemData | undefined;
  readonly board: ProblemData | undefined;
}

/** The board as text. */
function Boxes({ ruleset, at, rules, board }: BoxesProps) {
  const write = (change: Partial<BoardAddress>) => edit(...boardAddress({ ...at, ...change }));
  const own = ruleset.name === OWN_NAME;
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
            <label for={id}>{ruleset.parameterTitles[i] ?? 'Code'}</label>
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
          Position: <span class="quiet">{ruleset.notation}</span>
        </label>
        <input
          id="position"
          type="text"
          {...box(board, 'position-said')}
          value={at.position}
          onInput={({ currentTarget }) => write({ position: currentTarget.value })}
        />
      </div>
      <div class="chips" role="group" aria-label="Boards to try">
        {ruleset.examples.map((one) => (
          <button type="button" key={one} onClick={() => write({ position: one })}>
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
