import type { App } from '../../app.ts';
import { actFor } from '../../operations/act-for.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { euros } from '../../operator/printed-values.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { closeClientRow } from '../account/close-client-row.ts';
import { removeAllCards } from '../billing/cards/remove-all-cards.ts';
import { lockClientBalanceCents } from '../billing/ledger/ledger.ts';
import { removeAllUsers } from '../people/remove-all-users.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { allOpenBusinessRepository } from './all-open-business.repository.ts';

export type ClosedClient = { clientId: number; removedUsers: number };

/**
 * Closes a client: removes its users, sessions, invitations and cards, and their credentials and contact details. Invoices, the
 * ledger, tickets and the logs stay.
 * @throws OperatorError without a reason, or that lists what has to be settled first
 */
export async function closeClient(app: App, tx: Transaction, clientId: number, staff: Staff): Promise<ClosedClient> {
  requireReason(staff);
  const client = actFor(clientId);
  const balanceCents = await lockClientBalanceCents(tx, client);
  const { services, invoices, payments, refunds } = await allOpenBusinessRepository(tx).of(clientId);
  const open = [
    services.length > 0 ? `services ${services.join(', ')}` : null,
    invoices.length > 0 ? `unpaid invoices ${invoices.join(', ')}` : null,
    payments > 0 ? `${payments} pending payments` : null,
    refunds > 0 ? `${refunds} pending refunds` : null,
    balanceCents > 0 ? `a balance of ${euros(balanceCents)}` : null,
  ].filter((what) => what !== null);
  if (open.length > 0) throw new OperatorError(`Client ${clientId} still has ${open.join('; ')}.`);
  const at = app.now();
  if (!(await closeClientRow(tx, clientId, at))) throw new OperatorError(`Client ${clientId} is already closed.`);
  await removeAllCards(app, tx, client, at);
  const removedUsers = await removeAllUsers(tx, client, at);
  await recordChange(tx, staff, { operation: 'closeClient', clientId, details: { removedUsers } }, at);
  return { clientId, removedUsers };
}
