import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { applyPending } from './apply-pending.ts';
import { changeRecord, findServer, inTurn } from './find-server.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { createOperations } from './operations.ts';
import { runCommand } from './run-command.ts';
import { domainUuid } from './server-names.ts';
import { readRecord, writeRecord } from './server-record.ts';
import { VirshError } from './virsh-error.ts';
import { readXml } from './xml.ts';
import { sampleOptions, sampleRecord, untilKilled } from '../test/sample-server.ts';

const { signal } = new AbortController();
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const uuid = domainUuid(31);
afterEach(() => vi.restoreAllMocks());

/** A host with a running server that boots: its guest agent answers once `boot` is called. It got the key `second` while it was off. */
function hostThatBoots() {
  let stored = writeRecord({ ...sampleRecord, sshKey: 'first', pending: { sshKey: 'second' } });
  const keys = new Set(['first']);
  const guest = { isUp: false, isFrozen: false, attempts: 0 };
  const host: LibvirtHost = {
    options: sampleOptions,
    now: () => new Date(),
    logger: silent,
    exclusive: (name, work) => inTurn(`database ${name}`, () => work(signal)),
    virsh: {
      async run([command, ...words], stop) {
        if (command === 'list') return uuid;
        if (command === 'metadata') stored = words.at(-1) ?? '';
        if (command === 'set-user-sshkeys') {
          guest.attempts += 1;
          if (guest.isFrozen) await untilKilled(stop);
          if (!guest.isUp) throw new VirshError(command, 'error: Guest agent is not responding: QEMU guest agent is not connected');
          const key = readFileSync(words[3] ?? '', 'utf8').trim();
          if (words.includes('--remove')) keys.delete(key);
          else keys.add(key);
        }
        return '';
      },
      runAll: async () => Promise.resolve(`Id: 1\nName: portico-31\nUUID: ${uuid}\nState: running\n${stored}\n`),
    },
  };
  const record = () => readRecord(readXml(stored).documentElement?.textContent ?? '');
  const attempted = (times: number) => vi.waitUntil(() => guest.attempts >= times, { timeout: 30_000, interval: 5 });
  const boot = () => Object.assign(guest, { isUp: true, isFrozen: false });
  const freeze = () => Object.assign(guest, { isFrozen: true });
  return { host, keys, record, attempted, boot, freeze };
}

async function setKey(host: LibvirtHost, publicKey: string): Promise<void> {
  const server = await findServer(host, 31, signal);
  if (server === undefined) throw new Error('The server is gone');
  await runCommand(host, server, { kind: 'set_ssh_key', publicKey }, signal);
}

test.each([
  ['pending first', [(host: LibvirtHost) => applyPending(host, uuid, signal), (host: LibvirtHost) => setKey(host, 'third')]],
  ['new first', [(host: LibvirtHost) => setKey(host, 'third'), (host: LibvirtHost) => applyPending(host, uuid, signal)]],
] as const)(
  'a key that replaces a pending one during a boot ends up as the only key, whichever is tried first: %s',
  async (_what, waits) => {
    const { host, keys, record, attempted, boot } = hostThatBoots();
    const ends = waits.map((wait) => wait(host));
    await attempted(2);
    boot();
    await Promise.all(ends);
    expect([[...keys], record()]).toMatchObject([['third'], { sshKey: 'third', pending: {} }]);
  },
);

test('a key that is no longer pending when the guest agent answers is not set', async () => {
  const { host, keys, attempted, boot } = hostThatBoots();
  const applied = applyPending(host, uuid, signal);
  await attempted(1);
  // As a reinstall does.
  await changeRecord(host, uuid, (record) => ({ ...record, sshKey: 'third', pending: {} }), signal);
  boot();
  await applied;
  expect([...keys]).toEqual(['first']);
});

/** Replaces the limits of attempts. Returns a function that ends the current ones. */
function replaceLimits(): () => void {
  let limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
  return () => {
    limit.abort();
    limit = new AbortController();
  };
}

test('an attempt that a frozen guest agent holds up is cut off and repeated', async () => {
  const endLimits = replaceLimits();
  const { host, keys, record, attempted, boot, freeze } = hostThatBoots();
  freeze();
  const applied = applyPending(host, uuid, signal);
  await attempted(1);
  boot();
  expect([...keys]).toEqual(['first']);
  endLimits();
  await applied;
  expect([[...keys], record()]).toMatchObject([['second'], { sshKey: 'second', pending: {} }]);
});

test('a key fails with no-agent if the guest agent stays frozen', async () => {
  const endLimits = replaceLimits();
  const { host, attempted, freeze } = hostThatBoots();
  freeze();
  const set = setKey({ ...host, options: { ...sampleOptions, agentMs: 0 } }, 'third');
  await attempted(1);
  endLimits();
  await expect(set).rejects.toMatchObject({ code: 'no-agent' });
});

test('a key that waits behind a frozen guest agent can be cancelled', async () => {
  const { host, attempted, freeze } = hostThatBoots();
  freeze();
  const stop = new AbortController();
  const applied = applyPending(host, uuid, stop.signal);
  await attempted(1);
  const operations = createOperations(host);
  await operations.begin({ operationId: 'one', serviceId: 31, fence: 1, command: { kind: 'set_ssh_key', publicKey: 'third' } }, signal);
  expect(await operations.cancel('one', signal)).toMatchObject({ status: 'uncertain' });
  stop.abort();
  await applied;
});
