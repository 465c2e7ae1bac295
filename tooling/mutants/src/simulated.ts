import type { Mutant } from './mutant.ts';

const billing = 'src/modules/billing';
const renewals = 'src/modules/renewals';
const services = 'src/modules/services';

const mutants: readonly Omit<Mutant, 'package' | 'tests'>[] = [
  {
    name: 'a gateway report must match the amount',
    file: `${billing}/payments/payments.ts`,
    from: '    checkout.amountCents === payment.amount_cents &&\n',
    to: '',
  },
  {
    name: 'a webhook needs a valid signature',
    file: '../../packages/simulation/src/sandbox-gateway/sandbox-signature.ts',
    from: "if (!isRight) return 'wrong';",
    to: '',
  },
  {
    name: 'a payment is booked once, however often its webhook arrives',
    file: `${billing}/payments/all-payments.repository.ts`,
    from: ".where('status', 'in', status === 'succeeded' ? ['pending', 'declined', 'cancelled'] : ['pending'])",
    to: '',
  },
  {
    name: 'a payment without an answer stays open',
    file: `${billing}/payments/ask-gateway.ts`,
    from: "  if (answer === 'unavailable') return answer;\n  if (answer === 'unknown') {",
    to: "  if (answer === 'unknown' || answer === 'unavailable') {",
  },
  {
    name: 'a payment is settled even if its webhook is lost',
    file: `${billing}/payments/reconcile-payments.job.ts`,
    from: "if (payment?.status !== 'pending'",
    to: "if (payment?.status !== 'declined'",
  },
  {
    name: 'a client pays only its own invoices',
    file: `${billing}/invoices/invoices.repository.ts`,
    from: ".where('id', '=', invoiceId).where('client_id', '=', clientId)",
    to: ".where('id', '=', invoiceId)",
  },
  {
    name: 'a paid renewal extends its service to the end of the period',
    file: `${renewals}/renewed-services.repository.ts`,
    from: 'update service set next_due_date = line.period_end,',
    to: 'update service set next_due_date = line.period_end + 1,',
  },
  {
    name: 'a refund is decided once',
    file: `${billing}/refunds/all-refunds.repository.ts`,
    from: ".where('status', 'in', status === 'failed' ? ['pending', 'succeeded'] : ['pending'])",
    to: '',
  },
  {
    name: 'refunds never exceed the payment',
    file: `${billing}/credits/refund-invoice.ts`,
    from: 'if (amountCents < 1 || amountCents > leftCents)',
    to: 'if (amountCents < 1)',
  },
  {
    name: 'a refund to the gateway leaves the balance',
    file: `${billing}/ledger/ledger.ts`,
    from: "kind: 'gateway_refund', reference: refund.id }, at, [\n    { account: { kind: 'client_balance', clientId: refund.clientId }, cents: -refund.amountCents },",
    to: "kind: 'gateway_refund', reference: refund.id }, at, [\n    { account: { kind: 'sales', code: 'sales' }, cents: -refund.amountCents },",
  },
  {
    name: 'a refund is sent to the gateway',
    file: `${billing}/refunds/ask-refund.ts`,
    from: "if (found === undefined || found.refund.status === 'failed') return;",
    to: "if (found === undefined || found.refund.status !== 'failed') return;",
  },
  {
    name: 'a saved card is charged at most once a day',
    file: `${renewals}/charge-card.ts`,
    from: ', ...(lastAt === null ? [] : [isoDay(lastAt, 1)])',
    to: '',
  },
  {
    name: 'an idempotency key runs its work once',
    file: 'src/operations/idempotency.ts',
    from: "  if (claim.state === 'answered') return claim.outcome;\n",
    to: '',
  },
  {
    name: 'a repeated top-up is the same payment',
    file: `${billing}/payments/payments.ts`,
    from: "existing !== undefined && existing.status !== 'cancelled'",
    to: 'existing?.client_id === 0',
  },
  {
    name: 'a renewal is invoiced',
    file: `${renewals}/run-renewals.job.ts`,
    from: '(tx, id) => issueRenewal(app, tx, id)',
    to: 'async (tx) => void tx',
  },
  {
    name: 'a renewal is billed once for a period',
    file: `${renewals}/due-services.repository.ts`,
    from: "    .where('billed.is_void', '=', false)\n",
    to: "    .where('billed.is_void', '=', true)\n",
  },
  {
    name: 'a notice of an unpaid invoice is sent once',
    file: `${renewals}/remind.ts`,
    from: 'reached.length === 0 || (await invoices.addNotices(invoiceId, reached, app.now())).length === 0',
    to: 'reached.length === 0',
  },
  {
    name: 'an overdue service is suspended after the grace period',
    file: `${renewals}/overdue.ts`,
    from: 'isoDay(now(), -configuration.setting(renewalGraceDays) - 1)',
    to: 'isoDay(now(), -configuration.setting(renewalGraceDays) - 30)',
  },
  {
    name: 'a suspended service is switched off',
    file: `${services}/actions/switch-server.job.ts`,
    from: "if (status === 'suspended') return 'stopped';",
    to: "if (status === 'suspended') return null;",
  },
  {
    name: 'a released service runs again',
    file: `${services}/actions/switch-server.job.ts`,
    from: "return status === 'active' ? before : null;",
    to: 'return null;',
  },
  {
    name: 'a payment does not release what staff suspended',
    file: `${renewals}/renewed-services.repository.ts`,
    from: "status = case when service.suspended_by_staff then service.status else 'active' end",
    to: "status = 'active'",
  },
  {
    name: 'a service that stays unpaid is deleted',
    file: 'src/modules/services/last-day-to-pay.ts',
    from: 'startOfDay(isoDay(now(), -configuration.setting(suspendedKeepDays)))',
    to: 'startOfDay(isoDay(now(), -9 * configuration.setting(suspendedKeepDays)))',
  },
  {
    name: 'a cancelled service ends with its paid period',
    file: 'src/modules/cancellation/all-cancellations.repository.ts',
    from: "      .where('cancel_ends_on', '<', today)\n      .orderBy('cancel_ends_on')\n",
    to: "      .where('cancel_ends_on', '<', '2000-01-01')\n      .orderBy('cancel_ends_on')\n",
  },
  {
    name: 'the server of a deleted service is removed',
    file: `${services}/provisioning/remove-server.job.ts`,
    from: 'await askDriver(app, id, signal, (driver, limited) => driver.removeServer(id, limited, requestedWith));',
    to: "signal.aborted ? 'removing' : 'removed';",
  },
  {
    name: 'the addresses of a removed server are released',
    file: `${services}/provisioning/release-server.ts`,
    from: '  await releaseNetwork(tx, serviceId, at);\n',
    to: '',
  },
  {
    name: 'an address belongs to one server',
    file: 'src/modules/addresses/all-address-pools.repository.ts',
    from: 'select ip::inet as ip from service_address\n    where (released_at is null or released_at > ${heldAfter}) and',
    to: 'select ip::inet as ip from service_address\n    where released_at > ${heldAfter} and',
  },
  {
    name: 'an address rests for a day before another server gets it',
    file: 'src/modules/addresses/quarantine.ts',
    from: 'now().getTime() - configuration.setting(addressQuarantineHours) * 3_600_000',
    to: 'now().getTime() - configuration.setting(addressQuarantineHours)',
  },
  {
    name: 'a server that is being prepared is asked for again',
    file: `${services}/provisioning/provision-service.job.ts`,
    from: '      await app.jobs.enqueue(tx, provisionService, { serviceId }, { delayMs: leftMs > 0 ? leftMs : overduePollMs, isUrgent: true });\n',
    to: '      if (leftMs > overduePollMs) await app.jobs.enqueue(tx, provisionService, { serviceId }, { delayMs: leftMs, isUrgent: true });\n',
  },
  {
    name: 'a mail keeps its key when it is sent again',
    file: 'src/mail/send-mail.job.ts',
    from: 'await app.mailer.send({ key, name: template',
    to: 'await app.mailer.send({ key: `${key}${Math.random()}`, name: template',
  },
  {
    name: 'a paid order is confirmed by mail',
    file: `${billing}/receipts/send-receipt.ts`,
    from: 'if (invoice === undefined || !isOrder(items)) return;',
    to: 'if (invoice === undefined || isOrder(items)) return;',
  },
];

/** Faults that the simulation of whole years finds. */
export const simulated: readonly Mutant[] = mutants.map((mutant) => ({
  ...mutant,
  package: 'apps/api',
  tests: ['test/simulate/years-of-seeds.full.test.ts'],
}));
