// Building a game by hand: an outline of its options, each with buttons to add an option or a
// tombstone on either side or to take it away, and undo.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { built, type Node, type Path, textOf, withChange } from './outline.ts';

interface Props {
  /** What stands in the box. */
  readonly text: string;
  /** The game as the worker wrote it down. */
  readonly dag: string;
  readonly onText: (text: string) => void;
}

export function Builder({ text, dag, onText }: Props) {
  const past = useSignal<readonly Node[]>([]);
  const present = useSignal<Node>(built(dag));
  useEffect(() => {
    // A game that was typed replaces what was built.
    if (text === textOf(present.peek())) return;
    present.value = built(dag);
    past.value = [];
  }, [text, dag, present, past]);
  const become = (node: Node) => {
    past.value = [...past.value, present.value];
    present.value = node;
    onText(textOf(node));
  };
  const undo = () => {
    const before = past.value.at(-1);
    if (before === undefined) return;
    past.value = past.value.slice(0, -1);
    present.value = before;
    onText(textOf(before));
  };
  return (
    <div class="builder">
      <div class="builder-head">
        <button type="button" onClick={undo} disabled={past.value.length === 0}>
          Undo
        </button>
        <button type="button" onClick={() => become({ left: [], right: [], stones: [] })}>
          Start from 0
        </button>
      </div>
      <ul class="outline">
        <Branch
          node={present.value}
          path={[]}
          change={(path, next) => become(withChange(present.value, path, next))}
        />
      </ul>
    </div>
  );
}

interface BranchProps {
  readonly node: Node;
  readonly path: Path;
  readonly change: (path: Path, next: (node: Node) => Node | undefined) => void;
}

const ZERO: Node = { left: [], right: [], stones: [] };

function Branch({ node, path, change }: BranchProps) {
  const text = textOf(node);
  const side = path.at(-1)?.side;
  const where = path.length === 0 ? 'the game' : `${side} option ${text}`;
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
        {side && <span class="quiet">{side === 'left' ? 'Left to' : 'Right to'}</span>}{' '}
        <span class="formula">{text.replaceAll('#', '■')}</span>
        <span class="outline-buttons">
          <button
            type="button"
            class="left"
            onClick={() => add('left')}
            aria-label={`Add a Left option to ${where}`}
          >
            + L
          </button>
          <button
            type="button"
            class="right"
            onClick={() => add('right')}
            aria-label={`Add a Right option to ${where}`}
          >
            + R
          </button>
          <button
            type="button"
            class="left"
            aria-pressed={node.stones.includes('left')}
            onClick={() => stone('left')}
            aria-label={`Left tombstone on ${where}`}
          >
            ■ L
          </button>
          <button
            type="button"
            class="right"
            aria-pressed={node.stones.includes('right')}
            onClick={() => stone('right')}
            aria-label={`Right tombstone on ${where}`}
          >
            ■ R
          </button>
          {path.length > 0 && (
            <button
              type="button"
              onClick={() => change(path, () => undefined)}
              aria-label={`Remove ${where}`}
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
                key={`${to} ${i} ${textOf(child)}`}
                node={child}
                path={[...path, { side: to, index: i }]}
                change={change}
              />
            )),
          )}
        </ul>
      )}
    </li>
  );
}
