import { expect, test, vi } from 'vitest';
import type { LibvirtHost } from './libvirt-host.ts';
import { readCounters } from './read-counters.ts';
import { runCommand } from './run-command.ts';
import { domainUuid } from './server-names.ts';
import { readRecord, writeRecord } from './server-record.ts';
import { VirshError } from './virsh-error.ts';
import { readXml } from './xml.ts';
import { sampleOptions, sampleRecord } from '../test/sample-server.ts';

const { signal } = new AbortController();
const uuid = domainUuid(31);
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/**
 * A host with one running domain, whose traffic rises by a byte with each look at it. After it is asked to end, it has lost its interface at
 * the second look and is off at the third.
 */
function hostWithServer({ failedStarts = 0, failure = new Error() } = {}) {
  const calls: string[] = [];
  let [bytes, looksLeft] = [100, Number.POSITIVE_INFINITY];
  let isOn = true;
  let record = writeRecord(sampleRecord);
  let boot = `<boot>{"id":"first","startedAt":0}</boot>`;
  const host: LibvirtHost = {
    options: sampleOptions,
    now: () => new Date(60_000),
    logger: silent,
    exclusive: (_name, work) => work(signal),
    virsh: {
      async run([command, ...words]) {
        if (command === 'list') return uuid;
        if (command === 'metadata') {
          if (words.includes('portico')) record = words.at(-1) ?? '';
          else boot = words.at(-1) ?? '';
          return '';
        }
        if (command === 'domstats') {
          bytes += 1;
          looksLeft -= 1;
          if (looksLeft === 0) isOn = false;
          const traffic = isOn && looksLeft > 1 ? `  net.count=1\n  net.0.rx.bytes=${bytes}\n  net.0.tx.bytes=7\n` : '';
          return `Domain: 'portico-31'\n  state.state=${isOn ? 1 : 5}\n  cpu.time=9\n  vcpu.current=1\n${traffic}`;
        }
        calls.push([command, ...words.filter((word) => word !== uuid)].join(' '));
        if (command === 'shutdown') looksLeft = Math.min(looksLeft, 3);
        if (command === 'destroy') isOn = false;
        if (command === 'start' && failedStarts > 0) {
          failedStarts -= 1;
          throw failure;
        }
        if (command === 'start') [isOn, bytes, looksLeft, boot] = [true, 0, Number.POSITIVE_INFINITY, ''];
        return '';
      },
      runAll: async () =>
        Promise.resolve(
          `Id: 1\nName: portico-31\nUUID: ${uuid}\nState: ${isOn ? 'running' : 'shut off'}\n${record}\n${isOn ? boot : ''}\n`,
        ),
    },
  };
  const stored = () => readRecord(readXml(record).documentElement?.textContent ?? '');
  const send = (kind: 'start' | 'stop' | 'restart' | 'force_off') =>
    runCommand(host, { uuid, name: 'portico-31', power: 'running', record: stored(), boot: null }, { kind }, signal);
  const counters = async () => (await readCounters(host, [31], signal)).get(31);
  return { calls, send, counters, stored };
}

test('a stopped server stays off when its host starts, and a started one comes back', async () => {
  const { calls, send } = hostWithServer();
  await send('stop');
  await send('start');
  await send('force_off');
  // Autostart changes first, so a lost call can't leave a server on that should be off, or off after its host restarts.
  expect(calls).toEqual(['autostart --disable', 'shutdown --mode acpi', 'autostart', 'start', 'autostart --disable', 'destroy']);
});

test('the last counters of a boot are kept when it ends, and are read with the next one', async () => {
  const { send, counters, stored } = hostWithServer();
  const before = await counters();
  expect(before).toMatchObject({ bootEpoch: 'first' });
  expect(before).not.toHaveProperty('previous');
  await send('stop');
  const previous = stored().ended;
  expect(previous).toMatchObject({ bootEpoch: 'first', sentBytes: 7, cpuNs: 9 });
  expect(previous?.receivedBytes).toBeGreaterThan(before?.receivedBytes ?? 0);
  expect(await counters()).toMatchObject({ uptimeSeconds: 0, receivedBytes: 0, previous });
  await send('start');
  expect(await counters()).toMatchObject({ bootEpoch: expect.not.stringMatching(/^first$/), previous });
});

test('a start that fails on stale firewall rules is repeated, and then fails with the host’s words', async () => {
  const stale = new VirshError('start', 'error: Failed to apply firewall rules ebtables -N P-vnet6-rarp: ebtables: Chain already exists');
  const repeated = hostWithServer({ failedStarts: 4, failure: stale });
  await expect(repeated.send('start')).resolves.toBe('done');
  expect(repeated.calls).toEqual(['autostart', ...Array.from({ length: 5 }, () => 'start')]);
  const given = hostWithServer({ failedStarts: 5, failure: stale });
  await expect(given.send('start')).rejects.toThrow(stale);
  const other = hostWithServer({ failedStarts: 1, failure: new VirshError('start', 'error: something new') });
  await expect(other.send('start')).rejects.toThrow('something new');
});
