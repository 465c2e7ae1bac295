import { DriverError } from '@portico/drivers/driver-error';
import type { Power } from '@portico/drivers/provisioning-driver';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { LibvirtHost } from './libvirt-host.ts';
import { reinstall } from './reinstall.ts';
import { domainUuid } from './server-names.ts';
import { recordElement, writeRecord, type ServerRecord } from './server-record.ts';
import { VirshError } from './virsh-error.ts';
import { writeXml, type Xml } from './xml.ts';
import { sampleOptions, sampleRecord } from '../test/sample-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'xorriso-'));
writeFileSync(path.join(folder, 'xorriso'), '#!/bin/sh\n', { mode: 0o755 });
vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
afterAll(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;
const uuid = domainUuid(31);
const network = { mac: '52:54:00:00:00:01', bridge: null, vlan: null, ipv4: [], ipv6: null };
const record: ServerRecord = {
  ...sampleRecord,
  guest: { hostname: 'one.example.com', network },
  operations: [{ id: 'one', startedAt: 0, expectedMs: 1, outcome: null, leaseUntil: 0 }],
};
const command = { kind: 'reinstall', system: { os: 'debian-13', raid: null, iso: null }, rootPassword: null, sshKey: null } as const;

const drive = (device: string, target: string, file: string | null): Xml => [
  'disk',
  { device },
  [...(file === null ? [] : [['source', { file: `/pool/${file}` }] as const]), ['target', { dev: target }]],
];
/** Its disks, as they are at the next start. */
const domainWith = (disk: string, seed: string) =>
  writeXml([
    'domain',
    {},
    [
      ['metadata', {}, [recordElement(record)]],
      ['os', {}],
      ['devices', {}, [drive('disk', 'vda', disk), drive('cdrom', 'sda', seed), drive('cdrom', 'sdb', null)]],
    ],
  ]);

/** A host with one server. `onCommand` may fail a command. */
function hostWith(power: Power, onCommand: (command: string) => void = () => {}, number = 31) {
  const calls: string[] = [];
  const [disk, seed] = [`portico-${number}-disk-1.qcow2`, `portico-${number}-seed-1.iso`];
  const state = { power, xml: domainWith(disk, seed) };
  const volumes = new Set([disk, seed]);
  const host: LibvirtHost = {
    options: { ...sampleOptions, images: { 'debian-13': 'debian-13.qcow2' } },
    now: () => new Date(),
    logger: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    exclusive: (_name, work) => work(never),
    virsh: {
      async run([name, ...words], signal) {
        if (signal.aborted) throw new DriverError('It was cut off');
        if (['destroy', 'define', 'start'].includes(name)) calls.push(name);
        onCommand(name);
        if (name === 'dumpxml') return state.xml;
        if (name === 'define') state.xml = await readFile(words[0] ?? '', 'utf8');
        if (name === 'destroy') state.power = 'stopped';
        if (name === 'start') state.power = 'running';
        if (name === 'vol-create-as') volumes.add(words[1] ?? '');
        if (name === 'vol-delete') volumes.delete(path.basename(words.at(-1) ?? ''));
        if (name === 'vol-list') return [...volumes].map((volume) => ` ${volume}   /pool/${volume}`).join('\n');
        if (name === 'vol-path') return `/pool/${words.at(-1)}`;
        if (name === 'domstats') return `Domain: 'portico-31'\n  state.state=${state.power === 'running' ? 1 : 5}\n`;
        return '';
      },
      runAll: async () => Promise.resolve(`Id: 1\nName: portico-31\nUUID: ${uuid}\nState: running\n${writeRecord(record)}\n`),
    },
  };
  const run = (signal: AbortSignal) => reinstall(host, { uuid, name: 'portico-31', power, record, boot: null }, command, signal);
  return { run, calls, state, volumes };
}

test('a reinstall that is cut off after its server was powered off ends as requested', async () => {
  const stop = new AbortController();
  const { run, calls, state, volumes } = hostWith('running', (name) => {
    if (name === 'destroy') stop.abort();
  });
  await run(stop.signal);
  expect([calls, state.power]).toEqual([['destroy', 'define', 'start'], 'running']);
  expect(state.xml).toContain('portico-31-disk-2.qcow2');
  expect([...volumes]).toEqual(['portico-31-disk-2.qcow2', 'portico-31-seed-2.iso']);
});

test('a reinstall with an outdated record keeps the disk of the server when it is cut off', async () => {
  const stop = new AbortController();
  const { run, state, volumes } = hostWith('running', (name) => {
    if (name === 'vol-upload') stop.abort();
  });
  state.xml = domainWith('portico-31-disk-2.qcow2', 'portico-31-seed-2.iso');
  volumes.add('portico-31-disk-2.qcow2');
  await expect(run(stop.signal)).rejects.toThrow(DriverError);
  expect(state.xml).toContain('portico-31-disk-2.qcow2');
  expect([...volumes]).toEqual(expect.arrayContaining(['portico-31-disk-2.qcow2', 'portico-31-disk-3.qcow2']));
});

test('a reinstall erases the disk of a server that was made for another service', async () => {
  const { run, volumes } = hostWith('running', () => {}, 30);
  await run(never);
  expect([...volumes]).toEqual(['portico-31-disk-2.qcow2', 'portico-31-seed-2.iso']);
});

test('a reinstall that is cut off before leaves its server on', async () => {
  const stop = new AbortController();
  const { run, calls, state } = hostWith('running', (name) => {
    if (name === 'vol-upload') stop.abort();
  });
  await expect(run(stop.signal)).rejects.toThrow(DriverError);
  expect([calls, state.power]).toEqual([[], 'running']);
});

test.each(['running', 'stopped'] as const)(
  'a server that was %s ends in that state with its old disk if the new one can’t be defined',
  async (power) => {
    const { run, state, volumes } = hostWith(power, (name) => {
      if (name === 'define') throw new VirshError(name, 'error: internal error');
    });
    await expect(run(never)).rejects.toThrow(VirshError);
    expect(state.power).toBe(power);
    expect(state.xml).toContain('portico-31-disk-1.qcow2');
    expect([...volumes]).toContain('portico-31-disk-1.qcow2');
  },
);
