import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endCancelledServices } from '../../src/modules/cancellation/end-cancelled-services.job.ts';
import { refusal, success } from '../contract-client.ts';
import { lateMail } from '../late-mail.ts';
import { readMails } from '../mailbox.ts';
import { requestedJobs } from '../simulation.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { changeService, clientWithServer, type OwnServer } from './own-server.ts';

const { signal } = new AbortController();
const dayMs = 86_400_000;

describe.each(testedDatabases)('cancellations on %s', (database) => {
  let api: TestApi;
  let own: OwnServer;
  beforeAll(async () => {
    api = await startTestApi({ database, jobs: requestedJobs });
    own = await clientWithServer(api);
  });
  afterAll(() => api.close());

  const request = (
    { token, serviceId }: Pick<OwnServer, 'token' | 'serviceId'> = own,
    reason = 'The project is finished.',
    dry_run = false,
  ) => api.call('requestCancellation', { token, query: { id: serviceId }, body: { reason, dry_run } });
  const withdraw = ({ token, serviceId }: OwnServer = own, language = 'en') =>
    api.call('withdrawCancellation', { token, query: { id: serviceId }, language });
  const service = async ({ token, serviceId }: OwnServer = own) =>
    success(await api.call('getService', { token, query: { id: serviceId } }));
  const mailsTo = ({ registered }: OwnServer, template: string) =>
    readMails(api.mailFolder).filter((mail) => mail.to === registered.email && mail.template === template);
  const mailTo = (whose: OwnServer, template: string) => waitFor(`mail ${template}`, () => mailsTo(whose, template)[0]);
  const dueOn = (serviceId: number, next_due_date: string) =>
    api.app.database.transaction((tx) => tx.updateTable('service').set({ next_due_date }).where('id', '=', serviceId).execute());

  describe('requestCancellation', () => {
    test('200: the plan needs no reason and changes nothing', async () => {
      const { due_date, hostname } = await service();
      expect(success(await request(own, '', true))).toEqual({
        command: 'cancel',
        hostname,
        erased: ['disk', 'addresses', 'rdns'],
        kept: [],
        downtime: false,
        duration_seconds: 0,
        cost: 0,
        ends_on: due_date,
      });
      expect((await service()).cancellation).toBeNull();
    });

    test.each([
      ['', 'required'],
      ['   ', 'required'],
      ['Το έργο τελείωσε', 'characters_not_allowed'],
      ['Bye 👋', 'characters_not_allowed'],
    ])('422: refuses the reason %j', async (reason, code) => {
      expect(refusal(await request(own, reason))).toMatchObject({ status: 422, errors: [{ path: 'reason', code }] });
    });

    test('201: ends with the paid period and is published to open portals', async () => {
      const { due_date } = await service();
      const kept = success(await request(own, ' Проект закрыт. '));
      expect(kept).toMatchObject({ ends_on: due_date, reason: 'Проект закрыт.' });
      expect((await service()).cancellation).toEqual(kept);
      expect((await service()).status).toBe('active');
      const [listed] = success(await api.call('listServices', { token: own.token })).items;
      expect(listed?.ends_on).toBe(due_date);
      const { items } = success(await api.call('listServiceActivity', { token: own.token, query: { id: own.serviceId } }));
      expect(items[0]).toMatchObject({ what: 'request_cancellation', outcome: 'success', detail: due_date });
    });

    test('409: refuses a second request, and its plan', async () => {
      expect(refusal(await request())).toMatchObject({ status: 409, code: 'cancellation_requested' });
      expect(refusal(await request(own, '', true)).code).toBe('cancellation_requested');
    });

    test.each([
      ['pending', 'service_pending'],
      ['prepare', 'service_preparing'],
      ['delete', 'service_deleted'],
    ] as const)('409: refuses a service that is %s', async (status, code) => {
      const other = await clientWithServer(api);
      await changeService(api, other.serviceId, { status });
      expect(refusal(await request(other))).toMatchObject({ status: 409, code });
      expect(refusal(await withdraw(other))).toMatchObject({ status: 409, code });
    });

    test('201: a suspended service can be cancelled and ends today, because its paid period is over', fullOnly, async () => {
      const other = await clientWithServer(api);
      await changeService(api, other.serviceId, { status: 'suspended', suspended_at: new Date() });
      await dueOn(other.serviceId, '2026-01-01');
      expect(success(await request(other))).toMatchObject({ ends_on: new Date().toISOString().slice(0, 10) });
      expect(await service(other)).toMatchObject({ suspension: 'overdue', keep_until: null });
      expect((await mailTo(other, 'cancellation-requested')).text).toMatch(
        /It’s suspended and stays switched off.*deleted with all its data/,
      );
      expect(success(await withdraw(other)).message).toContain('still suspended');
      expect((await mailTo(other, 'cancellation-withdrawn')).text).toContain('It’s still suspended');
      const late = (template: string) => lateMail(api, other.registered, template, { serviceId: other.serviceId });
      expect([await late('cancellation-requested'), await late('cancellation-withdrawn')]).toEqual([null, expect.anything()]);
      await changeService(api, other.serviceId, { status: 'delete' });
      expect(await late('cancellation-withdrawn')).toBeNull();
    });
  });

  describe('withdrawCancellation', () => {
    test("200: keeps the service, with a message in the reader's language", async () => {
      expect(success(await withdraw(own, 'ru')).message).toBe('Отмена отозвана. Услуга продолжает работать и продлевается как обычно.');
      expect((await service()).cancellation).toBeNull();
    });

    test('409: refuses if nothing was requested', async () => {
      expect(refusal(await withdraw())).toMatchObject({ status: 409, code: 'cancellation_not_requested' });
    });

    test('eight concurrent requests and withdrawals are each applied in turn or refused, and the last one counts', async () => {
      const replies = await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? request() : withdraw())));
      const done = (status: number) => replies.filter((reply) => reply.ok && reply.status === status).length;
      const left = (await service()).cancellation === null ? 0 : 1;
      expect(done(201) - done(200)).toBe(left);
      if (left === 1) success(await withdraw());
    });
  });

  describe('the end of the paid period', () => {
    const run = (now: Date) => endCancelledServices.handle({ ...api.app, now: () => now }, {}, signal);

    test('a cancelled service runs and can be kept until its last day is over, then ends once and releases its addresses', async () => {
      const other = await clientWithServer(api);
      success(await api.call('updateNotificationPreferences', { token: other.token, body: { general: false } }));
      const { ends_on } = success(await request(other)) as { ends_on: string };
      await mailTo(other, 'cancellation-requested');
      const day = Date.parse(ends_on);
      await run(new Date(day + dayMs - 1));
      expect((await service(other)).status).toBe('active');
      success(await withdraw(other));
      success(await request(other));
      await Promise.all([run(new Date(day + dayMs)), run(new Date(day + dayMs))]);
      await run(new Date(day + 2 * dayMs));
      const ended = await waitFor('the addresses to be free', async () => {
        const found = await service(other);
        return found.ipv4.length === 0 ? found : undefined;
      });
      expect(ended).toMatchObject({ status: 'delete', power: null, end_date: ends_on });
      const events = await api.app.database.read((tx) =>
        tx.selectFrom('event').select('status').where('resource_id', '=', String(other.serviceId)).where('status', '=', 'delete').execute(),
      );
      expect(events).toHaveLength(1);
      expect((await mailTo(other, 'service-ended')).text).toContain('deleted with all its data');
      expect(mailsTo(other, 'service-ended')).toHaveLength(1);
      expect(await lateMail(api, other.registered, 'cancellation-requested', { serviceId: other.serviceId })).toBeNull();
      expect(refusal(await withdraw(other))).toMatchObject({ status: 409, code: 'service_deleted' });
    });

    test('the end of the paid period skips services with a withdrawn cancellation or none', fullOnly, async () => {
      const other = await clientWithServer(api);
      success(await request(other));
      success(await withdraw(other));
      await run(new Date(Date.now() + 400 * dayMs));
      expect((await service(other)).status).toBe('active');
      expect((await service()).status).toBe('active');
    });
  });
});
