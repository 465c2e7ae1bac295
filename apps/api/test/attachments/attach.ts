import { randomUUID } from 'node:crypto';
import type { Attachment } from '@portico/contract';
import { sql } from 'kysely';
import { success } from '../contract-client.ts';
import type { TestApi } from '../test-api.ts';
import { ticketRequest } from '../tickets/support-desk.ts';
import { png } from './pictures.ts';

/** Uploads an image that isn't attached to a message yet. */
export async function attach(api: TestApi, token: string, file?: Buffer, name = 'console.png'): Promise<Attachment> {
  return success(await api.call('uploadFile', { token, query: { name }, body: file ?? (await png()) }));
}

/** Opens a ticket with these images. */
export async function openTicketWith(api: TestApi, token: string, attachments: string[]): Promise<number> {
  const body = ticketRequest({ attachments });
  return success(await api.call('createTicket', { token, idempotencyKey: randomUUID(), body })).ticket_id;
}

type Kept = { rows: number; files: number };

/** Counts all stored rows and files. */
export async function kept(api: TestApi): Promise<Kept> {
  return await api.app.database.read(async (tx) => {
    const { rows } = await sql<Kept>`
      select (select count(*) from attachment)::integer as rows, (select count(distinct key) from stored_file)::integer as files`.execute(
      tx,
    );
    return rows[0] ?? { rows: 0, files: 0 };
  });
}
