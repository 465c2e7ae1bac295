import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for argon2id, the library's algorithm: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashSecret(secret: string): Promise<string> {
  return await hash(secret, cost);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the secret is the hashed one. Without a hash (an unknown e-mail, no code) it takes the same time and is false.
 */
export async function matchesSecret(secret: string, hashed: string | null): Promise<boolean> {
  nobody ??= hashSecret('nobody has this secret');
  const matches = await verify(hashed ?? (await nobody), secret);
  return hashed !== null && matches;
}
