import type { ServerNetwork } from '@portico/drivers/provisioning-driver';
import { guestFilter, filterParameters } from './network-filter.ts';
import { recordElement, type ServerRecord } from './server-record.ts';
import { writeXml, type Xml } from './xml.ts';

export type DomainPlan = {
  domainType: 'kvm' | 'qemu';
  name: string;
  uuid: string;
  title: string;
  record: ServerRecord;
  memoryMib: number;
  cpuCount: number;
  /** Absolute paths on the host. */
  disk: string;
  seed: string;
  iso: string | null;
  network: ServerNetwork & { bridge: string };
  vnc: { listen: string; port: number | null; password: string };
};

/** The targets of the drives. A server that Portico adopted has its own. */
export const seedTarget = 'sda';
export const isoTarget = 'sdb';

/** Returns the domain as libvirt reads it. */
export function writeDomain(plan: DomainPlan): string {
  const { domainType, name, uuid, title, record, memoryMib, cpuCount } = plan;
  return writeXml([
    'domain',
    { type: domainType },
    [
      ['name', {}, name],
      ['uuid', {}, uuid],
      ['title', {}, title],
      ['metadata', {}, [recordElement(record)]],
      ['memory', { unit: 'MiB' }, String(memoryMib)],
      ['vcpu', {}, String(cpuCount)],
      ['os', {}, [['type', { arch: 'x86_64', machine: 'q35' }, 'hvm']]],
      [
        'features',
        {},
        [
          ['acpi', {}],
          ['apic', {}],
        ],
      ],
      ...(domainType === 'kvm' ? [['cpu', { mode: 'host-passthrough' }] as const] : []),
      ['clock', { offset: 'utc' }],
      ['on_poweroff', {}, 'destroy'],
      ['on_reboot', {}, 'restart'],
      ['on_crash', {}, 'destroy'],
      ['devices', {}, devicesOf(plan)],
    ],
  ]);
}

function devicesOf({ disk, seed, iso, network, vnc }: DomainPlan): Xml[] {
  return [
    [
      'disk',
      { type: 'file', device: 'disk' },
      [
        // A full pool pauses the server instead of breaking its file system.
        ['driver', { name: 'qemu', type: 'qcow2', discard: 'unmap', error_policy: 'enospace' }],
        ['source', { file: disk }],
        ['target', { dev: 'vda', bus: 'virtio' }],
        ['boot', { order: iso === null ? 1 : 2 }],
      ],
    ],
    ['controller', { type: 'scsi', index: 0, model: 'virtio-scsi' }],
    drive(seedTarget, { file: seed }, null),
    drive(isoTarget, iso === null ? null : isoSource(iso), iso === null ? null : 1),
    [
      'interface',
      { type: 'bridge' },
      [
        ['mac', { address: network.mac }],
        ['source', { bridge: network.bridge }],
        ...(network.vlan === null ? [] : [['vlan', {}, [['tag', { id: network.vlan }]]] as const]),
        ['model', { type: 'virtio' }],
        ['filterref', { filter: guestFilter }, filterParameters(network).map(([name, value]): Xml => ['parameter', { name, value }])],
      ],
    ],
    [
      'graphics',
      { type: 'vnc', listen: vnc.listen, port: vnc.port ?? -1, autoport: vnc.port === null ? 'yes' : 'no', passwd: vnc.password },
    ],
    ['video', {}, [['model', { type: 'vga' }]]],
    ['input', { type: 'tablet', bus: 'usb' }],
    ['serial', { type: 'pty' }],
    ['console', { type: 'pty' }],
    ['channel', { type: 'unix' }, [['target', { type: 'virtio', name: 'org.qemu.guest_agent.0' }]]],
    ['rng', { model: 'virtio' }, [['backend', { model: 'random' }, '/dev/urandom']]],
    ['memballoon', { model: 'virtio' }, [['stats', { period: 10 }]]],
  ];
}

export type Source = { file: string; startupPolicy?: string };

/** A server starts without an image that the operator has deleted meanwhile. */
export const isoSource = (file: string): Source => ({ file, startupPolicy: 'optional' });

function drive(target: string, source: Source | null, bootOrder: number | null): Xml {
  return [
    'disk',
    { type: 'file', device: 'cdrom' },
    [
      ['driver', { name: 'qemu', type: 'raw' }],
      ...(source === null ? [] : [['source', source] as const]),
      ['target', { dev: target, bus: 'scsi' }],
      ['readonly', {}],
      ...(bootOrder === null ? [] : [['boot', { order: bootOrder }] as const]),
    ],
  ];
}
