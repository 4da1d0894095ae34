// What was there before, and what was there before it was taken back.

export interface UndoHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** Steps that are kept. */
const MOST_STEPS = 200;

export function historyOf<T>(present: T): UndoHistory<T> {
  return { past: [], present, future: [] };
}

/** Another present; what was taken back before is forgotten. */
export function changed<T>({ past, present }: UndoHistory<T>, next: T): UndoHistory<T> {
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
}

export function undone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined
    ? history
    : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: later };
}

/** Back or on to the nearest step that is meant; none where there is none. */
export function turnedTo<T>(
  history: UndoHistory<T>,
  meant: (step: T) => boolean,
): UndoHistory<T> | undefined {
  const { past, future } = history;
  const back = past.length - past.findLastIndex(meant);
  const on = future.findIndex(meant) + 1;
  if (back > past.length && on === 0) return undefined;
  const isBack = back <= past.length && (on === 0 || back <= on);
  let turned = history;
  for (let i = 0; i < (isBack ? back : on); i++) turned = (isBack ? undone : redone)(turned);
  return turned;
}
