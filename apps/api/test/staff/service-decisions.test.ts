import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayAfterPeriod, dayOfMonth, startOfDay } from '../../src/calendar.ts';
import { removeServer } from '../../src/modules/services/provisioning/remove-server.job.ts';
import { listChanges } from '../../src/modules/staff-log/list-changes.ts';
import { deleteService, releaseService, suspendService } from '../../src/modules/staff/change-service.ts';
import { moveDueDate } from '../../src/modules/staff/move-due-date.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { success } from '../contract-client.ts';
import { lateMail } from '../late-mail.ts';
import { decideOnSandbox, expectBooksToHold } from '../shop.ts';
import { testedDatabases } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { dueOn, longDay, startLife, type Life, type LivingClient } from '../renewals/life.ts';

const staff = { name: 'anna', reason: 'Abuse report 7' };

describe.each(testedDatabases)('a service that staff decide about on %s', (database) => {
  let life: Life;
  beforeAll(async () => {
    life = await startLife({ database, env: { RENEWAL_GRACE_DAYS: '2', RENEWAL_KEEP_DAYS: '5' } });
  });
  afterEach(() => expectBooksToHold(life.api.app.database));
  afterAll(() => life.api.close());

  const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => life.api.app.database.transaction(work);
  const suspend = (id: number) => inTransaction((tx) => suspendService(life.api.app, tx, id, staff));
  const release = (id: number) => inTransaction((tx) => releaseService(life.api.app, tx, id, staff));
  const remove = (id: number) => inTransaction((tx) => deleteService(life.api.app, tx, id, staff));
  const move = (id: number, to: string) => inTransaction((tx) => moveDueDate(life.api.app, tx, { serviceId: id, to }, staff));
  const lastChange = async (id: number) => (await life.api.app.database.read((tx) => listChanges(tx, { subject: String(id) }, 1))).items[0];

  /** A server that is due in eight days and invoiced today. */
  async function dueServer(client: LivingClient): Promise<{ id: number; due: string }> {
    const [id = 0] = await client.servers();
    const due = addDays(life.today(), 8);
    await dueOn(life, id, due);
    // A month before it is due, as if it had been ordered then.
    const activated_at = startOfDay(addDays(due, -31));
    await inTransaction((tx) => tx.updateTable('service').set({ activated_at }).where('id', '=', id).execute());
    await life.run();
    return { id, due };
  }
  const poweredAs = (client: LivingClient, id: number, power: 'running' | 'stopped') =>
    waitFor(`a server that is ${power}`, async () => {
      const service = await client.service(id);
      return service.power === power && service.action === null ? service : undefined;
    });

  test('shows the day on which it was deleted, although its cancellation named a later one', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    const { token } = await client.signIn();
    success(await life.api.call('requestCancellation', { token, query: { id }, body: { reason: 'Moving on', dry_run: false } }));
    expect((await client.service(id)).cancellation?.ends_on).not.toBe(life.today());
    await remove(id);
    expect(await client.service(id)).toMatchObject({ status: 'delete', end_date: life.today() });
  });

  test('stays suspended when its renewal is paid, and runs again once it is released', async () => {
    const client = await life.client();
    const { id, due } = await dueServer(client);
    expect(await suspend(id)).toMatchObject({ id, status: 'suspended' });
    expect((await client.mail('service-changed-by-support')).text).toContain('Our support suspended');
    await poweredAs(client, id, 'stopped');
    await client.pay((await client.unpaid()).id);
    const renewed = dayAfterPeriod(due, 'monthly');
    expect(await client.service(id)).toMatchObject({ status: 'suspended', due_date: renewed });
    await life.run();
    expect(await client.service(id)).toMatchObject({ status: 'suspended', suspension: 'support', keep_until: null });
    expect(client.mails('service-released')).toHaveLength(0);
    const { text } = await client.mail('renewal-paid');
    expect(text).toContain('stays suspended by our support');
    expect(text).not.toContain('without interruption');
    expect(await release(id)).toMatchObject({ status: 'active', nextDueDate: renewed });
    await poweredAs(client, id, 'running');
    expect((await client.mail('service-changed-by-support', 2)).text).toContain('no longer suspended');
    expect(await lastChange(id)).toMatchObject({ operation: 'releaseService', staff: 'anna' });
  });

  test(
    'is not deleted by the schedule while staff suspend it, and is overdue from the release on, and a mail says so',
    fullOnly,
    async () => {
      const client = await life.client();
      const { id } = await dueServer(client);
      await suspend(id);
      await life.live(8 + 2 + 5 + 3);
      expect((await client.service(id)).status).toBe('suspended');
      const { id: invoice } = await client.unpaid();
      expect(client.mails('service-suspended')).toHaveLength(0);
      expect(await release(id)).toMatchObject({ status: 'suspended' });
      const { text } = await client.mail('service-suspended');
      expect(text).toContain(`Invoice ${invoice}`);
      expect(text).toContain(`paid by the end of ${longDay(addDays(life.today(), 5))}`);
      await life.live(5);
      expect((await client.service(id)).status).toBe('suspended');
      await life.live(1);
      expect((await client.service(id)).status).toBe('delete');
    },
  );

  test('resumes on release while its overdue payment is on its way, and is suspended if that is refused', fullOnly, async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await suspend(id);
    await life.live(8 + 2);
    const { id: invoice } = await client.unpaid();
    const { url, paymentId } = await (await client.signIn()).checkout(invoice);
    await decideOnSandbox(url, 'transfer');
    await (await client.signIn()).sync(paymentId);
    await life.live(2);
    expect(await release(id)).toMatchObject({ status: 'active' });
    await expect(release(id)).rejects.toThrow('is not suspended');
    expect(client.mails('service-suspended')).toHaveLength(0);
    await decideOnSandbox(url, 'decline');
    expect((await (await client.signIn()).sync(paymentId)).status).toBe('declined');
    await life.run();
    expect((await client.service(id)).status).toBe('suspended');
    expect((await client.mail('service-suspended')).text).toContain(`Invoice ${invoice}`);
  });

  test('is released by payment alone if it was suspended for an invoice', fullOnly, async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(11);
    expect((await client.service(id)).suspension).toBe('overdue');
    const { id: invoice } = await client.unpaid();
    await expect(release(id)).rejects.toThrow(`is suspended until invoice ${invoice} is paid`);
    await client.pay(invoice);
    await expect(release(id)).rejects.toThrow('is not suspended');
  });

  test('is deleted with its server, and its unpaid renewal is cancelled', async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    const { id: invoice } = await client.unpaid();
    expect(await remove(id)).toMatchObject({ status: 'delete' });
    expect((await client.invoices('cancelled')).map((row) => row.id)).toContain(invoice);
    expect((await client.mail('service-changed-by-support')).text).toContain('deleted');
    await waitFor('a removed server', async () =>
      life.api.app.database.read(async (tx) => {
        const row = await tx.selectFrom('service').select('server_released_at').where('id', '=', id).executeTakeFirstOrThrow();
        return row.server_released_at ?? undefined;
      }),
    );
    await expect(remove(id)).rejects.toThrow('is in the state "delete"');
  });

  test('is deleted while it waits for its server, and keeps its addresses until none can still be created', async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    await inTransaction((tx) => tx.updateTable('service').set({ status: 'prepare', activated_at: null }).where('id', '=', id).execute());
    expect(await remove(id)).toMatchObject({ status: 'delete' });
    const repeated = await waitFor('the second removal', async () =>
      life.api.app.database.read(async (tx) => {
        const { rows } = await sql<{ isRepeated: boolean; waits: boolean }>`
          select (data ->> 'isRepeated')::boolean as "isRepeated", start_after > now() + interval '4 minutes' as waits
          from pgboss.job where name = 'remove-server' and (data ->> 'serviceId')::integer = ${id} and state = 'created'
            and data ? 'isRepeated'`.execute(tx);
        return rows.length === 0 ? undefined : rows;
      }),
    );
    expect(repeated).toEqual([{ isRepeated: true, waits: true }]);
    const held = () =>
      life.api.app.database.read((tx) =>
        tx.selectFrom('service_address').select('ip').where('service_id', '=', id).where('released_at', 'is', null).execute(),
      );
    expect(await held()).toHaveLength(1);
    await removeServer.handle(life.api.app, { serviceId: id, isRepeated: true }, new AbortController().signal);
    expect(await held()).toEqual([]);
  });

  test('is deleted without the other servers of its renewal, which are invoiced again', fullOnly, async () => {
    const client = await life.client();
    const servers = await client.servers(2);
    const due = addDays(life.today(), 8);
    for (const id of servers) await dueOn(life, id, due);
    await life.run();
    const [deleted = 0, kept = 0] = servers;
    const renewal = await client.unpaid();
    expect(await remove(deleted)).toMatchObject({ status: 'delete' });
    const rest = await client.unpaid();
    expect(rest).toMatchObject({ due_date: renewal.due_date, amount: renewal.amount / 2 });
    expect((await client.mail('renewal-invoice', 2)).text).toContain(`It replaces invoice ${renewal.id}, which is cancelled.`);
    await client.pay(rest.id);
    expect(await client.service(kept)).toMatchObject({ status: 'active', due_date: dayAfterPeriod(due, 'monthly') });
  });

  test('is due on the day staff choose, which is its new anchor, and is renewed from there', fullOnly, async () => {
    const client = await life.client();
    const { id, due } = await dueServer(client);
    const { id: cancelled } = await client.unpaid();
    const later = addDays(due, 20);
    expect(await move(id, later)).toMatchObject({ nextDueDate: later });
    expect((await client.invoices('cancelled')).map((row) => row.id)).toContain(cancelled);
    expect((await client.mail('invoice-cancelled')).text).toContain(`We cancelled invoice ${cancelled} `);
    expect(await lastChange(id)).toMatchObject({ operation: 'moveDueDate', details: { from: due, to: later }, reason: 'Abuse report 7' });
    await life.live(14);
    await client.pay((await client.unpaid()).id);
    expect((await client.service(id)).due_date).toBe(dayAfterPeriod(later, 'monthly', dayOfMonth(later)));
  });

  test('resumes if the day is moved past its overdue invoice', fullOnly, async () => {
    const client = await life.client();
    const { id } = await dueServer(client);
    await life.live(11);
    await poweredAs(client, id, 'stopped');
    const { id: invoiceId } = await client.unpaid();
    const lateSuspension = () => lateMail(life.api, client.registered, 'service-suspended', { invoiceId });
    expect(await lateSuspension()).not.toBeNull();
    expect(await move(id, addDays(life.today(), 5))).toMatchObject({ status: 'active' });
    expect(await lateSuspension()).toBeNull();
    await poweredAs(client, id, 'running');
    await life.live(2);
    expect((await client.service(id)).status).toBe('active');
  });

  test('resumes if its new due day has passed, and its renewal leaves a week to pay', fullOnly, async () => {
    const client = await life.client();
    const { id, due } = await dueServer(client);
    await life.live(11 + 4);
    expect((await client.service(id)).status).toBe('suspended');
    expect(await move(id, addDays(due, 1))).toMatchObject({ status: 'active' });
    await life.live(2);
    expect(await client.unpaid()).toMatchObject({ due_date: addDays(life.today(), 6) });
    expect((await client.service(id)).status).toBe('active');
  });

  test('is never due before the day until which it is paid', fullOnly, async () => {
    const client = await life.client();
    const [id = 0] = await client.servers();
    const { due_date: paidUntil } = await client.service(id);
    await expect(move(id, addDays(paidUntil ?? '', -1))).rejects.toThrow(`is paid until ${paidUntil}`);
    const later = addDays(paidUntil ?? '', 3);
    await move(id, later);
    await expect(move(id, later)).rejects.toThrow('already due that day');
    expect(await move(id, paidUntil ?? '')).toMatchObject({ nextDueDate: paidUntil });
    await expect(move(id, addDays(life.today(), 4000))).rejects.toThrow('at most');
  });

  test.each([
    ['suspended', suspendService],
    ['deleted', deleteService],
  ])('is not %s without a reason', async (_what, change) => {
    const nameless = { name: 'anna', reason: null };
    await expect(inTransaction((tx) => change(life.api.app, tx, 1, nameless))).rejects.toThrow('needs a reason');
  });
});
