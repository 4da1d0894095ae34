// A board: pick a ruleset, draw a position, and see who wins, what it comes to in each universe,
// how it falls apart, and where each move leads.

import { boardStudy, rulesetList } from '../client/questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Picture } from '../parts/picture.tsx';
import { Problem } from '../parts/problem.tsx';
import { UniverseCopies } from '../parts/universe-copies.tsx';
import { UniverseTable } from '../parts/universe-table.tsx';
import type { BoardHead, BoardOption, OutcomeLetter } from '../protocol/answers.ts';
import { address, go, rename, route } from '../route.ts';
import { Grid, SmallGrid } from './grid.tsx';
import { type GridRules, gridRules, LARGEST_SIDE, resized } from './grids.ts';
import '../style/board.css';

/** More moves than this are told by their number. */
const MOST_OPTIONS = 60;

export function BoardView() {
  const rulesets = useAnswer(rulesetList, {});
  const list = rulesets.answer ?? [];
  const [, name = 'domineering', ...call] = route.value;
  const info = list.find((one) => one.name === name);
  const rules = gridRules(name);
  const parameters = call.slice(0, info?.parameters.length ?? 0);
  const position =
    call[parameters.length] ?? (name === 'domineering' ? '...|...' : info?.examples[0]);
  const given = parameters.length > 0 ? parameters : info?.parameters;
  const asked =
    given === undefined || position === undefined
      ? undefined
      : { name, call: [...given, position] };
  const live = useAnswer(boardStudy, asked);
  const draw = (next: string) =>
    rename(
      'board',
      name,
      ...(info?.parameters ?? []).map((standard, i) => parameters[i] ?? standard),
      next,
    );
  return (
    <div class="board">
      <section class="board-draw">
        <h1>Board</h1>
        <div class="board-pick">
          <label for="ruleset">Rules</label>{' '}
          <select
            id="ruleset"
            value={name}
            onChange={(event) => go('board', event.currentTarget.value)}
          >
            {list.length === 0 && <option value={name}>{name}</option>}
            {list.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        </div>
        <p class="rules">{info?.rules ?? '…'}</p>
        {rules && position !== undefined && (
          <>
            <Sizes rules={rules} position={position} draw={draw} />
            <Grid rules={rules} position={position} onPosition={draw} />
            <p class="quiet">
              Press a square to change it, drag to paint; arrow keys and space do the same.
            </p>
          </>
        )}
      </section>
      <section class="board-facts" aria-busy={live?.state === 'computing'}>
        <AnswerStatus live={rulesets} />
        <AnswerStatus live={live} problems={false} />
        <Answered live={live} empty={<div class="facts-block" />}>
          {({ head }, { name: drawn }) => (
            <Facts head={head} drawn={gridRules(drawn) === undefined} />
          )}
        </Answered>
        {info && info.parameters.length > 0 && (
          <p>
            <label for="parameter">Code</label>{' '}
            <input
              id="parameter"
              type="text"
              value={parameters[0] ?? info.parameters[0]}
              onInput={(event) => rename('board', name, event.currentTarget.value, position ?? '')}
            />
          </p>
        )}
        {position !== undefined && (
          <div class="game-box">
            <label for="position">Position{info ? `: ${info.notation}` : ''}</label>
            <input
              id="position"
              type="text"
              value={position}
              spellcheck={false}
              autocomplete="off"
              onInput={(event) => draw(event.currentTarget.value)}
            />
          </div>
        )}
        {info && (
          <p class="chips">
            {info.examples.map((one) => (
              <button type="button" key={one} onClick={() => draw(one)}>
                <code>{one}</code>
              </button>
            ))}
          </p>
        )}
        {live?.problem && <Problem problem={live.problem} />}
      </section>
      <section class="wide">
        <h2>What it comes to</h2>
        <Answered live={live} empty={<UniverseTable rows={new Map()} inverses={false} />}>
          {({ head, rows }) => (
            <>
              <UniverseTable rows={rows} inverses={false} />
              <UniverseCopies subject={head.call} rows={rows} />
            </>
          )}
        </Answered>
        {info && (
          <p class="quiet">
            {info.title} lives in <Barred text={info.habitat} />.
          </p>
        )}
      </section>
      <section class="wide">
        <h2>Moves</h2>
        <Answered live={live}>
          {({ head }, { name: drawn, call }) => {
            const move = (to: string) => go('board', drawn, ...call.slice(0, -1), to);
            return (
              <div class="moves">
                <Moves who="Left" options={head.left} rules={gridRules(drawn)} move={move} />
                <Moves who="Right" options={head.right} rules={gridRules(drawn)} move={move} />
              </div>
            );
          }}
        </Answered>
      </section>
    </div>
  );
}

interface SizesProps {
  readonly rules: GridRules;
  readonly position: string;
  readonly draw: (position: string) => void;
}

function Sizes({ rules, position, draw }: SizesProps) {
  const rows = position.split('|').length;
  const columns = position.split('|')[0]?.length ?? 1;
  const bounded = (text: string, old: number) => {
    const size = Math.floor(Number(text));
    return size >= 1 && size <= LARGEST_SIDE ? size : old;
  };
  return (
    <p class="sizes">
      {!rules.strip && (
        <>
          <label for="rows">Rows</label>{' '}
          <input
            id="rows"
            type="number"
            min="1"
            max={LARGEST_SIDE}
            value={rows}
            onInput={(event) =>
              draw(resized(position, rules, bounded(event.currentTarget.value, rows), columns))
            }
          />{' '}
        </>
      )}
      <label for="columns">Columns</label>{' '}
      <input
        id="columns"
        type="number"
        min="1"
        max={LARGEST_SIDE}
        value={columns}
        onInput={(event) =>
          draw(resized(position, rules, rows, bounded(event.currentTarget.value, columns)))
        }
      />
    </p>
  );
}

function Facts({ head, drawn }: { readonly head: BoardHead; readonly drawn: boolean }) {
  return (
    <div class="facts-block">
      <dl class="facts">
        <dt>misère play</dt>
        <dd>
          <Outcome is={head.outcome} spelled />
        </dd>
        <dt>normal play</dt>
        <dd>
          <Outcome is={head.normalOutcome} spelled />
        </dd>
      </dl>
      {drawn && head.picture && <Picture picture={head.picture} name="board" />}
      {head.components.length > 1 && (
        <details open>
          <summary>The sum of {head.components.length} components</summary>
          <ul class="components">
            {head.components.map(({ position, picture }, i) => (
              <li key={`${i} ${position}`}>
                {picture ? <Picture picture={picture} bare /> : <code>{position}</code>}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <a href={address('game', head.call)}>Open as a game</a>
      </p>
      <CopyMenu
        label="Copy board"
        items={[
          textCopy('text', 'board.pvs', () => head.call),
          ...(head.picture
            ? [
                textCopy('SVG', 'board.svg', () => head.picture?.svg ?? ''),
                textCopy('TikZ', 'board.tex', () => head.picture?.tikz ?? ''),
              ]
            : []),
          textCopy('JSON', 'board.json', () => JSON.stringify(head.call)),
        ]}
      />
    </div>
  );
}

interface MovesProps {
  readonly who: 'Left' | 'Right';
  readonly options: readonly BoardOption[];
  readonly rules: GridRules | undefined;
  readonly move: (position: string) => void;
}

function Moves({ who, options, rules, move }: MovesProps) {
  const shown = options.slice(0, MOST_OPTIONS);
  return (
    <div>
      <h3 class={who === 'Left' ? 'left' : 'right'}>{who} can move to</h3>
      {options.length === 0 && (
        <p class="quiet">nothing: {who}, to move, has won in misère play.</p>
      )}
      <ul class="options">
        {shown.map(({ position, outcome }) => (
          <li key={position}>
            <button
              type="button"
              onClick={() => move(position)}
              aria-label={`${who} moves to ${position}, outcome ${outcome}${winsFor(who, outcome) ? ', a winning move' : ''}`}
            >
              {rules ? (
                <SmallGrid rules={rules} position={position} />
              ) : (
                <code>{position === '' ? 'nothing' : position}</code>
              )}
              <Outcome is={outcome} />
              {winsFor(who, outcome) && <span class="wins">wins</span>}
            </button>
          </li>
        ))}
      </ul>
      {options.length > shown.length && (
        <p class="quiet">and {options.length - shown.length} more</p>
      )}
    </div>
  );
}

/** Whether whoever has just moved there wins. */
function winsFor(who: 'Left' | 'Right', outcome: OutcomeLetter): boolean {
  return outcome === 'P' || outcome === (who === 'Left' ? 'L' : 'R');
}
