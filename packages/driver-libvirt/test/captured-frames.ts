import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Returns what tcpdump prints of the frames that reach the bridge while `work` runs. */
export async function capturedFrames(filter: string, work: () => void): Promise<string> {
  const capture = spawn('tcpdump', ['-i', 'portico0', '-n', '-l', '--immediate-mode', filter]);
  const printed = text(capture.stdout);
  // It says so once it listens.
  await once(capture.stderr, 'data');
  work();
  capture.kill('SIGINT');
  return await printed;
}
