import type { App } from '../../app.ts';
import { addDays, dayOfMonth, isoDay } from '../../calendar.ts';
import { actFor } from '../../operations/act-for.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { cancelRenewals, lockOpenRenewals } from '../renewals/cancel-renewals.ts';
import { paidUntil } from '../renewals/paid-until.ts';
import { switchServer } from '../services/actions/switch-server.job.ts';
import { changeService } from '../services/any-service.ts';
import { findLiving, lockLiving, reportChange, type ChangedService } from './change-service.ts';

const maxDays = 3 * 366;

/**
 * Moves the day on which a service is due, which is its new anchor day. Its unpaid renewals are cancelled, and it resumes if it was suspended
 * for one. The days in between are free; a paid day is never taken back.
 * @throws OperatorError without a reason, or for a day that is already paid or more than three years away
 */
export async function moveDueDate(
  app: App,
  tx: Transaction,
  { serviceId, to }: { serviceId: number; to: string },
  staff: Staff,
): Promise<ChangedService> {
  requireReason(staff);
  const client = actFor((await findLiving(tx, serviceId)).client_id);
  const renewals = await lockOpenRenewals(tx, client, serviceId);
  const service = await lockLiving(tx, serviceId);
  const from = service.next_due_date;
  if (from === null || to === from)
    throw new OperatorError(`Service ${serviceId} ${from === null ? 'has no due date yet' : 'is already due that day'}.`);
  const paid = await paidUntil(tx, service);
  if (paid !== null && to < paid) throw new OperatorError(`Service ${serviceId} is paid until ${paid}. It can't be due before.`);
  const at = app.now();
  if (to > addDays(isoDay(at), maxDays)) throw new OperatorError(`The due date can be at most ${maxDays} days away.`);
  // Its overdue renewal is cancelled, and the next one leaves time to pay.
  const isResumed = service.status === 'suspended' && !service.suspended_by_staff;
  await changeService(tx, serviceId, {
    next_due_date: to,
    anchor_day: dayOfMonth(to),
    ...(service.cancel_ends_on === null ? {} : { cancel_ends_on: to }),
    ...(isResumed ? { status: 'active', suspended_at: null } : {}),
  });
  await cancelRenewals(app, tx, renewals);
  if (isResumed) await app.jobs.enqueue(tx, switchServer, { serviceId });
  const event = isResumed ? 'service.resumed' : 'service.changed';
  return reportChange(app, tx, service, {
    operation: 'moveDueDate',
    event,
    mail: isResumed ? 'resumed' : null,
    staff,
    at,
    details: { from, to },
  });
}
