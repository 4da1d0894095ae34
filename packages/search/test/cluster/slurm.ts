// A Slurm of one node and two processors. Its folders, ports and configuration are its own, and so is the
// munged that signs its messages, with a key and a socket in the same folder: nothing of a Slurm or Munge
// that the machine may have is touched.

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import {
  type Daemon,
  freePorts,
  type Ran,
  runProgram,
  startDaemon,
  stopDaemon,
  until,
} from './daemons.ts';

export class SlurmCluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'proviso-slurm-'));
  /** Where the commands of Slurm find the cluster. */
  readonly environment = { SLURM_CONF: join(this.folder, 'slurm.conf') };
  private daemons: Daemon[] = [];

  static async start(): Promise<SlurmCluster> {
    const cluster = new SlurmCluster();
    for (let attempt = 0; attempt < 5; attempt++) {
      if (await cluster.begin()) return cluster;
      await cluster.stopDaemons();
    }
    throw new Error('Slurm does not start');
  }

  /** Runs a command of Slurm; one that fails is an error. */
  run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
    const { status, stdout, stderr } = this.attempt(program, args, environment);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
    return stdout;
  }

  /** Submits a job script; gives the number of the job. */
  submit(args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
    return this.run('sbatch', ['--parsable', ...args], environment).trim();
  }

  /** The tasks of a job that are waiting or running, as `1_3 RUNNING`. */
  tasks(job: string): string[] {
    const args = ['--noheader', '--array', '--format=%i %T', `--jobs=${job}`];
    const { status, stdout, stderr } = this.attempt('squeue', args);
    // A job that is through is forgotten; a controller that is too busy to answer has forgotten nothing.
    if (status !== 0 && !stderr.includes('Invalid job id')) return [`${job} UNKNOWN`];
    return stdout.split('\n').filter((line) => line !== '');
  }

  async untilDone(job: string): Promise<void> {
    await until(
      () => this.tasks(job).length === 0,
      () => this.tasks(job).join(', '),
    );
  }

  /** Takes a task back to the queue, as Slurm does when another job needs its node, and lets it run again. */
  async requeue(task: string): Promise<void> {
    this.run('scontrol', ['requeue', task]);
    // Slurm would let two minutes pass, and sets that time late. Told at once, it may begin while the order to
    // end the first run is still on its way, which ends the second; told too often, it never begins.
    let told = Date.now();
    await until(
      () => {
        const [state = ''] = this.tasks(task);
        if (state.endsWith('PENDING') && Date.now() > told + 3000) {
          this.attempt('scontrol', ['update', `JobId=${task}`, 'StartTime=now']);
          told = Date.now();
        }
        return !/PENDING|COMPLETING|UNKNOWN/.test(state);
      },
      () => this.tasks(task).join(', '),
    );
  }

  async stop(): Promise<void> {
    try {
      this.attempt('scancel', [`--user=${userInfo().username}`]);
      await until(
        () => this.attempt('squeue', ['--noheader']).stdout === '',
        () => this.attempt('squeue', []).stdout,
        20_000,
      );
    } finally {
      await this.stopDaemons();
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  private attempt(
    program: string,
    args: readonly string[],
    environment: NodeJS.ProcessEnv = {},
  ): Ran {
    return runProgram(program, args, { ...this.environment, ...environment });
  }

  private async stopDaemons(): Promise<void> {
    for (const daemon of this.daemons.reverse()) await stopDaemon(daemon);
    this.daemons = [];
  }

  /** Whether all came up; they do not where another has taken a port. */
  private async begin(): Promise<boolean> {
    await this.beginMunge();
    const [controller = 0, node = 0] = await freePorts(2);
    for (const name of ['state', 'spool']) {
      rmSync(join(this.folder, name), { recursive: true, force: true });
      mkdirSync(join(this.folder, name));
    }
    writeFileSync(this.environment.SLURM_CONF, this.configuration(controller, node));
    const started = ['slurmctld', 'slurmd'].map((name) =>
      startDaemon(name, ['-D'], this.environment),
    );
    this.daemons.push(...started);
    const failed = () => started.some((daemon) => daemon.hasEnded());
    await until(
      () => failed() || this.attempt('sinfo', ['--noheader', '--format=%T']).stdout === 'idle\n',
      () => started.map((daemon) => daemon.said()).join('\n'),
      30_000,
    );
    return !failed();
  }

  private async beginMunge(): Promise<void> {
    const { folder } = this;
    // The socket must be in a folder that everybody may pass through; the key must not be readable.
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'munge.key'), randomBytes(128), { mode: 0o600 });
    const files = { 'key-file': 'munge.key', 'pid-file': 'munge.pid', 'seed-file': 'munge.seed' };
    const munged = startDaemon('munged', [
      '--foreground',
      `--socket=${this.socket}`,
      `--log-file=${join(folder, 'munge.log')}`,
      ...Object.entries(files).map(([name, file]) => `--${name}=${join(folder, file)}`),
    ]);
    this.daemons.push(munged);
    await until(() => munged.hasEnded() || existsSync(this.socket), munged.said);
    if (munged.hasEnded()) throw new Error(`munged does not start: ${munged.said()}`);
  }

  private get socket(): string {
    return join(this.folder, 'munge.socket');
  }

  private configuration(controller: number, node: number): string {
    const { folder, socket } = this;
    const name = hostname().split('.')[0];
    const { username } = userInfo();
    return `ClusterName=trial
SlurmctldHost=${name}(127.0.0.1)
SlurmUser=${username}
SlurmdUser=${username}
SlurmctldPort=${controller}
SlurmdPort=${node}
AuthType=auth/munge
AuthInfo=socket=${socket}
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
KillWait=2
SchedulerParameters=sched_min_interval=0,batch_sched_delay=0
NodeName=${name} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
`;
  }
}
