import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { serviceFor } from '../services/own-service.ts';
import { noteServiceActivity } from '../services/activity/service-activity.ts';
import { cancellationWithdrawnMail } from './mails.ts';
import { cancellationRepository } from './cancellation.repository.ts';

export const withdrawCancellation = defineOperation('withdrawCancellation', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  limits: ({ account }) => perClient('cancel', account.clientId),
  handle: ({ app, account, query, locale, now }) =>
    app.database.transaction(async (tx) => {
      const service = await serviceFor(app, tx, account, query.id, 'withdraw_cancellation');
      if (isRefusal(service)) return service;
      if (!(await cancellationRepository(tx, account).withdraw(service.id)))
        throw new Error(`Service ${service.id} changed under its lock`);
      await noteServiceActivity(tx, { service, what: 'withdraw_cancellation', account, at: now });
      const values = { serviceId: service.id, hostname: service.hostname };
      await enqueueMail(app, tx, cancellationWithdrawnMail, { recipient: { mainUserOf: account.clientId }, values });
      publish.service(tx, account.clientId, service.id, 'service.cancellation_withdrawn', service.status);
      const message = service.status === 'suspended' ? 'service.cancellationWithdrawn.suspended' : 'service.cancellationWithdrawn';
      return done(sentence(locale, message));
    }),
});
