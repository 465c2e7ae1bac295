import { cancellationSchema } from '@portico/validation/cancellation';
import { isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation, type Context, type Outcome } from '../../operations/operation.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { cancelRenewals, lockOpenRenewals } from '../renewals/cancel-renewals.ts';
import { serviceFor, type OwnService } from '../services/own-service.ts';
import { noteServiceActivity } from '../services/activity/service-activity.ts';
import { cancellationRequestedMail } from './mails.ts';
import { cancellationRepository } from './cancellation.repository.ts';

export const requestCancellation = defineOperation('requestCancellation', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: cancellationSchema,
  limits: ({ account }) => perClient('cancel', account.clientId),
  handle: (context) => context.app.database.transaction((tx) => request(tx, context)),
});

async function request(
  tx: Transaction,
  { app, account, query, body, now }: Context<'requestCancellation'>,
): Promise<Outcome<'requestCancellation'>> {
  const renewals = body.dry_run ? [] : await lockOpenRenewals(tx, account, query.id);
  const service = await serviceFor(app, tx, account, query.id, 'request_cancellation');
  if (isRefusal(service)) return service;
  const endsOn = lastDayOf(service, now);
  if (body.dry_run) return { status: 200, body: planOf(service, endsOn) };
  const { id, hostname, status } = service;
  const isRequested = await cancellationRepository(tx, account).request(id, { at: now, reason: body.reason, endsOn });
  if (!isRequested) throw new Error(`Service ${id} changed under its lock`);
  await cancelRenewals(app, tx, renewals);
  await noteServiceActivity(tx, { service, what: 'request_cancellation', account, at: now, detail: endsOn });
  const values = { serviceId: id, hostname, ends: Date.parse(endsOn) };
  await enqueueMail(app, tx, cancellationRequestedMail, { recipient: { mainUserOf: account.clientId }, values });
  publish.service(tx, account.clientId, id, 'service.cancellation_requested', status);
  return { status: 201, body: { requested_at: now.toISOString(), ends_on: endsOn, reason: body.reason } };
}

/** Returns the last day of the service: the first unpaid one, or today if it is overdue. */
function lastDayOf({ next_due_date: dueDate }: OwnService, now: Date): string {
  const today = isoDay(now);
  return dueDate === null || dueDate < today ? today : dueDate;
}

function planOf({ hostname }: OwnService, endsOn: string) {
  const erased: ('disk' | 'addresses' | 'rdns')[] = ['disk', 'addresses', 'rdns'];
  return { command: 'cancel' as const, hostname, erased, kept: [], downtime: false, duration_seconds: 0, cost: 0, ends_on: endsOn };
}
