// The game line by line, for pipes and screen readers: the board, a question, an answer.

import { createInterface } from 'node:readline';
import type { TurnView } from '@proviso/engine/matches';
import { printable } from '../output/printable.ts';
import type { Output } from '../output/stream.ts';
import type { Game } from './game.ts';
import { boardPicture } from './picture.ts';

const HELP = [
  'Type the squares that your move changes (a1 a2), what you take (2 from 3), a number of the list that',
  '`moves` shows, or the position after your move.',
  '`hint`, `why`, `undo`, `redo`, `board`, `moves`, `help` and `quit` do what they say.',
  'Another move after `undo` begins another line: `lines` lists them, and `line 1` goes back to the first.',
];

export class Plain {
  private readonly game: Game;
  private readonly output: Output;

  constructor(game: Game, output: Output) {
    this.game = game;
    this.output = output;
  }

  /** Plays until the input ends or somebody leaves. */
  async run(): Promise<void> {
    const { game } = this;
    await game.begin();
    this.say(game.setup.title);
    this.say('Type a move, or `help`.');
    await this.nextTurn();
    for await (const line of createInterface({ input: process.stdin })) {
      const word = line.trim().toLowerCase();
      if (word === 'quit' || word === 'exit' || word === 'q') return;
      if (word !== '') await this.take(word, line.trim());
      await this.output.flush();
    }
  }

  private async take(word: string, line: string): Promise<void> {
    const { game } = this;
    switch (word) {
      case 'help':
      case '?':
        return this.say(...HELP);
      case 'board':
        return this.showTurn();
      case 'moves':
        return this.showMoves();
      case 'lines':
        return this.showLines();
      case 'hint':
      case 'h':
        return this.say((await game.hint()).text);
      case 'why':
      case 'w':
        return this.say(...(await game.why()));
      case 'undo':
      case 'u':
        if (await game.undo()) return this.nextTurn();
        return this.say('Nothing to take back.');
      case 'redo':
      case 'r':
        if (await game.redo()) return this.nextTurn();
        return this.say('Nothing to play again.');
    }
    const wanted = /^line (\d+)$/.exec(word)?.[1];
    if (wanted !== undefined) {
      if (await game.goToLine(Number(wanted) - 1)) return this.nextTurn();
      return this.say('There is no such line: `lines` lists them.');
    }
    if (game.view.winner !== undefined) return this.say('The game is over: `undo` or `quit`.');
    const found = movesMeant(game.view, line);
    const [move, another] = found;
    if (move === undefined) {
      return this.say(`\`${line}\` is no move here; \`moves\` lists them, \`help\` says more.`);
    }
    if (another !== undefined) {
      const numbers = found.map((each) => `${each + 1}`).join(', ');
      return this.say(`\`${line}\` can be several moves: type one of the numbers ${numbers}.`);
    }
    await game.play(move);
    await this.nextTurn();
  }

  /** The program's move where it is to move, then whose turn it is or who won. */
  private async nextTurn(): Promise<void> {
    const { game } = this;
    if (game.programsTurn) {
      await game.programMoves();
      const last = game.moves.at(-1);
      if (last !== undefined) {
        this.say(
          `The program plays ${last.name}${last.reason === undefined ? '' : `: ${last.reason}`}.`,
        );
      }
    }
    this.showTurn();
    if (game.view.winner === undefined) return;
    this.say(...(await game.summary()));
  }

  private showTurn(): void {
    const { game } = this;
    const { view, drawing, moves } = game;
    for (const line of boardPicture({ view, drawing, moves }).lines) {
      this.output.line(
        line
          .map(({ text }) => text)
          .join('')
          .trimEnd(),
      );
    }
    if (view.winner !== undefined) return;
    const name = game.nameOf(view.mover);
    this.say(name.subject === 'You' ? `Your move, ${name.side}.` : `${name.subject} to move.`);
  }

  private showMoves(): void {
    for (const [i, { gesture }] of this.game.view.moves.entries()) {
      this.say(`${i + 1}. ${gesture.name}`);
    }
  }

  private showLines(): void {
    const { lines, at } = this.game.played;
    for (const [i, line] of lines.entries()) {
      this.say(
        `${i === at ? '>' : ' '} ${i + 1}. ${line === '' ? 'nothing was played yet' : line}`,
      );
    }
  }

  private say(...texts: readonly string[]): void {
    for (const text of texts) this.output.line(printable(text));
  }
}

/** The moves that a line may mean, by number. */
export function movesMeant({ moves }: TurnView, line: string): number[] {
  const all = [...moves.keys()];
  // Digits are a number of the list; where they are none, they may be a position.
  if (/^\d+$/.test(line) && all.includes(Number(line) - 1)) return [Number(line) - 1];
  const exact = all.filter((move) => moves[move]?.position === line);
  if (exact.length > 0) return exact;
  const words = line
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter((word) => word !== '');
  const wanted = words.filter((word) => word !== 'take').join(' ');
  const named = all.filter((move) => {
    const name = moves[move]?.gesture.name ?? '';
    return [name, withoutBoard(name)].some(
      (one) => one === line || one.replace(/^take /, '') === wanted,
    );
  });
  if (named.length > 0) return named;
  // Squares in any order: all that change, or the two ends.
  return all.filter((move) => {
    const gesture = moves[move]?.gesture;
    if (gesture?.kind !== 'squares') return false;
    const names = withoutBoard(gesture.name).split(' ');
    const ends = [names[0] ?? '', names.at(-1) ?? ''];
    const same = (squares: readonly string[]) =>
      squares.length === words.length && squares.every((square) => words.includes(square));
    return same(names) || (words.length === 2 && same(ends));
  });
}

/** What a move of a sum is called where it is clear on which of the boards it is made. */
function withoutBoard(name: string): string {
  return name.replace(/ on board \d+$/, '');
}
