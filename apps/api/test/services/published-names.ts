import { expect } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';

/** Written independently of the code under test: the nibbles of the whole address, in reverse. */
function pointerOf(ip: string): string {
  if (!ip.includes(':')) return `${ip.split('.').toReversed().join('.')}.in-addr.arpa`;
  const [head = '', tail = ''] = ip.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: ip.includes('::') ? missing : 0 }, () => '0'), ...groups(tail)];
  const digits = all.map((group) => group.padStart(4, '0')).join('');
  return `${Array.from(digits).toReversed().join('.')}.ip6.arpa`;
}

const pointers = (database: Database) =>
  database.read((tx) => tx.selectFrom('powerdns.records').select(['name', 'content', 'domain_id']).where('type', '=', 'PTR').execute());

/** Expects exactly the stored names as PTR records, each in a matching zone with SOA and name servers. */
export async function expectNamesToBePublished(database: Database): Promise<void> {
  const kept = await database.read((tx) => tx.selectFrom('rdns_record').select(['ip', 'name']).execute());
  const published = await pointers(database);
  const lines = (rows: readonly { name: string; content: string }[]) => rows.map(({ name, content }) => `${name} ${content}`).toSorted();
  expect(lines(published)).toEqual(lines(kept.map(({ ip, name }) => ({ name: pointerOf(ip), content: name }))));
  const zones = await database.read((tx) => tx.selectFrom('powerdns.domains').select(['id', 'name']).execute());
  for (const { name, domain_id: zoneId } of published) {
    const zone = zones.find(({ id }) => id === zoneId);
    expect(name.endsWith(`.${zone?.name}`)).toBe(true);
  }
  const heads = await database.read((tx) =>
    tx.selectFrom('powerdns.records').select(['domain_id', 'type', 'content']).where('type', 'in', ['SOA', 'NS']).execute(),
  );
  for (const { id } of zones) {
    const types = heads.filter((record) => record.domain_id === id).map(({ type }) => type);
    expect(types.toSorted()).toEqual(['NS', 'NS', 'SOA']);
  }
}

export async function publishedName(database: Database, ip: string): Promise<string | null> {
  return (await pointers(database)).find(({ name }) => name === pointerOf(ip))?.content ?? null;
}

export async function publishedSerial(database: Database, ip: string): Promise<number> {
  const zoneId = (await pointers(database)).find(({ name }) => name === pointerOf(ip))?.domain_id ?? 0;
  const soa = await database.read((tx) =>
    tx.selectFrom('powerdns.records').select('content').where('domain_id', '=', zoneId).where('type', '=', 'SOA').executeTakeFirstOrThrow(),
  );
  return Number(soa.content.split(' ')[2]);
}
