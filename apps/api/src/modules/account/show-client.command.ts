import { eurosFromCents } from '@portico/pricing/money';
import { emailKey } from '../auth/email-key.ts';
import { clientBalanceCents } from '../billing/ledger/ledger.ts';
import type { CommandParts } from '../../registry/commands.ts';
import { clientOverview } from '../tickets/tickets.repository.ts';
import { OperatorError } from '../../operator/define-command.ts';

const euros = (cents: number): string => `${eurosFromCents(cents).toFixed(2)} EUR`;

export async function showClient({ database, print }: CommandParts, [email = '']: readonly string[]): Promise<boolean> {
  const client = await database.read(async (tx) => {
    const overview = await clientOverview(tx, emailKey(email));
    return overview && { ...overview, balanceCents: await clientBalanceCents(tx, overview.user.client_id) };
  });
  if (client === undefined) throw new OperatorError(`Nobody is registered as ${email}.`);
  const { user, services, unpaid, tickets, balanceCents } = client;
  print(`Client ${user.client_id}  ${user.first_name} ${user.last_name} <${user.email}>, ${user.country}, ${user.language}`);
  print(
    `  Since     ${user.created_at.toISOString().slice(0, 10)}, e-mail ${user.email_verified_at === null ? 'not verified' : 'verified'}`,
  );
  print(`  Balance   ${euros(balanceCents)}`);
  print(
    `  Unpaid    ${unpaid.length === 0 ? 'nothing' : unpaid.map((row) => `${row.id} (${euros(row.amount_cents)}, due ${row.due_date})`).join(', ')}`,
  );
  print(`  Tickets   ${tickets.length === 0 ? 'none' : tickets.map((row) => `${row.id} ${row.status}`).join(', ')}`);
  print(`  Services  ${services.length === 0 ? 'none' : ''}`);
  for (const row of services)
    print(`    ${String(row.id).padEnd(6)}${row.status.padEnd(11)}${row.hostname}  ${row.tariff}  ${row.ip ?? '-'}`);
  return true;
}
