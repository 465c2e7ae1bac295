import { eurosFromCents } from '@portico/pricing/money';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { actFor } from '../../operations/act-for.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { unpaidInvoices } from '../billing/invoices/unpaid-invoices.ts';
import { clientBalanceCents } from '../billing/ledger/ledger.ts';
import { newestServices } from '../services/services.ts';
import { openTickets } from '../tickets/tickets.ts';

const maxRows = 50;
const euros = (cents: number): string => `${eurosFromCents(cents).toFixed(2)} EUR`;
const listed = (rows: readonly string[], none: string): string => (rows.length === 0 ? none : rows.join(', '));

export const showClientCommand = defineCommand('client show', {
  parameters: ['EMAIL'],
  about: 'Show a client: balance, services, open invoices',
  async run({ app, print }, email) {
    const found = await app.database.read(async (tx) => {
      const user = await findRegistered(tx, email);
      if (user === undefined) return undefined;
      const client = actFor(user.clientId);
      return {
        user,
        balanceCents: await clientBalanceCents(tx, client),
        unpaid: await unpaidInvoices(tx, client, maxRows),
        tickets: await openTickets(tx, client, maxRows),
        services: await newestServices(tx, client, maxRows),
      };
    });
    if (found === undefined) throw new OperatorError(`No user is registered as ${email}.`);
    const { user, balanceCents, unpaid, tickets, services } = found;
    print(`Client ${user.clientId}  ${user.firstName} ${user.lastName} <${user.email}>, ${user.country}, ${user.language}`);
    print(`  Since     ${user.since.toISOString().slice(0, 10)}, email ${user.emailVerifiedAt === null ? 'not verified' : 'verified'}`);
    print(`  Balance   ${euros(balanceCents)}`);
    const invoices = unpaid.map((row) => `${row.id} (${euros(row.amount_cents)}, due ${row.due_date})`);
    print(`  Unpaid    ${listed(invoices, 'nothing')}`);
    const open = tickets.map(({ id, status }) => `${id} ${status}`);
    print(`  Tickets   ${listed(open, 'none')}`);
    print(`  Services  ${services.length === 0 ? 'none' : ''}`);
    for (const row of services)
      print(`    ${String(row.id).padEnd(6)}${row.status.padEnd(11)}${row.hostname}  ${row.tariff}  ${row.ip ?? '-'}`);
    return true;
  },
});
