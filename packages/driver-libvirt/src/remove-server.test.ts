import { DriverError } from '@portico/drivers/driver-error';
import { expect, test, vi } from 'vitest';
import { applyPending } from './apply-pending.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { createOperations } from './operations.ts';
import { createRemovals } from './remove-server.ts';
import { domainUuid } from './server-names.ts';
import { writeRecord, type ServerRecord } from './server-record.ts';
import { VirshError } from './virsh-error.ts';
import { sampleOptions, sampleRecord, untilKilled } from '../test/sample-server.ts';

const { signal } = new AbortController();
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const uuid = domainUuid(31);
const mac = '52:54:00:00:00:01';
const network = { mac, bridge: null, vlan: null, ipv4: [], ipv6: null };
const made: ServerRecord = { ...sampleRecord, guest: { hostname: 'one', network } };
const disk = 'portico-31-disk-1.qcow2';
const xml = `<domain><devices><disk device="disk"><source file="/pool/${disk}"/></disk></devices></domain>`;

type Domain = { metadata: string; isOn: boolean; isDefined: boolean };

/** A host with one volume and at most one domain. As in libvirt, a running domain that is undefined runs on without its record. */
function hostWith(
  metadata: string | null,
  { beforeUndefine = () => {} }: { beforeUndefine?: (domain: Domain, options: readonly string[]) => void } = {},
) {
  const state: { domain: Domain | null; volumes: string[] } = {
    domain: metadata === null ? null : { metadata, isOn: true, isDefined: true },
    volumes: [disk],
  };
  const missing = (command: string) => new VirshError(command, "error: failed to get domain 'x'");
  const host: LibvirtHost = {
    options: sampleOptions,
    now: () => new Date(),
    logger: silent,
    exclusive: (_name, work) => work(signal),
    virsh: {
      async run([command, ...words], stop) {
        if (command === 'list') return state.domain === null ? '' : uuid;
        if (command === 'vol-list') return state.volumes.map((name) => ` ${name}   /pool/${name}`).join('\n');
        if (command === 'vol-delete') state.volumes = state.volumes.filter((name) => !String(words.at(-1)).endsWith(name));
        if (command === 'dumpxml') return xml;
        if (command === 'domstats') return `Domain: 'portico-31'\n  state.state=${state.domain?.isOn === true ? 1 : 5}\n`;
        if (command === 'destroy') {
          if (state.domain === null) throw missing(command);
          if (!state.domain.isOn) throw new VirshError(command, 'error: Requested operation is not valid: domain is not running');
          state.domain = state.domain.isDefined ? { ...state.domain, isOn: false } : null;
        }
        if (command === 'metadata' && state.domain !== null) state.domain.metadata = words.at(-1) ?? '';
        if (command === 'set-user-sshkeys') await untilKilled(stop);
        if (command === 'undefine') {
          if (state.domain === null) throw missing(command);
          beforeUndefine(state.domain, words);
          state.domain = state.domain.isOn ? { ...state.domain, metadata: '', isDefined: false } : null;
        }
        return '';
      },
      runAll: async () =>
        Promise.resolve(
          state.domain === null
            ? ''
            : `Id: 1\nName: portico-31\nUUID: ${uuid}\nState: ${state.domain.isOn ? 'running' : 'shut off'}\n${state.domain.metadata}\n`,
        ),
    },
  };
  return { host, state };
}

const removalsOf = (host: LibvirtHost) => createRemovals(host, createOperations(host));

async function remove(host: LibvirtHost, only?: string): Promise<void> {
  const removals = removalsOf(host);
  await vi.waitUntil(async () => (await removals.remove(31, signal, only)) === 'removed', { timeout: 30_000, interval: 5 });
}

test('a server is removed with its disk, also by the MAC address that it was made with', async () => {
  for (const only of [undefined, mac]) {
    const { host, state } = hostWith(writeRecord(made));
    await remove(host, only);
    expect(state).toEqual({ domain: null, volumes: [] });
  }
});

test.each([
  ['made with another MAC address', made],
  ['adopted', { ...made, guest: null }],
])('a server that was %s is left with its disk when a server is removed that was never ready', async (_what, record) => {
  const { host, state } = hostWith(writeRecord(record));
  await remove(host, '52:54:00:00:00:02');
  expect(state).toMatchObject({ domain: { isOn: true, isDefined: true }, volumes: [disk] });
});

test('a server whose number another service has adopted keeps its disk', async () => {
  const { host, state } = hostWith(writeRecord({ ...made, serviceId: 40 }));
  await remove(host);
  expect(state).toMatchObject({ domain: { isOn: true }, volumes: [disk] });
});

test('a server whose record is damaged is neither removed nor loses its disk, and the removal is repeated', async () => {
  const { host, state } = hostWith('<server>{</server>');
  const removal = removalsOf(host).remove(31, signal);
  await expect(removal).rejects.toThrow(DriverError);
  // Undefining alone would leave a running domain without a record.
  await expect(removal).rejects.toThrow(/Destroy and undefine it by hand, and Portico deletes its disk/);
  expect(state).toMatchObject({ domain: { isOn: true }, volumes: [disk] });
});

test('a server that another process is creating is removed once it is there', async () => {
  const { host, state } = hostWith(null);
  // It has made the disk and holds the host's lock until it has defined the domain.
  const creations = [{ metadata: writeRecord(made), isOn: true, isDefined: true }];
  const exclusive: LibvirtHost['exclusive'] = async (_name, work) => {
    state.domain ??= creations.pop() ?? null;
    return await work(signal);
  };
  const removals = removalsOf({ ...host, exclusive });
  expect(await removals.remove(31, signal)).toBe('removing');
  await vi.waitUntil(async () => (await removals.remove(31, signal)) === 'removed', { timeout: 30_000, interval: 5 });
  expect(state).toEqual({ domain: null, volumes: [] });
});

test('a server that the host backs up by checkpoints is removed', async () => {
  const { host, state } = hostWith(writeRecord(made), {
    beforeUndefine(_domain, options) {
      if (options.includes('--checkpoints-metadata')) return;
      throw new VirshError('undefine', 'error: Requested operation is not valid: cannot delete inactive domain with 1 checkpoints');
    },
  });
  await remove(host);
  expect(state).toEqual({ domain: null, volumes: [] });
});

test('a server that another process starts while it is removed does not run on', async () => {
  const start = (domain: Domain) => {
    domain.isOn = true;
  };
  const { host, state } = hostWith(writeRecord(made), { beforeUndefine: start });
  await remove(host);
  expect(state).toEqual({ domain: null, volumes: [] });
});

test('a server is removed while a key waits behind a frozen guest agent', async () => {
  const { host, state } = hostWith(writeRecord({ ...made, pending: { sshKey: 'second' } }));
  const stop = new AbortController();
  const setKey = vi.spyOn(host.virsh, 'run');
  const applied = applyPending(host, uuid, stop.signal);
  await vi.waitUntil(() => setKey.mock.calls.some(([[command]]) => command === 'set-user-sshkeys'), { interval: 5 });
  const operations = createOperations(host);
  await operations.begin({ operationId: 'one', serviceId: 31, fence: 1, command: { kind: 'set_ssh_key', publicKey: 'third' } }, signal);
  const removals = createRemovals(host, operations);
  await vi.waitUntil(async () => (await removals.remove(31, signal)) === 'removed', { timeout: 30_000, interval: 5 });
  expect(state).toEqual({ domain: null, volumes: [] });
  stop.abort();
  await applied;
});
