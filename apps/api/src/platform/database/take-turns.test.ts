import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('work of one name runs in turn, also after a failure, and its result is not kept', async () => {
  const exclusive = takeTurns();
  const done: string[] = [];
  const turn = async (name: string, isFailure = false) =>
    await exclusive('host', async () => {
      await setImmediate();
      done.push(name);
      if (isFailure) throw new Error(name);
      return name;
    });
  const ends = await Promise.allSettled([turn('first', true), turn('second'), turn('third')]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(done).toEqual(['first', 'second', 'third']);
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const results: WeakRef<object>[] = [];
  for (const id of ['one', 'two']) results.push(new WeakRef(await exclusive(`operation ${id}`, async () => ({ id }))));
  await setImmediate();
  collect();
  expect(results.map((result) => result.deref())).toEqual([undefined, undefined]);
});
