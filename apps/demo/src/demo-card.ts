import type { ClientScope } from '@portico/api/operations/client-scope';
import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '@portico/api/platform/database/database';
import { sandboxCardMethodId } from '@portico/simulation/sandbox-gateway/sandbox-ids';
import { keepCard } from '@portico/api/modules/billing/cards/cards';

const dayMs = 86_400_000;
const keptForDays = 320;

/** Saves a card for the demo client, in the sandbox as well, so that it can be charged. */
export async function seedDemoCard(tx: Transaction, { clientId, now }: ClientScope & { now: Date }): Promise<void> {
  const at = new Date(now.getTime() - keptForDays * dayMs);
  const expiry = { expiryMonth: 9, expiryYear: now.getUTCFullYear() + 2 };
  // The sandbox's token format.
  const token = `card_${randomBytes(18).toString('base64url')}`;
  const card = { token, brand: 'Visa', lastFour: '4242', ...expiry };
  const known = { token, brand: card.brand, last_four: card.lastFour, expiry_month: card.expiryMonth, expiry_year: card.expiryYear };
  await tx
    .withTables<SimulationTables>()
    .insertInto('sandbox_card')
    .values({ ...known, behaviour: 'approved', is_kept: true, created_at: at })
    .execute();
  // Without gateways, no other card can be the default.
  await keepCard({ gateways: new Map() }, tx, { clientId, methodId: sandboxCardMethodId }, card, at);
}
