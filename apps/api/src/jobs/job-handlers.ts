import type { App } from '../app.ts';
import { deliverWebhook } from '../drivers/payments/sandbox/deliver-webhook.ts';
import { sendMail } from '../modules/mail/send-mail.ts';
import { reconcilePayments } from '../modules/payments/reconcile-payments.ts';
import { provisionService } from '../modules/services/provision-service.ts';
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
