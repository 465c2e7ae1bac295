import type { ServiceStatus } from '@portico/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export type AllServicesFilter = {
  status?: ServiceStatus | undefined;
  clientId?: number | undefined;
  /** A part of the hostname, plan or address. */
  q?: string | undefined;
  before?: number | undefined;
};

/** Services of all clients as operators list them. */
export const allServiceListRepository = (tx: Transaction) => {
  const services = () =>
    tx
      .selectFrom('service')
      .innerJoin('client_user as main', (join) => join.onRef('main.client_id', '=', 'service.client_id').on('main.is_main', '=', true))
      .select([
        'service.id',
        'service.client_id as clientId',
        'main.email',
        'service.status',
        'service.hostname',
        'service.ip',
        'service.tariff',
        'service.billing_cycle as billingCycle',
        'service.renewal_cents as renewalCents',
        'service.next_due_date as nextDueDate',
        'service.suspended_at as suspendedAt',
        'service.created_at as createdAt',
      ]);
  return {
    /** Returns the newest services first. */
    list: ({ status, clientId, q, before }: AllServicesFilter, limit: number) =>
      services()
        .where((where) =>
          where.and([
            ...(status === undefined ? [] : [where('service.status', '=', status)]),
            ...(clientId === undefined ? [] : [where('service.client_id', '=', clientId)]),
            ...(before === undefined ? [] : [where('service.id', '<', before)]),
            ...(q === undefined
              ? []
              : [
                  sql<boolean>`(position(${q.toLowerCase()} in service.search_text) > 0 or position(${q} in coalesce(service.ip, '')) > 0)`,
                ]),
          ]),
        )
        .orderBy('service.id', 'desc')
        .limit(limit)
        .execute(),
    find: (serviceId: number) =>
      services()
        .select([
          'service.power',
          'service.invoice_id as invoiceId',
          'service.activated_at as activatedAt',
          'service.cancel_requested_at as cancelRequestedAt',
          'service.cancel_reason as cancelReason',
          'service.cancel_ends_on as cancelEndsOn',
          'service.server_released_at as serverReleasedAt',
        ])
        .where('service.id', '=', serviceId)
        .executeTakeFirst(),
  };
};

export type ListedService = Awaited<ReturnType<ReturnType<typeof allServiceListRepository>['list']>>[number];
