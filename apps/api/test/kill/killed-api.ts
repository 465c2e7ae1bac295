import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { freePort } from '../free-port.ts';

export type KilledApi = {
  url: string;
  /** Does what may be cut off, again and again with the same key, until it was answered. */
  untilAnswered: <T>(work: (api: ApiProcess) => Promise<T>) => Promise<T>;
  current: () => Promise<ApiProcess>;
  /** kill -9, then `between`, then a new start on the same port. */
  killAndRestart: (between: () => Promise<void>) => Promise<ApiProcess>;
  stop: () => Promise<void>;
  answers: () => number;
  interruptions: () => number;
};

/** One API that is killed while others use it. */
export async function startKilledApi(env: Readonly<Record<string, string>>): Promise<KilledApi> {
  const port = await freePort();
  const start = () => startApiProcess({ env, port });
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
          // What fetch throws where the connection broke, and nothing else: a wrong answer is a failure of the test.
          if (!(error instanceof TypeError)) throw error;
          interruptions += 1;
          // The process that was asked is dead: its successor is on its way, or about to be.
          if ((await running) === api) await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
    },
    async killAndRestart(between) {
      const api = await running;
      running = (async () => {
        await api.kill('SIGKILL');
        await between();
        return await start();
      })();
      return await running;
    },
    stop: async () => (await running).kill('SIGTERM'),
    answers: () => answers,
    interruptions: () => interruptions,
  };
}
