import { defineCommand } from '../../operator/define-command.ts';
import { euros } from '../../operator/printed-values.ts';
import { findClient } from './find-client.ts';

const listed = (rows: readonly string[], none: string): string => (rows.length === 0 ? none : rows.join(', '));

export const showClientCommand = defineCommand('client show', {
  parameters: ['EMAIL_OR_ID'],
  about: 'Show a client: balance, services, open invoices',
  async run({ app, report }, given) {
    const client = await app.database.read((tx) => findClient(tx, given));
    report(client, (print) => {
      const { id, firstName, lastName, email, country, language, companyName } = client;
      print(`Client ${id}  ${firstName} ${lastName} <${email}>, ${country}, ${language}`);
      if (client.closedAt !== null) print(`  Closed    ${client.closedAt.toISOString().slice(0, 10)}`);
      if (companyName !== null) print(`  Company   ${companyName}`);
      print(
        `  Since     ${client.since.toISOString().slice(0, 10)}, email ${client.emailVerifiedAt === null ? 'not verified' : 'verified'}`,
      );
      print(`  Balance   ${euros(client.balanceCents)}`);
      const invoices = client.unpaidInvoices.map((row) => `${row.id} (${euros(row.amountCents)}, due ${row.dueDate})`);
      print(`  Unpaid    ${listed(invoices, 'nothing')}`);
      const open = client.openTickets.map((ticket) => `${ticket.id} ${ticket.status}`);
      print(`  Tickets   ${listed(open, 'none')}`);
      print(`  Services  ${client.services.length === 0 ? 'none' : ''}`);
      for (const row of client.services)
        print(`    ${String(row.id).padEnd(6)}${row.status.padEnd(11)}${row.hostname}  ${row.tariff}  ${row.ip ?? '-'}`);
    });
    return true;
  },
});
