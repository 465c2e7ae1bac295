import { actFor } from '@portico/api/operations/act-for';
import { emailKey } from '@portico/api/modules/auth/users/email-key';
import type { Catalogue } from '@portico/api/modules/catalogue/catalogue.schema';
import type { Configuration } from '@portico/api/platform/settings/configuration';
import type { Transaction } from '@portico/api/platform/database/database';
import { seedDemoActivity } from './demo-activity.ts';
import { seedDemoCard } from './demo-card.ts';
import { seedDemoInvoices } from './demo-invoices.ts';
import { seedDemoSupportVisit } from './demo-support-visit.ts';
import { seedDemoTickets } from './demo-tickets.ts';
import { seedDemoTraffic } from './demo-traffic.ts';

const dayMs = 86_400_000;
const clientForDays = 730;
/** The buyer shown on invoices. */
const company = { company_name: 'Acme GmbH', address: 'Lindenweg 12', zip_code: '20095', city: 'Hamburg', phone: '+49 40 3096790' };

export async function demoClientExists(tx: Transaction, email: string): Promise<boolean> {
  const row = await tx.selectFrom('client_user').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst();
  return row !== undefined;
}

export async function hasClients(tx: Transaction): Promise<boolean> {
  return (await tx.selectFrom('client').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function servicesInPreparation(tx: Transaction): Promise<number[]> {
  const rows = await tx.selectFrom('service').select('id').where('status', '=', 'prepare').execute();
  return rows.map(({ id }) => id);
}

export type DemoClient = { configuration: Configuration; catalogue: Catalogue; email: string; passwordHash: string; now: Date };

/** Seeds an account with history, so that no demo screen is empty. The transaction makes it all or nothing. */
export async function seedDemoClient(tx: Transaction, { configuration, catalogue, email, passwordHash, now }: DemoClient): Promise<void> {
  const since = new Date(now.getTime() - clientForDays * dayMs);
  const { id } = await tx
    .insertInto('client')
    .values({ ...company, country: 'DE', created_at: since })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { clientId } = actFor(id);
  const { id: userId } = await tx
    .insertInto('client_user')
    .values({
      client_id: clientId,
      is_main: true,
      email,
      email_key: emailKey(email),
      email_verified_at: since,
      password_hash: passwordHash,
      first_name: 'Alexandra',
      last_name: 'Acme',
      language: 'en',
      email_marketing: false,
      email_news: true,
      rules_accepted_at: since,
      created_at: since,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const servers = await seedDemoInvoices({ tx, configuration, catalogue, clientId, now });
  await seedDemoCard(tx, { clientId, now });
  await seedDemoActivity(tx, { clientId, userId, now });
  await seedDemoSupportVisit(tx, { clientId, userId, now });
  await seedDemoTickets(tx, { clientId, userId, now });
  await seedDemoTraffic(tx, { configuration, clientId, servers, now });
}
