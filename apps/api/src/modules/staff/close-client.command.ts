import { defineCommand } from '../../operator/define-command.ts';
import { findClientId } from '../account/find-client.ts';
import { closeClient } from './close-client.ts';

export const closeClientCommand = defineCommand('client close', {
  parameters: ['EMAIL_OR_ID'],
  isRecorded: true,
  about: 'Close a client without services, debts and balance: removes its users and cards; needs --reason',
  async run({ app, report, staff }, given) {
    const closed = await app.database.transaction(async (tx) => closeClient(app, tx, await findClientId(tx, given), staff));
    report(closed, (print) => print(`Closed client ${closed.clientId}. Removed users: ${closed.removedUsers}.`));
    return true;
  },
});
