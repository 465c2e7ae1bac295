import { setTimeout as delay } from 'node:timers/promises';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import type { Call } from '../contract-client.ts';
import { freePort } from '../free-port.ts';

export type KilledApi = {
  url: string;
  /** Repeats interruptible work with the same key until it is answered. */
  untilAnswered: <T>(work: (api: ApiProcess) => Promise<T>) => Promise<T>;
  current: () => Promise<ApiProcess>;
  /** Kills the process, runs `between`, and restarts it on the same port. */
  killAndRestart: (between: () => Promise<void>) => Promise<ApiProcess>;
  /** @throws if it had already exited */
  stop: () => Promise<void>;
  answers: () => number;
  interruptions: () => number;
};

/** A retryable failure: the database or the in-process gateway is unavailable. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** Work that failed with a broken connection or a 503 can be repeated with the same key. Any other failure is a test failure. */
const mayBeRepeated = (error: unknown) => error instanceof TypeError || error instanceof Unavailable;

function withPatience(api: ApiProcess): ApiProcess {
  const call: Call = async (...given) => {
    const reply = await api.call(...given);
    if (reply.status === 503) throw new Unavailable(given[0]);
    return reply;
  };
  return { ...api, call };
}

/** Starts an API that is killed while others use it. */
export async function startKilledApi(env: Readonly<Record<string, string>>): Promise<KilledApi> {
  const port = await freePort();
  const start = async () => withPatience(await startApiProcess({ env, port }));
  let answers = 0;
  let interruptions = 0;
  let running: Promise<ApiProcess> = start();
  await running;
  return {
    url: `http://127.0.0.1:${port}`,
    current: () => running,
    async untilAnswered(work) {
      for (;;) {
        const api = await running;
        try {
          const answer = await work(api);
          answers += 1;
          return answer;
        } catch (error) {
          if (!mayBeRepeated(error)) throw error;
          interruptions += 1;
          // The process is dead or itself waiting. Its successor starts soon.
          if ((await running) === api) await delay(error instanceof Unavailable ? 200 : 5);
        }
      }
    },
    async killAndRestart(between) {
      const api = await running;
      if (api.hasEnded()) throw new Error('An API ended that nobody had killed');
      running = (async () => {
        await api.kill('SIGKILL');
        await between();
        return await start();
      })();
      return await running;
    },
    async stop() {
      const api = await running;
      if (api.hasEnded()) throw new Error('An API ended that nobody had killed');
      await api.kill('SIGTERM');
    },
    answers: () => answers,
    interruptions: () => interruptions,
  };
}
