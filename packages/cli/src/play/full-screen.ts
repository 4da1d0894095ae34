// The game on a full screen: the board in the middle, what is said below, the keys at the bottom.

import type { Key } from 'node:readline';
import { printable } from '../output/printable.ts';
import { wrap } from '../output/wrap.ts';
import { Chooser } from './chooser.ts';
import type { Game } from './game.ts';
import { type BoardPicture, boardPicture, type SpanLine } from './picture.ts';
import { Screen } from './screen.ts';

const KEYS = 'arrows Enter · u undo · r redo · b other line · h hint · w why · ? help · q quit';

const HELP = [
  'Arrow keys move the cursor, Enter chooses.',
  'On squares: choose every square that your move changes (a domino by its two squares, a stone by where it stands and where it goes). A square chosen twice is taken back, or ends the choice where that is a move. Esc begins anew.',
  'On heaps: ← → choose the heap, ↑ ↓ how many counters, Enter takes them.',
  'Other games: choose from the list.',
  'u takes back, r plays again. Another move after taking back begins another line; b goes from line to line, and none is lost.',
  'h gives a hint, w says why, q and Ctrl-C leave, Ctrl-Z lets the shell in. Any key leaves this help.',
];

/** Smaller terminals show no board. */
const LEAST_COLUMNS = 20;
const LEAST_ROWS = 8;
const CTRL_C = 130;

export class FullScreen {
  private readonly game: Game;
  private readonly screen = new Screen();
  private chooser: Chooser | undefined;
  private messages: readonly string[] = [];
  private helping = false;
  /** Something is being computed: only the keys that leave are heard. */
  private busy = false;
  private finish: (error?: unknown) => void = () => {};

  constructor(game: Game) {
    this.game = game;
  }

  /** Plays until somebody leaves. */
  async run(): Promise<void> {
    // What cannot be played is said on the ordinary screen.
    await this.game.begin();
    const ended = new Promise<void>((resolve, reject) => {
      this.finish = (error) => (error === undefined ? resolve() : reject(error));
    });
    this.screen.start({ key: (key) => this.key(key), resized: () => this.draw() });
    try {
      this.doing(() => this.nextTurn());
      await ended;
    } finally {
      this.screen.close();
    }
  }

  private key(key: Key): void {
    const { name = '' } = key;
    if (key.ctrl && name === 'c') {
      this.screen.close();
      process.exit(CTRL_C);
    }
    if (key.ctrl && name === 'z') {
      this.screen.suspend();
      return;
    }
    if (name === 'q' || (key.ctrl && name === 'd')) this.finish();
    else if (this.helping) this.helping = false;
    else if (this.busy) return;
    else if (key.sequence === '?') this.helping = true;
    else this.actions[name]?.();
    this.draw();
  }

  /** What keys do, by their names. */
  private readonly actions: Readonly<Record<string, () => void>> = {
    up: () => this.chooser?.move('up'),
    down: () => this.chooser?.move('down'),
    left: () => this.chooser?.move('left'),
    right: () => this.chooser?.move('right'),
    return: () => this.enter(),
    enter: () => this.enter(),
    space: () => this.enter(),
    escape: () => this.escape(),
    u: () => this.doing(() => this.travel(this.game.undo(), 'Nothing to take back.')),
    r: () => this.doing(() => this.travel(this.game.redo(), 'Nothing to play again.')),
    b: () => this.doing(() => this.otherLine()),
    h: () => this.doing(() => this.hint()),
    w: () =>
      this.doing(async () => {
        this.messages = await this.game.why();
      }),
  };

  private escape(): void {
    this.chooser?.escape();
    this.messages = [];
  }

  private enter(): void {
    const entered = this.chooser?.enter();
    if (entered === undefined) return;
    if ('move' in entered) {
      const { move } = entered;
      this.doing(async () => {
        await this.game.play(move);
        await this.nextTurn();
      });
    } else this.messages = entered.say === undefined ? [] : [entered.say];
  }

  /** The program's move where it is to move, then yours or the end. */
  private async nextTurn(): Promise<void> {
    const { game } = this;
    const cursor = this.chooser?.cursor;
    this.messages = [];
    this.chooser = undefined;
    if (game.programsTurn) {
      this.draw();
      await game.programMoves();
      const last = game.moves.at(-1);
      if (last !== undefined) this.messages = [programText(last)];
    }
    await this.settle(cursor);
  }

  private async travel(moved: Promise<boolean>, otherwise: string): Promise<void> {
    const found = await moved;
    this.messages = found ? [] : [otherwise];
    if (this.game.programsTurn) await this.nextTurn();
    else await this.settle(this.chooser?.cursor);
  }

