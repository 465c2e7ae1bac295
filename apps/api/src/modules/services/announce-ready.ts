import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { readyMailWaitMinutes } from './settings.ts';
import { serverReadyMail } from './mails.ts';
import type { ServiceRow } from './services.repository.ts';

type Activated = { serviceId: number; clientId: number; invoiceId: number; at: Date };

/**
 * Enqueues the mail about an order's servers. One mail names them all, sent with the last. A server that takes too long doesn't hold it back:
 * the wait begins with the first server, and what is ready after it is named in a second mail.
 *
 * @param ordered the order's services, locked, as they were before this one was activated
 */
export async function announceReady(
  app: App,
  tx: Transaction,
  ordered: readonly ServiceRow[],
  { serviceId, clientId, invoiceId, at }: Activated,
): Promise<void> {
  const recipient = { mainUserOf: clientId };
  const waitMs = app.configuration.setting(readyMailWaitMinutes) * 60_000;
  const activations = ordered.flatMap(({ activated_at: activatedAt }) => activatedAt?.getTime() ?? []);
  const waitEnds = Math.min(at.getTime(), ...activations) + waitMs;
  const isLast = ordered.every(({ id, status }) => id === serviceId || status !== 'prepare');
  if (isLast) {
    const values = at.getTime() > waitEnds ? { invoiceId, after: waitEnds } : { invoiceId };
    await enqueueMail(app, tx, serverReadyMail, { recipient, values });
  } else if (activations.length === 0) {
    await enqueueMail(app, tx, serverReadyMail, { recipient, values: { invoiceId, until: waitEnds }, delayMs: waitMs });
  }
}
