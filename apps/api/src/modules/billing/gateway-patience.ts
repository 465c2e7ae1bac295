import type { App } from '../../app.ts';

/** How long one run of a job waits for each gateway. */
export type GatewayPatience = {
  /** Returns true if the gateway, named by its method, has used up its time: it is not called again in this run. */
  isOver: (methodId: number) => boolean;
  /** Counts the time of `call` if it throws, or returns false, which means that the gateway didn't answer. */
  wait: (methodId: number, call: () => Promise<boolean>) => Promise<void>;
};

/**
 * Keeps a gateway that doesn't answer from using up a job's time, because each call ends after its timeout only. A gateway that refuses one
 * payment at once hardly loses time, so the others are still asked about.
 */
export function gatewayPatience({ now }: Pick<App, 'now'>, maxMs: number): GatewayPatience {
  const waitedMs = new Map<number, number>();
  const waited = (methodId: number) => waitedMs.get(methodId) ?? 0;
  return {
    isOver: (methodId) => waited(methodId) >= maxMs,
    async wait(methodId, call) {
      const since = now().getTime();
      let isAnswered = false;
      try {
        isAnswered = await call();
      } finally {
        if (!isAnswered) waitedMs.set(methodId, waited(methodId) + now().getTime() - since);
      }
    },
  };
}
