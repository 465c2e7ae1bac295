import { defineCommand } from '../../operator/define-command.ts';
import { allTicketsRepository } from './all-tickets.repository.ts';

const maxRows = 100;

export const listTicketsCommand = defineCommand('ticket list', {
  about: 'List tickets waiting for an answer',
  async run({ app, print }) {
    const rows = await app.database.read((tx) => allTicketsRepository(tx).waiting(maxRows + 1));
    if (rows.length === 0) print('No tickets are waiting for an answer.');
    for (const { id, clientId, subject, department, status, updatedAt } of rows.slice(0, maxRows)) {
      const since = updatedAt.toISOString().slice(0, 16).replace('T', ' ');
      print(`${String(id).padEnd(8)}${since}  ${department.padEnd(8)} ${status.padEnd(15)} client ${clientId}  ${subject}`);
    }
    if (rows.length > maxRows) print(`… and more. Only the ${maxRows} longest waiting are shown.`);
    return true;
  },
});
