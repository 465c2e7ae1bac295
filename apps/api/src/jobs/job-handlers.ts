import type { App } from '../app.ts';
import { deliverWebhook } from '../modules/sandbox/deliver-webhook.job.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import { reconcilePayments } from '../modules/billing/payments/reconcile-payments.job.ts';
import { provisionService } from '../modules/services/provision-service.job.ts';
import type { JobHandlers } from './job-names.ts';

/** Who does which job. `ownOrigin` is where this process listens, null before it does. */
export function jobHandlers(app: App, ownOrigin: () => string | null): JobHandlers {
  const { database, jobs, now, configuration } = app;
  return {
    'send-mail': (order) => sendMail(app, order),
    'provision-service': ({ serviceId }) => provisionService({ app, serviceId }),
    'deliver-webhook': ({ checkoutId }) =>
      deliverWebhook(
        {
          database,
          jobs,
          now,
          secret: configuration.gatewaySandboxSecret,
          origin: ownOrigin,
          loseWebhooks: configuration.sandboxLosesWebhooks,
        },
        checkoutId,
      ),
    'reconcile-payments': (_data, context) => reconcilePayments(app, context),
  };
}
