import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

type Pointer = { name: string; content: string };

/** TTL of the records written here. */
const ttlSeconds = 3_600;

export const powerDnsRepository = (tx: Transaction) => ({
  zonesNamed: (names: readonly string[]) => tx.selectFrom('powerdns.domains').select(['id', 'name']).where('name', 'in', names).execute(),

  /** Returns null if another transaction created it first. */
  async addZone(name: string): Promise<number | null> {
    const row = await tx
      .insertInto('powerdns.domains')
      .values({ name, type: 'NATIVE' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  async addRecords(domainId: number, records: readonly { name: string; type: string; content: string }[]): Promise<void> {
    const rows = records.map((record) => ({ ...record, domain_id: domainId, ttl: ttlSeconds }));
    await tx.insertInto('powerdns.records').values(rows).execute();
  },

  /** Raises the SOA serial, the third word of the record, to the first of the day or by one. The row lock serializes changes to a zone. */
  async raiseSerial(domainId: number, firstOfDay: number): Promise<void> {
    const serial = sql`greatest((words[3])::bigint + 1, ${firstOfDay}::bigint)::text`;
    await sql`
      update powerdns.records set content = (
        select array_to_string(words[1:2] || ${serial} || words[4:], ' ') from string_to_array(content, ' ') words)
      where domain_id = ${domainId} and type = 'SOA'`.execute(tx);
  },

  async removePointers(domainId: number, names: readonly string[]): Promise<void> {
    await tx
      .deleteFrom('powerdns.records')
      .where('domain_id', '=', domainId)
      .where('type', '=', 'PTR')
      .where('name', 'in', names)
      .execute();
  },

  async addPointers(domainId: number, pointers: readonly Pointer[]): Promise<void> {
    if (pointers.length === 0) return;
    await this.addRecords(
      domainId,
      pointers.map((pointer) => ({ ...pointer, type: 'PTR' })),
    );
  },
});
