import type { ActivityKind } from '@portico/contract';
import type { Transaction } from '@portico/api/platform/database/database';

const dayMs = 86_400_000;

const desk = { ip_address: '198.51.100.23', user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' };
const phone = {
  ip_address: '2001:db8:4a:1::7',
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
};

type DemoActivity = [daysAgo: number, kind: ActivityKind, from: typeof desk];

/** Months of sign-ins and sign-outs, oldest first. */
const happened: readonly DemoActivity[] = [
  [214.3, 'signed_in', desk],
  [190.1, 'signed_in', desk],
  [152.4, 'password_changed', desk],
  [152.3, 'signed_in', desk],
  [118.6, 'signed_in', phone],
  [95.2, 'signed_in', desk],
  [61.7, 'sign_in_failed', phone],
  [61.6, 'signed_in', phone],
  [37.5, 'signed_in', desk],
  [30.2, 'signed_out', desk],
  [12.4, 'signed_in', desk],
  [5.1, 'root_password_requested', desk],
  [2.2, 'signed_in', phone],
];

export async function seedDemoActivity(tx: Transaction, demo: { clientId: number; userId: number; now: Date }): Promise<void> {
  const rows = happened.map(([daysAgo, kind, from]) => ({
    client_id: demo.clientId,
    user_id: demo.userId,
    kind,
    ...from,
    created_at: new Date(demo.now.getTime() - daysAgo * dayMs),
  }));
  await tx.insertInto('activity').values(rows).execute();
}
