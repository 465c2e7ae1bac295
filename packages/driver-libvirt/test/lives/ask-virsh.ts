import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { uri } from '../machine-room.ts';

const execute = promisify(execFile);
const timeoutMs = 60_000;

/** Runs virsh without blocking, because the fault that keeps it waiting may have to end first. @throws if it fails or takes a minute */
export async function askVirsh(...words: readonly string[]): Promise<string> {
  const { stdout } = await execute('virsh', ['-q', '-c', uri, ...words], { timeout: timeoutMs, env: { ...process.env, LC_ALL: 'C' } });
  return stdout;
}
