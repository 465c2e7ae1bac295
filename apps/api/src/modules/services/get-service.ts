import { featuresOf } from '../../drivers/provisioning/driver-features.ts';
import { defineOperation } from '../../operations/operation.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { currentVat } from '../billing/tax/current-taxation.ts';
import { unpaidRenewals } from '../billing/invoices/unpaid-renewals.ts';
import { presentAction } from './actions/actions.presenter.ts';
import { actionsRepository } from './actions/actions.repository.ts';
import { lastDayToPay } from './last-day-to-pay.ts';
import { findOwnService } from './own-service.ts';
import { presentDetails, suspensionOf } from './services.presenter.ts';
import { servicesRepository } from './services.repository.ts';

export const getService = defineOperation('getService', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query: { id }, locale, now }) =>
    app.database.read(async (tx) => {
      const service = await findOwnService(tx, account, id);
      if (isRefusal(service)) return service;
      const addresses = await servicesRepository(tx, account).addresses(id);
      const running = (await actionsRepository(tx, account).running([id])).get(id);
      const unpaid = await unpaidRenewals(tx, account, [id]);
      const action = running === undefined ? null : presentAction(running, locale);
      const { suspended_at: suspendedAt, deletion_warned_at: warnedAt, cancel_requested_at: cancelledAt } = service;
      // A cancelled service has no invoice to pay, and ends on its own last day.
      const isKeptByPaying = suspensionOf(service) === 'overdue' && cancelledAt === null;
      const keepUntil = isKeptByPaying && suspendedAt !== null ? lastDayToPay(app, suspendedAt, warnedAt) : null;
      const withVat = await currentVat(tx, app.configuration, account.clientId, now);
      const renewalCents = withVat(service.renewal_cents);
      const extras = { addresses, features: featuresOf(app, service), action, unpaid: unpaid.get(id) ?? null, keepUntil, renewalCents };
      return { status: 200, body: presentDetails(service, extras, locale) };
    }),
});
