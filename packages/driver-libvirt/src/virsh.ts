import { DriverError } from '@portico/drivers/driver-error';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { VirshError } from './virsh-error.ts';

export type Virsh = {
  /** Runs one command and returns its output. Aborting the signal kills it. @throws VirshError @throws DriverError if the host is unreachable */
  run: (command: readonly [string, ...string[]], signal: AbortSignal) => Promise<string>;
  /**
   * Runs several commands in one connection and returns the output of those that succeed.
   * Their words must be free of spaces and quotes, because virsh splits them itself.
   * @throws DriverError if the host is unreachable
   */
  runAll: (commands: readonly (readonly string[])[], signal: AbortSignal) => Promise<string>;
};

export function createVirsh(uri: string): Virsh {
  const options = ['-q', '-c', uri];
  return {
    async run(command, signal) {
      const { code, stdout, stderr } = await runProgram('virsh', [...options, ...command], signal);
      if (code === 0) return stdout;
      const error = new VirshError(command[0], stderr);
      if (error.failure === 'unreachable') throw new DriverError(error.message);
      throw error;
    },
    async runAll(commands, signal) {
      const unsafe = commands.flat().find((word) => !/^[\w./:-]+$/.test(word));
      if (unsafe !== undefined) throw new Error(`virsh would split ${unsafe}`);
      const script = commands.map((command) => command.join(' ')).join('; ');
      const { stdout, stderr } = await runProgram('virsh', [...options, script], signal);
      const error = new VirshError('', stderr);
      if (error.failure === 'unreachable') throw new DriverError(error.message);
      return stdout;
    },
  };
}

type Ended = { code: number | null; stdout: string; stderr: string };

/** Runs a program without a shell. Aborting the signal kills it. @throws DriverError if it can't be started or was killed */
export async function runProgram(program: string, words: readonly string[], signal: AbortSignal, input?: string): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const child = spawn(program, words, { signal, env: { ...process.env, LC_ALL: 'C' }, killSignal: 'SIGKILL' });
  child.on('error', (error) => reject(new DriverError(`${program} didn't run to its end: ${error.message}`, { cause: error })));
  child.on('close', resolve);
  // A program that ends before it has read everything is judged by its exit code.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code, stdout, stderr] = await Promise.all([promise, text(child.stdout), text(child.stderr)]);
  if (code === null) throw new DriverError(`${program} was killed`);
  return { code, stdout, stderr };
}
