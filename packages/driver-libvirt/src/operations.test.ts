import { DriverError } from '@portico/drivers/driver-error';
import type { ServerOperation } from '@portico/drivers/provisioning-driver';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LibvirtHost } from './libvirt-host.ts';
import { inTurn } from './find-server.ts';
import { createOperations } from './operations.ts';
import { domainUuid } from './server-names.ts';
import { readRecord, writeRecord, type ServerRecord } from './server-record.ts';
import { VirshError } from './virsh-error.ts';
import { readXml } from './xml.ts';
import { sampleOptions, sampleRecord } from '../test/sample-server.ts';

const signal = new AbortController().signal;
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** A host with one domain in memory, which starts and stops once `hold` is resolved. Meanwhile, as in libvirt, its record can't change. */
function hostWithServer(changes: Partial<ServerRecord> = {}, hold: Promise<void> = Promise.resolve()) {
  const uuid = domainUuid(31);
  const commands: string[] = [];
  let idle = Promise.resolve();
  const refusals: string[] = [];
  let state = 'running';
  let stored = writeRecord({ ...sampleRecord, ...changes });
  const host: LibvirtHost = {
    options: sampleOptions,
    now: () => new Date(),
    logger: silent,
    exclusive: (_name, work) => work(signal),
    virsh: {
      async run([command, ...words]) {
        if (command === 'list') return uuid;
        if (command === 'metadata') await idle;
        const refusal = commands.length > 0 && command === 'metadata' ? refusals.shift() : undefined;
        if (refusal !== undefined) throw new VirshError(command, refusal);
        if (command === 'metadata' && words.includes('portico')) stored = words.at(-1) ?? '';
        if (command === 'start' || command === 'destroy') {
          commands.push(command);
          idle = hold.catch(() => undefined);
          await hold;
          state = command === 'start' ? 'running' : 'shut off';
        }
        return '';
      },
      runAll: async () => Promise.resolve(`Id: 1\nName: portico-31\nUUID: ${uuid}\nState: ${state}\n${stored}\n`),
    },
  };
  const markApplied = () => {
    stored = writeRecord({ ...record(), operations: record().operations.map((one) => ({ ...one, isApplied: true })) });
  };
  const record = () => readRecord(readXml(stored).documentElement?.textContent ?? '');
  return { host, commands, refusals, record, markApplied };
}

