// Building a game by hand: an outline of its options, each with buttons to add an option or a
// tombstone on either side or to take it away, and undo.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useFocusAfter } from '../parts/focus-after.ts';
import { withSigns } from '../parts/form-fold.ts';
import { Formula } from '../parts/math.tsx';
import { texts } from '../texts/texts.ts';
import { built, type Node, type Path, textOf, withChange } from './outline.ts';

interface Props {
  /** What stands in the box. */
  readonly text: string;
  /** The game in the box as the worker wrote it down; missing where it is too large. */
  readonly dag: string | undefined;
  /** Whether the worker has had a look at it. */
  readonly known: boolean;
  readonly onText: (text: string) => void;
}

/** What was built, and the text it has in the box: a game that is typed replaces it. */
interface Built {
  readonly text: string;
  readonly node: Node;
  readonly past: readonly Node[];
}

export function Builder({ text, dag, known, onText }: Props) {
  const t = texts.value.game.build;
  const made = useSignal<Built | undefined>(undefined);
  const mine = made.value?.text === text ? made.value : undefined;
  const node = mine?.node ?? (dag === undefined ? undefined : built(dag));
  const past = mine?.past ?? [];
  const become = (next: Node, before: readonly Node[]) => {
    made.value = { text: textOf(next), node: next, past: before };
    onText(textOf(next));
  };
  const undo = () => {
    const before = past.at(-1);
    if (before !== undefined) become(before, past.slice(0, -1));
  };
  const grow = (next: Node) => become(next, node === undefined ? past : [...past, node]);
  const undoes = useRef<HTMLButtonElement>(null);
  // An option that is removed takes its buttons along.
  useFocusAfter(made.value, () => undoes.current);
  return (
    <div class="builder">
      <div class="builder-head">
        <button type="button" ref={undoes} onClick={undo} aria-disabled={past.length === 0}>
          {texts.value.common.undo}
        </button>
        <button type="button" onClick={() => grow(ZERO)}>
          {t.fromZero}
        </button>
      </div>
      {node ? (
        <ul class="outline">
          <Branch
            node={node}
            path={[]}
            change={(path, next) => grow(withChange(node, path, next))}
          />
        </ul>
      ) : (
        <p class="quiet">{known ? t.tooLarge : t.later}</p>
      )}
    </div>
  );
}

interface BranchProps {
  readonly node: Node;
  readonly path: Path;
  /** What its parent is called; missing for the game and its options. */
  readonly parent?: string;
  readonly change: (path: Path, next: (node: Node) => Node | undefined) => void;
}

const ZERO: Node = { left: [], right: [], stones: [] };

/** A game of the outline as games stand everywhere: `{0, 1̄ | ·}` and not `{0,-1|}`. */
function shownText(text: string): string {
  const spaced = text.replaceAll(',', ', ').replaceAll('|', ' | ');
  return withSigns(spaced.replaceAll('{ |', '{. |').replaceAll('| }', '| .}'));
}

function Branch({ node, path, parent, change }: BranchProps) {
  const text = textOf(node);
  const side = path.at(-1)?.side;
  const t = texts.value.game.build;
  const option = side && t.option[side](text);
  const where =
    option === undefined ? t.theGame : parent === undefined ? option : t.inside(option, parent);
  const add = (to: 'left' | 'right') =>
    change(path, (old) => ({ ...old, [to]: [...old[to], ZERO] }));
  const stone = (to: 'left' | 'right') =>
    change(path, (old) => ({
      ...old,
      stones: old.stones.includes(to)
        ? old.stones.filter((one) => one !== to)
        : [...old.stones, to],
    }));
  return (
    <li class={side}>
      <span class="outline-row">
        {side && <span class="quiet">{t.to[side]}</span>}{' '}
        <Formula game={{ text: shownText(text) }} />
        <span class="outline-buttons">
          <button
            type="button"
            class="left"
            onClick={() => add('left')}
            aria-label={t.add.left(where)}
          >
            + L
          </button>
          <button
            type="button"
            class="right"
            onClick={() => add('right')}
            aria-label={t.add.right(where)}
          >
            + R
          </button>
          <button
            type="button"
            class="left"
            aria-pressed={node.stones.includes('left')}
            onClick={() => stone('left')}
            aria-label={t.stone.left(where)}
          >
            ■ L
          </button>
          <button
            type="button"
            class="right"
            aria-pressed={node.stones.includes('right')}
            onClick={() => stone('right')}
            aria-label={t.stone.right(where)}
          >
            ■ R
          </button>
          {path.length > 0 && (
            <button
              type="button"
              onClick={() => change(path, () => undefined)}
              aria-label={t.remove(where)}
            >
              ×
            </button>
          )}
        </span>
      </span>
      {(node.left.length > 0 || node.right.length > 0) && (
        <ul>
          {(['left', 'right'] as const).flatMap((to) =>
            node[to].map((child, i) => (
              <Branch
                key={`${to} ${i}`}
                node={child}
                path={[...path, { side: to, index: i }]}
                {...(side && { parent: where })}
                change={change}
              />
            )),
          )}
        </ul>
      )}
    </li>
  );
}
