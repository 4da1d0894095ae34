// One cell: prose, or code with its answers below.

import type { Diagnostic } from '@codemirror/lint';
import { useSignal } from '@preact/signals';
import type { Remark } from '@proviso/language';
import { useEffect, useMemo } from 'preact/hooks';
import { Guard } from '../parts/guard.tsx';
import { keyNames } from '../parts/key-names.ts';
import { Problem } from '../parts/problem.tsx';
import { Words } from '../parts/words.tsx';
import type { Ran } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import type { Answered, Answers, Cell, Standing } from './cell.ts';
import { CellEditor } from './cell-editor.tsx';
import { Note, short } from './cell-note.tsx';
import { focusCell, idOf, keepingFocus } from './cell-place.ts';
import { MoveHandle } from './move-handle.tsx';
import { ProseText } from './prose.tsx';
import { runCell } from './run-cell.ts';
import type { Sheet } from './sheet.ts';
import type { SheetController } from './sheet-controller.ts';
import { Answer, Shown } from './shown.tsx';
import { Sliders } from './sliders.tsx';
import { walk } from './walk.ts';
import '../style/answers.css';

// None of these changes while cells run: what does is read from the cell, so that a statement that
// has its answer draws its own cell again and no other.
interface Props {
  readonly controller: SheetController;
  readonly cell: Cell;
  readonly place: number;
  readonly focus: boolean;
}

/** From this many cells on, editors are made only where they are needed. */
const MANY = 40;

export function CellView(props: Props) {
  const { cell, place } = props;
  const t = texts.value.worksheet.cell;
  const editing = useSignal(props.focus);
  useEffect(() => {
    if (props.focus) editing.value = true;
  }, [props.focus, editing]);
  const shown = cell.prose && !editing.value;
  const done = () => {
    editing.value = false;
    if (props.controller.fresh.peek() === cell) props.controller.fresh.value = undefined;
  };
  return (
    <section
      class={shown ? 'cell prose' : 'cell'}
      id={idOf(cell)}
      tabIndex={-1}
      aria-label={(shown ? t.prose : t.cell)(place)}
    >
      {shown ? (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
          <div class="prose-text" onDblClick={() => (editing.value = true)}>
            <Guard of={cell.text.value} what={t.thisProse}>
              <ProseText text={cell.text.value} />
            </Guard>
          </div>
          <CellButtons {...props} edit={() => (editing.value = true)} />
        </>
      ) : (
        <CodeCell {...props} done={cell.prose ? done : undefined} />
      )}
    </section>
  );
}

function CellButtons({ controller, cell, place, edit }: Props & { edit?: () => void }) {
  const t = texts.value.worksheet.cell;
  return (
    <div class="cell-buttons">
      <MoveHandle controller={controller} cell={cell} place={place} />
      {edit && (
        <button type="button" class="plain" onClick={edit} aria-label={t.editProse(place)}>
          {t.edit}
        </button>
      )}
      <button
        type="button"
        class="plain"
        onClick={() => controller.add(cell, false)}
        aria-label={t.addBelow(place)}
      >
        {t.plusCell}
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => controller.add(cell, true)}
        aria-label={t.addProseBelow(place)}
      >
        {t.plusProse}
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => controller.remove(cell)}
        aria-label={t.removeCell(place)}
      >
        {t.remove}
      </button>
    </div>
  );
}

function CodeCell(props: Props & { readonly done: (() => void) | undefined }) {
  const { controller, cell, place, focus, done } = props;
  const t = texts.value.worksheet;
  const standing = cell.standing.value;
  const answers = cell.answers.value;
  const running = cell.phase.value === 'running';
  const awaited = answers === undefined && cell.phase.value !== 'idle';
  const changed = standing === 'changed';
  const diagnostics = useMemo(() => (changed ? [] : diagnosticsOf(answers)), [answers, changed]);
  const run = (goesOn = false) => {
    const stays = !runCell(controller, cell, goesOn);
    done?.();
    if (done && stays) focusCell(cell);
  };
  return (
    <>
      <div class="code">
        <CellEditor
          cell={cell}
          many={controller.sheet.cells.peek().length > MANY}
          label={(cell.prose ? t.cell.prose : t.cell.cell)(place)}
          diagnostics={diagnostics}
          focus={focus || cell.prose}
          around={controller.around(cell)}
          onText={(text) => controller.type(cell, text)}
          onRun={run}
          onWalk={(by) => walk(controller.sheet.cells.peek(), cell, by)}
          onMove={(by) => keepingFocus(cell, () => controller.shift(cell, by))}
          onLeave={() => controller.left(cell)}
        />
        {running ? (
          <button
            type="button"
            class="main run"
            onClick={() => controller.queue.stop()}
            aria-label={t.cell.stopCell(place)}
            title="Esc"
            aria-keyshortcuts="Escape"
          >
            {t.stop}
          </button>
        ) : (
          <button
            type="button"
            class={done ? 'run done' : 'run'}
            onClick={() => run()}
            aria-label={(done ? t.cell.doneWith : t.cell.runCell)(place)}
            title={keyNames('Shift+Enter')}
          >
            {done ? t.done : t.run}
          </button>
        )}
      </div>
      {!cell.prose && <Sliders controller={controller} cell={cell} place={place} />}
      {!cell.prose && <PreviewLine controller={controller} cell={cell} />}
      {!cell.prose && (
        <div class={awaited ? 'answers awaited' : 'answers'} aria-live="polite" aria-busy={running}>
          {changed && answers && answers.list.length > 0 && <p class="quiet">{t.cell.asItWas}</p>}
          {answers && (
            <Guard of={answers} what={t.cell.cameTo}>
              <AnswerList
                answers={answers}
                standing={standing}
                place={place}
                sheet={controller.sheet}
              />
            </Guard>
          )}
          <Note cell={cell} queue={controller.queue} />
        </div>
      )}
      <CellButtons {...props} />
    </>
  );
}

