import { readBytes } from '@portico/drivers/read-bytes';
import { vncResponse } from '@portico/drivers/vnc-authentication';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedFrames } from './captured-frames.ts';
import { carryOut, endOf, makeServer, openDriver, removeServer, requestOf } from './driver-under-test.ts';
import { listDiscs } from './guest-probe.ts';
import { printedInGuest, runInGuest } from './guest-shell.ts';
import { networkOf, prepareMachineRoom, virsh } from './machine-room.ts';

const never = new AbortController().signal;
const keyFile = '/run/portico/customer-key';
const serviceId = 31;
const address = networkOf(serviceId).ipv4[0]?.ip ?? '';
const ipv6Address = '2001:db8:40:21::1';
const password = 'Wq7h-mK2x-Tr9d-b3Fc';
const key = { key: keyFile };
const { driver, close } = openDriver();
let publicKey = '';

const counters = async () => {
  const found = (await driver.counters([serviceId], never)).get(serviceId);
  if (found === undefined) throw new Error('The server has no counters');
  return found;
};

beforeAll(async () => {
  prepareMachineRoom();
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile]);
  publicKey = readFileSync(`${keyFile}.pub`, 'utf8').trim();
  await makeServer(driver, requestOf(serviceId, { hostname: 'one.example.com', rootPassword: password, sshKey: publicKey }));
});
afterAll(close);

