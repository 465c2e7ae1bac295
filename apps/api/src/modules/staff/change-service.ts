import type { App } from '../../app.ts';
import { actFor } from '../../operations/act-for.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { isMoneyComing } from '../billing/payments/card-attempts.ts';
import { cancelRenewals, lockOpenRenewals } from '../renewals/cancel-renewals.ts';
import { mailSuspension, overdueBy } from '../renewals/overdue.ts';
import { switchServer } from '../services/actions/switch-server.job.ts';
import { changeService, findAnyService, lockAnyService, type OwnService } from '../services/any-service.ts';
import { enqueueReadyMail, lockOrderOf } from '../services/provisioning/enqueue-ready-mail.ts';
import { removeServer } from '../services/provisioning/remove-server.job.ts';
import { serviceEnded } from '../services/service-events.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { serviceChangedBySupportMail } from './mails.ts';

export type ChangedService = { id: number; clientId: number; hostname: string; status: string; nextDueDate: string | null };

/**
 * Suspends a service until staff release it, even if its invoices are paid. Its server is switched off.
 * @throws OperatorError without a reason, or if the service is neither active nor suspended
 */
export async function suspendService(app: App, tx: Transaction, serviceId: number, staff: Staff): Promise<ChangedService> {
  requireReason(staff);
  const service = await lockLiving(tx, serviceId);
  if (service.suspended_by_staff) throw new OperatorError(`Service ${serviceId} was already suspended by staff.`);
  const at = app.now();
  const resume = service.power === 'running' ? 'running' : service.resume_power;
  const suspended_at = service.suspended_at ?? at;
  await changeService(tx, serviceId, { status: 'suspended', suspended_at, suspended_by_staff: true, resume_power: resume });
  await app.jobs.enqueue(tx, switchServer, { serviceId });
  return reportChange(app, tx, service, { operation: 'suspendService', event: 'service.suspended', mail: 'suspended', staff, at });
}

/**
 * Ends a suspension by staff. The service resumes, unless a renewal is overdue and not being paid: then it stays suspended for that, counted
 * from now.
 * @throws OperatorError if staff didn't suspend it
 */
export async function releaseService(app: App, tx: Transaction, serviceId: number, staff: Staff): Promise<ChangedService> {
  const found = await findLiving(tx, serviceId);
  const renewals = await lockOpenRenewals(tx, actFor(found.client_id), serviceId);
  const service = await lockLiving(tx, serviceId);
  const late = renewals.find(({ due_date: due }) => due <= overdueBy(app));
  if (!service.suspended_by_staff) {
    const isOverdue = late !== undefined && service.status === 'suspended';
    const why = isOverdue ? `is suspended until invoice ${late.id} is paid` : 'is not suspended';
    throw new OperatorError(`Service ${serviceId} ${why}.`);
  }
  // If its money doesn't arrive, the schedule suspends the service again.
  const isPaying = late !== undefined && (await isMoneyComing(tx, late.id));
  const overdue = isPaying ? undefined : late;
  const at = app.now();
  const isResumed = overdue === undefined;
  const state = isResumed ? ({ status: 'active', suspended_at: null } as const) : ({ status: 'suspended', suspended_at: at } as const);
  await changeService(tx, serviceId, { ...state, suspended_by_staff: false });
  if (isResumed) await app.jobs.enqueue(tx, switchServer, { serviceId });
  else await mailSuspension(app, tx, overdue, [service]);
  const event = isResumed ? 'service.resumed' : 'service.suspended';
  return reportChange(app, tx, service, { operation: 'releaseService', event, mail: isResumed ? 'resumed' : null, staff, at });
}

/**
 * Deletes a service with its server and data, at once. What was paid for it is not refunded; its unpaid renewals are cancelled.
 * @throws OperatorError without a reason, or if the service is neither in preparation, active nor suspended
 */
export async function deleteService(app: App, tx: Transaction, serviceId: number, staff: Staff): Promise<ChangedService> {
  requireReason(staff);
  const found = await findLiving(tx, serviceId, deletable);
  const { client_id: clientId, invoice_id: invoiceId } = found;
  const renewals = await lockOpenRenewals(tx, actFor(clientId), serviceId);
  const ordered = await lockOrderOf(tx, found);
  const service = await lockLiving(tx, serviceId, deletable);
  const at = app.now();
  await changeService(tx, serviceId, { status: 'delete' });
  await app.emit(tx, serviceEnded, { clientId, serviceId, at });
  await cancelRenewals(app, tx, renewals);
  await app.jobs.enqueue(tx, removeServer, { serviceId });
  if (invoiceId !== null && service.status === 'prepare')
    await enqueueReadyMail(app, tx, ordered, { serviceId, clientId, invoiceId, at, isReady: false });
  return reportChange(app, tx, service, { operation: 'deleteService', event: 'service.ended', mail: 'deleted', staff, at });
}

type States = readonly OwnService['status'][];
const living: States = ['active', 'suspended'];
/** A server that can't be created leaves its service in preparation. */
const deletable: States = ['prepare', ...living];

/** @throws OperatorError if there is no such service, or it is in none of the states, which are active and suspended by default */
export async function findLiving(tx: Transaction, serviceId: number, states = living): Promise<OwnService> {
  return requireLiving(await findAnyService(tx, serviceId), serviceId, states);
}

export async function lockLiving(tx: Transaction, serviceId: number, states = living): Promise<OwnService> {
  await findLiving(tx, serviceId, states);
  return requireLiving(await lockAnyService(tx, serviceId), serviceId, states);
}

function requireLiving(service: OwnService | undefined, serviceId: number, states: States): OwnService {
  if (service === undefined) throw new OperatorError(`Service ${serviceId} doesn't exist.`);
  if (states.includes(service.status)) return service;
  const hint = service.status === 'pending' ? ` Cancel its order: invoice cancel ${service.invoice_id}.` : '';
  throw new OperatorError(`Service ${serviceId} is in the state "${service.status}".${hint}`);
}

type Reported = {
  operation: string;
  event: Parameters<typeof publish.service>[3];
  mail: 'suspended' | 'resumed' | 'deleted' | null;
  staff: Staff;
  at: Date;
  details?: Readonly<Record<string, string | null>>;
};

/** Publishes, mails and records a change of a service. */
export async function reportChange(
  app: App,
  tx: Transaction,
  { id, client_id: clientId, hostname }: OwnService,
  { operation, event, mail, staff, at, details = {} }: Reported,
): Promise<ChangedService> {
  const after = await findAnyService(tx, id);
  if (after === undefined) throw new Error(`Service ${id} is gone`);
  publish.service(tx, clientId, id, event, after.status);
  const recipient = { mainUserOf: clientId };
  if (mail !== null) await enqueueMail(app, tx, serviceChangedBySupportMail, { recipient, values: { change: mail, hostname } });
  await recordChange(tx, staff, { operation, clientId, subject: id, details: { hostname, ...details } }, at);
  return { id, clientId, hostname, status: after.status, nextDueDate: after.next_due_date };
}
