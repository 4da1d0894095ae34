// Which element of a list is at hand, for those who wait: of loops in one another the outermost tells
// how far things are.

/** How far the outermost loop is. */
export interface LoopProgress {
  /** From 1. */
  readonly element: number;
  readonly elements: number;
}

export class Loops {
  private depth = 0;
  private element = 0;
  private elements = 0;

  /** Goes through a list as long as `act` gives true. */
  through<T>(list: readonly T[], act: (element: T, i: number) => boolean): void {
    const outermost = this.depth === 0;
    if (outermost) this.elements = list.length;
    this.depth++;
    try {
      for (const [i, element] of list.entries()) {
        if (outermost) this.element = i + 1;
        if (!act(element, i)) break;
      }
    } finally {
      this.depth--;
    }
  }

  get progress(): LoopProgress | undefined {
    const { element, elements } = this;
    return this.depth === 0 ? undefined : { element, elements };
  }
}
