// What the arena is measured against: the same store with a Map and string keys.

export interface MapForm {
  readonly id: number;
  readonly left: readonly MapForm[];
  readonly right: readonly MapForm[];
}

export class MapArena {
  readonly forms = new Map<string, MapForm>();
  private readonly sums = new Map<string, MapForm>();
  private readonly outcomes = new Map<number, number>();

  intern(left: readonly MapForm[], right: readonly MapForm[]): MapForm {
    const key = `${sortedIds(left)}|${sortedIds(right)}`;
    let form = this.forms.get(key);
    if (form === undefined) {
      form = { id: this.forms.size, left, right };
      this.forms.set(key, form);
    }
    return form;
  }

  sum(g: MapForm, h: MapForm): MapForm {
    const key = g.id < h.id ? `${g.id},${h.id}` : `${h.id},${g.id}`;
    let total = this.sums.get(key);
    if (total === undefined) {
      total = this.intern(
        [...g.left.map((x) => this.sum(x, h)), ...h.left.map((x) => this.sum(g, x))],
        [...g.right.map((x) => this.sum(x, h)), ...h.right.map((x) => this.sum(g, x))],
      );
      this.sums.set(key, total);
    }
    return total;
  }

  /** Bit 0: Left wins moving first; bit 1: Right does. */
  outcome(g: MapForm): number {
    let bits = this.outcomes.get(g.id);
    if (bits === undefined) {
      const left = g.left.length === 0 || g.left.some((x) => (this.outcome(x) & 2) === 0);
      const right = g.right.length === 0 || g.right.some((x) => (this.outcome(x) & 1) === 0);
      bits = (left ? 1 : 0) | (right ? 2 : 0);
      this.outcomes.set(g.id, bits);
    }
    return bits;
  }
}

function sortedIds(forms: readonly MapForm[]): string {
  return [...new Set(forms.map((form) => form.id))].sort((a, b) => a - b).join(',');
}
