import type { Transaction } from '../../platform/database/database.ts';
import { reencryptSecret } from '../../platform/secrets/secret-box.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { allStoredSecretsRepository } from './all-stored-secrets.repository.ts';

/**
 * Encrypts every stored secret with the first of `SECRETS_KEY`. Returns how many had another key.
 * @throws Error if a secret's key isn't configured
 */
export async function reencryptSecrets(configuration: Configuration, tx: Transaction): Promise<number> {
  let reencrypted = 0;
  for (const list of allStoredSecretsRepository(tx)) {
    for (const { stored, replace, ...place } of await list()) {
      const next = reencryptSecret(configuration, place, stored);
      if (next === null) continue;
      await replace(next);
      reencrypted += 1;
    }
  }
  return reencrypted;
}
