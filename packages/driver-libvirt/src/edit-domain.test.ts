import { expect, test } from 'vitest';
import { writeDomain, type DomainPlan } from './domain-document.ts';
import { changeDomain, changeRecordOf, filesOf, screenOf } from './edit-domain.ts';
import { sampleRecord } from '../test/sample-server.ts';

const plan: DomainPlan = {
  domainType: 'kvm',
  name: 'portico-31',
  uuid: 'b3768b05-62b0-86af-b801-a5ec828b2b3b',
  title: 'one.example.com',
  record: { ...sampleRecord, isMade: false },
  memoryMib: 2048,
  cpuCount: 2,
  disk: '/pool/portico-31-disk-1.qcow2',
  seed: '/pool/portico-31-seed-1.iso',
  iso: null,
  network: {
    mac: '52:54:00:1a:2b:3c',
    bridge: 'br0',
    vlan: null,
    ipv4: [
      { ip: '198.51.100.7', gateway: '198.51.100.1', prefixLength: 24 },
      { ip: '198.51.100.8', gateway: '198.51.100.1', prefixLength: 24 },
    ],
    ipv6: { prefix: '2001:db8:40:7::/64', gateway: 'fe80::1' },
  },
  vnc: { listen: '127.0.0.1', port: null, password: 'a"<&' },
};
const domain = writeDomain(plan);

test('the filter knows every address and the prefix', () => {
  expect(domain).toContain(
    '<filterref filter="portico-guest"><parameter name="IP" value="198.51.100.7"/><parameter name="IP" value="198.51.100.8"/>' +
      '<parameter name="IPV6" value="2001:db8:40:7::"/><parameter name="IPV6MASK" value="64"/></filterref>',
  );
});

test('a server without addresses may send from none', () => {
  const bare = writeDomain({ ...plan, network: { ...plan.network, ipv4: [], ipv6: null } });
  expect(bare).toContain(
    '<parameter name="IP" value="0.0.0.0"/><parameter name="IPV6" value="::"/><parameter name="IPV6MASK" value="128"/>',
  );
});

test('an emulated server has no processor of the host', () => {
  expect(domain).toContain('<cpu mode="host-passthrough"/>');
  expect(writeDomain({ ...plan, domainType: 'qemu' })).not.toContain('<cpu');
});

test('mounting an image to boot from it puts it before the disk', () => {
  const booting = changeDomain(domain, { iso: { file: '/isos/arch.iso', boot: true } });
  expect(booting).toMatch(
    /<target dev="sdb" bus="scsi"\/><readonly\/><source file="\/isos\/arch.iso" startupPolicy="optional"\/><boot order="1"\/>/,
  );
  expect(booting).toMatch(/<target dev="vda" bus="virtio"\/><boot order="2"\/>/);
  const ejected = changeDomain(booting, { iso: { file: null, boot: false } });
  expect(ejected).not.toContain('arch.iso');
  expect(ejected.match(/<boot order="\d"\/>/g)).toEqual(['<boot order="1"/>']);
});

test('a server starts without an ISO image that was deleted, but never without its disk or seed', () => {
  const optional = (xml: string) => [...xml.matchAll(/file="([^"]+)" startupPolicy="optional"/g)].map(([, file]) => file);
  const ordered = writeDomain({ ...plan, iso: '/isos/arch.iso' });
  expect(optional(ordered)).toEqual(['/isos/arch.iso']);
  const changed = changeDomain(ordered, { disk: '/pool/disk', seed: '/pool/seed', iso: { file: '/isos/other.iso', boot: false } });
  expect(optional(changed)).toEqual(['/isos/other.iso']);
});

test('a change keeps what an operator has added', () => {
  const byHand = domain.replace('</devices>', '<watchdog model="itco"/></devices>');
  expect(changeDomain(byHand, { disk: '/pool/new' })).toContain('<watchdog model="itco"/>');
});

test('the disk and the seed end with the server, and an ISO image stays', () => {
  const mounted = changeDomain(domain, { iso: { file: '/isos/arch.iso', boot: false } });
  expect(filesOf(mounted)).toEqual(['/pool/portico-31-disk-1.qcow2', '/pool/portico-31-seed-1.iso']);
});

test('a running server has a screen, and one that is off has none', () => {
  expect(screenOf(domain.replace('port="-1"', 'port="5901"'))).toEqual({ host: '127.0.0.1', port: 5901, password: 'a"<&' });
  expect(screenOf(domain)).toBeNull();
});

test('the record changes together with a drive, and is read as before', () => {
  const changed = changeRecordOf(changeDomain(domain, { disk: '/pool/portico-31-disk-2.qcow2' }), (record) => ({
    ...record,
    sshKey: 'ssh-ed25519 AAAA "mira" <&',
  }));
  expect(filesOf(changed)).toContain('/pool/portico-31-disk-2.qcow2');
  expect(changed.match(/<portico:server /g)).toHaveLength(1);
  expect(changed).toContain('xmlns:portico="https://portico.dev/libvirt/server"');
  changeRecordOf(changed, (record) => {
    expect(record).toEqual({ ...plan.record, sshKey: 'ssh-ed25519 AAAA "mira" <&' });
    return record;
  });
});
