import { expect, test } from 'vitest';
import { createVirsh, runProgram } from './virsh.ts';

const never = new AbortController().signal;

test('a program gets its words and its input as they are', async () => {
  const script = 'process.stdin.pipe(process.stdout); console.log(process.argv[1])';
  const { code, stdout } = await runProgram(process.execPath, ['-e', script, '$(id) "; ls'], never, 'secret');
  expect([code, stdout]).toEqual([0, '$(id) "; ls\nsecret']);
});

test('an aborted signal kills the program', async () => {
  const stop = new AbortController();
  const call = runProgram(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], stop.signal);
  stop.abort();
  await expect(call).rejects.toThrow('The operation was aborted');
});

test('a program that is missing is an error of the driver', async () => {
  await expect(runProgram('portico-no-such-program', [], never)).rejects.toThrow("didn't run to its end");
});

test('words that virsh would split are refused', async () => {
  await expect(createVirsh('test:///default').runAll([['dominfo', 'a; destroy b']], never)).rejects.toThrow('would split');
});
