// The prompt on a real terminal.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand } from './process.ts';
import { CTRL_C, Terminal } from './terminal.ts';

const proviso = new BuiltCommand();
const state = mkdtempSync(join(tmpdir(), 'proviso-state-'));
afterAll(() => rmSync(state, { recursive: true, force: true }));

const ENTER = '\r';
const UP = '\u001b[A';
const CTRL_Z = '\u001a';
const ENDLESS = '(40 * {0,*|{1|*,0},-1}) mod E';

/** A terminal with the command, and a history of its own. */
function opened(line: string, environment: NodeJS.ProcessEnv = {}, ifStopped?: string): Terminal {
  const shell = ifStopped === undefined ? {} : { ifStopped };
  return new Terminal(proviso, line, { XDG_STATE_HOME: state, ...environment }, shell);
}

/** Runs a command line to its end with a terminal to write to. */
async function onTerminal(line: string): Promise<{ stdout: string }> {
  const terminal = opened(line, { NO_COLOR: '1' });
  await terminal.leave('');
  return { stdout: terminal.screen.replaceAll('\r', '') };
}

describe('the prompt', () => {
  it('greets, answers, completes, stops, goes on, and remembers', async () => {
    const terminal = opened('');
    await terminal.see('Three lines to try');
    await terminal.see('> ');
    terminal.type(`{0,*|*} mod D${ENTER}`);
    await terminal.see('{0, ■ | *}');

    // Over several lines while a bracket is open.
    terminal.type(`[1, // one${ENTER}`);
    await terminal.see('… ');
    terminal.type(`2]${ENTER}`);
    await terminal.see('[1, 2]');

    // Tab completes; the variable is known to it.
    terminal.type(`mygame := *${ENTER}`);
    await terminal.see('\u001b[2m*');
    await terminal.see('> ');
    terminal.type('outcome(myg\t');
    await terminal.see('(myg');
    await terminal.see('ame');
    terminal.type(`)${ENTER}`);
    await terminal.see('P');

    // A long computation shows its progress, and Ctrl-C stops it.
    terminal.type(ENDLESS + ENTER);
    await terminal.see('Ctrl-C stops');
    terminal.type(CTRL_C);
    await terminal.see('stopped; the session goes on');
    terminal.type(`mygame + mygame${ENTER}`);
    await terminal.see('{* | *}');

    // Ctrl-C drops what was typed.
    await terminal.see('> ');
    terminal.type('nonsense(');
    await terminal.see('nonsense(');
    terminal.type(CTRL_C);
    await terminal.see('> ');
    terminal.type(`rank(mygame)${ENTER}`);
    await terminal.see('1');
    expect(await terminal.leave()).toBe(0);

    const history = readFileSync(join(state, 'proviso/history'), 'utf8').trimEnd().split('\n');
    expect(history).toEqual([
      '{0,*|*} mod D',
      '[1, 2]',
      'mygame := *',
      'outcome(mygame)',
      ENDLESS,
      'mygame + mygame',
      'rank(mygame)',
    ]);

    // The next session finds the history.
    const later = opened('repl --ascii');
    await later.see('> ');
    await later.typeSlowly('1');
    later.type('\u007f');
    for (let i = 0; i < 7; i++) later.type(UP);
    await later.see('{0,*|*} mod D');
    later.type(ENTER);
    await later.see('{0, # | *}');
    expect(await later.leave(`quit${ENTER}`)).toBe(0);
  });

  it('Ctrl-Z lets the shell in, and the prompt goes on where it was', async () => {
    const terminal = opened(
      '',
      { XDG_STATE_HOME: join(state, 'suspended') },
      'echo at the shell; fg',
    );
    await terminal.see('> ');
    terminal.type(`mine := 5${ENTER}`);
    await terminal.see('\u001b[2m5');
    await terminal.see('> ');
    terminal.type('mine + ');
    await terminal.see('mine + ');
    terminal.type(CTRL_Z);
    await terminal.see('at the shell');
    await terminal.see('mine + ');
    terminal.type(`12${ENTER}`);
    await terminal.see('17');
    expect(await terminal.leave()).toBe(0);
  });

  it('Ctrl-Z while something is computed does not keep Ctrl-C from it', async () => {
    const terminal = opened(
      '',
      { XDG_STATE_HOME: join(state, 'suspended') },
      'echo at the shell; fg',
    );
    await terminal.see('> ');
    terminal.type(ENDLESS + ENTER);
    await terminal.see('Ctrl-C stops');
    terminal.type(CTRL_Z);
    await terminal.see('at the shell');
    await terminal.see('Ctrl-C stops');
    terminal.type(CTRL_C);
    await terminal.see('stopped; the session goes on');
    terminal.type(`5 + 12${ENTER}`);
    await terminal.see('17');
    expect(await terminal.leave()).toBe(0);
  });

  it('Ctrl-Z where nobody could bring the prompt back leaves it there', async () => {
    const terminal = opened('', { XDG_STATE_HOME: join(state, 'suspended') });
    await terminal.see('> ');
    terminal.type(CTRL_Z);
    await terminal.see('> ');
    terminal.type(CTRL_C);
    await terminal.see('(Ctrl-D leaves)');
    terminal.type(`5 + 12${ENTER}`);
    await terminal.see('17');
    expect(await terminal.leave()).toBe(0);
  });

  it('shows errors with their place and goes on', async () => {
    const terminal = opened('repl');
    await terminal.see('> ');
    terminal.type(`* + nope${ENTER}`);
    await terminal.see('line 1, column 5');
    terminal.type(`1 + 1${ENTER}`);
    await terminal.see('2');
    await terminal.leave(`exit${ENTER}`);
  });

  it('colours what is typed, unless NO_COLOR is set', async () => {
    const colourful = opened('repl');
    await colourful.see('> ');
    await colourful.typeSlowly('outcome(* mod D)');
    await colourful.see('\u001b[33mD\u001b[0m');
    colourful.type(ENTER);
    await colourful.see('\u001b[35mP\u001b[0m');
    await colourful.leave();

    const plain = opened('repl', { NO_COLOR: '1' });
    await plain.see('> ');
    await plain.typeSlowly(`outcome(* mod D)${ENTER}`);
    await plain.see('P');
    await plain.leave();
    for (const colour of [2, 31, 33, 35, 36]) {
      expect(plain.screen).not.toContain(`\u001b[${colour}m`);
    }
  });

  it('helps in words that people try', async () => {
    const terminal = opened('repl');
    await terminal.see('> ');
    terminal.type(`help outcome${ENTER}`);
    await terminal.see('Who wins');
    terminal.type(`help${ENTER}`);
    await terminal.see('birthday');
    terminal.type(`?mod${ENTER}`);
    await terminal.see('After a relation');
    await terminal.leave();
  });

  it('shows the universe after use, lists variables, times and begins anew', async () => {
    const terminal = opened('repl', { NO_COLOR: '1' });
    await terminal.see('> ');
    terminal.type(`use E${ENTER}`);
    await terminal.see('E> ');
    terminal.type(`shown := {0 | 2}${ENTER}variables${ENTER}`);
    await terminal.see('  shown  game  {0 | 2}');
    terminal.type(`timing on${ENTER}rank(*3)${ENTER}`);
    await terminal.see(' ms');
    terminal.type(`reset${ENTER}`);
    await terminal.see('begun anew');
    terminal.type(`shown${ENTER}`);
    await terminal.see('`shown` is not known');
    // An empty line ends what is open.
    terminal.type(`[1,${ENTER}${ENTER}`);
    await terminal.see('is not closed');
    await terminal.leave();
    expect(terminal.screen.split('begun anew')[1]).not.toContain('E> ');
  });

  it('lists a few hints where Tab has nothing to complete', async () => {
    const terminal = opened('repl', { NO_COLOR: '1' });
    await terminal.see('> ');
    terminal.type('\t');
    await sleep(100); // two keys, as fingers press them
    terminal.type('\t');
    await terminal.see('(type a letter, then Tab)');
    await terminal.see('> ');
    // Nothing of the hints has been put on the line.
    terminal.type(`1 + 1${ENTER}`);
    await terminal.see('2');
    await terminal.leave();
    expect(terminal.screen.split('\n').length).toBeLessThan(40);
    expect(terminal.screen).not.toContain('reversingends');
  });

  it('draws a tree in letters and says how it is saved', async () => {
    const terminal = opened('repl', { NO_COLOR: '1' });
    await terminal.see('> ');
    terminal.type(`tree({0,*|*})${ENTER}`);
    await terminal.see('Game tree of {0, * | *}');
    await terminal.see('•');
    await terminal.see('╭');
    await terminal.see('save(ans, "picture.svg")');
    terminal.type(`p := tree(*)${ENTER}`);
    await terminal.see('save(p, "picture.svg")');
    await terminal.leave();
  });

  it.each([
    ['dag(*3)', ['Subpositions of *3', /4 distinct subpositions and 12 moves/]],
    ['daytwo()', ['All dead-ending games', /16 rows/]],
  ])('describes the picture of %s, which letters cannot draw', async (statement, parts) => {
    const { stdout } = await onTerminal(`eval "${statement}"`);
    for (const part of parts) expect(stdout).toMatch(part);
    expect(stdout).toContain('save(ans, "picture.svg")');
  });

  it('describes the tree of a game of several players, and the command draws it', async () => {
    const { stdout } = await onTerminal('eval "use 3 players" "tree({0 || *})"');
    expect(stdout).toContain('for 3 players');
    expect(stdout).toMatch(/\d+ nodes\. Player 0/);
    const { stdout: svg } = await proviso.run(['draw', 'use 3 players', 'tree({0 || *})']);
    expect(svg).toMatch(/^<svg .*for 3 players/s);
  });

  it('sums up a large game, and gives it whole to another program', async () => {
    const statement = '3 * {0, *2 | {1 | -2}}';
    const { stdout } = await onTerminal(`eval "${statement}"`);
    expect(stdout).toMatch(/^a large game of [\d,]+ characters: outcome [LRNP], rank \d+/m);
    expect(stdout.length).toBeLessThan(2000);
    const piped = await proviso.run(['eval', statement, '--full']);
    expect(piped.stdout).toMatch(/^\{.*\}\n$/);
  });

  it('writes lists and tables whole where it is asked to, with the games in them', async () => {
    const all = '1..9000';
    const cut = await proviso.run(['eval', all]);
    expect(cut.stdout).toMatch(/, … 9000 in all\]\n$/);
    const list = await proviso.run(['eval', all, '--full']);
    expect(list.stdout).toBe(`[${Array.from({ length: 9000 }, (_, i) => i + 1).join(', ')}]\n`);
    const rows = await proviso.run(['eval', 'table(1..1200, "n", n -> n)', '--full']);
    expect(rows.stdout.trim().split('\n').at(-1)).toMatch(/^\s*1200\s*$/);
    const games = await proviso.run(['eval', '[3 * {0, *2 | {1 | -2}}]', '--full']);
    const [game] = (await proviso.run(['eval', '3 * {0, *2 | {1 | -2}}', '--full'])).stdout.split(
      '\n',
    );
    expect(games.stdout).toBe(`[${game}]\n`);
  });

  it('says once that a sum of numbers is a sum of forms, below the answer', async () => {
    const terminal = opened('repl');
    await terminal.see('> ');
    terminal.type(`outcome(3 - 1)${ENTER}outcome(4 - 1)${ENTER}{0 | 1}${ENTER}quit${ENTER}`);
    await terminal.see('R');
    await terminal.see('note: `3 - 1` is a sum of forms');
    await terminal.see('1/2');
    expect(await terminal.leave('')).toBe(0);
    expect(terminal.screen.split('is a sum of forms').length).toBe(2);
  });

  it('answers what was typed ahead, in order', async () => {
    const terminal = opened('repl');
    await terminal.see('> ');
    terminal.type(`x := 3${ENTER}x + 1${ENTER}quit${ENTER}`);
    await terminal.see('4');
    expect(await terminal.leave('')).toBe(0);
  });
});

it('a worksheet on standard input is run without a prompt', async () => {
  const { code, stdout } = await proviso.run(['repl'], '[1,\n2]\n\n3\n');
  expect({ code, stdout }).toEqual({ code: 0, stdout: '[1, 2]\n3\n' });
});
