import type { Transaction } from '../../platform/database/database.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { actFor } from '../../operations/act-for.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { unpaidInvoices } from '../billing/invoices/unpaid-invoices.ts';
import { newestServices } from '../services/services.ts';
import { openTickets } from '../tickets/tickets.ts';
import { allClientsRepository, type ClientRow } from './all-clients.repository.ts';

const maxRows = 50;

/** A client with its newest services, unpaid invoices and open tickets, 50 of each at most. */
export type ClientAccount = ClientRow & {
  unpaidInvoices: { id: number; amountCents: number; dueDate: string }[];
  openTickets: { id: number; status: string }[];
  services: { id: number; status: string; hostname: string; tariff: string; ip: string | null; nextDueDate: string | null }[];
};

/** Finds a client by its id or by the email of one of its users. @throws OperatorError if there is none */
export async function findClientId(tx: Transaction, given: string): Promise<number> {
  if (/^[1-9]\d{0,8}$/.test(given)) {
    const client = await allClientsRepository(tx).find(Number(given));
    if (client === undefined) throw new OperatorError(`Client ${given} doesn't exist.`);
    return client.id;
  }
  const user = await findRegistered(tx, given);
  if (user === undefined) throw new OperatorError(`No user is registered as ${given}.`);
  return user.clientId;
}

/** @throws OperatorError if there is no such client */
export async function findClient(tx: Transaction, given: string): Promise<ClientAccount> {
  const clientId = await findClientId(tx, given);
  const client = await allClientsRepository(tx).find(clientId);
  if (client === undefined) throw new Error(`Client ${clientId} has no main user`);
  const scope = actFor(clientId);
  const [unpaid, tickets, services] = [
    await unpaidInvoices(tx, scope, maxRows),
    await openTickets(tx, scope, maxRows),
    await newestServices(tx, scope, maxRows),
  ];
  return {
    ...client,
    unpaidInvoices: unpaid.map(({ id, amount_cents: amountCents, due_date: dueDate }) => ({ id, amountCents, dueDate })),
    openTickets: tickets.map(({ id, status }) => ({ id, status })),
    services: services.map(({ id, status, hostname, tariff, ip, next_due_date: nextDueDate }) => ({
      id,
      status,
      hostname,
      tariff,
      ip,
      nextDueDate,
    })),
  };
}
