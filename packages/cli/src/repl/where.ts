// Where a session stands: the universe or the number of players that `use` has set, as the prompt
// shows it.

import type { Answer } from '../evaluator/protocol.ts';

/** Of the universe in which every session begins nothing is said. */
const USUAL = 'M';

export class Where {
  private readonly first: string;
  private universe: string;
  private players = '';

  constructor(universe = USUAL) {
    this.first = universe;
    this.universe = universe;
  }

  /** `> `, `E> `, `3 players> `. */
  get prompt(): string {
    const where = this.players !== '' ? this.players : this.universe;
    return `${where === USUAL ? '' : where}> `;
  }

  /** Takes note of an answer to `use`. */
  follow({ result, kind }: Answer): void {
    if (!result.ok) return;
    if (kind === 'use-universe') this.universe = result.text;
    if (kind === 'use-players') this.players = result.text === '2 players' ? '' : result.text;
  }

  /** Back to the start. */
  reset(): void {
    this.universe = this.first;
    this.players = '';
  }
}
