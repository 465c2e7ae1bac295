import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerNetwork } from '@portico/drivers/provisioning-driver';
import type { LibvirtOptions } from '../src/libvirt-options.ts';

export const uri = 'qemu:///system';
export const poolFolder = '/var/lib/libvirt/images';

/** Where `enter-namespace.ts` keeps the guest between runs. */
const guestFolder = process.env['PORTICO_GUEST_FOLDER'] ?? '';

export const options: LibvirtOptions = {
  uri,
  domainType: 'qemu',
  pool: 'portico',
  images: { 'debian-13': 'guest.qcow2', 'ubuntu-26.04': 'guest.qcow2', broken: 'missing.qcow2' },
  isos: { arch: 'rescue.iso', broken: 'missing.iso' },
  machineOf: ({ tariff }) => ({ cpuCount: 1, memoryMib: 192, diskGib: tariff === 'too-large' ? 100_000 : 1 / 4 }),
  bridge: 'portico0',
  nameservers: ['198.51.100.1'],
  // A busy host may need minutes to boot one.
  agentMs: 300_000,
  vnc: { listen: '127.0.0.1', host: '127.0.0.1', firstPort: 6100 },
};

export function virsh(...words: readonly string[]): string {
  return execFileSync('virsh', ['-q', '-c', uri, ...words], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
}

/** Gives libvirt a pool with the guest and a bridge, inside the namespace. */
export function prepareMachineRoom(): void {
  if (virsh('pool-list', '--all', '--name').includes('portico')) return;
  mkdirSync(poolFolder, { recursive: true });
  for (const file of ['guest.qcow2', 'rescue.iso']) copyFileSync(path.join(guestFolder, file), path.join(poolFolder, file));
  virsh('pool-define-as', 'portico', 'dir', '--target', poolFolder);
  virsh('pool-start', 'portico');
  writeFileSync(
    '/run/portico/network.xml',
    `<network><name>portico</name><bridge name='portico0' stp='off' delay='0'/>
      <ip address='198.51.100.1' prefix='24'/><ip family='ipv6' address='2001:db8:40::1' prefix='48'/></network>`,
  );
  virsh('net-define', '/run/portico/network.xml');
  virsh('net-start', 'portico');
}

/** Puts another image of the guest folder into the pool. */
export function addImage(file: string): void {
  copyFileSync(path.join(guestFolder, file), path.join(poolFolder, file));
  virsh('pool-refresh', 'portico');
}

/** Addresses that no two service ids share. */
export function networkOf(serviceId: number): ServerNetwork {
  const host = 2 + (serviceId % 250);
  return {
    mac: `52:54:00:00:00:${host.toString(16).padStart(2, '0')}`,
    bridge: 'portico0',
    vlan: null,
    ipv4: [{ ip: `198.51.100.${host}`, gateway: '198.51.100.1', prefixLength: 24 }],
    ipv6: { prefix: `2001:db8:40:${host.toString(16)}::/64`, gateway: '2001:db8:40::1' },
  };
}
