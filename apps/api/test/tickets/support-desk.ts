import { randomUUID } from 'node:crypto';
import type { CreateTicketRequest } from '@portico/contract';
import { answerTicket } from '../../src/modules/tickets/tickets.ts';
import { success } from '../contract-client.ts';
import type { TestApi } from '../test-api.ts';

export function ticketRequest(changes: Partial<CreateTicketRequest> = {}): CreateTicketRequest {
  return { subject: 'A question', description: 'How long is a piece of string?', department: 'support', service_id: null, ...changes };
}

export async function openTicket(api: TestApi, token: string, changes: Partial<CreateTicketRequest> = {}): Promise<number> {
  const body = ticketRequest(changes);
  return success(await api.call('createTicket', { token, idempotencyKey: randomUUID(), body })).ticket_id;
}

export const answer = (api: TestApi, ticketId: number, body = 'As long as you need.'): Promise<boolean> =>
  api.app.database.transaction((tx) => answerTicket(api.app, tx, ticketId, { body, at: api.app.now() }));
