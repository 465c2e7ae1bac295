import { defineCommand } from '../../operator/define-command.ts';
import { columns, minute } from '../../operator/printed-values.ts';
import { allTicketsRepository } from './all-tickets.repository.ts';

const maxRows = 100;

export const listTicketsCommand = defineCommand('ticket list', {
  about: 'List tickets waiting for an answer',
  async run({ app, report }) {
    const rows = await app.database.read((tx) => allTicketsRepository(tx).waiting(maxRows + 1));
    const items = rows.slice(0, maxRows);
    const hasMore = rows.length > maxRows;
    report({ items, hasMore }, (print) => {
      if (items.length === 0) print('No tickets are waiting for an answer.');
      for (const { id, clientId, subject, department, status, updatedAt } of items)
        print(columns([id, 7], [minute(updatedAt), 17], [department, 8], [status, 15], [`client ${clientId}  ${subject}`, 0]));
      if (hasMore) print(`… and more. Only the ${maxRows} longest waiting are shown.`);
    });
    return true;
  },
});