  private async otherLine(): Promise<void> {
    await this.travel(this.game.goToLine(), 'No other line was played.');
    const { lines, at } = this.game.played;
    if (lines.length < 2) return;
    const said = `Line ${at + 1} of ${lines.length}: ${lines[at] ?? ''}.`;
    this.messages = [said, ...this.messages];
  }

  private async settle(cursor: number | undefined): Promise<void> {
    const over = this.game.view.winner !== undefined;
    this.chooser = over ? undefined : new Chooser(this.game.view, cursor);
    if (over) this.messages = [...this.messages, ...(await this.game.summary())];
  }

  private async hint(): Promise<void> {
    const { text, move } = await this.game.hint();
    this.messages = [text];
    if (move !== undefined) this.chooser?.pointTo(move);
  }

  /** Does something that takes time; nothing else is begun meanwhile. */
  private doing(work: () => Promise<void>): void {
    this.busy = true;
    this.draw();
    work().then(
      () => {
        this.busy = false;
        this.draw();
      },
      (error) => this.finish(error),
    );
  }

  private draw(): void {
    const { columns, rows } = this.screen;
    const small = columns < LEAST_COLUMNS || rows < LEAST_ROWS;
    if (small) this.screen.show([[{ text: 'too small' }], [{ text: 'try --plain' }]]);
    else if (this.helping) this.screen.show(paragraphs(HELP, columns));
    else this.screen.show(this.lines(columns, rows));
  }

  private lines(columns: number, rows: number): SpanLine[] {
    const below = [[], ...this.said(columns), [{ text: KEYS, colour: 'dim' } as const]];
    const head: SpanLine[] = [[{ text: printable(this.game.setup.title), colour: 'bold' }], []];
    const room = Math.max(3, rows - head.length - below.length);
    const board = this.board(room, columns);
    const blank = Array.from({ length: Math.max(0, room - board.length) }, (): SpanLine => []);
    return [...head, ...board, ...blank.slice(0, 1), ...below];
  }

  /** What stands below the board: whose turn it is, and what was said. */
  private said(columns: number): SpanLine[] {
    const { view } = this.game;
    const name = this.game.nameOf(view.mover);
    const turn = this.busy
      ? 'Thinking … Ctrl-C leaves.'
      : view.winner !== undefined
        ? 'The game is over.'
        : `${name.subject === 'You' ? `Your move, ${name.side}` : `${name.subject} to move`}.`;
    const colour = view.mover === 'left' ? 'blue' : 'red';
    return [[{ text: turn, colour }], ...paragraphs(this.messages, columns)];
  }

  private board(room: number, columns: number): SpanLine[] {
    const { game, chooser } = this;
    const { view, drawing, moves } = game;
    const picture = boardPicture({ view, drawing, moves, chooser });
    const list = chooser?.list;
    if (list === undefined) return window(picture, room, columns);
    const most = Math.max(2, Math.min(list.moves.length, room - picture.lines.length - 1));
    const from = Math.max(0, Math.min(list.at - (most >> 1), list.moves.length - most));
    const entries = list.moves.slice(from, from + most).map((move, i): SpanLine => {
      const at = from + i === list.at;
      const text = printable(view.moves[move]?.gesture.name ?? '');
      return [{ text: `${at ? '>' : ' '} ${move + 1}. ${text}`, inverse: at }];
    });
    const shown = window(picture, Math.max(1, room - entries.length - 1), columns);
    return [...shown, [], ...entries].slice(0, Math.max(room, entries.length));
  }
}

/** The part of a picture that is seen, with what matters inside. */
function window({ lines, focus }: BoardPicture, room: number, columns: number): SpanLine[] {
  const first =
    focus === undefined ? 0 : Math.max(0, Math.min(focus.line - (room >> 1), lines.length - room));
  const across = focus === undefined ? 0 : Math.max(0, focus.column + 4 - columns);
  return lines
    .slice(first, first + room)
    .map((line) => (across > 0 ? shifted(line, across) : line));
}

/** A line without its first letters. */
function shifted(line: SpanLine, by: number): SpanLine {
  let left = by;
  return line.map((span) => {
    const gone = Math.min(left, span.text.length);
    left -= gone;
    return { ...span, text: span.text.slice(gone) };
  });
}

function paragraphs(texts: readonly string[], columns: number): SpanLine[] {
  return texts.flatMap((text) =>
    wrap(printable(text), columns - 2)
      .split('\n')
      .map((line): SpanLine => [{ text: line }]),
  );
}

function programText({ name, reason }: { name: string; reason?: string }): string {
  return `The program plays ${name}${reason === undefined ? '' : `: ${reason}`}.`;
}
