import { type Kysely, sql } from 'kysely';

const ofClosed = `(select client_user.id from client_user join client on client.id = client_user.client_id where client.closed_at is not null)`;

/** Deletes the credentials and contact details of clients that were closed before `client close` did so. */
const statements = [
  `update client set phone = null, telegram_id = null where closed_at is not null`,
  `update client_user set password_hash = '' where id in ${ofClosed}`,
  ...['telegram_link', 'passkey', 'passkey_holder', 'recovery_code', 'two_factor', 'known_device', 'email_change'].map(
    (table) => `delete from ${table} where user_id in ${ofClosed}`,
  ),
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
