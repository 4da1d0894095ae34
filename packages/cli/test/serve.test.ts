// `proviso serve` as another program meets it: every request has its reply, whatever the others do.

import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuiltCommand, type Running, until } from './process.ts';
import { type Message, Program, textsIn } from './serve-program.ts';

const proviso = new BuiltCommand();

/** Takes for ever: nothing but being stopped ends it. */
const ENDLESS = 'domineering(9, 9) mod M';

function start(...flags: string[]): Running & { readonly program: Program } {
  const running = proviso.start(['serve', ...flags]);
  const { stdin, stdout } = running.child;
  if (stdin === null || stdout === null) throw new Error('no pipes');
  stdin.on('error', () => {});
  return { ...running, program: new Program(stdin, stdout) };
}

/** Serves requests to their end. */
async function served(requests: readonly Message[], ...flags: string[]): Promise<Message[]> {
  const { child, program, finished } = start(...flags);
  program.send(...requests);
  child.stdin?.end();
  expect((await finished).code).toBe(0);
  return program.messages;
}

describe('a request', () => {
  it('is answered as `eval --json` answers, statement by statement', async () => {
    const statements = [
      'G := {0, * | *}',
      'G mod D',
      'outcome(G + G)',
      'nobody(1)',
      '[1, *2]',
      '1 +',
    ];
    const expected = await proviso.json(['eval'], statements.join('\n'));
    const replies = await served(statements.map((text, id) => ({ id, text })));
    const place = ({ line: _, ...error }: Message) => error;
    const comparable = ({ error, sets: _, ...answer }: Message) =>
      error === undefined ? answer : { ...answer, error: place(error as Message) };
    expect(replies.map(({ id }) => id)).toEqual(statements.map((_, i) => i));
    expect(replies.flatMap(({ answers }) => (answers as Message[]).map(comparable))).toEqual(
      expected.map(comparable),
    );
  });

  it('is told which of its statements have set something, to say them again elsewhere', async () => {
    const text =
      'x := 5; x + 1; f(n: integer) := n + x\nsave("x.json", x); mod D; nobody := nobody';
    const replies = await served([{ id: 1, text }]);
    const given = replies.flatMap(({ answers }) => answers as Message[]);
    const sets = given.flatMap(({ sets: one }) => one ?? []);
    expect(sets).toEqual(['x := 5', 'f(n: integer) := n + x']);
    const again = await served([{ id: 1, text: [...sets, 'f(1)'].join('\n') }]);
    expect(again.flatMap(textsIn).at(-1)).toBe('6');
  });

  it('without a statement is replied to as well', async () => {
    const replies = await served([
      { id: 'empty', text: '' },
      { id: 'comment', text: '// nothing to do' },
      { id: 'two', text: '1\n\n2; 3' },
    ]);
    expect(replies.map(textsIn)).toEqual([[], [], ['1', '2', '3']]);
  });

  it('that is none is refused by the name of what is wrong, under its id where it has one', async () => {
    const { child, program, finished } = start();
    const wrong = [
      ['junk', null, 'one JSON object'],
      ['[1]', null, 'a JSON object'],
      ['{"text":"1"}', null, '`id`'],
      ['{"id":1,"op":"evil","text":"1"}', 1, '`op`'],
      ['{"id":2}', 2, '`text`'],
      ['{"id":3,"text":"1","sesion":"a"}', 3, '`sesion`'],
      ['{"id":4,"text":"1","limits":{"seconds":0}}', 4, '`limits.seconds`'],
      ['{"id":5,"text":"1","limits":{"minutes":1}}', 5, '`minutes`'],
      ['{"id":6,"op":"complete","text":"a","offset":2}', 6, '`offset`'],
      ['{"id":7,"text":"1","session":""}', 7, '`session`'],
      ['{"id":8,"op":"cancel"}', 8, '`request`'],
      ['{"id":9,"text":"1","shown":1}', 9, '`shown`'],
      // They could not be repeated as they stand there.
      ['{"id":12345678901234567890,"text":"1"}', null, '`id`'],
      ['{"id":1e400,"text":"1"}', null, '`id`'],
    ] as const;
    program.sendText(wrong.map(([line]) => `${line}\n`).join(''));
    child.stdin?.end(Buffer.from([0x22, 0xff, 0x22, 0x0a]));
    expect((await finished).code).toBe(0);
    const refusals = program.messages.map(({ id, error }) => [id, error as Message]);
    expect(refusals).toEqual([
      ...wrong.map(([, id, part]) => [
        id,
        { code: 'request', message: expect.stringContaining(part) },
      ]),
      [null, { code: 'request', message: expect.stringContaining('UTF-8') }],
    ]);
  });

  it('may ask for pictures and formulas, and for versions, names and words', async () => {
    const { child, program, finished } = start();
    const shown = await program.ask({ id: 1, text: 'G := {0 | *}\ntree(G)', shown: true });
    expect(JSON.stringify((shown['answers'] as Message[])[1]?.['shown'])).toContain('<svg');
    expect(await program.ask({ id: 2, op: 'hello' })).toMatchObject({ protocol: 1 });
    expect(await program.ask({ id: 3, op: 'variables' })).toMatchObject({
      variables: [{ name: 'G', type: 'game', text: '{0 | *}' }],
    });
    expect(await program.ask({ id: 4, op: 'complete', text: 'strongout' })).toMatchObject({
      from: 0,
      labels: ['strongoutcome'],
    });
    await program.ask({ id: 5, op: 'reset' });
    expect(await program.texts({ id: 6, text: 'G' })).toEqual(['name']);
    child.stdin?.end();
    expect((await finished).code).toBe(0);
  });

  it('may come from an editor before anything was evaluated: words, help, and where statements end', async () => {
    const replies = await served([
      { id: 1, op: 'complete', text: 'strongout' },
      { id: 2, op: 'inspect', text: 'outcome(* + 1', offset: 11, session: 'other' },
      { id: 3, op: 'inspect', text: '1 + 1', offset: 0 },
      { id: 4, op: 'statements', text: '1;  2 // and\n\n{3 |\n 4}' },
      { id: 5, op: 'statements', text: 'f(n: integer) := (' },
    ]);
    const [words, help, own, cut, open] = replies.sort((a, b) => Number(a['id']) - Number(b['id']));
    expect(words).toMatchObject({ from: 0, labels: ['strongoutcome'] });
    expect(help?.['help']).toMatch(/^outcome\(G\)\n/);
    expect(own).toEqual({ id: 3, ok: true });
    expect(cut).toMatchObject({
      statements: [
        { text: '1', line: 1 },
        { text: '    2', line: 1 },
        { text: '{3 |\n 4}', line: 3 },
      ],
      whole: true,
    });
    expect(open).toMatchObject({ statements: [{ line: 1 }], whole: false });
  });

  it('may ask for answers as notebooks keep them, by the names that games have', async () => {
    const text = '{0 | *}\nrank(*);\n1 + nobody\n"\\u001b[2J"';
    const [{ answers = [] } = {}] = await served([{ id: 1, text, bundle: true }], '--names', 'all');
    const bundles = (answers as Message[]).map((answer) => answer['bundle'] as Message | undefined);
    const data = bundles.map((bundle) => bundle?.['data'] as Message | undefined);
    expect(data[0]).toMatchObject({ 'text/plain': '↑', 'text/latex': '$\\uparrow$' });
    // Values stay data.
    expect((answers as Message[])[0]).toMatchObject({ value: '{0 | *}', text: '{0 | *}' });
    expect(data[1]).toBeUndefined();
    expect(data[2]?.['text/plain']).toMatch(/^line 3, column 5: .*\n {2}1 \+ nobody\n {6}\^$/);
    expect(data[3]?.['text/plain']).not.toContain('\u001b');
  });

  it('gives certificates that can be sent back to be checked, and forged ones are refused', async () => {
    const { child, program, finished } = start();
    const reply = await program.ask({ id: 1, text: 'explain(* + * == 0 mod D)' });
    const text = JSON.stringify((reply['answers'] as Message[])[0]);
    const { verdicts } = await program.ask({ id: 2, op: 'check', text });
    expect(verdicts).toMatchObject([{ valid: true }, { valid: true }]);
    const forged = text.replaceAll('"universe":{"name":"D"}', '"universe":{"name":"M"}');
    expect(forged).not.toBe(text);
    const again = await program.ask({ id: 3, op: 'check', text: forged });
    expect(again['verdicts']).toContainEqual(expect.objectContaining({ valid: false }));
    child.stdin?.end();
    await finished;
  });

  it('that asks for a game too large for a text gets a code that can be sent back', async () => {
    const large = '3 * {0, *2, {*3 | ^} | {1/4 | *4}, v}';
    const { child, program } = start();
    const reply = await program.ask({ id: 1, text: large });
    const [answer] = reply['answers'] as Message[];
    expect(answer).toMatchObject({ ok: true, value: null });
    const text = `same(code"${answer?.['code']}", ${large})`;
    expect(await program.texts({ id: 2, text })).toEqual(['true']);
    child.stdin?.end();
  });

  it('of any shape has exactly one reply', async () => {
    const { child, program, finished } = start();
    const lines = fc.sample(fc.json({ maxDepth: 3 }), { numRuns: 400, seed: 7 });
    const requests = fc.sample(
      fc.record(
        {
          id: fc.oneof(fc.integer(), fc.string(), fc.anything()),
          op: fc.oneof(fc.constantFrom('eval', 'complete', 'cancel', 'hello'), fc.string()),
          text: fc.oneof(fc.constantFrom('1', '{|', 'use E', ''), fc.string(), fc.anything()),
        },
        { requiredKeys: [] },
      ),
      { numRuns: 400, seed: 7 },
    );
    const all = [...lines, ...requests.map((one) => JSON.stringify(one))];
    program.sendText(all.map((line) => `${line}\n`).join(''));
    child.stdin?.end();
    expect((await finished).code).toBe(0);
    expect(program.messages).toHaveLength(all.length);
  });
});

