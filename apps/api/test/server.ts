import type { Action, OrderItem } from '@portico/contract';
import type { App } from '../src/app.ts';
import type { ServiceTable } from '../src/platform/database/tables/service-tables.ts';
import type { Updateable } from 'kysely';
import { success } from './contract-client.ts';
import { balance, orderItem, shopper, type Shopper } from './shop.ts';
import type { Registered, TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

export type ServerOwner = Registered & { shop: Shopper };

/** Creates a client with money. */
export async function ownerOf(api: TestApi): Promise<ServerOwner> {
  const user = await api.register();
  const shop = shopper(api.call, user.token);
  await shop.fund(2_000);
  return { ...user, shop };
}

/** Creates an active service of the client. */
export async function serverOf({ shop }: ServerOwner, item: Partial<OrderItem> = {}): Promise<number> {
  const invoiceId = await shop.order(orderItem(item));
  success(await shop.pay(invoiceId, balance));
  return await waitFor('an active service', async () => {
    const service = (await shop.services()).find(({ invoice_id: id, status }) => id === invoiceId && status === 'active');
    return service?.id;
  });
}

/** Sets a service to a state directly. */
export async function alter({ app }: TestApi, serviceId: number, changes: Updateable<ServiceTable>): Promise<void> {
  await app.database.transaction((tx) => tx.updateTable('service').set(changes).where('id', '=', serviceId).execute());
}

export const ended = (api: TestApi, token: string, { id }: Pick<Action, 'id'>, language = 'en'): Promise<Action> =>
  waitFor('the end of an action', async () => {
    const action = success(await api.call('getAction', { token, query: { id }, language }));
    return action.status === 'running' ? undefined : action;
  });

/** Stops the driver from starting operations. Returns a function that lets it continue. */
export function holdDriver(app: App): () => void {
  const { provisioning } = app;
  const { promise, resolve } = Promise.withResolvers<void>();
  app.provisioning = {
    ...provisioning,
    begin: async (operation, signal) => {
      await promise;
      await provisioning.begin(operation, signal);
    },
  };
  return () => {
    app.provisioning = provisioning;
    resolve();
  };
}
