import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { readyMailWaitMinutes } from '../settings.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import { serverReadyMail } from '../mails.ts';
import type { ServiceRow } from '../services.repository.ts';

/** `isReady` is false if staff deleted the service while it was in preparation, so that its order doesn't wait for it. */
type Finished = { serviceId: number; clientId: number; invoiceId: number; at: Date; isReady: boolean };

/** Locks the services of an order, from which one in preparation is to be deleted. */
export async function lockOrderOf(tx: Transaction, { status, invoice_id: invoiceId }: ServiceRow): Promise<ServiceRow[]> {
  return status !== 'prepare' || invoiceId === null ? [] : await allServicesRepository(tx).lockOfInvoice(invoiceId);
}

/**
 * Enqueues the mail about an order's servers. One mail lists them all once the last is ready. If that takes too long after the first server,
 * the mail lists the servers that are ready, and a second mail lists the rest.
 *
 * @param ordered the order's services, locked, as they were before this one was activated or deleted
 */
export async function enqueueReadyMail(
  app: App,
  tx: Transaction,
  ordered: readonly ServiceRow[],
  { serviceId, clientId, invoiceId, at, isReady }: Finished,
): Promise<void> {
  const recipient = { mainUserOf: clientId };
  const waitMs = app.configuration.setting(readyMailWaitMinutes) * 60_000;
  const activations = ordered.flatMap(({ activated_at: activatedAt }) => activatedAt?.getTime() ?? []);
  const waitEnds = Math.min(at.getTime(), ...activations) + waitMs;
  if (!isReady && activations.length === 0) return;
  const isLast = ordered.every(({ id, status }) => id === serviceId || status !== 'prepare');
  if (isLast) {
    const values = at.getTime() > waitEnds ? { invoiceId, after: waitEnds } : { invoiceId };
    await enqueueMail(app, tx, serverReadyMail, { recipient, values });
  } else if (activations.length === 0) {
    await enqueueMail(app, tx, serverReadyMail, { recipient, values: { invoiceId, until: waitEnds }, delayMs: waitMs });
  }
}
