import { actFor } from '../../operations/act-for.ts';
import type { App } from '../../app.ts';
import { isoDay } from '../../calendar.ts';
import { publish } from '../../platform/events/publish.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { cancelRenewals, lockOpenRenewals } from '../renewals/cancel-renewals.ts';
import { removeServer } from '../services/provisioning/remove-server.job.ts';
import { serviceEnded } from '../services/service-events.ts';
import { allCancellationsRepository } from './all-cancellations.repository.ts';
import { serviceEndedMail } from './mails.ts';

const atOnce = 100;
const policy = { everySeconds: 60, workers: 1, expireInSeconds: 300, retryLimit: 0 };

/** Ends cancelled services after their last day, each in a separate transaction. The next run retries failures. */
export const endCancelledServices = defineJob('end-cancelled-services', policy, async (app, _nothing, signal) => {
  const failed = new Set<number>();
  while (!signal.aborted) {
    const found = await app.database.read((tx) => allCancellationsRepository(tx).due(isoDay(app.now()), atOnce + failed.size));
    const due = found.filter(({ id }) => !failed.has(id));
    if (due.length === 0) return;
    for (const service of due) {
      if (signal.aborted) return;
      try {
        await endService(app, service);
      } catch (error) {
        failed.add(service.id);
        app.logger.error({ err: error, serviceId: service.id }, 'failed to end a cancelled service');
      }
    }
  }
});

function endService(app: App, { id: serviceId, clientId }: { id: number; clientId: number }): Promise<void> {
  return app.database.transaction(async (tx) => {
    const at = app.now();
    const renewals = await lockOpenRenewals(tx, actFor(clientId), serviceId);
    const ended = await allCancellationsRepository(tx).end(serviceId, isoDay(at));
    if (ended === undefined) return;
    await app.emit(tx, serviceEnded, { clientId, serviceId, at });
    await cancelRenewals(app, tx, renewals);
    await app.jobs.enqueue(tx, removeServer, { serviceId });
    publish.service(tx, clientId, serviceId, 'service.ended', 'delete');
    await enqueueMail(app, tx, serviceEndedMail, { recipient: { mainUserOf: clientId }, values: ended });
  });
}
