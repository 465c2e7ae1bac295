import type { Transaction } from '../../database/database.ts';

export const ownServiceRepository = (tx: Transaction, { clientId, serviceId }: { clientId: number; serviceId: number }) => {
  const ofClient = tx.selectFrom('service').selectAll().where('id', '=', serviceId).where('client_id', '=', clientId);
  return {
    find: () => ofClient.executeTakeFirst(),
    /** Rows that refer to it can still be written, so that what is measured does not wait. */
    lock: () => ofClient.forNoKeyUpdate().executeTakeFirst(),
    async isBusy(): Promise<boolean> {
      const action = await tx
        .selectFrom('service_action')
        .select('id')
        .where('service_id', '=', serviceId)
        .where('status', '=', 'running')
        .executeTakeFirst();
      return action !== undefined;
    },
    async ipv4(): Promise<string[]> {
      const rows = await tx
        .selectFrom('service_address')
        .select('ip')
        .where('service_id', '=', serviceId)
        .where('released_at', 'is', null)
        .orderBy('position')
        .execute();
      return rows.map(({ ip }) => ip);
    },
  };
};
