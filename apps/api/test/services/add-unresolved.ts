import { randomUUID } from 'node:crypto';
import type { TestApi } from '../test-api.ts';

/** Adds an action that ended while its host didn't answer. Returns its id. */
export async function addUnresolved({ app }: TestApi, serviceId: number, secret: string | null = null): Promise<string> {
  const [id, at] = [randomUUID(), new Date(app.now().getTime() - 600_000)];
  await app.database.transaction(async (tx) => {
    const { client_id } = await tx.selectFrom('service').select('client_id').where('id', '=', serviceId).executeTakeFirstOrThrow();
    const times = { started_at: at, checked_at: at, finished_at: at };
    const row = { id, client_id, service_id: serviceId, command: 'stop', params: '{}', secret, status: 'error', begins: 1 } as const;
    await tx
      .insertInto('service_action')
      .values({ ...row, ...times, error_code: 'driver_unavailable' })
      .execute();
  });
  return id;
}
