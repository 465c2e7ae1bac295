import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, makeServer, openDriver, removeServer, requestOf } from './driver-under-test.ts';
import { isPasswordAccepted, printedInGuest, runInGuest } from './guest-shell.ts';
import { addImage, networkOf, prepareMachineRoom, virsh } from './machine-room.ts';

const never = new AbortController().signal;
const serviceId = 61;
const address = networkOf(serviceId).ipv4[0]?.ip ?? '';
const keyFile = '/run/portico/debian-key';
const key = { key: keyFile };
const password = 'Wq7h-mK2x-Tr9d-b3Fc';
const { driver, close } = openDriver({
  images: { 'debian-13': 'debian.qcow2' },
  machineOf: () => ({ cpuCount: 1, memoryMib: 512, diskGib: 3 }),
});
let publicKey = '';

beforeAll(async () => {
  prepareMachineRoom();
  addImage('debian.qcow2');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile]);
  publicKey = readFileSync(`${keyFile}.pub`, 'utf8').trim();
  await makeServer(driver, requestOf(serviceId, { rootPassword: password, sshKey: publicKey }));
});
afterAll(close);

const printed = (command: string) => printedInGuest(address, key, command);

/** cloud-init restarts the SSH server when it has set a password. */
const expectPassword = (accepted: string) => expect.poll(() => isPasswordAccepted(address, accepted), { timeout: 300_000 }).toBe(true);

test('Debian takes the key, the password, the hostname and its addresses from the order', async () => {
  expect(await printed('hostname -f')).toBe(`server-${serviceId}.example.com`);
  expect(await printed('. /etc/os-release; echo $ID $VERSION_ID')).toBe('debian 13');
  expect(await printed('ip -brief address show dev eth0')).toMatch(new RegExp(`${address}/24 .*2001:db8:40:3f::1/64`));
  expect(await printed('ip route show default')).toContain('default via 198.51.100.1');
  await expectPassword(password);
});

test('its file system fills the ordered disk', async () => {
  expect(Number(await printed('df --output=size -BM / | tail -1 | tr -d M'))).toBeGreaterThan(2_500);
});

test('a new password is set in the running Debian by its agent', async () => {
  await printed('systemctl is-active qemu-guest-agent');
  const uptime = await printed('cut -d. -f1 /proc/uptime');
  expect(await carryOut(driver, serviceId, { kind: 'set_root_password', password: 'Zt5n-Kd8w-Xp4r-Hs6v' })).toMatchObject({
    status: 'succeeded',
  });
  expect(await isPasswordAccepted(address, password)).toBe(false);
  await expectPassword('Zt5n-Kd8w-Xp4r-Hs6v');
  expect(Number(await printed('cut -d. -f1 /proc/uptime'))).toBeGreaterThan(Number(uptime));
});

test('Debian shuts down when it is asked to, and keeps its disk', async () => {
  await printed('touch /var/marker; sync');
  expect(await carryOut(driver, serviceId, { kind: 'stop' })).toMatchObject({ status: 'succeeded', power: 'stopped' });
  // A clean shutdown is the guest's own: libvirt says so.
  expect(virsh('domstate', '--reason', `portico-${serviceId}`)).toContain('shut off (shutdown)');
  expect(await carryOut(driver, serviceId, { kind: 'start' })).toMatchObject({ status: 'succeeded', power: 'running' });
  expect(await printed('ls /var/marker')).toBe('/var/marker');
});

test('a reinstall is a new Debian with the new password and the key', async () => {
  const system = { os: 'debian-13', raid: null, iso: null };
  const command = { kind: 'reinstall', system, rootPassword: 'Bm3k-Yg7c-Rf2q-Nj9t', sshKey: publicKey } as const;
  expect(await carryOut(driver, serviceId, command)).toMatchObject({ status: 'succeeded', power: 'running' });
  expect(await printed('hostname -f')).toBe(`server-${serviceId}.example.com`);
  expect(runInGuest(address, key, 'ls /var/marker').status).not.toBe(0);
  await expectPassword('Bm3k-Yg7c-Rf2q-Nj9t');
});

test('a removed Debian leaves no domain or volume', async () => {
  await removeServer(driver, serviceId);
  expect((await driver.powerOf([serviceId], never)).size).toBe(0);
  expect(virsh('vol-list', 'portico')).not.toContain(`portico-${serviceId}`);
});
