import type { Database } from './database.ts';

const dayMs = 86_400_000;

/** How long a user's browsers are remembered after their last use. */
export const knownDeviceDays = 365;

/** Deletes expired rows, so that no table grows with traffic. Processes may run it concurrently. */
export async function purgeExpired(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  // Longer than any rate limit's window.
  await database.transaction((tx) => tx.deleteFrom('rate_limit').where('window_started_at', '<', before(2)).execute());
  // A browser tab that slept over the weekend still gets its stored response.
  await database.transaction((tx) => tx.deleteFrom('idempotency_key').where('created_at', '<', before(7)).execute());
  // Clients that were offline for longer reload everything anyway.
  await database.transaction((tx) => tx.deleteFrom('event').where('created_at', '<', before(30)).execute());
  await database.transaction((tx) =>
    tx
      .deleteFrom('session')
      .where((row) => row.or([row('expires_at', '<', before(30)), row('revoked_at', '<', before(30))]))
      .execute(),
  );
  await database.transaction((tx) => tx.deleteFrom('verification_code').where('expires_at', '<', before(1)).execute());
  await database.transaction((tx) =>
    tx
      .deleteFrom('invitation')
      .where((row) => row.or((['expires_at', 'accepted_at', 'cancelled_at'] as const).map((end) => row(end, '<', before(30)))))
      .execute(),
  );
  await database.transaction((tx) => tx.deleteFrom('session_report').where('expires_at', '<', before(0)).execute());
  await database.transaction((tx) => tx.deleteFrom('two_factor_challenge').where('expires_at', '<', before(1)).execute());
  await database.transaction((tx) => tx.deleteFrom('passkey_challenge').where('expires_at', '<', before(0)).execute());
  await database.transaction((tx) =>
    tx.deleteFrom('two_factor').where('enabled_at', 'is', null).where('requested_at', '<', before(1)).execute(),
  );
  await database.transaction((tx) =>
    tx
      .updateTable('telegram_link')
      .set({ wanted_id: null, code_hash: null, code_expires_at: null, tries: 0 })
      .where('code_expires_at', '<', before(1))
      .execute(),
  );
  await database.transaction((tx) => tx.deleteFrom('console_ticket').where('expires_at', '<', before(1)).execute());
  // For a week, an old link still reports that it has expired.
  await database.transaction((tx) => tx.deleteFrom('password_reset').where('expires_at', '<', before(7)).execute());
  await database.transaction((tx) => tx.deleteFrom('email_change').where('requested_at', '<', before(2)).execute());
  await database.transaction((tx) => tx.deleteFrom('known_device').where('last_used_at', '<', before(knownDeviceDays)).execute());
  await database.transaction((tx) => tx.deleteFrom('activity').where('created_at', '<', before(365)).execute());
}
