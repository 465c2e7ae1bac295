import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { consoleEndings } from '@portico/validation/console-endings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publish } from '../../src/platform/events/publish.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { simulatedJobs } from '../simulation.ts';
import { revokeSessions } from '../../src/modules/auth/sessions/session.ts';
import { refusal, success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { colleagueOf } from '../people.ts';
import { testedDatabases, startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { connectConsole, openedConsole, refusedWith, runningServer, ticketFor } from './console-client.ts';

const invalidTicket = { status: 401, code: 'unauthorized' };

describe.each(testedDatabases)('the console on %s', (database) => {
  const clock = testClock();
  const log: string[] = [];
  let api: TestApi;
  let owner: Registered;
  let stranger: Registered;
  let id: number;
  beforeAll(async () => {
    api = await startTestApi({
      database,
      now: clock.now,
      env: { CONSOLES_PER_USER: '2' },
      log: { write: (line: string) => void log.push(line) },
      // This job would correct the power that a test sets.
      jobs: simulatedJobs.filter((job) => job !== repairServices),
    });
    owner = await api.register();
    stranger = await api.register();
    id = await runningServer(api, owner.email, 'edge.acme.dev');
  });
  afterAll(() => api.close());

  const change = (set: { power?: 'running' | 'stopped'; status?: 'active' | 'suspended' }) =>
    api.app.database.transaction(async (tx) => {
      const { client_id } = await tx.updateTable('service').set(set).where('id', '=', id).returning('client_id').executeTakeFirstOrThrow();
      publish.service(tx, client_id, id, 'service.changed', set.status ?? 'active');
    });
  /** Waits until closed consoles have freed their slots. */
  const untilLeft = () => waitFor('the consoles to be left', () => (api.app.events.openStreams() === 0 ? true : undefined));

  describe('openConsole', () => {
    test('200: returns a single-use ticket for this service, which is not stored in plain text', async () => {
      const { url, ticket, expires_at } = await ticketFor(api, owner.token, id);
      expect(url).toBe(`/v1/service/console-socket?id=${id}`);
      expect(Buffer.from(ticket.slice(4), 'base64url')).toHaveLength(32);
      expect(Date.parse(expires_at) - clock.now().getTime()).toBeLessThanOrEqual(30_000);
      const rows = await api.app.database.read((tx) => tx.selectFrom('console_ticket').selectAll().execute());
      expect(JSON.stringify(rows)).not.toContain(ticket.slice(4));
    });

    test('200: appears in the activity of the service', async () => {
      const notes = await api.app.database.read((tx) =>
        tx.selectFrom('service_activity').select(['what', 'user_id']).where('service_id', '=', id).execute(),
      );
      expect(notes[0]).toEqual({ what: 'open_console', user_id: owner.user.id });
    });

    test('401: requires a session', async () => {
      expect(refusal(await api.call('openConsole', { query: { id } })).code).toBe('unauthorized');
    });

    test('403: refuses read-only users and impersonating operators', async () => {
      const reader = await colleagueOf(api, owner.token, { services: 'read' });
      expect(refusal(await api.call('openConsole', { token: reader.token, query: { id } })).code).toBe('not_allowed');
      const code = await impersonationCode(api.app, owner.email);
      const { accessToken } = success(await api.call('exchangeImpersonationCode', { body: { code } }));
      const response = await api.call('openConsole', { token: accessToken, query: { id } });
      expect(refusal(response).code).toBe('not_allowed_while_impersonating');
    });

    test("404: answers another client's service like a missing one", async () => {
      const theirs = await api.call('openConsole', { token: stranger.token, query: { id } });
      const missing = await api.call('openConsole', { token: stranger.token, query: { id: 999_999 } });
      expect(refusal(theirs)).toMatchObject({ status: 404, code: 'not_found', message: 'Service not found' });
      expect({ ...refusal(theirs), request_id: '' }).toEqual({ ...refusal(missing), request_id: '' });
    });

    test("409: refuses what the service's state doesn't allow", async () => {
      await change({ power: 'stopped' });
      expect(refusal(await api.call('openConsole', { token: owner.token, query: { id } })).code).toBe('already_stopped');
      await change({ power: 'running', status: 'suspended' });
      expect(refusal(await api.call('openConsole', { token: owner.token, query: { id } })).code).toBe('service_suspended');
      await change({ status: 'active' });
    });

    test('429: refuses more consoles than a user may open, with an explanation', async () => {
      const open = [await openedConsole(api, owner.token, id), await openedConsole(api, owner.token, id)];
      const spare = await api.call('openConsole', { token: owner.token, query: { id }, language: 'ru' });
      expect(refusal(spare)).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(refusal(spare).message).toContain('открыты 2 консоли');
      open.forEach(({ socket }) => socket.close());
      await untilLeft();
      expect((await api.call('openConsole', { token: owner.token, query: { id } })).ok).toBe(true);
    });
  });

  describe('the console socket', () => {
    test('shows the screen and accepts input, without a password and without echoing the ticket', async () => {
      const connection = await openedConsole(api, owner.token, id);
      expect(connection.protocol).toBe('binary');
      const rfb = await connection.rfb();
      expect(rfb).toMatchObject({ width: 720, height: 400, name: 'edge.acme.dev (simulated)' });
      await rfb.update(false);
      rfb.type('root');
      expect((await rfb.update()).rectangles).toHaveLength(1);
      connection.socket.close();
      await untilLeft();
    });

    test('401: accepts a ticket once, even when used concurrently', async () => {
      const ticket = await ticketFor(api, owner.token, id);
      const connections = await Promise.all(Array.from({ length: 5 }, () => connectConsole(api, ticket)));
      expect(connections.filter(({ ok }) => ok)).toHaveLength(1);
      expect(connections.flatMap((one) => (one.ok ? [] : [refusedWith(one)]))).toEqual(Array.from({ length: 4 }, () => invalidTicket));
      connections.forEach((one) => one.ok && one.socket.close());
      await untilLeft();
      expect(refusedWith(await connectConsole(api, ticket))).toEqual(invalidTicket);
    });

    test('401: refuses a missing ticket, a wrong one and one in the URL', async () => {
      const { ticket, url } = await ticketFor(api, owner.token, id);
      expect(refusedWith(await connectConsole(api, { url }))).toEqual(invalidTicket);
      expect(refusedWith(await connectConsole(api, { url, ticket: ticket.replace(/.$/, ticket.endsWith('A') ? 'B' : 'A') }))).toEqual(
        invalidTicket,
      );
      expect(refusedWith(await connectConsole(api, { url, ticket: 'con_' }))).toEqual(invalidTicket);
      expect(refusedWith(await connectConsole(api, { url: `${url}&ticket=${ticket}` }))).toEqual(invalidTicket);
      // The session's token opens no console.
      expect(refusedWith(await connectConsole(api, { url, ticket: owner.token }))).toEqual(invalidTicket);
    });

    test('401: refuses a ticket for another service of the same or another client', async () => {
      const other = await runningServer(api, owner.email, 'other.acme.dev');
      const foreign = await runningServer(api, stranger.email, 'foreign.dev');
      const { ticket } = await ticketFor(api, owner.token, id);
      for (const service of [other, foreign, 0, 2_147_483_648, 'x']) {
        expect(refusedWith(await connectConsole(api, { ticket, url: `/v1/service/console-socket?id=${service}` }))).toEqual(invalidTicket);
      }
    });

    test('401: refuses a ticket of an ended session or a removed user', async () => {
      const colleague = await colleagueOf(api, owner.token);
      const first = await ticketFor(api, colleague.token, id);
      await api.call('logout', { token: colleague.token });
      expect(refusedWith(await connectConsole(api, first))).toEqual(invalidTicket);
      const leaving = await colleagueOf(api, owner.token);
      const second = await ticketFor(api, leaving.token, id);
      success(await api.call('removeClientUser', { token: owner.token, query: { id: leaving.id } }));
      expect(refusedWith(await connectConsole(api, second))).toEqual(invalidTicket);
    });

    test('401: refuses a ticket after 30 seconds', async () => {
      const ticket = await ticketFor(api, owner.token, id);
      clock.turn(30_001);
      expect(refusedWith(await connectConsole(api, ticket))).toEqual(invalidTicket);
    });

    test('403: refuses a missing or foreign origin without using up the ticket', async () => {
      const ticket = await ticketFor(api, owner.token, id);
      const foreign = { status: 403, code: 'not_allowed' };
      for (const origin of ['https://evil.example', 'null', api.url.replace('http:', 'https:'), `${api.url}0`, null]) {
        expect(refusedWith(await connectConsole(api, { ...ticket, origin }))).toEqual(foreign);
      }
      const connection = await connectConsole(api, ticket);
      expect(connection.ok).toBe(true);
      if (connection.ok) connection.socket.close();
      await untilLeft();
    });

    test('400 for a client without the subprotocol; 404 for a page request', async () => {
      const { ticket, url } = await ticketFor(api, owner.token, id);
      expect(refusedWith(await connectConsole(api, { url, protocols: [`ticket.${ticket}`] })).status).toBe(400);
      expect((await fetch(`${api.url}${url}`)).status).toBe(404);
    });

    test('409: refuses if the server stopped after the ticket was issued', async () => {
      const ticket = await ticketFor(api, owner.token, id);
      await change({ power: 'stopped' });
      expect(refusedWith(await connectConsole(api, ticket))).toEqual({ status: 409, code: 'already_stopped' });
      await change({ power: 'running' });
    });

    test("503: the data centre doesn't answer", async () => {
      const ticket = await ticketFor(api, owner.token, id);
      const power = (to: 'running' | 'stopped') =>
        api.app.database.transaction((tx) =>
          tx.withTables<SimulationTables>().updateTable('simulated_server').set({ power: to }).where('service_id', '=', id).execute(),
        );
      await power('stopped');
      expect(refusedWith(await connectConsole(api, ticket))).toEqual({ status: 503, code: 'driver_unavailable' });
      await power('running');
    });

    test('closes with its session', async () => {
      const colleague = await colleagueOf(api, owner.token);
      const connection = await openedConsole(api, colleague.token, id);
      await connection.rfb();
      await api.app.database.transaction((tx) => revokeSessions(tx, colleague.id, null, clock.now()));
      expect(await connection.closed).toBe(consoleEndings.session_ended);
    });

    test('closes when its user loses the right', async () => {
      const colleague = await colleagueOf(api, owner.token);
      const connection = await openedConsole(api, colleague.token, id);
      await connection.rfb();
      const roles = { services: 'read', billing: 'none', support: 'none', people: 'none' } as const;
      success(await api.call('updateClientUserRoles', { token: owner.token, query: { id: colleague.id }, body: { roles } }));
      expect(await connection.closed).toBe(consoleEndings.right_lost);
    });

    test('closes when the server stops or the service is suspended', async () => {
      const one = await openedConsole(api, owner.token, id);
      await change({ power: 'stopped' });
      expect(await one.closed).toBe(consoleEndings.server_stopped);
      await change({ power: 'running' });
      const other = await openedConsole(api, owner.token, id);
      await change({ status: 'suspended' });
      expect(await other.closed).toBe(consoleEndings.service_closed);
      await change({ status: 'active' });
    });

    test("closes if its viewer doesn't speak RFB or sends an oversized message", async () => {
      const one = await openedConsole(api, owner.token, id);
      one.socket.send('GET / HTTP/1.1');
      expect(await one.closed).toBe(1002);
      const other = await openedConsole(api, owner.token, id);
      other.socket.send(Buffer.alloc(100_000));
      expect(await other.closed).toBe(1009);
      await untilLeft();
    });

    test('logs neither tickets nor typed input', async () => {
      const { ticket, url } = await ticketFor(api, owner.token, id);
      const connection = await connectConsole(api, { ticket, url });
      if (!connection.ok) throw new Error('refused');
      const rfb = await connection.rfb();
      rfb.type('Typed-Secret-77');
      await rfb.update(false);
      connection.socket.close();
      await untilLeft();
      const lines = await waitFor('the log', () => {
        const text = log.join('');
        return text.includes('console closed') ? text : undefined;
      });
      expect(lines).not.toContain(ticket.slice(4));
      expect(lines).not.toContain('Typed-Secret');
      expect(lines).not.toContain('ticket.');
    });
  });
});