const forceOff = (operationId: string, fence: number): ServerOperation => ({
  operationId,
  serviceId: 31,
  fence,
  command: { kind: 'force_off' },
});
const lockTimeout = 'error: Timed out during operation: cannot acquire state change lock (held by monitor=remoteDispatchDomainCreate)';
const patience = { timeout: 30_000, interval: 50 };
const running = { id: 'one', startedAt: 0, expectedMs: 1_000, outcome: null };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('operations', () => {
  test('another process knows how an operation ended', async () => {
    const { host, commands } = hostWithServer();
    const [first, second] = [createOperations(host), createOperations(host)];
    await first.begin(forceOff('one', 1), signal);
    await vi.waitFor(async () => expect(await second.stateOf('one', signal)).toEqual({ status: 'succeeded', power: 'stopped' }), patience);
    await second.begin(forceOff('one', 1), signal);
    expect(commands).toEqual(['destroy']);
  });

  test('an operation whose process has ended is uncertain, and another one may begin', async () => {
    const { host, record } = hostWithServer({ fence: 1, operations: [{ ...running, leaseUntil: Date.now() - 1 }] });
    const operations = createOperations(host);
    expect(await operations.stateOf('one', signal)).toMatchObject({ status: 'uncertain' });
    // A process that was only held up stops, too.
    expect(record().operations[0]).toMatchObject({ id: 'one', outcome: { status: 'uncertain' } });
    await operations.begin(forceOff('two', 2), signal);
    await vi.waitFor(async () => expect(await operations.stateOf('two', signal)).toMatchObject({ status: 'succeeded' }), patience);
    expect(record().operations[0]).toMatchObject({ id: 'one', outcome: { status: 'uncertain' } });
  });

  test('a second operation is refused while another process runs one', async () => {
    const { host, commands } = hostWithServer({ fence: 1, operations: [{ ...running, leaseUntil: Date.now() + 60_000 }] });
    const operations = createOperations(host);
    await operations.begin(forceOff('two', 2), signal);
    expect(await operations.stateOf('two', signal)).toMatchObject({ status: 'failed', code: 'busy' });
    expect(await operations.stateOf('one', signal)).toMatchObject({ status: 'running' });
    expect(commands).toEqual([]);
  });

  test('the end of an operation is recorded once the host takes it', async () => {
    const { host, commands, refusals } = hostWithServer();
    refusals.push(lockTimeout, lockTimeout);
    const [first, second] = [createOperations(host), createOperations(host)];
    await first.begin(forceOff('one', 1), signal);
    await vi.waitFor(async () => expect(await first.stateOf('one', signal)).toMatchObject({ status: 'succeeded' }), patience);
    expect(await second.stateOf('one', signal)).toEqual({ status: 'succeeded', power: 'stopped' });
    await second.begin(forceOff('two', 2), signal);
    await vi.waitFor(async () => expect(await second.stateOf('two', signal)).toMatchObject({ status: 'succeeded' }), patience);
    expect([commands, refusals]).toEqual([['destroy', 'destroy'], []]);
  });

  test('another process lets an operation run while libvirt is slow', async () => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { host, commands } = hostWithServer({}, hold);
    const [first, second] = [createOperations(host), createOperations(host)];
    await first.begin(forceOff('one', 1), signal);
    await vi.waitFor(() => expect(commands).toEqual(['destroy']), patience);
    vi.setSystemTime(Date.now() + 100_000);
    expect(await second.stateOf('one', signal)).toMatchObject({ status: 'running' });
    release();
    await vi.waitFor(async () => expect(await second.stateOf('one', signal)).toEqual({ status: 'succeeded', power: 'stopped' }), patience);
  });

  test('an operation that was cut off after its effect has succeeded, for every process', async () => {
    const { host, record } = hostWithServer({ fence: 1, operations: [{ ...running, isApplied: true, leaseUntil: Date.now() - 1 }] });
    const operations = createOperations(host);
    expect(await operations.stateOf('one', signal)).toEqual({ status: 'succeeded', power: 'running' });
    await operations.begin(forceOff('two', 2), signal);
    expect(record().operations[0]).toMatchObject({ outcome: { status: 'succeeded', power: 'running' } });
  });

  test('an operation whose last call fails after its effect has succeeded', async () => {
    const { promise: hold, reject: fail } = Promise.withResolvers<void>();
    const { host, commands, markApplied } = hostWithServer({}, hold);
    const [first, second] = [createOperations(host), createOperations(host)];
    await first.begin(forceOff('one', 1), signal);
    await vi.waitFor(() => expect(commands).toEqual(['destroy']), patience);
    markApplied();
    fail(new VirshError('destroy', 'error: Failed to terminate process 7 with SIGKILL'));
    const applied = { status: 'succeeded', power: 'running' };
    await vi.waitFor(async () => expect(await first.stateOf('one', signal)).toEqual(applied), patience);
    expect(await second.stateOf('one', signal)).toEqual(applied);
  });

  test('a server comes back if the process stops while it restarts, and stays off if it was to stop', { timeout: 30_000 }, async () => {
    const lastSent = async (kind: 'restart' | 'stop') => {
      const { host } = hostWithServer();
      const sent: string[] = [];
      const virsh: LibvirtHost['virsh'] = {
        ...host.virsh,
        async run(command, limited) {
          // The guest takes longer to shut down than the process has.
          if (command[0] === 'domstats') return "Domain: 'portico-31'\n  state.state=1\n";
          if (command[0] === 'shutdown' || command[0] === 'reboot') sent.push(command[0]);
          return await host.virsh.run(command, limited);
        },
      };
      const operations = createOperations({ ...host, virsh });
      await operations.begin({ ...forceOff(kind, 1), command: { kind } }, signal);
      await vi.waitFor(() => expect(sent).toContain('shutdown'), patience);
      await operations.close();
      return sent.at(-1);
    };
    expect(await Promise.all([lastSent('restart'), lastSent('stop')])).toEqual(['reboot', 'shutdown']);
  });

  test.each([
    ['loses its host while it restarts comes back', 1, ['shutdown', 'reboot', 'reboot']],
    ['was never told to go off is not restarted when its restart fails', 0, []],
  ])('a server that %s', { timeout: 30_000 }, async (_what, looks, expected) => {
    const { host } = hostWithServer();
    const sent: string[] = [];
    const lost = new VirshError('domstats', 'error: failed to connect to the hypervisor');
    const virsh: LibvirtHost['virsh'] = {
      ...host.virsh,
      async run(command, limited) {
        if (command[0] === 'domstats' && sent.length >= looks) throw lost;
        if (command[0] === 'domstats') return "Domain: 'portico-31'\n  state.state=1\n";
        if (command[0] === 'shutdown' || command[0] === 'reboot') sent.push(command[0]);
        // Still unreachable at the first attempt to bring it back.
        if (command[0] === 'reboot' && sent.length === 2) throw lost;
        return await host.virsh.run(command, limited);
      },
    };
    const operations = createOperations({ ...host, virsh });
    await operations.begin({ ...forceOff('one', 1), command: { kind: 'restart' } }, signal);
    await vi.waitFor(async () => expect(await operations.stateOf('one', signal)).toMatchObject({ status: 'failed' }), patience);
    expect(sent).toEqual(expected);
    await operations.close();
  });

  test('an operation with an older fence does nothing', async () => {
    const { host, commands, record } = hostWithServer({ fence: 7 });
    const operations = createOperations(host);
    await operations.begin(forceOff('late', 6), signal);
    expect(await operations.stateOf('late', signal)).toMatchObject({ status: 'failed', code: 'busy' });
    expect([commands, record().fence]).toEqual([[], 7]);
  });

  test('an operation that the host is slow to record runs, and does nothing once it was cancelled', async () => {
    const { host, commands } = hostWithServer();
    const { promise: recorded, resolve: record } = Promise.withResolvers<void>();
    const virsh: LibvirtHost['virsh'] = {
      ...host.virsh,
      async run(command, limited) {
        if (command[0] === 'metadata' && !limited.aborted) await Promise.race([recorded, once(limited, 'abort')]);
        limited.throwIfAborted();
        return await host.virsh.run(command, limited);
      },
    };
    const operations = createOperations({ ...host, virsh });
    const begins = ['first', 'repeated'].map(() => operations.begin(forceOff('one', 1), signal).catch(() => 'failed'));
    expect(await operations.stateOf('one', signal)).toMatchObject({ status: 'running' });
    expect(await operations.cancel('one', signal)).toEqual({ status: 'unknown' });
    record();
    expect(await Promise.all(begins)).toEqual(['failed', 'failed']);
    expect(commands).toEqual([]);
  });

  test('of two processes that begin an operation while the host is slow, one runs it, and none calls it unknown', async () => {
    const { host, commands } = hostWithServer();
    const { promise: recorded, resolve: record } = Promise.withResolvers<void>();
    const { promise: isRecording, resolve: noteRecording } = Promise.withResolvers<void>();
    const virsh: LibvirtHost['virsh'] = {
      ...host.virsh,
      async run(command, limited) {
        if (command[0] === 'metadata') {
          noteRecording();
          await recorded;
        }
        return await host.virsh.run(command, limited);
      },
    };
    const shared: LibvirtHost = { ...host, virsh, exclusive: (name, work) => inTurn(`database ${name}`, () => work(signal)) };
    const first = createOperations(shared);
    // Another process shares the database's locks and nothing else.
    vi.resetModules();
    const second = (await import('./operations.ts')).createOperations(shared);
    const firstBegin = first.begin(forceOff('one', 1), signal);
    await isRecording;
    await expect(second.stateOf('one', AbortSignal.timeout(100))).rejects.toThrow(DriverError);
    await expect(second.cancel('one', AbortSignal.timeout(100))).rejects.toThrow(DriverError);
    const secondBegin = second.begin(forceOff('one', 1), signal);
    await setImmediate();
    record();
    await Promise.all([firstBegin, secondBegin]);
    await vi.waitFor(async () => expect(await second.stateOf('one', signal)).toEqual({ status: 'succeeded', power: 'stopped' }), patience);
    expect(commands).toEqual(['destroy']);
  });

  test('cancelling an operation of another process ends it for both', async () => {
    const { host } = hostWithServer({ fence: 1, operations: [{ ...running, leaseUntil: Date.now() + 60_000 }] });
    const operations = createOperations(host);
    expect(await operations.cancel('one', signal)).toMatchObject({ status: 'uncertain' });
    expect(await createOperations(host).stateOf('one', signal)).toMatchObject({ status: 'uncertain' });
  });

  test('a missing server fails, and an operation that never began is unknown', async () => {
    const { host } = hostWithServer();
    const operations = createOperations(host);
    await operations.begin({ ...forceOff('one', 1), serviceId: 32 }, signal);
    expect(await operations.stateOf('one', signal)).toMatchObject({ status: 'failed', code: 'not-found' });
    expect(await operations.stateOf('never', signal)).toEqual({ status: 'unknown' });
  });
});
