// One cell: prose, or code with its answers below.

import type { Diagnostic } from '@codemirror/lint';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Problem } from '../parts/problem.tsx';
import { Words } from '../parts/words.tsx';
import type { Ran } from '../protocol/answers.ts';
import { proseOf } from './cells.ts';
import { Editor } from './editor.tsx';
import type { Answered, Cell, CellState, Sheet } from './sheet.ts';
import { Answer } from './shown.tsx';

interface Props {
  readonly sheet: Sheet;
  readonly cell: Cell;
  readonly place: number;
  readonly focus: boolean;
  readonly names: () => readonly string[];
  readonly addAfter: (cell: Cell, prose: boolean) => void;
}

export function CellView(props: Props) {
  const { cell } = props;
  const editing = useSignal(props.focus);
  return cell.prose && !editing.value ? (
    <section class="cell prose" aria-label={`Prose ${props.place}`}>
      <Prose text={cell.text.value} />
      <CellButtons {...props} edit={() => (editing.value = true)} />
    </section>
  ) : (
    <section class="cell" aria-label={`Cell ${props.place}`}>
      <CodeCell {...props} done={cell.prose ? () => (editing.value = false) : undefined} />
    </section>
  );
}

function Prose({ text }: { readonly text: string }) {
  return (
    <>
      {proseOf(text).map((paragraph) => (
        <p key={paragraph}>
          <Words text={paragraph} />
        </p>
      ))}
    </>
  );
}

function CellButtons({ sheet, cell, place, addAfter, edit }: Props & { edit?: () => void }) {
  return (
    <div class="cell-buttons">
      {edit && (
        <button type="button" class="plain" onClick={edit} aria-label={`Edit prose ${place}`}>
          edit
        </button>
      )}
      <button
        type="button"
        class="plain"
        onClick={() => addAfter(cell, false)}
        aria-label={`Add a cell below ${place}`}
      >
        + cell
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => addAfter(cell, true)}
        aria-label={`Add prose below ${place}`}
      >
        + prose
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => sheet.remove(cell)}
        aria-label={`Remove ${place}`}
      >
        remove
      </button>
    </div>
  );
}

function CodeCell(props: Props & { readonly done: (() => void) | undefined }) {
  const { sheet, cell, place, focus, names, done } = props;
  const state = cell.state.value;
  const answers = cell.answers.value;
  const running = sheet.running.value?.cell === cell;
  const diagnostics = useMemo(() => diagnosticsOf(answers, state === 'changed'), [answers, state]);
  const run = () => (done ? done() : sheet.run(cell));
  return (
    <>
      <div class="code">
        <Editor
          text={cell.text.peek()}
          label={`${cell.prose ? 'Prose' : 'Cell'} ${place}`}
          diagnostics={diagnostics}
          focus={focus || cell.prose}
          names={names}
          onText={(text) => sheet.edit(cell, text)}
          onRun={run}
        />
        {running ? (
          <button type="button" class="main run" onClick={() => sheet.stop()}>
            Stop
          </button>
        ) : (
          <button type="button" class="run" onClick={run} title="Shift+Enter">
            {done ? 'Done' : 'Run'}
          </button>
        )}
      </div>
      {!cell.prose && (
        <div class="answers" aria-live="polite" aria-busy={running}>
          {answers.map(({ statement, ran, from }) => (
            <div key={`${from} ${statement}`} class={classOf(ran, state)}>
              {answers.length > 1 && (ran.shown || ran.problem) && (
                <code class="statement">{short(statement)}</code>
              )}
              {ran.problem && <Problem problem={ran.problem} statement={statement} />}
              {ran.shown && <Answer shown={ran.shown} json={ran.json} />}
            </div>
          ))}
          {cell.problem.value && <Problem problem={cell.problem.value} />}
          <Note sheet={sheet} cell={cell} />
        </div>
      )}
      <CellButtons {...props} />
    </>
  );
}

function Note({ sheet, cell }: { readonly sheet: Sheet; readonly cell: Cell }) {
  switch (cell.state.value) {
    case 'running':
      return <Waiting sheet={sheet} />;
    case 'waiting':
      return <p class="quiet">waits for the cells above</p>;
    case 'stopped':
      return (
        <p class="note">
          Stopped. What was found before stands above; the other cells are as they were.
        </p>
      );
    case 'stale':
      return (
        <p class="quiet">A cell above has changed since. Run again to bring this up to date.</p>
      );
    default:
      return null;
  }
}

/** What is being computed, how far, and how to stop it. */
function Waiting({ sheet }: { readonly sheet: Sheet }) {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 250);
    return () => clearInterval(timer);
  }, [now]);
  const { value } = sheet.running;
  if (value === undefined) return null;
  const seconds = Math.max(0, Math.floor((now.value - value.since) / 1000));
  const { progress } = value;
  return (
    <p class="quiet waiting">
      computing <code>{short(value.statement)}</code>
      {seconds > 0 && ` · ${seconds} s`}
      {progress &&
        ` · ${progress.forms.toLocaleString('en')} forms, ${Math.ceil(progress.bytes / 2 ** 20)} MiB`}
      {seconds > 0 && ' · Stop ends it and keeps the rest'}
    </p>
  );
}

/** Answers that are no longer up to date look so; what takes one word takes one line. */
function classOf({ shown }: Ran, state: CellState): string {
  const old = state === 'changed' || state === 'stale' ? 'old' : '';
  return shown?.kind === 'plain' && shown.type !== 'text' ? `${old} one-line` : old;
}

function short(statement: string): string {
  const line = statement.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Where in the cell things went wrong. */
function diagnosticsOf(answers: readonly Answered[], changed: boolean): Diagnostic[] {
  if (changed) return [];
  return answers.flatMap(({ statement, from, ran: { problem } }): Diagnostic[] => {
    if (problem === undefined) return [];
    const lines = statement.split('\n');
    const before = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const at = Math.min(from + before + problem.column - 1, from + statement.length);
    const to = Math.min(at + 1, from + statement.length);
    return [{ from: Math.min(at, to), to, severity: 'error', message: problem.message }];
  });
}
