import { spawn } from 'node:child_process';

/**
 * Runs a program and resolves to its stdout.
 *
 * @throws with its complete output if the exit code is not 0
 */
export function runCommand(file: string, args: readonly string[], folder: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...quiet, ...environment } });
    let printed = '';
    let errors = '';
    child.stdout.on('data', (piece: Buffer) => void (printed += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => void (errors += piece.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${[file, ...args].join(' ')} exited with ${code}\n${printed}${errors}`));
    });
  });
}

const quiet = { TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NO_COLOR: '1' };
