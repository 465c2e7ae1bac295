import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DnsPublisher, PublishedName } from './dns-publisher.ts';

export type DnsUnderTest = {
  publisher: DnsPublisher;
  /** Runs `work` in one transaction of the database that the publisher was given, and commits unless it throws. */
  transaction: <Tables>(work: (tx: Kysely<Tables>) => Promise<void>) => Promise<void>;
  /** Resolves when what was published has reached the name server, such as when the job that sends it has run. */
  settle: () => Promise<void>;
  /** Asks the name server for the name of an address. Null if it has none. */
  nameOf: (ip: string) => Promise<string | null>;
  close: () => Promise<void> | void;
};

/** Documentation addresses (RFC 5737, RFC 3849). */
const ips = ['192.0.2.10', '192.0.2.11', '2001:db8:53::a'] as const;

/** Everything that `DnsPublisher` guarantees. Removes the names it publishes. */
export function dnsSuite(name: string, start: () => Promise<DnsUnderTest> | DnsUnderTest): void {
  describe(`${name} satisfies the DnsPublisher suite`, () => {
    let under: DnsUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under.close());

    let minutes = 0;
    /** Each change is a minute after the last, as the server's clock would say. */
    const now = () => new Date(Date.UTC(2030, 0, 1, 0, (minutes += 1)));
    async function publish(...names: PublishedName[]): Promise<void> {
      const at = now();
      await under.transaction((tx) => under.publisher.publish(tx, names, at));
      await under.settle();
    }
    const published = () => Promise.all(ips.map((ip) => under.nameOf(ip)));

    test('names of IPv4 and IPv6 addresses are published, replaced and removed', async () => {
      await publish({ ip: ips[0], name: 'one.example.com' }, { ip: ips[2], name: 'six.example.com' });
      expect(await published()).toEqual(['one.example.com', null, 'six.example.com']);
      await publish({ ip: ips[0], name: 'other.example.com' }, { ip: ips[1], name: 'two.example.com' });
      expect(await published()).toEqual(['other.example.com', 'two.example.com', 'six.example.com']);
      await publish(...ips.map((ip) => ({ ip, name: null })));
      expect(await published()).toEqual([null, null, null]);
    });

    test('removing a name that was never published does nothing, nor does publishing none', async () => {
      await publish({ ip: ips[1], name: null });
      await publish();
      expect(await published()).toEqual([null, null, null]);
    });

    test('the same name published again stays one name', async () => {
      await publish({ ip: ips[0], name: 'one.example.com' });
      await publish({ ip: ips[0], name: 'one.example.com' });
      expect(await published()).toEqual(['one.example.com', null, null]);
      await publish({ ip: ips[0], name: null });
      expect(await published()).toEqual([null, null, null]);
    });

    test('a transaction that is rolled back publishes and removes nothing', async () => {
      await publish({ ip: ips[0], name: 'one.example.com' });
      const at = now();
      const undone = under.transaction(async (tx) => {
        await under.publisher.publish(
          tx,
          [
            { ip: ips[0], name: null },
            { ip: ips[1], name: 'two.example.com' },
          ],
          at,
        );
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      await under.settle();
      expect(await published()).toEqual(['one.example.com', null, null]);
      await publish({ ip: ips[0], name: null });
    });

    test('changes of neighbouring addresses at the same time are all published', async () => {
      const at = now();
      await Promise.all(
        ips.map((ip, index) => under.transaction((tx) => under.publisher.publish(tx, [{ ip, name: `n${index}.example.com` }], at))),
      );
      await under.settle();
      expect(await published()).toEqual(['n0.example.com', 'n1.example.com', 'n2.example.com']);
      await publish(...ips.map((ip) => ({ ip, name: null })));
      expect(await published()).toEqual([null, null, null]);
    });
  });
}
