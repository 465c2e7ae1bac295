import type { ClientScope } from '@portico/api/operations/client-scope';
import { dayAfterPeriod, dayOfMonth, isoDay } from '@portico/api/calendar';
import type { Catalogue } from '@portico/api/modules/catalogue/catalogue.schema';
import type { Period } from '@portico/api/modules/billing/invoices/invoice-line';
import { addInvoiceLines, openInvoice, type OpenedInvoice } from '@portico/api/modules/billing/invoices/issue-invoice';
import { priceOrder, type PricedItem } from '@portico/api/modules/order/price-order';
import { lineOf, recordOrder } from '@portico/api/modules/order/record-order';
import { everyFeature } from '@portico/api/drivers/provisioning/driver-features';
import type { Transaction } from '@portico/api/platform/database/database';
import type { Configuration } from '@portico/api/platform/settings/configuration';
import { demoBooks } from './demo-payments.ts';
import { addDemoServer } from './demo-servers.ts';
import { demoCancelledOrders, demoServices, type DemoService } from './demo-services.ts';

const dayMs = 86_400_000;
const balanceAtTheEndCents = 12_840;
const daysToPay = 7;

export type DemoServer = { serviceId: number; ip: string };
/** One event in the account's history. Events are written in chronological order, so that invoice numbers increase with time. */
type DatedEvent = { at: Date; write: () => Promise<void> };
type Scene = ClientScope & { tx: Transaction; configuration: Configuration; catalogue: Catalogue; now: Date };

/** Writes forty invoices over two years, booked as real ones are. Returns the servers that have an address. */
export async function seedDemoInvoices(scene: Scene): Promise<DemoServer[]> {
  const books = demoBooks(scene.tx, scene.clientId);
  const servers: DemoServer[] = [];
  const happenings = [
    ...demoServices.flatMap((demo) => lifeOf(scene, demo, books, (server) => servers.push(server))),
    ...demoCancelledOrders.map((order) => cancelledOrder(scene, order)),
    lastTopUp(scene, books),
  ];
  for (const { write } of happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await write();
  return servers;
}

/** No invoice is paid from the balance after this top-up. */
function lastTopUp({ now }: Scene, books: ReturnType<typeof demoBooks>): DatedEvent {
  const at = daysBefore(now, 3);
  return { at, write: () => books.topUpTo(balanceAtTheEndCents, at) };
}

function lifeOf(
  scene: Scene,
  demo: DemoService,
  books: ReturnType<typeof demoBooks>,
  onServer: (server: DemoServer) => void,
): DatedEvent[] {
  const { tx, clientId } = scene;
  const item = priced(scene, demo);
  const orderedAt = daysBefore(scene.now, demo.orderedDaysAgo + 0.05);
  const firstDay = isoDay(orderedAt);
  const periodEnd = (day: string) => dayAfterPeriod(day, demo.billingCycle, dayOfMonth(firstDay));
  const days = periodStarts(firstDay, demo);
  let serviceId = 0;
  return days.map((day, index) => {
    const at = index === 0 ? orderedAt : new Date(`${day}T06:00:00Z`);
    const dueDate = isoDay(at, daysToPay);
    const isLast = index === days.length - 1;
    const isPaid = !(isLast && demo.lastUnpaid);
    const write = async () => {
      let opened: OpenedInvoice;
      if (index === 0) {
        const order = await recordOrder(tx, scene.configuration, { clientId, items: [{ ...item, discount: null }], dueDate, at });
        opened = order;
        serviceId = order.serviceIds[0] ?? 0;
      } else {
        const period = { start: day, end: periodEnd(day) };
        opened = await invoiceOf(scene, { item, hostname: demo.hostname, serviceId, period, dueDate, at });
      }
      const { invoiceId, amountCents } = opened;
      const paidAt = new Date(at.getTime() + 1_800_000);
      if (isPaid) await books.pay({ invoiceId, amountCents, paidBy: demo.paidBy, at: paidAt });
      if (!isLast) return;
      await finishService(scene, demo, { serviceId, orderedAt, nextDueDate: isPaid ? periodEnd(day) : day });
      if (demo.ip !== null) onServer({ serviceId, ip: demo.ip });
    };
    return { at, write };
  });
}

function cancelledOrder(scene: Scene, order: (typeof demoCancelledOrders)[number]): DatedEvent {
  const { tx } = scene;
  const at = daysBefore(scene.now, order.orderedDaysAgo);
  const write = async () => {
    const item = priced(scene, order);
    const dueDate = isoDay(at, daysToPay);
    const { invoiceId } = await invoiceOf(scene, { item, hostname: order.hostname, serviceId: null, period: null, dueDate, at });
    const cancelledAt = new Date(at.getTime() + 2 * dayMs);
    await tx.updateTable('invoice').set({ status: 'cancelled', cancelled_at: cancelledAt }).where('id', '=', invoiceId).execute();
  };
  return { at, write };
}

type Billed = {
  item: PricedItem;
  hostname: string;
  /** Null for an order that was cancelled before setup. */
  serviceId: number | null;
  period: Period | null;
  dueDate: string;
  at: Date;
};

async function invoiceOf(
  { tx, configuration, clientId }: Scene,
  { item, hostname, serviceId, period, dueDate, at }: Billed,
): Promise<OpenedInvoice> {
  const line = lineOf(item, hostname);
  const opened = await openInvoice(tx, configuration, { clientId, lines: [line], dueDate, at });
  await addInvoiceLines(tx, opened.invoiceId, [{ ...line, serviceId, period }]);
  return opened;
}

type Orderable = Pick<DemoService, 'hostname' | 'tariff' | 'billingCycle'>;

function priced({ catalogue }: Scene, { hostname, tariff, billingCycle }: Orderable): PricedItem {
  const item = { tariff, billing_cycle: billingCycle, configoptions: { hostname }, count: 1, promocode: null };
  const order = priceOrder(catalogue, [item], () => everyFeature);
  const ordered = order.ok ? order.items[0] : undefined;
  if (ordered === undefined) throw new Error(`The demo plan ${tariff} can't be ordered`);
  return ordered;
}

function periodStarts(first: string, { billingCycle, periods }: DemoService): string[] {
  const days = [first];
  while (days.length < periods) days.push(dayAfterPeriod(days.at(-1) ?? first, billingCycle, dayOfMonth(first)));
  return days;
}

type EndedService = { serviceId: number; orderedAt: Date; nextDueDate: string };

/** The first IPv6 network used by seeds. The server in the screenshots has it. */
const firstNetwork = 40;

async function finishService(
  { tx, configuration, now }: Scene,
  demo: DemoService,
  { serviceId, orderedAt, nextDueDate }: EndedService,
): Promise<void> {
  const { hostname, status, ip } = demo;
  const setUp = ip === null ? {} : { ip, activated_at: orderedAt, next_due_date: nextDueDate, anchor_day: dayOfMonth(isoDay(orderedAt)) };
  const suspended = status === 'suspended' ? { suspended_at: now, resume_power: 'running' as const } : {};
  const { search_text: found } = await tx.selectFrom('service').select('search_text').where('id', '=', serviceId).executeTakeFirstOrThrow();
  await tx
    .updateTable('service')
    .set({ status, ...setUp, ...suspended, search_text: ip === null ? found : `${found}\n${ip}` })
    .where('id', '=', serviceId)
    .execute();
  if (ip === null) return;
  const network = firstNetwork + (hostname === 'edge-fra-01.acme.dev' ? 0 : demoServices.indexOf(demo) + 1);
  await addDemoServer(tx, { serviceId, hostname, ip, at: orderedAt, now, network, configuration });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
