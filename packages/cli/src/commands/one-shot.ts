// What the one-shot commands share: games given as arguments or on standard input, one question about
// each, in one universe or in all of them. A question is put in the language, so that a command
// answers exactly what `eval` would.

import type { Result } from '@proviso/language';
import { type Call, type Command, type ExitCode, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import type { Statement } from '../evaluator/protocol.ts';
import { EVALUATION_FLAGS, flagValue } from '../flags.ts';
import { lineBatches } from '../input.ts';
import { paintValue } from '../output/colour.ts';
import { pad, width } from '../output/columns.ts';
import { asTyped, errorText, withoutPrefix } from '../output/error-text.ts';
import { printable } from '../output/printable.ts';
import { UNIVERSES } from '../universes.ts';

/** How a question is written, given the names of the games and of the universe. */
type Question = (games: readonly string[], universe: string) => string;

interface OneShot {
  readonly command: string;
  readonly question: Question;
  /** The question instead, where every universe gets a row of its own. */
  readonly tableQuestion?: Question;
  /** Whether the answer depends on the universe. */
  readonly inUniverse: boolean;
}

/** Names for the games asked about: possible in the language, and in nobody's way. */
const NAMES = ['_1', '_2'];

/** Asks the question about each group of games. */
async function askEach(
  call: Call,
  oneShot: OneShot,
  groups: AsyncIterable<readonly Statement[]> | Iterable<readonly Statement[]>,
): Promise<ExitCode> {
  const given = flagValue(call.flags, 'universe');
  const all = given === 'all' && oneShot.inUniverse;
  const flags = new Map(call.flags);
  if (all) flags.delete('universe');
  const conversation = new Conversation(flags);
  const universes = all ? UNIVERSES : [given ?? 'M'];
  const run = new OneShotRun(conversation, oneShot, universes, all);
  for await (const games of groups) {
    await run.answer(games);
    if (conversation.stopped) break;
  }
  return conversation.end();
}

/** The same result; what went wrong is told of the games as they were typed. */
function told(result: Result, games: readonly Statement[]): Result {
  if (result.ok) return result;
  const message = asTyped(result.error.message, NAMES, games);
  return { ...result, error: { ...result.error, message } };
}

/** What a one-shot command says of itself. */
type Description = Pick<Command, 'name' | 'summary' | 'details' | 'examples'>;

/** A command that asks a question about each game. */
export function aboutGames(described: Description, asked: Omit<OneShot, 'command'>): Command {
  return {
    ...described,
    synopsis: '[GAME…]',
    flags: EVALUATION_FLAGS.filter((flag) => asked.inUniverse || flag !== 'universe'),
    least: 0,
    most: Infinity,
    run: (call) => askEach(call, { command: described.name, ...asked }, singles(call.args)),
  };
}

/** A command that asks for its own name of two games modulo a universe: `compare(G, H, U)`. */
export function aboutPairs(described: Description): Command {
  const { name } = described;
  const oneShot: OneShot = {
    command: name,
    inUniverse: true,
    question: ([g, h], u) => `${name}(${g}, ${h}, ${u})`,
  };
  return {
    ...described,
    synopsis: '[G H]',
    flags: EVALUATION_FLAGS,
    least: 0,
    most: 2,
    run: (call) => askEach(call, oneShot, pairs(name, call.args)),
  };
}

/** A command that asks for what there is by a day; in all universes, how many there are. */
export function aboutDay(described: Description): Command {
  return {
    ...described,
    synopsis: 'DAY',
    flags: EVALUATION_FLAGS,
    least: 1,
    most: 1,
    run: (call) => askDay(call, described.name),
  };
}

function askDay(call: Call, name: string): Promise<ExitCode> {
  const [day = ''] = call.args;
  if (!/^\d+$/.test(day)) throw new UsageError(`DAY is a number, not \`${day}\``);
  const oneShot: OneShot = {
    command: name,
    inUniverse: true,
    question: (_, u) => `${name}(${day}, ${u})`,
    tableQuestion: (_, u) => `count(${name}(${day}, ${u}))`,
  };
  return askEach(call, oneShot, [[]]);
}

/** The arguments, or else the lines of standard input, one game in each. */
export async function* singles(args: readonly string[]): AsyncGenerator<Statement[]> {
  if (args.length > 0) yield* args.map((text) => [{ text, line: 1 }]);
  else for await (const batch of lineBatches()) yield* batch.map((statement) => [statement]);
}

/** Two arguments, or else the lines of standard input, with a semicolon between two games. */
async function* pairs(command: string, args: readonly string[]): AsyncGenerator<Statement[]> {
  if (args.length === 1) throw new UsageError(`${command} needs two games, or none to read pairs`);
  if (args.length === 2) yield args.map((text) => ({ text, line: 1 }));
  else {
    for await (const batch of lineBatches()) {
      for (const statement of batch) {
        const { text, line } = statement;
        const semicolon = text.indexOf(';');
        if (semicolon < 0) throw new UsageError(`line ${line}: a pair is written \`G ; H\``);
        // Blanks stand for the first game, so that columns are those of the line.
        const second = ' '.repeat(semicolon + 1) + text.slice(semicolon + 1);
        yield [
          { ...statement, text: text.slice(0, semicolon) },
          { ...statement, text: second },
        ];
      }
    }
  }
}

class OneShotRun {
  private readonly conversation: Conversation;
  private readonly oneShot: OneShot;
  private readonly universes: readonly string[];
  private readonly table: boolean;
  private tables = 0;

  constructor(
    conversation: Conversation,
    oneShot: OneShot,
    universes: readonly string[],
    table: boolean,
  ) {
    this.conversation = conversation;
    this.oneShot = oneShot;
    this.universes = universes;
    this.table = table;
  }

  /** Answers the question about one group of games. */
  async answer(games: readonly Statement[]): Promise<void> {
    const { conversation, oneShot } = this;
    if (!(await this.nameGames(games))) return;
    if (this.table && games.length > 0 && !conversation.json) this.heading(games);
    const names = games.map((_, i) => NAMES[i] ?? '');
    const ask = (this.table ? oneShot.tableQuestion : undefined) ?? oneShot.question;
    for (const universe of this.universes) {
      if (conversation.stopped) return;
      const asked = await conversation.ask({ text: ask(names, universe), line: 1 });
      const { stopped } = asked;
      const result = told(asked.result, games);
      if (conversation.json) this.printJson(games, result, universe);
      else if (!result.ok) this.refuse(stopped ? 'stopped' : result.error.message, universe);
      else this.print(result, universe);
      await conversation.output.flush();
    }
  }

  /** Gives the games their names in the session; `false` if one of them is none. */
  private async nameGames(games: readonly Statement[]): Promise<boolean> {
    for (const [i, game] of games.entries()) {
      const prefix = `${NAMES[i]} := `;
      const { result, stopped } = await this.conversation.ask({
        ...game,
        text: prefix + game.text,
      });
      if (result.ok) continue;
      const error = withoutPrefix(result.error, game, prefix);
      if (this.conversation.json) this.printJson(games, { ok: false, error });
      else this.conversation.fail(stopped ? 'stopped' : errorText(error, game));
      return false;
    }
    return true;
  }

  private heading(games: readonly Statement[]): void {
    const title = games.map(({ text }) => text.trim()).join('  ');
    if (this.tables++ > 0) this.conversation.output.line('');
    this.conversation.output.line(this.conversation.paint('bold', printable(title)));
  }

  private print({ type, value, text }: Result & { ok: true }, universe: string): void {
    const { output, paint } = this.conversation;
    if (this.table) output.line(`${this.label(universe)}${paintValue(paint, type, text)}`);
    // A list stands one element a line, as other programs like to read it.
    else if (Array.isArray(value)) for (const item of value) output.line(printable(item.text));
    else output.line(paintValue(paint, type, text));
  }

  private refuse(message: string, universe: string): void {
    this.conversation.output.write();
    this.conversation.fail(this.table ? `${this.label(universe)}${message}` : message);
  }

  private label(universe: string): string {
    return `  ${pad(universe, Math.max(...this.universes.map(width)))}  `;
  }

  private printJson(games: readonly Statement[], result: Result, universe?: string): void {
    if (!result.ok) this.conversation.countFailure();
    const { ok, ...answer } = result;
    const question = {
      command: this.oneShot.command,
      games: games.map(({ text }) => text.trim()),
      ...(this.oneShot.inUniverse && universe !== undefined ? { universe } : {}),
    };
    this.conversation.output.line(JSON.stringify({ ok, ...question, ...answer }));
  }
}
