import { sql } from 'kysely';
import { dayOfMonth, isoDay } from '../../../calendar.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { hasUnfinishedJob } from '../../../platform/queue/queue.repository.ts';
import { isNotAway, type Away } from './away-drivers.repository.ts';
import type { ServiceStatus } from '@portico/contract';
import type { FailureCode, Power, ServerAddress } from '@portico/drivers/provisioning-driver';

export type NewServer = {
  ipv4: readonly ServerAddress[];
  ipv6: { prefix: string; gateway: string } | null;
  power: Power;
  at: Date;
  /** ISO date. */
  nextDueDate: string;
};

export type WaitingService = { id: number; hostname: string; failure: FailureCode | null; paidAt: Date };

export type UnremovedServer = { id: number; hostname: string; endedAt: Date };

/** `isSetUp` is false while the server is being created, and once it is being removed. */
export type ServiceWithServer = { id: number; hostname: string; isSetUp: boolean };

const serviceIdText = sql<string>`service.id::text`;

/** Servers of all clients: their creation, reported state and removal. */
export const allServersRepository = (tx: Transaction) => ({
  /** Stores the first password only. Returns false if one exists or the service is not being prepared. */
  async keepRootPassword(serviceId: number, sealed: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('service')
      .set({ root_password: sealed })
      .where('id', '=', serviceId)
      .where('status', '=', 'prepare')
      .where('root_password', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  /** Returns true if this call activated the service. */
  async activate(serviceId: number, { ipv4, ipv6, power, at, nextDueDate }: NewServer): Promise<boolean> {
    const [main] = ipv4;
    if (main === undefined) throw new Error(`The server of service ${serviceId} has no address`);
    const { numUpdatedRows } = await tx
      .updateTable('service')
      .set((row) => ({
        status: 'active' as const,
        ip: main.ip,
        power,
        ipv6_prefix: ipv6?.prefix ?? null,
        ipv6_gateway: ipv6?.gateway ?? null,
        activated_at: at,
        setup_failure: null,
        setup_failed_at: null,
        next_due_date: nextDueDate,
        anchor_day: dayOfMonth(isoDay(at)),
        search_text: sql<string>`${row.ref('search_text')} || chr(10) || ${ipv4.map(({ ip }) => ip).join('\n')}::text`,
      }))
      .where('id', '=', serviceId)
      .where('status', '=', 'prepare')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  /** Names the driver of services that have or get a server and know none. */
  async nameDriver(name: string): Promise<void> {
    await tx
      .updateTable('service')
      .set({ driver: name })
      .where('driver', 'is', null)
      .where('status', 'in', ['prepare', 'active', 'suspended'])
      .execute();
  },
  /** Returns the services that have a server of the driver, get one, or have one that is not removed yet. */
  async withServerOf(driver: string, defaultDriver: string): Promise<ServiceWithServer[]> {
    const rows = await tx
      .selectFrom('service')
      .select(['id', 'hostname', 'status'])
      .where((row) => row(row.fn.coalesce('driver', row.val(defaultDriver)), '=', driver))
      .where((row) =>
        row.or([
          row('status', 'in', ['prepare', 'active', 'suspended']),
          row.and([row('status', '=', 'delete'), row('server_released_at', 'is', null)]),
        ]),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ status, ...row }) => ({ ...row, isSetUp: status === 'active' || status === 'suspended' }));
  },
  /** Returns the drivers that services in these states name. */
  async driversOf(states: readonly ServiceStatus[]): Promise<string[]> {
    const rows = await tx
      .selectFrom('service')
      .select('driver')
      .distinct()
      .where('status', 'in', states)
      .where('driver', 'is not', null)
      .orderBy('driver')
      .execute();
    return rows.flatMap(({ driver }) => driver ?? []);
  },
  /** Records why the server can't be created. Returns false if that is known already, or the service is no longer in preparation. */
  async noteSetupFailure(serviceId: number, code: FailureCode, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('service')
      .set({ setup_failure: code, setup_failed_at: at })
      .where('id', '=', serviceId)
      .where('status', '=', 'prepare')
      .where('setup_failure', 'is distinct from', code)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  /** Returns services paid before then that are not active yet, the longest waiting first. */
  async paidAndNotActive(before: Date): Promise<WaitingService[]> {
    const rows = await tx
      .selectFrom('service')
      .innerJoin('invoice', 'invoice.id', 'service.invoice_id')
      .select(['service.id', 'service.hostname', 'service.setup_failure', 'invoice.paid_at'])
      .where('service.status', '=', 'prepare')
      .where('invoice.paid_at', '<', before)
      .orderBy('invoice.paid_at')
      .orderBy('service.id')
      .execute();
    return rows.flatMap(({ id, hostname, setup_failure: failure, paid_at: paidAt }) =>
      paidAt === null ? [] : [{ id, hostname, failure, paidAt }],
    );
  },
  /** Returns services in preparation that no job of that name sets up, because it has failed for good. */
  async withoutSetupJob(name: string, limit: number): Promise<number[]> {
    const rows = await tx
      .selectFrom('service')
      .select('id')
      .where('status', '=', 'prepare')
      .where(sql<boolean>`not ${hasUnfinishedJob(name, 'serviceId', serviceIdText)}`)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  /** Returns deleted services whose servers still exist, which no job of that name removes, and whose driver isn't `away`. */
  async notReleased(name: string, away: Away, limit: number): Promise<number[]> {
    const rows = await tx
      .selectFrom('service')
      .select('id')
      .where('status', '=', 'delete')
      .where('server_released_at', 'is', null)
      .where(isNotAway(away))
      .where(sql<boolean>`not ${hasUnfinishedJob(name, 'serviceId', serviceIdText)}`)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
  /** Returns services deleted before then whose servers still exist, the longest waiting first. */
  async notRemoved(before: Date): Promise<UnremovedServer[]> {
    const rows = await tx
      .selectFrom('service')
      .select(['id', 'hostname', 'ended_at'])
      .where('status', '=', 'delete')
      .where('server_released_at', 'is', null)
      .where('ended_at', '<', before)
      .orderBy('ended_at')
      .orderBy('id')
      .execute();
    return rows.flatMap(({ id, hostname, ended_at: endedAt }) => (endedAt === null ? [] : [{ id, hostname, endedAt }]));
  },
  /** For services that a process of an older version has deleted. */
  async noteMissingEnds(at: Date): Promise<void> {
    await tx
      .updateTable('service')
      .set({ ended_at: at })
      .where('status', '=', 'delete')
      .where('server_released_at', 'is', null)
      .where('ended_at', 'is', null)
      .execute();
  },
  async noteEnd(serviceId: number, at: Date): Promise<void> {
    await tx.updateTable('service').set({ ended_at: at }).where('id', '=', serviceId).execute();
  },
  markReleased: (serviceId: number, at: Date) =>
    tx
      .updateTable('service')
      .set({ server_released_at: at, power: null, vnc_address: null, vnc_password: null, root_password: null })
      .where('id', '=', serviceId)
      .where('status', '=', 'delete')
      .execute(),
  /** Returns services with a server, also one that is still to be removed: its driver has to answer for that. */
  withServerAfter: (serviceId: number, limit: number) =>
    tx
      .selectFrom('service')
      .select(['id', 'client_id as clientId', 'status', 'power', 'driver'])
      .where((row) =>
        row.or([
          row('status', 'in', ['active', 'suspended']),
          row.and([row('status', '=', 'delete'), row('server_released_at', 'is', null)]),
        ]),
      )
      .where('id', '>', serviceId)
      .orderBy('id')
      .limit(limit)
      .execute(),
  /**
   * Stores the power state that the driver reported after `askedAt`, unless an action has run since then: its result is newer. Returns true
   * if the state changed.
   */
  async correctPower({ id, power }: { id: number; power: Power | null }, seen: Power, askedAt: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('service')
      .set({ power: seen })
      .where('id', '=', id)
      .where('status', 'in', ['active', 'suspended'])
      .where((row) => (power === null ? row('power', 'is', null) : row('power', '=', power)))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('service_action')
              .select('service_action.id')
              .where('service_id', '=', id)
              .where((action) => action.or([action('service_action.status', '=', 'running'), action('finished_at', '>=', askedAt)])),
          ),
        ),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});
