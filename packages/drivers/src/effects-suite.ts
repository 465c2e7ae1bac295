import ipaddr from 'ipaddr.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { SuiteBench } from './suite-bench.ts';

const passwords = ['Wq7h-mK2x-Tr9d-b3Fc', 'Zt5n-Kd8w-Xp4r-Hs6v', 'Bm3k-Yg7c-Rf2q-Nj9t'] as const;

/** What servers really have and do, which answers don't prove. */
export function describeEffects({
  open,
  wait,
  newServiceId,
  offers,
  needed,
  ask,
  requestOf,
  newServer,
  lastFence,
  powerOf,
  carryOut,
  other,
}: SuiteBench): void {
  describe('effects', () => {
    test('a new server has its hostname', async ({ skip }) => {
      const hostnameOf = needed(skip, 'hostname');
      const server = await newServer();
      expect(await hostnameOf(server)).toBe(requestOf(server.serviceId).hostname.replace(/\..*/, ''));
    });

    test('a new server has every IPv4 address and one of its IPv6 network', async ({ skip }) => {
      const addressesOf = needed(skip, 'addresses');
      const server = await newServer();
      const addresses = await addressesOf(server);
      expect(addresses).toEqual(expect.arrayContaining(server.network.ipv4.map(({ ip }) => ip)));
      const { ipv6 } = server.network;
      if (ipv6 === null) return;
      const network = ipaddr.IPv6.parseCIDR(ipv6.prefix);
      expect(addresses.filter((ip) => ip.includes(':') && ipaddr.IPv6.parse(ip).match(network))).not.toEqual([]);
    });

    test('a mounted image is seen by the guest until it is unmounted', async ({ skip }) => {
      const isoOf = needed(skip, 'iso');
      const server = await newServer();
      const { iso } = other();
      expect(await isoOf(server)).toBeNull();
      await carryOut(server.serviceId, { kind: 'mount_iso', iso, boot: false });
      expect(await isoOf(server)).toBe(iso);
      await carryOut(server.serviceId, { kind: 'unmount_iso' });
      expect(await isoOf(server)).toBeNull();
    });

    test('the ordered and each later password sign in, and no earlier one does', async ({ skip }) => {
      const signsIn = needed(skip, 'signsIn');
      const [ordered, later, last] = passwords;
      const server = await newServer({ rootPassword: ordered });
      expect(await signsIn(server, ordered)).toBe(true);
      await carryOut(server.serviceId, { kind: 'set_root_password', password: later });
      expect([await signsIn(server, ordered), await signsIn(server, later)]).toEqual([false, true]);
      const system = { os: other().os, raid: null, iso: null };
      await carryOut(server.serviceId, { kind: 'reinstall', system, rootPassword: last, sshKey: null });
      expect([await signsIn(server, later), await signsIn(server, last)]).toEqual([false, true]);
    });

    test('a restart keeps the disk and a reinstall erases it', async ({ skip }) => {
      const [write, has] = [needed(skip, 'writeMarker'), needed(skip, 'hasMarker')];
      const server = await newServer();
      await write(server);
      await carryOut(server.serviceId, { kind: 'restart' });
      expect(await has(server)).toBe(true);
      const system = { os: other().os, raid: null, iso: null };
      await carryOut(server.serviceId, { kind: 'reinstall', system, rootPassword: passwords[1], sshKey: null });
      expect(await has(server)).toBe(false);
    });
  });

  describe('inventory', () => {
    const found = (id: string) => async () => (await ask((one, limited) => one.list(limited))).find(({ foreignId }) => foreignId === id);

    test('a server is listed with its service, its power and the fence of its last operation', async () => {
      const { serviceId } = await newServer();
      await carryOut(serviceId, { kind: 'stop' });
      const listed = (await ask((one, limited) => one.list(limited))).filter((one) => one.serviceId === serviceId);
      expect(listed).toEqual([expect.objectContaining({ serviceId, power: 'stopped', fence: lastFence() })]);
      const foreignId = listed[0]?.foreignId ?? '';
      await ask((one, limited) => one.adopt(serviceId, foreignId, limited));
      expect(await found(foreignId)()).toEqual(listed[0]);
    });

    test("a server that Portico didn't create is listed without a service, and is one's after it was adopted", async ({ skip }) => {
      const { createForeign } = open();
      if (createForeign === undefined) return skip('There is no createForeign, so this isn’t proved.');
      const foreignId = await createForeign();
      const look = found(foreignId);
      const before = await look();
      expect(before).toMatchObject({ serviceId: null });
      const serviceId = newServiceId();
      for (let times = 0; times < 2; times += 1) await ask((one, limited) => one.adopt(serviceId, foreignId, limited));
      expect(await look()).toMatchObject({ serviceId, power: before?.power });
      expect(await powerOf(serviceId)).toBe(before?.power);
    });

    test("an adopted server of another service carries out operations whose fence is lower than that service's", async () => {
      const { serviceId: former } = await newServer();
      await carryOut(former, { kind: 'force_off' }, 1_000_000);
      const listed = (await ask((one, limited) => one.list(limited))).find((one) => one.serviceId === former);
      const serviceId = newServiceId();
      await ask((one, limited) => one.adopt(serviceId, listed?.foreignId ?? '', limited));
      expect(await carryOut(serviceId, { kind: 'start' }, 1)).toMatchObject({ power: 'running' });
    });
  });

  describe('counters', () => {
    const counted = ['receivedBytes', 'sentBytes', 'cpuNs'] as const;
    const countersOf = async (serviceId: number) => {
      const counters = (await ask((one, limited) => one.counters([serviceId], limited))).get(serviceId);
      if (counters === undefined) throw new Error('The server has no counters');
      return counters;
    };

    test('counters never fall while the server runs', async ({ skip }) => {
      if (!offers('metrics')) skip('The driver offers no metrics.');
      const { serviceId } = await newServer();
      const before = await countersOf(serviceId);
      await wait();
      const after = await countersOf(serviceId);
      expect(after.bootEpoch).toBe(before.bootEpoch);
      expect(after.at.getTime()).toBeGreaterThan(before.at.getTime());
      expect(after.uptimeSeconds).toBeGreaterThan(before.uptimeSeconds);
      for (const name of ['receivedBytes', 'sentBytes'] as const) {
        expect(Number.isSafeInteger(after[name])).toBe(true);
        expect(after[name]).toBeGreaterThanOrEqual(before[name]);
      }
      expect(after.cpuNs).toBeGreaterThan(before.cpuNs);
      expect(after.cpuCount).toBeGreaterThan(0);
      for (const { usedBytes, totalBytes } of [after.memory, after.disk]) {
        expect(totalBytes).toBeGreaterThan(0);
        expect(usedBytes === null || (usedBytes > 0 && usedBytes <= totalBytes)).toBe(true);
      }
    });

    test('counters have another epoch after a stop and a start', async ({ skip }) => {
      if (!offers('metrics')) skip('The driver offers no metrics.');
      const { serviceId } = await newServer();
      await wait();
      const before = await countersOf(serviceId);
      await carryOut(serviceId, { kind: 'stop' });
      expect((await countersOf(serviceId)).uptimeSeconds).toBe(0);
      await carryOut(serviceId, { kind: 'start' });
      const after = await countersOf(serviceId);
      expect(after.bootEpoch).not.toBe(before.bootEpoch);
      // If the driver keeps none, there is nothing to compare.
      const previous = after.previous ?? before;
      expect(previous.bootEpoch).toBe(before.bootEpoch);
      for (const name of counted) expect(previous[name]).toBeGreaterThanOrEqual(before[name]);
      // It booted after the first reading, however long either took.
      expect(after.uptimeSeconds).toBeLessThanOrEqual((after.at.getTime() - before.at.getTime()) / 1_000);
    });

    test('counters never fall within one boot, even while the server starts or stops', async ({ skip }) => {
      if (!offers('metrics')) skip('The driver offers no metrics.');
      const { serviceId } = await newServer();
      await wait();
      const readings = [await countersOf(serviceId)];
      const operation = { isOver: false };
      for (const kind of ['stop', 'start', 'force_off'] as const) {
        operation.isOver = false;
        const end = carryOut(serviceId, { kind }).finally(() => {
          operation.isOver = true;
        });
        while (!operation.isOver) {
          const reading = (await ask((one, limited) => one.counters([serviceId], limited))).get(serviceId);
          if (reading !== undefined) readings.push(reading);
          await nextTurn();
        }
        await end;
      }
      const falls = readings.flatMap((earlier, index) =>
        readings
          .slice(index + 1)
          .filter(({ bootEpoch }) => bootEpoch === earlier.bootEpoch)
          .flatMap((later) => counted.filter((name) => later[name] < earlier[name]).map((name) => ({ name, earlier, later }))),
      );
      expect(falls).toEqual([]);
    });
  });
}
