import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { switchServer } from '../services/actions/switch-server.job.ts';
import { aboutInvoice } from '../billing/invoices/about-invoice.ts';
import { renewalPaidMail, serviceReleasedMail } from './mails.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { renewedServicesRepository } from './renewed-services.repository.ts';

/** Extends the services of a paid renewal to the end of their new period, once, and resumes suspended ones. */
export async function extendServices(
  app: App,
  tx: Transaction,
  { invoiceId, clientId }: { invoiceId: number; clientId: number },
): Promise<void> {
  if ((await renewalInvoicesRepository(tx).lines(invoiceId)).length === 0) return;
  const services = renewedServicesRepository(tx, invoiceId);
  await services.lock();
  const extended = await services.extend();
  if (extended.length === 0) throw new Error(`Invoice ${invoiceId} was paid but extends no services`);
  const invoice = await renewalInvoicesRepository(tx).find(invoiceId);
  const recipient = { mainUserOf: clientId };
  const released = extended.filter(({ isResumed }) => isResumed);
  for (const { id: serviceId, status } of released) {
    await app.jobs.enqueue(tx, switchServer, { serviceId });
    publish.service(tx, clientId, serviceId, 'service.resumed', status);
  }
  if (released.length > 0) return enqueueMail(app, tx, serviceReleasedMail, { recipient, values: aboutInvoice(invoice, released) });
  const { active: running = [], suspended: held = [] } = Object.groupBy(extended, ({ status }) => status);
  const about = { running: running.length, heldServer: held[0]?.hostname ?? '', heldOthers: Math.max(0, held.length - 1) };
  await enqueueMail(app, tx, renewalPaidMail, { recipient, values: { ...aboutInvoice(invoice, running), ...about } });
}
