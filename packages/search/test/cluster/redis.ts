// A Redis of one's own. It writes each change to disk before it answers, so that what was told is there
// after `kill -9` and a new start.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Daemon, freePorts, runProgram, startDaemon, stopDaemon, until } from './daemons.ts';

/** Files of a certificate for TLS. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

interface RedisOptions {
  readonly password?: string;
  readonly tls?: Certificate;
}

export class RedisServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'proviso-redis-'));
  private readonly password: string | undefined;
  private readonly tls: Certificate | undefined;
  private port = 0;
  private daemon: Daemon | undefined;

  private constructor({ password, tls }: RedisOptions) {
    this.password = password;
    this.tls = tls;
  }

  static async start(options: RedisOptions = {}): Promise<RedisServer> {
    const server = new RedisServer(options);
    for (let attempt = 0; attempt < 5; attempt++) {
      [server.port = 0] = await freePorts(1);
      if (await server.begin()) return server;
    }
    throw new Error(`Redis does not start: ${server.daemon?.said()}`);
  }

  get url(): string {
    return `${this.tls === undefined ? 'redis' : 'rediss'}://127.0.0.1:${this.port}`;
  }

  /** Kills it without warning and starts it again, with what it had on disk. */
  async restart(): Promise<void> {
    await this.kill();
    if (!(await this.begin())) throw new Error(`Redis does not start: ${this.daemon?.said()}`);
  }

  /** Kills it, forgets all it had, and starts it again. */
  async restartEmpty(): Promise<void> {
    await this.kill();
    rmSync(join(this.folder, 'appendonlydir'), { recursive: true, force: true });
    if (!(await this.begin())) throw new Error(`Redis does not start: ${this.daemon?.said()}`);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async kill(): Promise<void> {
    if (this.daemon !== undefined) await stopDaemon(this.daemon, 'SIGKILL');
  }

  /** Whether it came up; it does not where another has taken the port. */
  private async begin(): Promise<boolean> {
    const { port, folder, password, tls } = this;
    const settings = {
      bind: '127.0.0.1',
      ...(tls === undefined ? { port: String(port) } : { port: '0', ...tlsSettings(port, tls) }),
      dir: folder,
      appendonly: 'yes',
      appendfsync: 'always',
      save: '',
      ...(password === undefined ? {} : { requirepass: password }),
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    const daemon = startDaemon('redis-server', args);
    this.daemon = daemon;
    await until(() => daemon.hasEnded() || this.answers(), daemon.said);
    return !daemon.hasEnded();
  }

  private answers(): boolean {
    const encrypted = this.tls === undefined ? [] : ['--tls', '--insecure'];
    const { stdout } = runProgram('redis-cli', ['-p', String(this.port), ...encrypted, 'ping'], {
      ...(this.password === undefined ? {} : { REDISCLI_AUTH: this.password }),
    });
    return stdout.includes('PONG');
  }
}

function tlsSettings(port: number, { certificate, key }: Certificate) {
  return {
    'tls-port': String(port),
    'tls-cert-file': certificate,
    'tls-key-file': key,
    // Clients show a password, not a certificate.
    'tls-auth-clients': 'no',
  };
}
