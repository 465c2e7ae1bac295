import { fullOnly } from '@portico/test-depth/daily-if';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

test('clients that were closed before lose their secrets, and others keep them', fullOnly, async () => {
  const { db, migrate } = await databaseBefore('2026-11-27-10-closed-clients.ts');
  for (const [name, closedAt] of [
    ['closed', '2026-11-26T10:00:00Z'],
    ['open', null],
  ] as const)
    await sql`with made as (insert into client (country, created_at, closed_at, phone, telegram_id, vat_id)
          values ('DE', now(), ${closedAt}::timestamptz, '+491', '512', 'DE1') returning id)
        insert into client_user (client_id, is_main, email, email_key, password_hash, first_name, last_name, language, email_marketing,
          email_news, rules_accepted_at, created_at, removed_at)
        select id, true, ${name}, ${name}, 'digest', 'Mira', 'Lang', 'en', false, false, now(), now(), ${closedAt}::timestamptz
        from made`.execute(db);
  const fill = [
    sql`insert into telegram_link (user_id, linked_id, linked_at) select id, '512', now() from client_user`,
    sql`insert into two_factor (user_id, secret, requested_at) select id, 'sealed', now() from client_user`,
    sql`insert into recovery_code (user_id, code_hash) select id, 'digest' from client_user`,
    sql`insert into passkey_holder (user_id, handle) select id, email from client_user`,
    sql`insert into passkey (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
      select gen_random_uuid(), id, email, 'key', 0, '', false, 'Phone', now() from client_user`,
  ];
  for (const rows of fill) await rows.execute(db);
  await migrate();

  const clients = await sql`select closed_at is null as open, phone, telegram_id, vat_id from client order by id`.execute(db);
  expect(clients.rows).toEqual([
    { open: false, phone: null, telegram_id: null, vat_id: 'DE1' },
    { open: true, phone: '+491', telegram_id: '512', vat_id: 'DE1' },
  ]);
  const users = await sql`select email, password_hash, first_name from client_user order by id`.execute(db);
  expect(users.rows).toEqual([
    { email: 'closed', password_hash: '', first_name: 'Mira' },
    { email: 'open', password_hash: 'digest', first_name: 'Mira' },
  ]);
  for (const table of ['telegram_link', 'two_factor', 'recovery_code', 'passkey_holder', 'passkey']) {
    const left = await sql`select email from ${sql.table(table)} kept join client_user on client_user.id = kept.user_id`.execute(db);
    expect.soft(left.rows, table).toEqual([{ email: 'open' }]);
  }
});
