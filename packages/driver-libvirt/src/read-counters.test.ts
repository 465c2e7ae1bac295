import { expect, test, vi } from 'vitest';
import type { LibvirtHost } from './libvirt-host.ts';
import { readCounters } from './read-counters.ts';
import { domainUuid } from './server-names.ts';
import { writeRecord } from './server-record.ts';
import { sampleOptions, sampleRecord } from '../test/sample-server.ts';

const { signal } = new AbortController();
const uuid = domainUuid(31);
const record = writeRecord(sampleRecord);

const running = (boot: string) =>
  `Id: 1\nName: portico-31\nUUID: ${uuid}\nState: running\n${record}\n<boot>{"id":"${boot}","startedAt":0}</boot>\n`;
const off = `Id: -\nName: portico-31\nUUID: ${uuid}\nState: shut off\n${record}\n`;

const whole = 'net.count=1\n  net.0.name=vnet0\n  net.0.rx.bytes=900\n  net.0.tx.bytes=70\n';
/** What libvirt reports once it has removed the interface of a domain that ends, and still calls it running. */
const ending = 'net.count=1\n  net.0.name=vnet0\n';

/** A host that lists its domain in this way before its figures are read, and in that way after. */
function hostThat(before: string, figures: string, after: string): LibvirtHost {
  const lists = [before, after];
  return {
    options: sampleOptions,
    now: () => new Date(60_000),
    logger: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    exclusive: (_name, work) => work(signal),
    virsh: {
      run: async ([command]) => Promise.resolve(command === 'list' ? uuid : `Domain: 'portico-31'\n  vcpu.current=1\n  ${figures}`),
      runAll: async () => Promise.resolve(lists.shift() ?? ''),
    },
  };
}

const counters = async (...looks: Parameters<typeof hostThat>) => (await readCounters(hostThat(...looks), [31], signal)).get(31);

test('a server that runs all the time has the counters of its boot', async () => {
  expect(await counters(running('first'), whole, running('first'))).toMatchObject({
    bootEpoch: 'first',
    receivedBytes: 900,
    sentBytes: 70,
  });
});

test('a server that is off all the time has counters of zero under another epoch', async () => {
  expect(await counters(off, '', off)).toMatchObject({ bootEpoch: `${uuid} off`, uptimeSeconds: 0, receivedBytes: 0 });
});

// Counters that fell within a boot would count as started over, and its whole traffic would be billed again when it ends.
test.each([
  ['is about to end', running('first'), ending, running('first')],
  ['ends before its figures are read', running('first'), '', off],
  ['ends after its figures are read', running('first'), whole, off],
  ['starts before its figures are read', off, whole, running('first')],
  ['restarts in between', running('first'), whole, running('second')],
])('a server that %s is left out', async (_what, before, figures, after) => {
  expect(await counters(before, figures, after)).toBeUndefined();
});

test('the boots of servers that a host has started are named a few at a time', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 100);
  const boots = new Map<string, string>();
  const calls = { running: 0, most: 0 };
  const host: LibvirtHost = {
    ...hostThat('', '', ''),
    virsh: {
      async run([command, id = '', ...words]) {
        if (command === 'list') return ids.map(domainUuid).join('\n');
        if (command !== 'metadata') return ids.map((one) => `Domain: 'portico-${one}'\n  vcpu.current=1\n  ${whole}`).join('');
        calls.running += 1;
        calls.most = Math.max(calls.most, calls.running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        calls.running -= 1;
        boots.set(id, words.at(-1) ?? '');
        return '';
      },
      runAll: async (commands) => {
        const wanted = new Set(commands.map(([, id]) => id));
        const block = (one: number) =>
          `Id: 1\nName: portico-${one}\nUUID: ${domainUuid(one)}\nState: running\n${writeRecord({ ...sampleRecord, serviceId: one })}\n${boots.get(domainUuid(one)) ?? ''}\n`;
        return Promise.resolve(
          ids
            .filter((one) => wanted.has(domainUuid(one)))
            .map(block)
            .join(''),
        );
      },
    },
  };
  expect((await readCounters(host, ids, signal)).size).toBe(ids.length);
  expect(calls.most).toBeLessThanOrEqual(8);
});
