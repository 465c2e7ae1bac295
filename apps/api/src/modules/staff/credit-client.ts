import type { App } from '../../app.ts';
import { actFor } from '../../operations/act-for.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { euros } from '../../operator/printed-values.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { bookAdjustment, clientBalanceCents, lockClientBalanceCents } from '../billing/ledger/ledger.ts';
import { recordChange } from '../staff-log/record-change.ts';

export type Credited = { clientId: number; amountCents: number; balanceCents: number; logId: number };

/**
 * Corrects a client's balance: adds an amount, or takes a negative one off. The booking's reference is the entry in the staff log, which
 * has the reason.
 * @throws OperatorError without a reason, or if the balance would be below zero
 */
export async function creditClient(
  app: App,
  tx: Transaction,
  { clientId, amountCents }: { clientId: number; amountCents: number },
  staff: Staff,
): Promise<Credited> {
  requireReason(staff);
  const client = actFor(clientId);
  const balanceCents = await lockClientBalanceCents(tx, client);
  if (balanceCents + amountCents < 0) throw new OperatorError(`The balance is ${euros(balanceCents)}, and can't go below zero.`);
  const at = app.now();
  const logId = await recordChange(tx, staff, { operation: 'creditClient', clientId, details: { amountCents } }, at);
  await bookAdjustment(tx, { reference: String(logId), clientId, amountCents }, at);
  publish.account(tx, clientId);
  return { clientId, amountCents, balanceCents: await clientBalanceCents(tx, client), logId };
}