describe('the life of a machine', () => {
  test('the customer signs in with the key and finds the ordered hostname', async () => {
    expect(await printedInGuest(address, key, 'hostname')).toBe('one.example.com');
  });

  test('the machine answers on its IPv6 address', async () => {
    expect(await printedInGuest(ipv6Address, key, 'hostname')).toBe('one.example.com');
  });

  test('the ordered password works', async () => {
    expect(await printedInGuest(address, { password }, 'id -un')).toBe('root');
  });

  test('counters hold a known transfer and little more', async () => {
    const size = 4_000_000;
    const before = await counters();
    expect(runInGuest(address, key, 'cat > /dev/null', Buffer.alloc(size, 1)).status).toBe(0);
    const after = await counters();
    expect(after.bootEpoch).toBe(before.bootEpoch);
    const received = after.receivedBytes - before.receivedBytes;
    expect(received).toBeGreaterThan(size);
    expect(received).toBeLessThan(size * 1.05);
  });

  test.each([
    {
      protocol: 'IPv4',
      filter: 'icmp[0] = 8',
      own: { address, send: `ping -c 2 -W 1 -I ${address} 198.51.100.1` },
      foreign: { address: '198.51.100.77', send: 'ip addr add 198.51.100.77/24 dev eth0; ping -c 2 -W 1 -I 198.51.100.77 198.51.100.1' },
    },
    {
      protocol: 'ARP',
      filter: 'arp',
      own: { address, send: `arping -c 2 -w 3 -U -I eth0 -s ${address} ${address}` },
      foreign: {
        address: '198.51.100.78',
        send: 'ip addr add 198.51.100.78/24 dev eth0; arping -c 2 -w 3 -U -I eth0 -s 198.51.100.78 198.51.100.78',
      },
    },
    {
      protocol: 'IPv6',
      filter: 'icmp6[0] = 128',
      own: { address: ipv6Address, send: `ping -6 -c 2 -W 1 -I ${ipv6Address} 2001:db8:40::1` },
      foreign: {
        address: '2001:db8:40:ffff::1',
        send: 'ip -6 addr add 2001:db8:40:ffff::1/48 dev eth0; ping -6 -c 2 -W 1 -I 2001:db8:40:ffff::1 2001:db8:40::1',
      },
    },
  ])('$protocol from a foreign address never reaches the bridge', async ({ filter, own, foreign }) => {
    const sent = (command: string) => capturedFrames(filter, () => void runInGuest(address, key, command));
    expect(await sent(own.send)).toContain(own.address);
    expect(await sent(foreign.send)).not.toContain(foreign.address);
  });

  test('a mounted ISO image is visible in the machine without a restart, until it is ejected', async () => {
    await carryOut(driver, serviceId, { kind: 'mount_iso', iso: 'arch', boot: false });
    expect(await printedInGuest(address, key, listDiscs)).toContain('portico-rescue');
    await carryOut(driver, serviceId, { kind: 'unmount_iso' });
    expect(await printedInGuest(address, key, listDiscs)).not.toContain('portico-rescue');
  });

  test('a missing ISO image is named as the cause', async () => {
    const state = await carryOut(driver, serviceId, { kind: 'mount_iso', iso: 'broken', boot: false });
    expect(state).toMatchObject({ status: 'failed', code: 'iso-missing' });
  });

  test('the screen is open to the password that the driver returns', async () => {
    const { socket, password: screenPassword } = await driver.openConsole(serviceId, never);
    expect((await readBytes(socket, 12)).toString()).toBe('RFB 003.008\n');
    socket.write('RFB 003.008\n');
    expect([...(await readBytes(socket, 2))]).toEqual([1, 2]);
    socket.write(Buffer.from([2]));
    socket.write(vncResponse(await readBytes(socket, 16), screenPassword ?? ''));
    expect((await readBytes(socket, 4)).readUInt32BE()).toBe(0);
    socket.destroy();
  });

  test('a new password works at once, and the old one no longer does', async () => {
    expect(await carryOut(driver, serviceId, { kind: 'set_root_password', password: 'Another-one-4' })).toMatchObject({
      status: 'succeeded',
    });
    expect(await printedInGuest(address, { password: 'Another-one-4' }, 'id -un')).toBe('root');
    expect(runInGuest(address, { password }, 'true').status).toBe(255);
  });

  test('a machine stops and starts, and what it had written is still there', async () => {
    await printedInGuest(address, key, 'echo kept > ~/marker; sync');
    expect(await carryOut(driver, serviceId, { kind: 'stop' })).toMatchObject({ status: 'succeeded', power: 'stopped' });
    const stopped = await carryOut(driver, serviceId, { kind: 'set_root_password', password: 'While-off-7' });
    expect(stopped).toMatchObject({ status: 'succeeded', pending: true });
    expect(await carryOut(driver, serviceId, { kind: 'start' })).toMatchObject({ status: 'succeeded', power: 'running' });
    expect(await printedInGuest(address, key, 'cat ~/marker')).toBe('kept');
    expect(await printedInGuest(address, { password: 'While-off-7' }, 'id -un')).toBe('root');
  });

  test('an image can be started instead of the disk, and the disk again', async () => {
    await carryOut(driver, serviceId, { kind: 'mount_iso', iso: 'arch', boot: true });
    expect(await printedInGuest(address, key, 'cat /proc/cmdline')).toContain('portico.rescue');
    await carryOut(driver, serviceId, { kind: 'unmount_iso' });
    await carryOut(driver, serviceId, { kind: 'restart' });
    expect(await printedInGuest(address, key, 'cat ~/marker')).toBe('kept');
  });

  test('another process knows the operation that this one has carried out', async () => {
    const operationId = randomUUID();
    await driver.begin({ operationId, serviceId, fence: 1_000, command: { kind: 'restart' } }, never);
    const other = openDriver();
    expect(await other.driver.operationState(operationId, never)).toMatchObject({ status: 'running' });
    await endOf(driver, operationId);
    expect(await other.driver.operationState(operationId, never)).toMatchObject({ status: 'succeeded', power: 'running' });
    expect(await other.driver.cancel(operationId, never)).toMatchObject({ status: 'succeeded' });
    await other.close();
  });

  test('a reinstall leaves nothing on the disk and keeps the addresses', async () => {
    await printedInGuest(address, key, 'true');
    const system = { os: 'debian-13', raid: null, iso: null };
    const command = { kind: 'reinstall', system, rootPassword: 'After-install-2', sshKey: publicKey } as const;
    const operationId = randomUUID();
    await driver.begin({ operationId, serviceId, fence: 1_001, command }, never);
    expect(await endOf(driver, operationId)).toMatchObject({ status: 'succeeded', power: 'running' });
    expect(await printedInGuest(address, key, 'ls ~; hostname')).toBe('one.example.com');
    expect(await printedInGuest(address, { password: 'After-install-2' }, 'id -un')).toBe('root');
    expect(virsh('vol-list', 'portico').match(/portico-31-\S+$/gm)).toHaveLength(2);
  });

  test('an older fence is refused', async () => {
    const operationId = randomUUID();
    await driver.begin({ operationId, serviceId, fence: 5, command: { kind: 'force_off' } }, never);
    expect(await endOf(driver, operationId)).toMatchObject({ status: 'failed', code: 'busy' });
  });

  test('a removed machine leaves no domain, volume or interface', async () => {
    await removeServer(driver, serviceId);
    expect(virsh('list', '--all', '--name').trim()).toBe('');
    expect(virsh('vol-list', 'portico')).not.toContain('portico-31');
    expect(execFileSync('ip', ['-o', 'link'], { encoding: 'utf8' })).not.toContain('vnet');
    expect(await driver.removeServer(serviceId, never)).toBe('removed');
  });
});

test('a missing image is named as the cause, and leaves nothing', async () => {
  const request = requestOf(32, { system: { os: 'broken', raid: null, iso: null } });
  await expect(makeServer(driver, request)).rejects.toThrow('image-missing');
  expect(virsh('vol-list', 'portico')).not.toContain('portico-32');
});
