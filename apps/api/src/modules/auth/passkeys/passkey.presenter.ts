import type { Passkey } from '@portico/contract';
import type { PasskeyRow } from './passkey.repository.ts';

export function presentPasskey({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null, synced: isSynced };
}
