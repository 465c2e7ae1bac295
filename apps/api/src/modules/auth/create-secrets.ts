import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Secrets } from '../../drivers/secrets/secrets.ts';
import { boundedWork } from '../../operations/bounded-work.ts';

export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's floor for argon2id, the library's algorithm: 19 MiB, two passes. */
export const owaspFloor: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createSecrets(cost: HashCost): Secrets {
  // A storm of sign-ins keeps neither all processors nor the memory: one is left for everybody else, and the line is over within seconds.
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
