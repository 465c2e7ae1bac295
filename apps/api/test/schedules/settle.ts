import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { sql } from 'kysely';
import type { App } from '../../src/app.ts';
import { submit } from '../payments/card-holder.ts';
import type { Desk } from './desk.ts';

/** Queries for payments and refunds on which shop and gateway differ or that are undecided. */
const differences: readonly string[] = [
  `select 'payment ' || coalesce(p.id::text, c.reference) || ': ' || coalesce(p.amount_cents || ' cents ' || p.status || ' by method ' || p.method_id
      || ', over at ' || coalesce(p.expires_at::text, 'no time') || ', decided ' || coalesce(p.decided_at::text, 'never'), 'unknown') || ' here, '
      || coalesce(c.amount_cents || ' cents ' || c.status || ', decided ' || coalesce(c.decided_at::text, 'never'), 'unknown') || ' at the gateway'
      as finding
    from payment p full join sandbox_checkout c on c.reference = p.id::text
    where p.status = 'pending' or coalesce(p.status = 'succeeded' and p.method_id not in (0, 1), false) <> coalesce(c.status = 'paid', false)
      or p.amount_cents <> c.amount_cents`,
  `select 'refund ' || coalesce(r.id::text, s.idempotency_key) || ': ' || coalesce(r.amount_cents || ' cents ' || r.status, 'unknown') || ' here, '
      || coalesce(s.amount_cents || ' cents ' || s.status, 'unknown') || ' at the gateway' as finding
    from payment_refund r full join sandbox_refund s on s.idempotency_key = r.id::text
    where r.status = 'pending' or coalesce(r.status = 'succeeded', false) <> coalesce(s.status = 'succeeded', false)
      or r.amount_cents <> s.amount_cents`,
];

/** The maximum number of hours without progress: connections break, and responses may be late. */
const maxIdleRounds = 24;

/** Lets the banks decide and polls the gateway until both sides agree on every payment and refund. @returns those that never agree */
export async function settle(app: App, desk: Desk, gatewayUrl: string): Promise<string[]> {
  let left = await differing(app);
  for (let idle = 0; left.length > 0 && idle < maxIdleRounds;) {
    await letTransfersArrive(app, gatewayUrl);
    await desk.reconcile();
    const now = await differing(app);
    idle = now.length < left.length ? 0 : idle + 1;
    left = now;
  }
  return left;
}

function differing(app: App): Promise<string[]> {
  return app.database.read(async (tx) => {
    const found: string[] = [];
    for (const difference of differences) {
      const { rows } = await sql.raw<{ finding: string }>(difference).execute(tx);
      found.push(...rows.map(({ finding }) => finding));
    }
    return found;
  });
}

async function letTransfersArrive(app: App, gatewayUrl: string): Promise<void> {
  const under = await app.database.read((tx) =>
    tx.withTables<SimulationTables>().selectFrom('sandbox_checkout').select('id').where('status', '=', 'processing').execute(),
  );
  for (const { id } of under) {
    const { status } = await submit(`${gatewayUrl}/sandbox-gateway/checkout/${id}`, { decision: 'pay' });
    if (status !== 303) throw new Error(`The bank's decision on ${id} was answered by ${status}`);
  }
}
