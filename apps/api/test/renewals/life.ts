import type { InvoiceSummary, PaymentSettings } from '@portico/contract';
import { isoDay } from '../../src/calendar.ts';
import { endCancelledServices } from '../../src/modules/cancellation/end-cancelled-services.job.ts';
import { runRenewals } from '../../src/modules/renewals/run-renewals.job.ts';
import { simulatedJobs } from '../simulation.ts';
import { success } from '../contract-client.ts';
import { readMails, type ReceivedMail } from '../mailbox.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi, type TestApiOptions } from '../test-api.ts';
import { dayMs, testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';

export const { signal } = new AbortController();

/** A server with a manual clock: renewals and cancellations happen when a test advances it. */
export async function startLife(options: Pick<TestApiOptions, 'database' | 'env'> = {}) {
  const clock = testClock();
  clock.turnToAfternoon();
  // Other periodic jobs would run for every day that passes.
  const jobs = simulatedJobs.filter(({ policy }) => policy.everySeconds === undefined);
  const api = await startTestApi({ ...options, now: clock.now, jobs });
  const run = async () => {
    await runRenewals(api.app, signal);
    await endCancelledServices.handle(api.app, {}, signal);
  };
  return {
    api,
    clock,
    run,
    today: () => isoDay(clock.now()),
    /** Passes each day separately, and checks the ledger at its end. */
    async live(days: number): Promise<void> {
      for (let day = 0; day < days; day += 1) {
        clock.turn(dayMs);
        await run();
        await expectBooksToHold(api.app.database);
      }
    },
    /** Passes several days at once, as if no job had run. */
    async leap(days: number): Promise<void> {
      clock.turn(days * dayMs);
      await run();
      await expectBooksToHold(api.app.database);
    },
    client: (settings: Partial<PaymentSettings> = {}) => livingClient(api, settings),
  };
}

export type Life = Awaited<ReturnType<typeof startLife>>;
export type LivingClient = Awaited<ReturnType<typeof livingClient>>;

async function livingClient(api: TestApi, settings: Partial<PaymentSettings>) {
  const registered = await api.register();
  const signIn = async (): Promise<Shopper> => {
    const body = { email: registered.email, password: registered.password, rememberMe: 0 as const };
    return shopper(api.call, success(await api.call('login', { body })).accessToken ?? '');
  };
  const client = {
    registered,
    /** Signs in again, because sessions expire as time passes. */
    signIn,
    async settings(changes: Partial<PaymentSettings>): Promise<void> {
      const { token } = await signIn();
      const body = { auto_pay_from_balance: false, auto_pay_from_card: false, split_invoice: false, ...changes };
      success(await api.call('updatePaymentSettings', { token, body }));
    },
    async invoices(status?: InvoiceSummary['status']): Promise<InvoiceSummary[]> {
      const { token } = await signIn();
      const query = { 'per-page': 100, ...(status !== undefined && { status }) } as const;
      return success(await api.call('listInvoices', { token, query })).items;
    },
    async invoiceCount(): Promise<number> {
      const { token } = await signIn();
      return success(await api.call('listInvoices', { token, query: {} })).total;
    },
    /** Returns the newest unpaid invoice. */
    async unpaid(): Promise<InvoiceSummary> {
      const [newest] = await client.invoices('unpaid');
      if (newest === undefined) throw new Error('nothing is unpaid');
      return newest;
    },
    async service(serviceId: number) {
      const { token } = await signIn();
      return success(await api.call('getService', { token, query: { id: serviceId } }));
    },
    async pay(invoiceId: number): Promise<void> {
      success(await (await signIn()).pay(invoiceId, balance));
    },
    async fund(euros: number): Promise<void> {
      await (await signIn()).fund(euros);
    },
    /** Creates paid and active servers, each with its own invoice. */
    async servers(count = 1, tariff = 'vps-nvme-1-de'): Promise<number[]> {
      const shop = await signIn();
      const before = new Set((await shop.services()).map(({ id }) => id));
      await shop.fund(100);
      for (let index = 0; index < count; index += 1) success(await shop.pay(await shop.order(orderItem({ tariff })), balance));
      const active = await shop.activeServices(before.size + count);
      return active.map(({ id }) => id).filter((id) => !before.has(id));
    },
    mails: (template: string): ReceivedMail[] =>
      readMails(api.mailFolder).filter((mail) => mail.to === registered.email && mail.template === template),
    mail: (template: string, count = 1): Promise<ReceivedMail> =>
      waitFor(`mail ${template}, ${count} of them`, () => {
        const mails = client.mails(template);
        return mails.length < count ? undefined : mails.at(-1);
      }),
  };
  await client.settings(settings);
  return client;
}

/** Returns an ISO day as mails in English name it. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** Moves a service to another due date, as if it had been ordered then. */
export async function dueOn({ api }: Pick<Life, 'api'>, serviceId: number, day: string): Promise<void> {
  await api.app.database.transaction((tx) =>
    tx
      .updateTable('service')
      .set({ next_due_date: day, anchor_day: Number(day.slice(8)) })
      .where('id', '=', serviceId)
      .execute(),
  );
}
