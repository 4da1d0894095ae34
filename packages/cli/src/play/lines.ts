// The lines of a game: what was played, and what was played instead of what was taken back. Pure: nothing is
// asked here.

/** A move of a line. */
interface Step<M> {
  readonly move: M;
  readonly before: Place<M>;
}

/** A place in the game: the moves from here, in the order in which they were first played. */
interface Place<M> {
  readonly step?: Step<M>;
  readonly after: Place<M>[];
  /** The one of these that was played last. */
  last?: Place<M>;
}

export class Lines<M> {
  private readonly start: Place<M> = { after: [] };
  private at: Place<M> = this.start;
  private readonly same: (a: M, b: M) => boolean;

  /** `same` tells whether two moves from one place are one. */
  constructor(same: (a: M, b: M) => boolean) {
    this.same = same;
  }

  /** The moves from the start to here. */
  get moves(): readonly M[] {
    return movesTo(this.at);
  }

  /** What was played last from here. */
  get next(): M | undefined {
    return this.at.last?.step?.move;
  }

  /** A move; one that was played from here before goes on along its line. */
  play(move: M): void {
    const { at } = this;
    let next = at.after.find(({ step }) => step !== undefined && this.same(step.move, move));
    if (next === undefined) {
      next = { step: { move, before: at }, after: [] };
      at.after.push(next);
    }
    at.last = next;
    this.at = next;
  }

  /** One move back; `false` at the start. */
  back(): boolean {
    const before = this.at.step?.before;
    if (before === undefined) return false;
    this.at = before;
    return true;
  }

  /** One move on along the line that was played last; `false` at its end. */
  on(): boolean {
    const { last } = this.at;
    if (last === undefined) return false;
    this.at = last;
    return true;
  }

  /** All lines to their ends, in the order in which they were first played. */
  get all(): (readonly M[])[] {
    return this.ends().map(movesTo);
  }

  /** Which of all lines this is. */
  get number(): number {
    let end = this.at;
    while (end.last !== undefined) end = end.last;
    return this.ends().indexOf(end);
  }

  /** Goes to the end of a line; `false` where there is none of that number. */
  goTo(number: number): boolean {
    const end = this.ends()[number];
    if (end === undefined) return false;
    this.at = end;
    // Whoever takes back and plays again stays on this line.
    for (let here = end; here.step !== undefined; here = here.step.before) {
      here.step.before.last = here;
    }
    return true;
  }

  private ends(): Place<M>[] {
    const ends: Place<M>[] = [];
    const open: Place<M>[] = [this.start];
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      if (here.after.length === 0) ends.push(here);
      open.push(...here.after.toReversed());
    }
    return ends;
  }
}

function movesTo<M>(place: Place<M>): M[] {
  const moves: M[] = [];
  for (let here = place; here.step !== undefined; here = here.step.before) {
    moves.push(here.step.move);
  }
  return moves.reverse();
}
