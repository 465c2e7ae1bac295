import type { SimulationTables } from '@portico/simulation/simulation-tables';
import type { ConsoleTicket, Problem } from '@portico/contract';
import { createWebSocketStream, WebSocket } from 'ws';
import { success } from '../contract-client.ts';
import type { TestApi } from '../test-api.ts';
import { connectRfb, type RfbClient } from '@portico/simulation/simulated-console/rfb-client';

export type Connection =
  | { ok: true; socket: WebSocket; protocol: string; closed: Promise<number>; rfb: () => Promise<RfbClient> }
  | { ok: false; status: number; problem: Problem };

type Offer = { ticket?: string | undefined; url?: string; origin?: string | null; protocols?: string[] };

/** Opens a console's socket as a browser does: the ticket is a subprotocol, the origin the portal's. */
export async function connectConsole(api: TestApi, { ticket, url, origin = api.url, protocols }: Offer): Promise<Connection> {
  const offered = protocols ?? ['binary', ...(ticket === undefined ? [] : [`ticket.${ticket}`])];
  const address = new URL(url ?? '/v1/service/console-socket?id=1', api.url.replace('http:', 'ws:'));
  const socket = new WebSocket(address, offered, origin === null ? {} : { origin });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  return await new Promise<Connection>((resolve, reject) => {
    socket.once('open', () => {
      // Opened immediately, because the server speaks first.
      const stream = createWebSocketStream(socket);
      stream.on('error', () => {});
      resolve({ ok: true, socket, protocol: socket.protocol, closed, rfb: () => connectRfb(stream, null) });
    });
    socket.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      // The contract's problem document, which the tests check.
      response.on('end', () => resolve({ ok: false, status: response.statusCode ?? 0, problem: JSON.parse(text) as Problem }));
    });
    socket.once('error', reject);
  });
}

export async function ticketFor(api: TestApi, token: string, id: number): Promise<ConsoleTicket> {
  return success(await api.call('openConsole', { token, query: { id } }));
}

export async function openedConsole(api: TestApi, token: string, id: number): Promise<Extract<Connection, { ok: true }>> {
  const connection = await connectConsole(api, await ticketFor(api, token, id));
  if (!connection.ok) throw new Error(`${connection.status} ${JSON.stringify(connection.problem)}`);
  return connection;
}

/** Returns the refusal of a connection. Throws if it was opened. */
export function refusedWith(connection: Connection): { status: number; code: string } {
  if (connection.ok) throw new Error('The socket was opened');
  return { status: connection.status, code: connection.problem.code };
}

/** Creates a running server as if it had been ordered and paid. */
export async function runningServer(api: TestApi, email: string, hostname: string): Promise<number> {
  const name = JSON.stringify({ en: 'VPS', ru: 'VPS' });
  return await api.app.database.transaction(async (tx) => {
    const { client_id } = await tx.selectFrom('client_user').select('client_id').where('email', '=', email).executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('service')
      .values({
        client_id,
        invoice_id: null,
        status: 'active',
        power: 'running',
        hostname,
        tariff: 'vps-nvme-2-de',
        plan_type: 'vps',
        tariff_name: name,
        country: 'DE',
        city: name,
        billing_cycle: 'monthly',
        renewal_cents: 700,
        configoptions: '{}',
        details: JSON.stringify({ en: [], ru: [] }),
        ip: null,
        created_at: api.app.now(),
        activated_at: api.app.now(),
        next_due_date: '2027-01-01',
        search_text: hostname,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const at = new Date(0);
    await tx
      .withTables<SimulationTables>()
      .insertInto('simulated_server')
      .values({ service_id: id, hostname, country: 'DE', requested_at: at, ready_at: at })
      .execute();
    return id;
  });
}
