import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverReadyMail } from '../../src/modules/services/mails.ts';
import { deleteService } from '../../src/modules/staff/change-service.ts';
import { success } from '../contract-client.ts';
import { readMails } from '../mailbox.ts';
import { ownerOf, type ServerOwner } from '../server.ts';
import { balance, expectBooksToHold, orderItem } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';

let api: TestApi;
let owner: ServerOwner;
beforeAll(async () => {
  api = await startTestApi();
  owner = await ownerOf(api);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const mailAbout = (template: string, words: string) =>
  waitFor(`mail ${template} about ${words}`, () =>
    readMails(api.mailFolder).find((mail) => mail.to === owner.email && mail.template === template && mail.text.includes(words)),
  );
const order = async (hostname: string, count: number) => {
  const id = await owner.shop.order(orderItem({ count, configoptions: { hostname } }));
  success(await owner.shop.pay(id, balance));
  return id;
};

test('a ready server is mailed with its address and connection steps, never with its password', async () => {
  const invoiceId = await order('solo.acme.dev', 1);
  const { text } = await mailAbout('server-ready', 'solo.acme.dev');
  const service = (await owner.shop.services()).find(({ invoice_id: id }) => id === invoiceId);
  expect(text).toContain(`solo.acme.dev: ${service?.ip}`);
  expect(text).toContain(`ssh root@${service?.ip}`);
  expect(text).toContain(`/services/${service?.id}`);
  const { password } = success(await api.call('revealRootPassword', { token: owner.token, query: { id: service?.id ?? 0 } }));
  expect(text).not.toContain(password);
});

test('servers of one order share one mail, sent with the last of them', async () => {
  const invoiceId = await order('fleet.acme.dev', 4);
  const { text } = await mailAbout('server-ready', 'fleet-4.acme.dev');
  const services = (await owner.shop.services()).filter(({ invoice_id: id }) => id === invoiceId);
  for (const { hostname, ip } of services) expect(text).toContain(`${hostname}: ${ip}`);
  expect(readMails(api.mailFolder).filter((mail) => mail.template === 'server-ready' && mail.text.includes('fleet-'))).toHaveLength(1);
});

test('a cancellation is mailed with its last day, and so is its withdrawal', async () => {
  await order('leaving.acme.dev', 1);
  await mailAbout('server-ready', 'leaving.acme.dev');
  const service = (await owner.shop.services()).find(({ hostname }) => hostname === 'leaving.acme.dev');
  const query = { id: service?.id ?? 0 };
  success(await api.call('requestCancellation', { token: owner.token, query, body: { reason: 'Moved', dry_run: false } }));
  const { text } = await mailAbout('cancellation-requested', 'leaving.acme.dev');
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(service?.next_due_date ?? ''));
  expect(text).toContain(`stays active until the end of ${day} (UTC)`);
  success(await api.call('withdrawCancellation', { token: owner.token, query }));
  expect((await mailAbout('cancellation-withdrawn', 'leaving.acme.dev')).text).toContain('renews as usual');
});

test(
  'a server that hangs holds back the mail of the others for a while only, and is mailed by itself when it is ready',
  fullOnly,
  async () => {
    const clock = testClock();
    const slow = await startTestApi({ now: clock.now, env: { READY_MAIL_WAIT_MINUTES: '0' } });
    const { provisioning } = slow.app;
    const patient = await ownerOf(slow);
    let isHanging = true;
    slow.app.provisioning = {
      ...provisioning,
      requestServer: async (request, signal) =>
        isHanging && request.hostname.startsWith('pair-2')
          ? { status: 'preparing', readyAt: slow.app.now() }
          : await provisioning.requestServer(request, signal),
    };
    const readyMails = (count: number) =>
      waitFor(`${count} mails about servers`, () => {
        const mails = readMails(slow.mailFolder).filter(({ template }) => template === 'server-ready');
        return mails.length >= count ? mails : undefined;
      });
    success(
      await patient.shop.pay(await patient.shop.order(orderItem({ count: 2, configoptions: { hostname: 'pair.acme.dev' } })), balance),
    );
    const [first] = await readyMails(1);
    expect(first?.text).toContain('pair-1.acme.dev');
    expect(first?.text).not.toContain('pair-2.acme.dev');
    expect(first?.text).toContain('1 more server is still being set up');
    clock.turn(1_000);
    isHanging = false;
    const [, second] = await readyMails(2);
    expect(second?.text).toContain('pair-2.acme.dev');
    expect(second?.text).not.toContain('pair-1.acme.dev');
    await slow.close();
  },
);

test("servers that staff deleted before they were ready aren't waited for", fullOnly, async () => {
  const own = await startTestApi();
  const { app } = own;
  const client = await ownerOf(own);
  const { provisioning } = app;
  app.provisioning = {
    ...provisioning,
    requestServer: async (request, signal) =>
      request.hostname.startsWith('trio-1')
        ? await provisioning.requestServer(request, signal)
        : { status: 'preparing', readyAt: new Date(app.now().getTime() + 60_000) },
  };
  const invoiceId = await client.shop.order(orderItem({ count: 3, configoptions: { hostname: 'trio.acme.dev' } }));
  success(await client.shop.pay(invoiceId, balance));
  await client.shop.activeServices(1);
  const [, second = 0, third = 0] = (await client.shop.services()).map(({ id }) => id).toSorted((one, other) => one - other);
  const remove = (id: number) => app.database.transaction((tx) => deleteService(app, tx, id, { name: 'anna', reason: 'No host' }));
  const mails = () => readMails(own.mailFolder).filter(({ template }) => template === 'server-ready');
  const addressee = { userId: null, email: client.email, firstName: 'Mira', language: 'en', emailVerifiedAt: null } as const;
  const firstMail = (until = app.now().getTime()) =>
    app.database.read(async (tx) => await serverReadyMail.prepare?.(tx, app, addressee, { invoiceId, until }));
  await remove(third);
  expect(await firstMail()).toMatchObject({ hostname: 'trio-1.acme.dev', others: 0, waiting: 1 });
  expect(mails()).toEqual([]);
  const beforeTheLast = app.now().getTime();
  await remove(second);
  const [mail] = await waitFor('the mail about the first server', () => (mails().length > 0 ? mails() : undefined));
  expect(mail?.text).toContain('trio-1.acme.dev');
  expect(mail?.text).not.toMatch(/trio-2|trio-3|still being set up/);
  expect(await firstMail()).toBeNull();
  // If its time was before that, the mail of the last one names only what was ready later.
  expect(await firstMail(beforeTheLast)).toMatchObject({ hostname: 'trio-1.acme.dev', others: 0, waiting: 0 });
  await own.close();
});
