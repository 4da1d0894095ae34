// Help, the man page and the shell completions are made from one table and name all of it.

import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands/table.ts';
import { FLAGS } from '../src/flags.ts';
import { commandHelp, overview } from '../src/reference/help-text.ts';
import { manPage } from '../src/reference/man-page.ts';
import { shellCompletion } from '../src/reference/shell-completion.ts';

const bash = (script: string): string[] =>
  execFileSync('bash', ['-c', `${shellCompletion('bash', COMMANDS)}\n${script}`], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '');

/** What bash offers for the last of some words. */
function completions(...words: string[]): string[] {
  const list = words.map((word) => `'${word}'`).join(' ');
  return bash(
    `COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _proviso; printf '%s\\n' "\${COMPREPLY[@]}"`,
  );
}

describe('help', () => {
  it('names every command and fits a terminal of 100 columns', () => {
    const text = overview(COMMANDS);
    for (const { name } of COMMANDS) expect(text).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))('%s', (name, command) => {
    const text = commandHelp(command);
    expect(text).toContain(`Usage: proviso ${name}`);
    for (const flag of command.flags) expect(text).toContain(`--${flag}`);
    for (const { line } of command.examples) expect(text).toContain(line);
    expect(command.examples.length).toBeGreaterThan(0);
    expect(command.summary.endsWith('.')).toBe(true);
  });
});

describe('the man page', () => {
  const page = manPage(COMMANDS, '1.2.3');

  it('names every command and flag', () => {
    for (const { name } of COMMANDS) expect(page).toContain(`\n.B ${name}`);
    for (const flag of Object.keys(FLAGS)) expect(page).toContain(flag.replaceAll('-', '\\-'));
  });

  it('has no line that troff would take for a request by accident', () => {
    const requests = page.split('\n').filter((line) => /^['.]/.test(line));
    expect(requests.filter((line) => !/^\.(TH|SH|TP|B|RI|IP)( |$)/.test(line))).toEqual([]);
  });

  it('is set by groff without a warning', () => {
    const groff = ['-man', '-Tutf8', '-ww', '-Kutf8'];
    const text = execFileSync('env', ['groff', ...groff], {
      input: page,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(text).toContain('proviso 1.2.3');
  });
});

describe('bash completion', () => {
  it('offers commands, flags, and what an argument can be', () => {
    expect(completions('proviso', '')).toEqual(
      expect.arrayContaining(COMMANDS.map(({ name }) => name)),
    );
    expect(completions('proviso', 'si')).toEqual(['simplest']);
    expect(completions('proviso', 'eval', '--max')).toEqual(['--max-forms', '--max-memory']);
    expect(completions('proviso', 'outcome', '--uni')).toEqual([]);
    expect(completions('proviso', 'completion', 'z')).toEqual(['zsh']);
    expect(completions('proviso', 'eval', '--universe', 'No')).toEqual(['Normal']);
  });
});

describe('zsh completion', () => {
  const script = shellCompletion('zsh', COMMANDS);

  it('describes every command and its flags', () => {
    expect(script).toMatch(/^#compdef proviso\n/);
    for (const { name, flags } of COMMANDS) {
      expect(script).toContain(`'${name}:`);
      const line = script.split('\n').find((row) => row.trimStart().startsWith(`(${name}) `)) ?? '';
      for (const flag of flags) expect(line).toContain(`'--${flag}[`);
    }
  });

  it('balances its quotes', () => {
    // Quoting is the shell's own, so bash can judge it as well.
    const words = script.split('\n').filter((line) => /^ {4}\(/.test(line));
    for (const line of words) {
      const list = line.replace(/^ {4}\(\w+\) /, '').replace(/ ;;$/, '');
      expect(() => execFileSync('bash', ['-nc', list], { stdio: 'pipe' })).not.toThrow();
    }
  });
});
