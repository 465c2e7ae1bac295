import { defineCommand } from '../../operator/define-command.ts';
import { listedPage, printPage } from '../../operator/listed-page.ts';
import { listOptions, readLimit, readWholeNumber } from '../../operator/list-options.ts';
import { columns, euros } from '../../operator/printed-values.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { allClientsRepository, type ClientFilter, type ClientRow } from './all-clients.repository.ts';

export const listClientsCommand = defineCommand('client list', {
  options: ['--owed'],
  values: ['--q', ...listOptions],
  about: 'List clients, newest first; --q finds a part of the name, email or company, --owed closed clients with a balance',
  async run({ app, report, values, options }) {
    const filter = { q: values.get('--q'), isOwed: options.has('--owed'), before: readWholeNumber(values, '--before') };
    const clients = await app.database.read((tx) => listClients(tx, filter, readLimit(values)));
    report(clients, (print) => printPage(print, clients, { none: 'No clients.', line: lineOf }));
    return true;
  },
});

/** Returns clients with their main user and balance, the newest first. */
export async function listClients(tx: Transaction, filter: ClientFilter, limit: number) {
  return listedPage(await allClientsRepository(tx).list(filter, limit + 1), limit, ({ id }) => id);
}

function lineOf({ id, email, firstName, lastName, companyName, country, balanceCents }: ClientRow): string {
  const name = [`${firstName} ${lastName}`, companyName].filter((part) => part !== null).join(', ');
  return columns([id, 7], [country, 2], [euros(balanceCents).padStart(14), 14], [`${name} <${email}>`, 0]);
}
