// `proviso play`: a game on a board, against the program or each other.

import { type Command, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { type Flags, flagNumber, flagValue } from '../flags.ts';
import { FullScreen } from '../play/full-screen.ts';
import { Game, GameError, type Player, type Setup } from '../play/game.ts';
import { Plain } from '../play/plain.ts';
import { boardNamed } from './board-named.ts';

/** Seconds that solving may take unless told. */
const SECONDS = 10;
/** How often a fallible opponent errs. */
const ERRS = 1 / 3;

export const playCommand: Command = {
  name: 'play',
  synopsis: '[RULESET] POSITION…',
  summary: 'Play on a board against the program, or two people at one keyboard.',
  details: [
    'Boards and rulesets are named as for `proviso board`. On a terminal the game fills the screen: arrow ' +
      'keys and Enter make a move as the ruleset has it, a domino by its two squares, a stone by its ' +
      'target, counters by taking them, anything else from a list; u takes back, r plays again, h gives ' +
      'a hint, w says why, ? helps, q leaves. With --plain, and where there is no terminal, it is played ' +
      'line by line.',
    'A perfect opponent plays a winning move where there is one, and otherwise the one after which the ' +
      'smallest share of your replies wins. A fallible one errs at each move with probability 1/3. A board ' +
      'that is not solved within --timeout seconds (10 unless told) is played by guess, and the opponent ' +
      'says so and how deep it looked. The same --seed and the same moves give the same game, as long as ' +
      'everything is solved within that time.',
    'At the end it says who won, and your first mistake with the move that refutes it. Moves that could ' +
      'not be judged in time are named.',
  ],
  flags: [
    'misere',
    'normal',
    'first',
    'side',
    'opponent',
    'seed',
    'plain',
    'timeout',
    'max-memory',
    'ruleset',
    'rules',
  ],
  examples: [
    { line: 'play domineering 5x5', meaning: 'misère Domineering, you are Left and begin' },
    {
      line: 'play nim 3 5 7 --normal --first right',
      meaning: 'Nim in normal play, the program begins',
    },
    { line: `play clobber 4x4 --side both`, meaning: 'two people at one keyboard' },
    { line: 'play --rules defs.pvs pk 7', meaning: 'a ruleset that a worksheet defines' },
  ],
  least: 1,
  most: Infinity,
  async run({ args, flags }) {
    const seats = seatsFrom(flags);
    const bounds = new Map(flags);
    // The time is what solving may take, and no reason to end the thread.
    bounds.delete('timeout');
    const conversation = new Conversation(bounds);
    const board = await boardNamed(conversation, 'play', args, flags);
    if (board === undefined) return conversation.end();
    const game = new Game(conversation, { ...seats, board, title: titleOf(args, seats) });
    const full = process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
    try {
      if (full && !flags.has('plain')) await new FullScreen(game).run();
      else await new Plain(game, conversation.output).run();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      conversation.output.write();
      conversation.fail(error.message);
    }
    return conversation.end();
  },
};

type Seats = Omit<Setup, 'board' | 'title'>;

/** Who sits where, as the flags have it. */
function seatsFrom(flags: Flags): Seats {
  if (flags.has('misere') && flags.has('normal')) {
    throw new UsageError('--misere and --normal exclude each other');
  }
  const side = flagValue(flags, 'side') ?? 'left';
  const opponent = flagValue(flags, 'opponent');
  if (side === 'both' && opponent !== undefined && opponent !== 'none') {
    throw new UsageError(`with --side both there is no opponent; leave out --opponent ${opponent}`);
  }
  const alone = side === 'both' || opponent === 'none';
  const seed = flagValue(flags, 'seed') ?? '1';
  if (!/^-?\d{1,15}$/.test(seed)) {
    throw new UsageError(`--seed is a whole number, not \`${seed}\``);
  }
  return {
    convention: flags.has('normal') ? 'normal' : 'misere',
    first: flagValue(flags, 'first') === 'right' ? 'right' : 'left',
    ...(!alone && { program: side === 'left' ? 'right' : 'left' }),
    errs: opponent === 'fallible' ? ERRS : 0,
    seed: Number(seed),
    seconds: flagNumber(flags, 'timeout') ?? SECONDS,
  };
}

/** `domineering 5x5 · misère play · you are Left`. */
function titleOf(args: readonly string[], { convention, program, errs }: Seats): string {
  const side: Readonly<Record<Player, string>> = { left: 'Left', right: 'Right' };
  const kind = errs > 0 ? 'a fallible opponent' : 'a perfect opponent';
  const seats =
    program === undefined
      ? 'Left and Right by turns'
      : `you are ${side[program === 'left' ? 'right' : 'left']} against ${kind}`;
  return `${args.join(' ')} · ${convention === 'normal' ? 'normal' : 'misère'} play · ${seats}`;
}