/** What the text comes to, before it is run; it keeps its room while one types on. */
function PreviewLine({ controller, cell }: Pick<Props, 'controller' | 'cell'>) {
  const { previews } = controller;
  const { value: latest } = previews.latest;
  const now = previews.of(cell);
  const kept = latest?.cell === cell && cell.standing.value !== 'current' ? latest : undefined;
  const preview = now ?? kept;
  if (preview === undefined) return null;
  return (
    <div class={now ? 'preview' : 'preview gone'} inert>
      <span class="quiet">{texts.value.worksheet.cell.wouldBe}</span>
      <Shown shown={preview.shown} />
    </div>
  );
}

interface AnswerListProps {
  readonly answers: Answers;
  readonly standing: Standing;
  readonly place: number;
  readonly sheet: Sheet;
}

function AnswerList({ answers, standing, place, sheet }: AnswerListProps) {
  const { list, problem, brought = false } = answers;
  const t = texts.value.worksheet.cell;
  const nameOf = (i: number) => (list.length > 1 ? t.answerOf(i + 1, place) : t.answer(place));
  return (
    <>
      {list.map((answered, i) => {
        const { statement, ran, from } = answered;
        return (
          <div
            key={`${from} ${statement}`}
            class={classOf(ran, standing)}
            inert={PREVIOUS.has(standing)}
          >
            {(list.length > 1 || standing === 'changed') && (ran.shown || ran.problem) && (
              <code class="statement">{short(statement)}</code>
            )}
            {ran.problem && <Problem problem={ran.problem} statement={statement} />}
            {ran.shown && (
              <Answer shown={ran.shown} json={ran.json} of={nameOf(i)} copied={!brought} />
            )}
            {ran.remark && <RemarkLine sheet={sheet} answered={answered} remark={ran.remark} />}
          </div>
        );
      })}
      {problem && <Problem problem={problem} />}
    </>
  );
}

interface RemarkProps {
  readonly sheet: Sheet;
  readonly answered: Answered;
  readonly remark: Remark;
}

/** What is told once a sheet. */
function RemarkLine({ sheet, answered, remark: { about, text } }: RemarkProps) {
  if (sheet.remarked.value.get(about) !== answered) return null;
  return (
    <p class="quiet" lang="en">
      <Words text={text} />
    </p>
  );
}

/** The answers are those to an earlier question: dimmed, and not to be used, as in all views. */
const PREVIOUS: ReadonlySet<Standing> = new Set<Standing>(['changed', 'stale']);

/** Answers that are no longer up to date look so; what takes one word takes one line. */
function classOf({ shown }: Ran, standing: Standing): string {
  const marked = PREVIOUS.has(standing) ? 'old dimmed' : 'old';
  const old = standing === 'current' || standing === 'stopped' ? '' : marked;
  return shown?.kind === 'plain' && shown.type !== 'text' ? `${old} one-line` : old;
}

/** Where in the cell things went wrong. */
function diagnosticsOf(answers: Answers | undefined): Diagnostic[] {
  return (answers?.list ?? []).flatMap(({ statement, from, ran: { problem } }): Diagnostic[] => {
    if (problem === undefined) return [];
    const lines = statement.split('\n');
    const before = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const at = Math.min(from + before + problem.column - 1, from + statement.length);
    const to = Math.min(at + 1, from + statement.length);
    return [{ from: Math.min(at, to), to, severity: 'error', message: problem.message }];
  });
}
