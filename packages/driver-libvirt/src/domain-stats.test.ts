import { expect, test } from 'vitest';
import { figuresOf, parseDomainStats } from './domain-stats.ts';

/** As libvirt 9.0.0 prints them. */
const output = `Domain: 'portico-31'
  cpu.time=440000000
  cpu.user=220000000
  balloon.current=65536
  balloon.maximum=65536
  balloon.available=57344
  balloon.usable=40960
  balloon.last-update=1795647416
  balloon.rss=53924
  vcpu.current=2
  net.count=2
  net.0.name=vnet0
  net.0.rx.bytes=90
  net.0.tx.bytes=7
  net.1.name=vnet1
  net.1.rx.bytes=10
  net.1.tx.bytes=3
  block.count=2
  block.0.name=vda
  block.0.path=/var/lib/libvirt/images/a=b
  block.0.rd.bytes=512
  block.0.wr.bytes=1024
  block.0.allocation=0
  block.0.capacity=1073741824
  block.0.physical=200704
  block.1.name=sda
  block.1.rd.bytes=8

Domain: 'off'
  vcpu.current=1
  balloon.current=1024
  block.count=1
  block.0.capacity=10
  block.0.physical=5
`;

const figures = (name: string) => figuresOf(parseDomainStats(output).get(name) ?? new Map());

test('sums traffic over interfaces and reads and writes over disks', () => {
  expect(figures('portico-31')).toEqual({
    receivedBytes: 100,
    sentBytes: 10,
    cpuNs: 440_000_000,
    cpuCount: 2,
    memory: { usedBytes: 16_384 * 1024, totalBytes: 65_536 * 1024 },
    disk: { usedBytes: 200_704, totalBytes: 1_073_741_824, readBytes: 520, writtenBytes: 1024 },
  });
});

test('takes the memory on the host if the guest does not tell, and no more than it was given', () => {
  const without = (rss: number) =>
    figuresOf(
      new Map([
        ['balloon.current', '65536'],
        ['balloon.rss', String(rss)],
        ['balloon.last-update', '0'],
      ]),
    ).memory.usedBytes;
  expect([without(53_924), without(90_000)]).toEqual([53_924 * 1024, 65_536 * 1024]);
  expect(figures('off').memory).toEqual({ usedBytes: null, totalBytes: 1024 * 1024 });
});

test('counts the processors themselves on a host without control groups', () => {
  const alone = new Map([
    ['vcpu.current', '2'],
    ['vcpu.0.time', '30'],
    ['vcpu.1.time', '12'],
  ]);
  expect(figuresOf(alone)).toMatchObject({ cpuNs: 42, cpuCount: 2 });
});
