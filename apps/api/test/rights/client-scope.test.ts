import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoicesRepository } from '../../src/modules/billing/invoices/invoices.repository.ts';
import { paymentsRepository } from '../../src/modules/billing/payments/payments.repository.ts';
import { actionsRepository } from '../../src/modules/services/actions/actions.repository.ts';
import { findOwnService } from '../../src/modules/services/own-service.ts';
import { servicesRepository } from '../../src/modules/services/services.repository.ts';
import { threadsRepository } from '../../src/modules/tickets/threads.repository.ts';
import { close } from '../../src/modules/tickets/tickets.policy.ts';
import { ticketsRepository } from '../../src/modules/tickets/tickets.repository.ts';
import { actFor } from '../../src/operations/act-for.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { success } from '../contract-client.ts';
import { clientWithServer, type OwnServer } from '../services/own-server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { openTicket } from '../tickets/support-desk.ts';

describe('repositories of an account', () => {
  let api: TestApi;
  let owner: OwnServer;
  let stranger: OwnServer;
  let own: { invoiceId: number; paymentId: string; actionId: string; ticketId: number };
  beforeAll(async () => {
    api = await startTestApi();
    owner = await clientWithServer(api);
    stranger = await clientWithServer(api);
    const { token, client, serviceId } = owner;
    const invoiceId = await client.order();
    const { paymentId } = await client.checkout(invoiceId);
    const action = success(await api.call('changeServicePower', { token, query: { id: serviceId }, body: { action: 'restart' } }));
    own = { invoiceId, paymentId, actionId: action.id, ticketId: await openTicket(api, token) };
  });
  afterAll(() => api.close());

  /** Returns what a client's repositories find under the owner's ids. */
  const found = ({ clientId, registered }: OwnServer) =>
    api.app.database.transaction(async (tx) => {
      const scope = actFor(clientId);
      const [services, invoices] = [servicesRepository(tx, scope), invoicesRepository(tx, scope)];
      const [tickets, threads] = [ticketsRepository(tx, { ...scope, userId: registered.user.id }), threadsRepository(tx, scope)];
      return {
        ticket: (await tickets.find(own.ticketId)) !== undefined,
        messages: (await tickets.messages(own.ticketId, { before: undefined, limit: 10 })).length > 0,
        thread: (await threads.messages(own.ticketId)).length > 0,
        moved: await threads.move(own.ticketId, close, new Date()),
        invoice: (await invoices.find(own.invoiceId)) !== undefined,
        lockedInvoice: (await invoices.lock(own.invoiceId)) !== undefined,
        items: (await invoices.items(own.invoiceId)).length > 0,
        payment: (await paymentsRepository(tx, scope).find(own.paymentId)) !== undefined,
        service: (await services.find(owner.serviceId)) !== undefined,
        lockedService: (await services.lock(owner.serviceId)) !== undefined,
        addresses: (await services.addresses(owner.serviceId)).length > 0,
        action: (await actionsRepository(tx, scope).find(own.actionId)) !== undefined,
      };
    });

  test("a client's repositories find and change only what is its own", async () => {
    expect(Object.values(await found(stranger))).not.toContain(true);
    expect(Object.values(await found(owner))).not.toContain(false);
  });

  test("a message can't be added to another client's ticket", async () => {
    const message = { author: 'client', authorName: 'A stranger', body: 'Hello', at: new Date() } as const;
    const adding = api.app.database.transaction((tx) => threadsRepository(tx, actFor(stranger.clientId)).addMessage(own.ticketId, message));
    await expect(adding).rejects.toThrow('no result');
  });
});

test('a repository without an account does not compile', () => {
  const mistakes = (tx: Transaction, clientId: number, serviceId: number) => [
    // @ts-expect-error No client.
    () => servicesRepository(tx),
    // @ts-expect-error A number may be any client's: only authentication and actFor make a scope.
    () => servicesRepository(tx, { clientId }),
    // @ts-expect-error A number may be any client's.
    () => findOwnService(tx, clientId, serviceId),
    // @ts-expect-error A user without a client.
    () => ticketsRepository(tx, { userId: 1 }),
    // @ts-expect-error No client.
    () => invoicesRepository(tx),
  ];
  expect(mistakes).toBeTypeOf('function');
});
