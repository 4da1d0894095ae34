// Games played as people play them: on a real terminal, and line by line through a pipe.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BuiltCommand, until } from './process.ts';
import { CTRL_C, Terminal } from './terminal.ts';

const command = new BuiltCommand();
const UP = '\u001b[A';
const DOWN = '\u001b[B';
const RIGHT = '\u001b[C';
const ENTER = '\r';
const CTRL_Z = '\u001a';
const ENTER_SCREEN = '\u001b[?1049h';
const LEAVE_SCREEN = '\u001b[?25h\u001b[?1049l';
const PLAIN = { NO_COLOR: '1' };

/** Whether the last thing that was done to the terminal is that it was given back. */
function isRestored(screen: string): boolean {
  return (
    screen.includes(ENTER_SCREEN) &&
    screen.lastIndexOf(LEAVE_SCREEN) > screen.lastIndexOf(ENTER_SCREEN)
  );
}

/** The process of the command behind `script`. */
function processBehind(pid: number): number {
  const children = (of: number) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => {
        try {
          return (
            readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(of)
          );
        } catch {
          return false; // it has ended meanwhile
        }
      })
      .map(Number);
  const [child] = children(pid);
  return child === undefined ? pid : processBehind(child);
}

describe('on a terminal', () => {
  test('a game that is won by following the hints', async () => {
    const terminal = new Terminal(command, 'play domineering 4x4 --normal --seed 2', PLAIN);
    await terminal.see(ENTER_SCREEN);
    await terminal.see('normal play · you are Left against a perfect opponent');
    await terminal.see('Your move, Left.');
    // Whoever begins wins 4×4 in normal play; Left has room for eight dominoes at most.
    for (let move = 0; move < 8 && !terminal.frame.includes('You won'); move++) {
      terminal.type('h');
      await terminal.seeFrame(/A winning move: /);
      // The cursor is at the upper square of the domino that the hint names.
      const [, upper, lower] = /A winning move: ([a-d])\d ([a-d])\d/.exec(terminal.frame) ?? [];
      expect(lower).toBe(upper);
      terminal.type(ENTER + DOWN + ENTER);
      await terminal.seeFrame(
        /The program plays .*Your move, Left|Your move, Left.*The program plays|You won/s,
      );
    }
    await terminal.seeFrame(/You won: the program has no move left\./);
    expect(await terminal.leave('q')).toBe(0);
    expect(isRestored(terminal.screen)).toBe(true);
  });

  test('a game that is lost by one mistake, which is named with the move that refutes it', async () => {
    // Misère Nim from 2: taking one wins, taking both leaves the program without a move, which wins.
    const terminal = new Terminal(command, 'play nim 2', PLAIN);
    await terminal.see('Your move, Left.');
    terminal.type(DOWN);
    await terminal.see('[2]');
    terminal.type(ENTER);
    await terminal.see('The program won');
    await terminal.see('Your first mistake was move 1, take 2 from 2');
    await terminal.see('take 1 from 2 would have kept the win');
    // Taken back, it can be played better.
    terminal.type('u');
    await terminal.see('Your move, Left.');
    terminal.type(ENTER);
    await terminal.see('The program plays take 1 from 1');
    await terminal.see('You won');
    expect(await terminal.leave('q')).toBe(0);
  });

  test('keys: why, undo, redo, help, and squares chosen one by one', async () => {
    const terminal = new Terminal(command, 'play domineering 3x3', PLAIN);
    await terminal.see('[·]');
    terminal.type('u');
    await terminal.see('Nothing to take back.');
    terminal.type(`${ENTER}${DOWN}`);
    await terminal.see('(·)');
    terminal.type(ENTER);
    await terminal.see('The program plays');
    terminal.type('w');
    await terminal.see('The program: this leaves');
    await terminal.see('Your move 1, a1 a2,');
    terminal.type('u');
    await terminal.see('Your move, Left.');
    terminal.type('r');
    await terminal.see('<R>');
    terminal.type('?');
    await terminal.see('Arrow keys move the cursor');
    terminal.type('x');
    await terminal.see('Your move, Left.');
    terminal.type(`${UP}${RIGHT}`);
    expect(await terminal.leave('q')).toBe(0);
  });

  test('another move after taking back is another line, and b leads from one to the other', async () => {
    const terminal = new Terminal(command, 'play nim 2 1 --side both', PLAIN);
    await terminal.seeFrame(/Left to move/, /b other line/);
    terminal.type('b');
    await terminal.seeFrame(/No other line was played/);
    terminal.type(ENTER);
    await terminal.seeFrame(/Right to move/);
    terminal.type('u');
    await terminal.seeFrame(/Left to move/);
    terminal.type(DOWN + ENTER);
    await terminal.seeFrame(/Right to move/);
    terminal.type('b');
    await terminal.seeFrame(/Line 1 of 2: take 1 from 2\./);
    terminal.type('b');
    await terminal.seeFrame(/Line 2 of 2: take 2 from 2\./);
    expect(await terminal.leave('q')).toBe(0);
  });

  test('a game without squares is played from a list beside its picture', async () => {
    // Left cuts a blue edge of the stalk: the lower one takes all, the upper one leaves b.
    const terminal = new Terminal(command, 'play hackenbush bbr --side both', PLAIN);
    await terminal.seeFrame(/> 1\. /, / {2}2\. /, /r/);
    const [, second] = / {2}2\. ([0a-z]+)/.exec(terminal.frame) ?? [];
    terminal.type(DOWN);
    await terminal.seeFrame(/> 2\. /);
    terminal.type(ENTER);
    await terminal.seeFrame(/Right to move|The game is over/);
    terminal.type('u');
    await terminal.seeFrame(/Left to move\./, /> 1\. /);
    expect(['0', 'b']).toContain(second);
    expect(await terminal.leave('q')).toBe(0);
  });

  test('Ctrl-C gives the terminal back', async () => {
    const terminal = new Terminal(command, 'play clobber 3x3', PLAIN);
    await terminal.see('Your move, Left.');
    expect(await terminal.leave(CTRL_C)).toBe(130);
    expect(isRestored(terminal.screen)).toBe(true);
  });

  test('Ctrl-C ends the program while it thinks', async () => {
    const terminal = new Terminal(
      command,
      'play domineering 10x10 --side right --timeout 1000',
      PLAIN,
    );
    await terminal.see('Thinking');
    expect(await terminal.leave(CTRL_C)).toBe(130);
    expect(isRestored(terminal.screen)).toBe(true);
  });

  test('SIGTERM gives the terminal back', async () => {
    const terminal = new Terminal(command, 'play nim 3', PLAIN);
    await terminal.see('Your move, Left.');
    process.kill(processBehind(terminal.pid), 'SIGTERM');
    await until(
      () => isRestored(terminal.screen),
      () => terminal.screen,
    );
  });

  test('Ctrl-Z lets the shell in, and the game goes on where it was', async () => {
    const terminal = new Terminal(command, 'play domineering 3x3 --side both', PLAIN, {
      ifStopped: 'echo back at the shell; fg',
    });
    await terminal.seeFrame(/Left to move\./);
    terminal.type(ENTER + DOWN + ENTER);
    await terminal.seeFrame(/Right to move\./);
    await terminal.see(ENTER_SCREEN);
    terminal.type(CTRL_Z);
    await terminal.see(LEAVE_SCREEN);
    await terminal.see('back at the shell');
    await terminal.see(ENTER_SCREEN);
    await terminal.seeFrame(/Right to move\./);
    expect(await terminal.leave('q')).toBe(0);
    expect(isRestored(terminal.screen)).toBe(true);
  });

  test('Ctrl-Z where nobody could bring the game back leaves it on the screen', async () => {
    const terminal = new Terminal(command, 'play domineering 3x3 --side both', PLAIN);
    await terminal.seeFrame(/Left to move\./);
    await terminal.see(ENTER_SCREEN);
    terminal.type(CTRL_Z);
    await terminal.see(ENTER_SCREEN);
    await terminal.seeFrame(/Left to move\./);
    expect(await terminal.leave('q')).toBe(0);
  });

  test('an error in the rules gives the terminal back and is told', async () => {
    const file = join(command.folder, 'breaking.mjs');
    writeFileSync(
      file,
      `export const left = (n) => (n > 0 ? [n - 1] : []);
       export const right = (n) => { if (n < 3) throw new Error('no way on'); return [n - 1]; };`,
    );
    const terminal = new Terminal(
      command,
      `play --ruleset ${file} 3 --side both --first left`,
      PLAIN,
    );
    await terminal.see('Left to move.');
    terminal.type(ENTER);
    await terminal.see(LEAVE_SCREEN);
    await terminal.see('no way on');
    expect(isRestored(terminal.screen)).toBe(true);
  });

  test('small terminals show the part of the board where the cursor is, and follow a change of size', async () => {
    const terminal = new Terminal(command, 'play snort 12x12 --side both', PLAIN);
    await terminal.seeFrame(/12 {2}·/, /Left to move\./);
    const tty = readlinkSync(`/proc/${processBehind(terminal.pid)}/fd/0`);
    execFileSync('stty', ['-F', tty, 'cols', '30', 'rows', '12']);
    terminal.type(DOWN.repeat(11));
    // The keys may be heard before the new size is.
    await terminal.seeFrame(/12 \[·\]/, /Left to move\./, /^(?!.* 1 {2}·)/s);
    expect(terminal.frame.split('\n').length).toBeLessThanOrEqual(12);
    execFileSync('stty', ['-F', tty, 'cols', '10', 'rows', '4']);
    await terminal.seeFrame(/too small/);
    execFileSync('stty', ['-F', tty, 'cols', '100', 'rows', '40']);
    await terminal.seeFrame(/Left to move\./);
    expect(await terminal.leave('q')).toBe(0);
  });

  test('colours where they are wanted, and never the only sign', async () => {
    const coloured = new Terminal(command, 'play domineering 2x2');
    await coloured.see('\u001b[7m[·]\u001b[27m');
    expect(await coloured.leave('q')).toBe(0);
    const plain = new Terminal(command, 'play domineering 2x2', PLAIN);
    await plain.see('[·]');
    expect(await plain.leave('q')).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    expect(plain.screen).not.toMatch(/\u001b\[[0-9]+m/);
  });

  test('a board that is too large is played by guess, and the depth is told', async () => {
    const terminal = new Terminal(
      command,
      'play domineering 9x9 --side right --timeout 0.01',
      PLAIN,
    );
    await terminal.seeFrame(
      /Your move, Right\./,
      /this is a guess: the board is too large to be solved in time/,
      /looked \d moves deep\./,
    );
    expect(await terminal.leave('q')).toBe(0);
  });
});

describe('line by line', () => {
  const lines = async (args: readonly string[], input: string) => {
    const { code, stdout, stderr } = await command.run(['play', ...args], input);
    return { code, stderr, text: stdout };
  };

  test('a whole game through a pipe', async () => {
    const { code, text } = await lines(['nim', '2', '1'], 'moves\nhint\ntake 2 from 2\nquit\n');
    expect(text).toContain('nim 2 1 · misère play · you are Left against a perfect opponent');
    expect(text).toContain('1. take 2 from 2\n2. take 1 from 2\n3. take 1 from 1\n');
    expect(text).toContain('A winning move: take 2 from 2.');
    expect(text).toContain('The program plays take 1 from 1');
    expect(text).toContain('You won: you have no move left, and in misère play that wins.');
    expect(text).not.toContain('\u001b');
    expect(code).toBe(0);
  });

  test('the end of the input ends the game', async () => {
    expect((await lines(['nim', '3'], '')).code).toBe(0);
  });

  test('what is no move is refused with a cure', async () => {
    const { text } = await lines(['domineering', '2x2'], 'a1 b1\n99\n');
    expect(text).toContain('`a1 b1` is no move here; `moves` lists them, `help` says more.');
    expect(text).toContain('`99` is no move here');
  });

  test('two people, Right first, in normal play; the loser is told the mistake', async () => {
    // Normal Nim from 2: taking both wins; Right takes one, Left takes the other.
    const { text } = await lines(
      ['nim', '2', '--side', 'both', '--first', 'right', '--normal'],
      'take 1 from 2\ntake 1 from 1\nwhy\n',
    );
    expect(text).toContain('Right to move.');
    expect(text).toContain('Left won: Right has no move left.');
    expect(text).toContain(
      "Right's first mistake was move 1, take 1 from 2: take 1 from 1 answers it and wins; take 2 from 2 would have kept the win.",
    );
  });

  test('a game that was lost from the start', async () => {
    const { text } = await lines(['nim', '1'], '1\n');
    expect(text).toContain('You made no mistake: the game was lost from the start.');
  });

  test('the same seed gives the same game', async () => {
    const input = '1\n1\n1\n';
    const args = ['domineering', '3x4', '--opponent', 'fallible', '--seed', '4'];
    expect((await lines(args, input)).text).toBe((await lines(args, input)).text);
  });

  test('rulesets of a worksheet and of a module play at once', async () => {
    const sheet = join(command.folder, 'own.pvs');
    writeFileSync(sheet, 'pk := ruleset(n -> [k for k in 0..n-1], n -> [k for k in 0..n-1])\n');
    const own = await lines(['--rules', sheet, 'pk', '3'], 'hint\n');
    expect(own.text).toContain('A winning move: ');
    const module = join(command.folder, 'one.mjs');
    writeFileSync(
      module,
      'export const left = (n) => (n > 0 ? [n - 1] : []);\nexport const right = left;\n',
    );
    const { text } = await lines(['--ruleset', module, '2'], '1\n');
    expect(text).toContain('You won');
  });

  test.each([
    [['nim'], '`play` needs RULESET POSITION…'],
    [['nim', '3', '--misere', '--normal'], '--misere and --normal exclude each other'],
    [['nim', '3', '--side', 'tree'], '--side is one of left, right, both'],
    [
      ['nim', '3', '--side', 'both', '--opponent', 'perfect'],
      'with --side both there is no opponent',
    ],
    [['nim', '3', '--seed', 'x'], '--seed is a whole number'],
    [['nim', '3', '--first', 'both'], '--first is one of left, right'],
  ])('%j: %s', async (args, message) => {
    const { code, stderr } = await lines(args, '');
    expect([code, stderr.includes(message)]).toEqual([2, true]);
  });

  test('a position that is none is refused before the game', async () => {
    const { code, stderr } = await lines(['domineering', 'abc'], '');
    expect(code).toBe(1);
    expect(stderr).toContain('"a" is no square');
  });
});