describe('several requests', () => {
  it('do not wait for a slow one behind them, and do not go with one that is cancelled', async () => {
    const { child, program, finished } = start();
    program.send(
      { id: 'quick', text: 'x := 1' },
      { id: 'slow', text: `x + 1; ${ENDLESS}` },
      { id: 'never', text: ENDLESS },
      { id: 'behind', text: 'x + 2' },
    );
    expect(textsIn(await program.reply('quick'))).toEqual(['1']);
    expect(await program.ask({ id: 1, op: 'cancel', request: 'never' })).toMatchObject({
      cancelled: true,
    });
    expect(await program.ask({ id: 2, op: 'cancel', request: 'slow' })).toMatchObject({
      cancelled: true,
    });
    const slow = await program.reply('slow');
    expect(slow).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(textsIn(slow)).toEqual(['2']);
    expect(await program.reply('never')).toMatchObject({ ok: false, answers: [] });
    expect(textsIn(await program.reply('behind'))).toEqual(['3']);
    expect(await program.ask({ id: 3, op: 'cancel', request: 'behind' })).toMatchObject({
      cancelled: false,
    });
    child.stdin?.end();
    expect((await finished).code).toBe(0);
  });

  it('and `reset` and `variables` have their turns, and all are replied to', async () => {
    const replies = await served([
      { id: 1, text: 'x := 1' },
      { id: 2, op: 'variables' },
      { id: 3, op: 'reset' },
      { id: 4, text: 'x' },
      { id: 5, text: 'x := 7' },
      { id: 6, op: 'reset' },
      { id: 7, op: 'reset' },
      { id: 8, op: 'variables' },
    ]);
    expect(replies.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(replies[1]).toMatchObject({ variables: [{ name: 'x' }] });
    expect(replies.flatMap(textsIn)).toEqual(['1', 'name', '7']);
    expect(replies[7]).toMatchObject({ variables: [] });
  });

  it('keep what was defined, however often one is cancelled', async () => {
    const { child, program, finished } = start();
    program.send({ id: 0, text: 'x := 5' });
    for (const id of [1, 2, 3]) {
      program.send({ id, text: ENDLESS });
      program.send(...[1, 2, 3, 4].map((n) => ({ id: `${id}.${n}`, op: 'cancel', request: id })));
      expect(await program.reply(id)).toMatchObject({ ok: false, error: { code: 'cancelled' } });
      expect(await program.texts({ id: `x${id}`, text: 'x' })).toEqual(['5']);
    }
    child.stdin?.end();
    expect((await finished).code).toBe(0);
  });

  it('can be cancelled from behind thirty thousand others', async () => {
    const { child, program, finished } = start();
    program.send({ id: 'slow', text: ENDLESS });
    const others = Array.from({ length: 30_000 }, (_, id) => `{"id":${id},"text":"${id} rem 7"}\n`);
    program.sendText(others.join(''));
    program.send({ id: 'stop', op: 'cancel', request: 'slow' });
    expect(await program.reply('slow')).toMatchObject({ error: { code: 'cancelled' } });
    child.stdin?.end();
    expect((await finished).code).toBe(0);
    expect(program.messages).toHaveLength(others.length + 2);
  });

  it('of two sessions run beside each other, with names of their own', async () => {
    const { child, program, finished } = start();
    program.send({ id: 1, text: ENDLESS, session: 'a', progress: true });
    expect(await program.texts({ id: 2, text: 'x := 5', session: 'b' })).toEqual(['5']);
    expect(await program.first(({ event }) => event === 'progress')).toMatchObject({ id: 1 });
    await program.ask({ id: 3, op: 'close', session: 'a' });
    expect(await program.reply(1)).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(await program.texts({ id: 4, text: 'x', session: 'a' })).toEqual(['name']);
    expect(await program.texts({ id: 5, text: 'x', session: 'b' })).toEqual(['5']);
    program.send(
      ...Array.from({ length: 15 }, (_, i) => ({ id: `s${i}`, text: '1', session: `${i}` })),
    );
    expect(await program.reply('s14')).toMatchObject({ ok: false, error: { code: 'limit' } });
    child.stdin?.end();
    expect((await finished).code).toBe(0);
  });

  it('have limits of their own, below those of the command', async () => {
    const { child, program, finished } = start('--max-forms', '2000');
    program.send(
      { id: 'time', text: ENDLESS, limits: { seconds: 0.2, forms: 1e9 } },
      { id: 'forms', text: 'domineering(2, 10) mod E', limits: { forms: 10 } },
      { id: 'more', text: 'domineering(3, 8) mod E', limits: { forms: 1e9 } },
      { id: 'none', text: 'outcome(*)' },
    );
    child.stdin?.end();
    expect((await finished).code).toBe(0);
    const replies = program.messages.filter((message) => 'ok' in message);
    expect(replies.map(textsIn)).toEqual([['budget'], ['budget'], ['budget'], ['P']]);
  });

  it('may not have one id at a time', async () => {
    const { child, program } = start();
    program.send({ id: 1, text: ENDLESS }, { id: 1, text: '1' });
    expect(await program.reply(1)).toMatchObject({ ok: false, error: { code: 'request' } });
    child.kill();
  });

  it('are kept for a program that does not read, in bounded memory', async () => {
    const count = 40_000;
    const running = proviso.start(['serve']);
    const { child, finished } = running;
    child.stdout?.pause();
    for (let id = 0; id < count; id++)
      child.stdin?.write(`{"id":${id},"text":"[${id} rem 7, *]"}\n`);
    child.stdin?.end();
    // As long as nobody reads, it does not take everything in.
    await until(
      () => (child.stdin?.writableLength ?? 0) < 2_500_000,
      () => `${child.stdin?.writableLength} bytes left`,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(child.stdin?.writableLength).toBeGreaterThan(100_000);
    child.stdout?.resume();
    const { stdout, code } = await finished;
    expect(code).toBe(0);
    const replies = stdout.trimEnd().split('\n');
    expect(replies).toHaveLength(count);
    for (const [id, line] of replies.entries()) {
      if (!line.includes(`"id":${id},`) || !line.includes(`"text":"[${id % 7}, *]"`))
        throw new Error(`${id}: ${line}`);
    }
  });
});

describe('a program that goes away', () => {
  it('leaves nothing running behind it', async () => {
    const { child, program, finished } = start();
    program.send({ id: 1, text: ENDLESS });
    await program.ask({ id: 2, op: 'hello' });
    child.stdout?.destroy();
    child.stdin?.end();
    // Only what is written tells that nobody is there.
    expect((await finished).code).toBe(0);
  });

  it('ends what it waits for with its input, when it reads on', async () => {
    const replies = await served([{ id: 1, text: 'outcome(domineering(4, 4))' }]);
    expect(replies.map(textsIn)).toEqual([[expect.stringMatching(/^[LNPR]$/)]]);
  });
});

describe('a port', () => {
  async function listening() {
    const running = start('--port', 'any');
    const said = await running.program.first(({ event }) => event === 'listening');
    const join = () => {
      const socket = connect(Number(said['port']), '127.0.0.1');
      const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
      return { socket, closed, program: new Program(socket, socket) };
    };
    return { ...running, token: String(said['token']), join };
  }

  it('serves two programs at once that know the token, and nobody else', async () => {
    const { child, finished, token, join } = await listening();
    const [one, two, stranger, browser] = [join(), join(), join(), join()];
    await one.program.ask({ id: 0, op: 'hello', token });
    await two.program.ask({ id: 0, op: 'hello', token });
    one.program.send({ id: 1, text: ENDLESS }, { id: 2, text: 'x' });
    expect(await two.program.texts({ id: 1, text: 'x := 3; x' })).toEqual(['3', '3']);
    stranger.program.send({ id: 1, text: '1' });
    expect(await stranger.program.reply(1)).toMatchObject({ error: { code: 'token' } });
    await stranger.closed;
    browser.program.sendText('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n{"id":1,"text":"1"}\n');
    await browser.closed;
    expect(browser.program.messages.every(({ ok }) => ok === false)).toBe(true);
    // All of one's requests may be sent before anything is read.
    const hasty = join();
    hasty.program.send({ id: 0, op: 'hello', token }, { id: 1, text: '[n for n in 1..3]' });
    hasty.socket.end();
    expect(textsIn(await hasty.program.reply(1))).toEqual(['[1, 2, 3]']);
    await hasty.closed;
    // One that has gone is answered no more, and the other is.
    one.socket.destroy();
    expect(await two.program.texts({ id: 2, text: 'x + 1' })).toEqual(['4']);
    child.kill('SIGTERM');
    expect((await finished).code).toBe(0);
  });

  it('is refused by name', async () => {
    for (const port of ['0', '70000', 'www']) {
      const { code, stderr } = await proviso.run(['serve', '--port', port]);
      expect(code).toBe(2);
      expect(stderr).toContain('--port');
    }
  });
});
