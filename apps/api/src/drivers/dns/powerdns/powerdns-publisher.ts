import type { Transaction } from '../../../platform/database/database.ts';
import type { PublishedName } from '@portico/drivers/dns-publisher';
import type { DnsInTransaction } from '../dns-publisher.ts';
import { powerDnsRepository } from './powerdns.repository.ts';
import { reversePointer, type ReversePointer } from './reverse-pointer.ts';

export type PowerDnsOptions = {
  /** For zones created here. The first one is the primary. */
  nameservers: readonly string[];
  /** For zones created here: the hostmaster's email address. */
  hostmaster: string;
};

/** Refresh, retry, expire and negative-cache TTL in seconds (RIPE-203). */
const timers = '86400 7200 3600000 3600';

/**
 * Writes the tables that a PowerDNS server reads (generic SQL backend, schema `powerdns`): a PTR record in the zone of the address's pool,
 * else in the smallest existing zone for the address, or in a new /24 or /48 zone. Zones created by the provider are used unchanged.
 */
export function createPowerDnsPublisher(options: PowerDnsOptions): DnsInTransaction {
  return {
    async publish(tx, names, at) {
      if (names.length === 0) return;
      const repository = powerDnsRepository(tx);
      const byZone = await inTheirZones(tx, names, (name) => makeZone(tx, name, options, at));
      // Zones are locked in a fixed order, so that two changes never deadlock.
      for (const [domainId, pointers] of [...byZone].toSorted(([one], [other]) => one - other)) {
        await repository.raiseSerial(domainId, firstSerialOf(at));
        await repository.removePointers(
          domainId,
          pointers.map(({ name }) => name),
        );
        await repository.addPointers(
          domainId,
          pointers.flatMap(({ name, content }) => (content === null ? [] : [{ name, content }])),
        );
      }
    },
  };
}

type Pointer = { name: string; content: string | null };

async function inTheirZones(
  tx: Transaction,
  names: readonly PublishedName[],
  make: (name: string) => Promise<number>,
): Promise<Map<number, Pointer[]>> {
  const pointers = names.map(({ ip, name, zone }) => ({ ...reversePointer(ip, zone), content: name }));
  const candidates = [...new Set(pointers.flatMap(({ enclosing }) => enclosing))];
  const known = new Map((await powerDnsRepository(tx).zonesNamed(candidates)).map(({ name, id }) => [name, id]));
  const byZone = new Map<number, Pointer[]>();
  for (const { name, content, newZone, enclosing } of pointers) {
    let domainId = smallestKnown({ enclosing, known });
    if (domainId === undefined) {
      // No zone exists, so there is nothing to remove.
      if (content === null) continue;
      domainId = await make(newZone);
      known.set(newZone, domainId);
    }
    byZone.set(domainId, [...(byZone.get(domainId) ?? []), { name, content }]);
  }
  return byZone;
}

function smallestKnown({
  enclosing,
  known,
}: Pick<ReversePointer, 'enclosing'> & { known: ReadonlyMap<string, number> }): number | undefined {
  const name = enclosing.find((candidate) => known.has(candidate));
  return name === undefined ? undefined : known.get(name);
}

async function makeZone(tx: Transaction, name: string, { nameservers, hostmaster }: PowerDnsOptions, at: Date): Promise<number> {
  const repository = powerDnsRepository(tx);
  const domainId = await repository.addZone(name);
  if (domainId === null) {
    const [zone] = await repository.zonesNamed([name]);
    if (zone === undefined) throw new Error(`Zone ${name} doesn't exist and can't be created`);
    return zone.id;
  }
  const soa = `${nameservers[0]} ${mailboxOf(hostmaster)} ${firstSerialOf(at)} ${timers}`;
  await repository.addRecords(domainId, [
    { name, type: 'SOA', content: soa },
    ...nameservers.map((nameserver) => ({ name, type: 'NS', content: nameserver })),
  ]);
  return domainId;
}

/** YYYYMMDD00, as RIPE-203 recommends. */
function firstSerialOf(at: Date): number {
  return Number(`${at.toISOString().slice(0, 10).replaceAll('-', '')}00`);
}

/** Formats a mailbox for a zone: the @ becomes a dot, and dots before it are escaped (RFC 1035, section 8). */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).replaceAll('.', String.raw`\.`)}.${email.slice(at + 1)}`;
}
