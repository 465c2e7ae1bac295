import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Secrets } from '../../drivers/secrets/secrets.ts';
import { boundedWork } from '../../operations/bounded-work.ts';

export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's minimum for argon2id: 19 MiB of memory, two passes. */
export const owaspFloor: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createSecrets(cost: HashCost): Secrets {
  // Bounds concurrency so that a burst of sign-ins leaves one CPU free and the queue drains within seconds.
  const bounded = boundedWork({ atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 200, retryAfterSeconds: 2 });
  let nobody: Promise<string> | undefined;
  return {
    hash: (secret) => bounded(() => hash(secret, cost)),
    async matches(secret, hashed) {
      nobody ??= hash('nobody has this secret', cost);
      const known = hashed ?? (await nobody);
      const matches = await bounded(() => verify(known, secret));
      return hashed !== null && matches;
    },
  };
}
