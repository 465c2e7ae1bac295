import type { DriverDatabase } from '@portico/drivers/driver-context';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { ProvisioningDriver, ServerRequest, ServerState } from '@portico/drivers/provisioning-driver';
import type { ServerCounters } from '@portico/drivers/server-counters';
import { hashPassword, shareOfSetUp } from './command-effects.ts';
import type { PickFault, Fault } from './faults.ts';
import { DriverError } from '@portico/drivers/driver-error';
import { createSimulatedConsoles, type SimulatedConsoles } from '../simulated-console/simulated-consoles.ts';
import { simulatedConsole } from './simulated-console.ts';
import { simulatedCounters } from './simulated-counters.ts';
import { beginOperation, cancelOperation, settle, stateOf } from './simulated-operations.ts';
import { simulatedServers } from './simulated-server.repository.ts';

export type SimulatorOptions = {
  database: DriverDatabase;
  delayMs: number;
  now: () => Date;
  seed: string;
  /** Where screens are stored. Defaults to the simulator's own store. */
  consoles?: SimulatedConsoles;
  /** Without it, nothing fails. */
  pickFault?: PickFault;
};

const vncPorts = { first: 5_900, count: 100 };

/** Simulates a data centre: its servers are rows in its own tables and its operations take time. No machine is started. */
export function createSimulator({
  database,
  delayMs,
  now,
  seed,
  consoles = createSimulatedConsoles(),
  pickFault = () => null,
}: SimulatorOptions): ProvisioningDriver {
  const ask = <T>(signal: AbortSignal, work: (tx: SimulationTransaction) => Promise<T>) =>
    withFault(pickFault('ask'), signal, () => database.transaction(work));
  const screen = simulatedConsole(consoles, now);
  return {
    openConsole: async (serviceId, signal) => consoles.open(await ask(signal, (tx) => screen.bootedServer(tx, serviceId)), signal),
    requestServer: (request, signal) => ask(signal, (tx) => requestServer(tx, request, now(), delayMs)),
    removeServer: (serviceId, signal, mac) =>
      ask(signal, async (tx) => {
        const server = await simulatedServers(tx).find(serviceId);
        if (mac === undefined || server?.network?.mac === mac) await simulatedServers(tx).remove(serviceId);
        return 'removed' as const;
      }),
    begin(operation, signal) {
      const fault = pickFault('begin');
      const ofOperation = fault === 'fail' || fault === 'hang' ? fault : null;
      return withFault(fault, signal, async () => {
        if (fault === 'forget') return;
        await database.transaction((tx) => beginOperation(tx, operation, ofOperation, { seed, delayMs, at: now() }));
      });
    },
    expectedMs: (command) => delayMs * shareOfSetUp(command),
    operationState: (operationId, signal) =>
      ask(signal, async (tx) => {
        const state = await stateOf(tx, operationId, now());
        if (state.status === 'succeeded') await screen.follow(tx, operationId);
        return state;
      }),
    cancel: (operationId, signal) => ask(signal, (tx) => cancelOperation(tx, operationId, now())),
    powerOf: (serviceIds, signal) =>
      ask(signal, async (tx) => {
        for (const serviceId of serviceIds.toSorted((one, other) => one - other)) await settle(tx, serviceId, now());
        const rows = serviceIds.length === 0 ? [] : await simulatedServers(tx).powers(serviceIds);
        return new Map(rows.map(({ service_id: serviceId, power }) => [serviceId, power]));
      }),
    vncAddress: (serviceId, signal) =>
      ask(signal, async (tx) => {
        await settle(tx, serviceId, now());
        const server = await simulatedServers(tx).find(serviceId);
        if (server?.vnc_password_hash == null) return null;
        return `${server.ip ?? 'localhost'}:${vncPorts.first + (serviceId % vncPorts.count)}`;
      }),
    counters: (serviceIds, signal) =>
      ask(signal, async (tx) => {
        // One moment for all: a server that stopped between two would have counted on after its end.
        const at = now();
        const entries: [number, ServerCounters][] = [];
        for (const serviceId of serviceIds.toSorted((one, other) => one - other)) {
          await settle(tx, serviceId, at);
          const server = await simulatedServers(tx).find(serviceId);
          if (server === undefined || server.ready_at > at) continue;
          const lastChange = (await simulatedServers(tx).powerChanges(serviceId)).at(-1);
          const runsUntil = server.power === 'stopped' ? (lastChange?.at ?? null) : null;
          const bootedAt = server.booted_at ?? server.ready_at;
          const { power, peak_bytes_per_second: peakBytesPerSecond } = server;
          entries.push([serviceId, simulatedCounters(seed, { serviceId, bootedAt, power, runsUntil, peakBytesPerSecond }, at)]);
        }
        return new Map(entries);
      }),
    list: (signal) =>
      ask(signal, async (tx) => {
        const servers = await simulatedServers(tx).list();
        return servers.map(({ machine_id: machineId, service_id: serviceId, hostname, power, fence }) => {
          const isOurs = serviceId > 0;
          return {
            foreignId: `sim-${machineId}`,
            serviceId: isOurs ? serviceId : null,
            name: hostname,
            power,
            fence: isOurs ? fence : null,
          };
        });
      }),
    adopt: (serviceId, foreignId, signal) =>
      ask(signal, async (tx) => {
        const server = await simulatedServers(tx).find(serviceId);
        if (server !== undefined && `sim-${server.machine_id}` !== foreignId) throw new DriverError(`Service ${serviceId} has a server`);
        const isAdopted = await simulatedServers(tx).adopt(serviceId, Number(foreignId.replace('sim-', '')));
        if (!isAdopted) throw new DriverError(`There is no server ${foreignId}`);
      }),
  };
}

async function withFault<T>(fault: Fault | null, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (fault === 'silence')
    return await new Promise((_resolve, reject) => onceAborted(signal, () => reject(new DriverError('No response'))));
  if (fault === 'lose-before') throw new DriverError('The connection was lost');
  const answer = await work();
  if (fault === 'lose-after') throw new DriverError('The connection was lost');
  return answer;
}

function onceAborted(signal: AbortSignal, react: () => void): void {
  if (signal.aborted) react();
  else signal.addEventListener('abort', react, { once: true });
}

async function requestServer(tx: SimulationTransaction, request: ServerRequest, at: Date, delayMs: number): Promise<ServerState> {
  const { serviceId, rootPassword } = request;
  const servers = simulatedServers(tx);
  const readyAt = new Date(at.getTime() + delayMs);
  const hash = rootPassword === null ? null : hashPassword(serviceId, rootPassword);
  await servers.add(request, hash, at, readyAt);
  const server = await servers.find(serviceId);
  if (server === undefined || server.ready_at > at) return { status: 'preparing', readyAt: server?.ready_at ?? readyAt };
  return { status: 'ready', power: server.power };
}
