import type { Transaction } from '../database/database.ts';
import type { DemoServer } from './demo-invoices.ts';

const dayMs = 86_400_000;
const gigabyte = 1_000_000_000;
const daysShown = 30;

/** A month of traffic, the same for everyone: busier on working days, and two top-ups. */
export async function seedDemoTraffic(
  tx: Transaction,
  { clientId, servers, now }: { clientId: number; servers: readonly DemoServer[]; now: Date },
): Promise<void> {
  const days = Array.from({ length: daysShown }, (_, index) => new Date(now.getTime() - (daysShown - index) * dayMs));
  const charges = days.flatMap((day, dayIndex) =>
    servers.map(({ serviceId, ip }, serverIndex) => {
      const isWeekend = day.getUTCDay() % 6 === 0;
      const gigabytes = 8 + ((dayIndex * 7 + serverIndex * 13) % 24) * (isWeekend ? 1 : 3);
      return { client_id: clientId, service_id: serviceId, ip, bytes: gigabytes * gigabyte, type: 'charge' as const, created_at: day };
    }),
  );
  const topUps = [21, 6].map((daysAgo) => ({
    client_id: clientId,
    service_id: null,
    ip: null,
    bytes: 5_000 * gigabyte,
    type: 'topup' as const,
    created_at: new Date(now.getTime() - daysAgo * dayMs),
  }));
  await tx
    .insertInto('traffic_movement')
    .values([...charges, ...topUps])
    .execute();
}
