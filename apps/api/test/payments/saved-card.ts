import { actFor } from '../../src/operations/act-for.ts';
import type { App } from '../../src/app.ts';
import { keepCard } from '../../src/modules/billing/cards/cards.ts';
import { cardMethod } from './card-holder.ts';

/** Saves a card of the user's client as if the gateway had reported it. Returns its id. */
export async function savedCard(app: App, userId: number): Promise<string> {
  const report = { token: `card_of_${userId}`, brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };
  return await app.database.transaction(async (tx) => {
    const user = await tx.selectFrom('client_user').select('client_id').where('id', '=', userId).executeTakeFirstOrThrow();
    const clientId = user.client_id;
    await keepCard(app, tx, { ...actFor(clientId), methodId: cardMethod }, report, new Date());
    return (await tx.selectFrom('payment_card').select('id').where('client_id', '=', clientId).executeTakeFirstOrThrow()).id;
  });
}
