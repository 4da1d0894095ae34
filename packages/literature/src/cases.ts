/**
 * The cases of a check, counted honestly. A law with a hypothesis says nothing about games for which
 * the hypothesis fails, so these are tried and not counted; and a law that applied to nothing has not
 * been tested, whatever was tried.
 */

import { type Finding, Mismatch, Untested } from './entry.ts';
import { noteTest } from './watch.ts';

/** What a law says of some games. */
export type Answer = boolean | 'does not apply';

/** A law of the form "if … then …": the conclusion is looked at only where the hypothesis holds. */
export function given(hypothesis: boolean, conclusion: () => boolean): Answer {
  return hypothesis ? conclusion() : 'does not apply';
}

interface Count {
  tried: number;
  applied: number;
}

export class Cases {
  readonly #groups = new Map<string, Count>();

  /**
   * One case: fails the check where the law does. A law that is one for each N, or for each universe,
   * names it as the `group`, and must apply somewhere in every group.
   */
  try(answer: Answer, say: () => string, group = ''): void {
    noteTest();
    const count = this.group(group);
    count.tried++;
    if (answer === 'does not apply') return;
    if (!answer) throw new Mismatch(group === '' ? say() : `${group}: ${say()}`);
    count.applied++;
  }

  /** Announces a group, so that it is missed if nothing is tried in it. */
  group(name: string): Count {
    let count = this.#groups.get(name);
    if (count === undefined) {
      count = { tried: 0, applied: 0 };
      this.#groups.set(name, count);
    }
    return count;
  }

  /** How often the hypothesis held. */
  get applied(): number {
    return this.#sum('applied');
  }

  /** The finding; the check fails where the law applied to nothing. */
  finding(summary: string): Finding {
    for (const [name, { tried, applied }] of this.#groups) {
      if (applied > 0) continue;
      const where = name === '' ? '' : `${name}: `;
      throw new Untested(`${where}the statement applied to none of the ${tried} cases tried`);
    }
    const [cases, tried] = [this.applied, this.#sum('tried')];
    return tried === cases ? { cases, summary } : { cases, tried, summary };
  }

  #sum(key: keyof Count): number {
    return [...this.#groups.values()].reduce((sum, count) => sum + count[key], 0);
  }
}

/** Several findings as one. */
export function together(findings: readonly Finding[], summary: string): Finding {
  const cases = findings.reduce((sum, finding) => sum + finding.cases, 0);
  const tried = findings.reduce((sum, finding) => sum + (finding.tried ?? finding.cases), 0);
  return tried === cases ? { cases, summary } : { cases, tried, summary };
}
