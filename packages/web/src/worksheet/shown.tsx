// Values on the page: formulas, tables, pictures, explanations to unfold.

import { copiesOf } from '@proviso/language/sheets';
import { type Copyable, CopyMenu } from '../parts/copy-menu.tsx';
import { FoldedGame } from '../parts/long-form.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Picture } from '../parts/picture.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { Words } from '../parts/words.tsx';
import type { Shown as ShownData, ShownList } from '../protocol/answers.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { PlotFold } from './plot-fold.tsx';
import { isPlottable } from './plotted.ts';
import { Table } from './shown-table.tsx';
import { TextValue } from './text-value.tsx';
import { More, useFold } from './use-fold.tsx';

interface Props {
  readonly shown: ShownData;
  /** The answer as the command prints it. */
  readonly json: string;
  /** Which answer it is, in spoken names: `the answer of cell 3`. */
  readonly of: string;
  /** Whether it may be copied: what came with a link is first run. */
  readonly copied: boolean;
}

const STATEMENTS: ReadonlySet<string> = new Set([
  'define',
  'assert',
  'evaluate',
  'use-universe',
  'use-players',
  'use-naming',
]);

/** What a definition or an assertion says is no value, and pictures bring copies with their own. */
function isSelfContained(shown: ShownData): boolean {
  if (shown.kind === 'plain') return STATEMENTS.has(shown.type);
  return shown.kind === 'picture' || (shown.kind === 'board' && shown.picture !== undefined);
}

/** The answer to a statement, with its copies. */
export function Answer({ shown, json, of, copied }: Props) {
  const t = texts.value.worksheet.shown;
  const copies = copied ? copiesOf(shown, json) : [];
  return (
    <div class="cell-answer">
      <div class="value">
        <Shown shown={shown} of={of} copies={copies} />
      </div>
      {shown.kind === 'game' && shown.picture && (
        <details class="menu">
          <summary aria-label={t.treeOf(of)}>{t.tree}</summary>
          <Picture picture={shown.picture} name="tree" of={of} />
          {shown.game.ascii !== undefined && (
            <a href={address('game', shown.game.ascii)}>{t.openAsGame}</a>
          )}
        </details>
      )}
      {isPlottable(shown) && <PlotFold shown={shown} json={json} of={of} />}
      {copied && !isSelfContained(shown) && <CopyMenu label={t.copy} items={copies} of={of} />}
    </div>
  );
}

interface ShownProps {
  readonly shown: ShownData;
  readonly of?: string | undefined;
  /** What is offered with a picture. */
  readonly copies?: readonly Copyable[];
}

/** A value without anything around it. */
export function Shown({ shown, of, copies = [] }: ShownProps) {
  const t = texts.value.worksheet.shown;
  switch (shown.kind) {
    case 'game':
      return <FoldedGame game={shown.game} of={of} />;
    case 'outcome':
      return <Outcome is={shown.outcome} spelled />;
    case 'plain':
      return shown.type === 'text' ? (
        <TextValue text={shown.text} />
      ) : (
        <span class={`plain-value ${shown.type}`}>
          {shown.type === 'define' ? <Words text={shown.text} /> : shown.text}
        </span>
      );
    case 'list':
      return <List list={shown} of={of} />;
    case 'table':
      return (
        <Table table={shown} of={of} cell={(one, where) => <Short shown={one} of={where} />} />
      );
    case 'board':
      return (
        <>
          {shown.picture ? (
            <Picture picture={shown.picture} name="board" of={of} also={copies} />
          ) : (
            <code>{shown.text}</code>
          )}
          {shown.play && (
            <p>
              <a href={address(...shown.play)} aria-label={t.playOf(of ?? shown.text)}>
                {t.play}
              </a>
            </p>
          )}
        </>
      );
    case 'picture':
      return <Picture picture={shown.picture} of={of} also={copies} />;
    case 'explanation':
      return (
        <>
          <Sentences sentence={shown.sentence} open={2} />
          {shown.opens && (
            <p>
              <a href={address(...shown.opens)} aria-label={of && t.quotientOf(of)}>
                {t.quotient}
              </a>
            </p>
          )}
        </>
      );
  }
}

/** So much of a long list is shown at first, and how long that is. */
const FIRST_ITEMS = { most: 100, first: 60 };

interface ListProps {
  readonly list: ShownList;
  readonly of?: string | undefined;
}

function List({ list: { items, total, note }, of }: ListProps) {
  const { part, fold } = useFold(items, FIRST_ITEMS, 'elements', of, total);
  const t = texts.value.worksheet.shown;
  if (total === 0) return <span class="quiet">{t.emptyList}</span>;
  return (
    <div class="list-value">
      <ul>
        {part.map((item, i) => (
          // A list may hold the same value twice: only the place tells them apart.
          <li key={i}>
            <Short shown={item} of={of && t.element(i + 1, of)} />
          </li>
        ))}
      </ul>
      {fold}
      <More shown={part.length} total={total} says={t.jsonHasAll} />
      {note && (
        <p class="quiet" lang="en">
          {note}
        </p>
      )}
    </div>
  );
}

/** Inside lists and tables: outcomes by their letters. */
function Short({ shown, of }: { readonly shown: ShownData; readonly of?: string | undefined }) {
  if (shown.kind === 'outcome') return <Outcome is={shown.outcome} />;
  return <Shown shown={shown} of={of} />;
}
