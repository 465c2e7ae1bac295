import type { Transaction } from '../../../platform/database/database.ts';
import type { DnsPublisher, PublishedName } from '../dns-publisher.ts';
import { powerDnsRepository } from './powerdns.repository.ts';
import { reversePointer, type ReversePointer } from './reverse-pointer.ts';

export type PowerDnsOptions = {
  /** Of a zone that is made here; the first is its primary. */
  nameservers: readonly string[];
  /** The mailbox of a zone that is made here, an e-mail address. */
  hostmaster: string;
};

/** Refresh, retry, expire and the time that a missing name is remembered (RIPE-203). */
const timers = '86400 7200 3600000 3600';

/**
 * Writes the tables that a PowerDNS server reads (its generic SQL backend, schema `powerdns`): a PTR record in the smallest zone there is for the address, or in a
 * new one of /24 or /48. Zones that the provider made are used as they are.
 */
export function createPowerDnsPublisher(options: PowerDnsOptions): DnsPublisher {
  return {
    async publish(tx, names, at) {
      if (names.length === 0) return;
      const repository = powerDnsRepository(tx);
      const byZone = await inTheirZones(tx, names, (name) => makeZone(tx, name, options, at));
      // In one order, so that two changes never wait for each other.
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
  const pointers = names.map(({ ip, name }) => ({ ...reversePointer(ip), content: name }));
  const candidates = [...new Set(pointers.flatMap(({ enclosing }) => enclosing))];
  const known = new Map((await powerDnsRepository(tx).zonesNamed(candidates)).map(({ name, id }) => [name, id]));
  const byZone = new Map<number, Pointer[]>();
  for (const { name, content, newZone, enclosing } of pointers) {
    const zone = smallestKnown({ enclosing, known });
    // Nothing is published there, so there is nothing to take back.
    if (zone === undefined && content === null) continue;
    const domainId = zone ?? (await make(newZone));
    known.set(newZone, domainId);
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
    if (zone === undefined) throw new Error(`The zone ${name} is neither there nor can it be made`);
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

/** A mailbox as a zone has it: the dot for the @, dots before it escaped (RFC 1035, section 8). */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).replaceAll('.', String.raw`\.`)}.${email.slice(at + 1)}`;
}
