import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedWork } from './bounded-work.ts';

/** OWASP's floor for argon2id, the library's algorithm: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A storm of sign-ins keeps neither all processors nor the memory: one is left for everybody else, and the line is over within seconds. */
const bounded = boundedWork({ atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 200, retryAfterSeconds: 2 });

/** @throws BusyError where too many wait already */
export async function hashSecret(secret: string): Promise<string> {
  return await bounded(() => hash(secret, cost));
}

let nobody: Promise<string> | undefined;

/**
 * Whether the secret is the hashed one. Without a hash (an unknown e-mail, no code) it takes the same time and is false.
 * @throws BusyError where too many wait already
 */
export async function matchesSecret(secret: string, hashed: string | null): Promise<boolean> {
  nobody ??= hash('nobody has this secret', cost);
  const known = hashed ?? (await nobody);
  const matches = await bounded(() => verify(known, secret));
  return hashed !== null && matches;
}
