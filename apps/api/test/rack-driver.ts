import type { FinalState, Power, ProvisioningDriver } from '@portico/drivers/provisioning-driver';

export type RackDriver = ProvisioningDriver & {
  /** The services that each call was about. */
  calls: ReadonlyMap<string, ReadonlySet<number>>;
};

/** A driver of machines in a rack, in memory. They can be switched on and off, and that's all it offers. */
export function createRackDriver(): RackDriver {
  const powers = new Map<number, Power>();
  const ended = new Map<string, FinalState>();
  const calls = new Map<string, Set<number>>();
  const note = (call: string, ...ids: readonly number[]) => {
    const known = calls.get(call) ?? new Set();
    calls.set(call, known);
    ids.forEach((id) => known.add(id));
  };
  const unsupported = { status: 'failed', code: 'unsupported', reason: 'A machine in a rack can only be switched' } as const;
  const refuse = (): never => {
    throw new Error(unsupported.reason);
  };
  const powersOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const power = powers.get(id);
      return power === undefined ? [] : [[id, power] as const];
    });

  return {
    calls,
    capabilities: () => ['power'],
    async requestServer({ serviceId }) {
      note('requestServer', serviceId);
      powers.set(serviceId, powers.get(serviceId) ?? 'running');
      return { status: 'ready', power: powers.get(serviceId) ?? 'running' };
    },
    async removeServer(serviceId) {
      note('removeServer', serviceId);
      powers.delete(serviceId);
      return 'removed';
    },
    async begin({ operationId, serviceId, command }) {
      note('begin', serviceId);
      if (ended.has(operationId)) return;
      const power = { start: 'running', restart: 'running', stop: 'stopped', force_off: 'stopped' } as const;
      const wanted = command.kind in power ? power[command.kind as keyof typeof power] : undefined;
      if (wanted !== undefined) powers.set(serviceId, wanted);
      ended.set(operationId, wanted === undefined ? unsupported : { status: 'succeeded', power: wanted });
    },
    expectedMs: () => 0,
    operationState: async (operationId) => ended.get(operationId) ?? { status: 'unknown' },
    cancel: async (operationId) => ended.get(operationId) ?? { status: 'unknown' },
    async powerOf(serviceIds) {
      note('powerOf', ...serviceIds);
      return new Map(powersOf(serviceIds));
    },
    openConsole: async () => refuse(),
    vncAddress: async () => null,
    async counters(serviceIds) {
      note('counters', ...serviceIds);
      return new Map();
    },
    async list() {
      return powersOf([...powers.keys()]).map(([serviceId, power]) => ({
        foreignId: `unit-${serviceId}`,
        serviceId,
        name: `unit-${serviceId}`,
        power,
        fence: null,
      }));
    },
    adopt: async () => refuse(),
  };
}
