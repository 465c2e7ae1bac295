import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { duplexPair, type Duplex } from 'node:stream';
import type { DriverLogger } from '@portico/drivers/driver-context';
import type { OpenConsole } from '@portico/drivers/console';
import { createGuest, type Guest } from './guest.ts';
import { serveRfb } from './rfb-server.ts';

/** A running server. `bootedAt` identifies the boot. */
export type BootedServer = { serviceId: number; hostname: string; bootedAt: string };

export type SimulatedConsoles = {
  /** Opens an RFB stream of the server's screen, until the signal aborts. */
  open(server: BootedServer, signal: AbortSignal): OpenConsole;
  /** Exposes the machine to tests. */
  guestOf(serviceId: number): Guest | undefined;
  /** Shows a reboot to current viewers. Does nothing if the server hasn't rebooted or its screen was never opened. */
  rebooted(server: BootedServer): void;
  /** Ends the streams of a stopped server and clears its screen. */
  switchOff(serviceId: number): void;
};

type Machine = { bootedAt: string; guest: Guest; password: string; viewers: Set<Duplex> };

/** Caps the screens that are stored for returning viewers. */
const maxIdleMachines = 200;

type ConsolesOptions = {
  /** Without a logger, an error is unhandled and ends the process. */
  logger?: Pick<DriverLogger, 'error' | 'warn'>;
  /** For tests: the folder that records what is typed, one file per service. */
  typedFolder?: string | null;
};

/** The screens of simulated servers. They exist only in this process. */
export function createSimulatedConsoles({ logger, typedFolder = null }: ConsolesOptions = {}): SimulatedConsoles {
  const machines = new Map<number, Machine>();

  function switchOff(serviceId: number): void {
    const machine = machines.get(serviceId);
    machines.delete(serviceId);
    machine?.viewers.forEach((viewer) => viewer.destroy());
  }

  function machineOf({ serviceId, hostname, bootedAt }: BootedServer): Machine {
    const known = machines.get(serviceId);
    if (known?.bootedAt === bootedAt) return known;
    switchOff(serviceId);
    const onTyped = typedFolder === null ? () => {} : (text: string) => appendFileSync(path.join(typedFolder, `${serviceId}.txt`), text);
    const guest = createGuest({ hostname, onTyped });
    const machine = { bootedAt, guest, password: randomBytes(6).toString('base64url'), viewers: new Set<Duplex>() };
    machines.set(serviceId, machine);
    forgetIdle(machines);
    return machine;
  }

  return {
    rebooted({ serviceId, bootedAt }) {
      const machine = machines.get(serviceId);
      if (machine === undefined || machine.bootedAt === bootedAt) return;
      machine.bootedAt = bootedAt;
      machine.guest.boot();
    },
    guestOf: (serviceId) => machines.get(serviceId)?.guest,
    switchOff,
    open(server, signal) {
      const { guest, password, viewers } = machineOf(server);
      const [near, far] = duplexPair();
      viewers.add(far);
      const hangUp = () => far.destroy();
      signal.addEventListener('abort', hangUp, { once: true });
      near.once('close', hangUp);
      far.once('close', () => {
        signal.removeEventListener('abort', hangUp);
        viewers.delete(far);
        near.destroy();
      });
      serveRfb(far, guest, { password }).catch((error: unknown) => {
        if (logger === undefined) throw error;
        logger.error({ err: error }, 'simulated console failed');
      });
      if (signal.aborted) hangUp();
      return { socket: near, password };
    },
  };
}

function forgetIdle(machines: Map<number, Machine>): void {
  const idle = [...machines].filter(([, { viewers }]) => viewers.size === 0);
  idle.slice(0, Math.max(0, idle.length - maxIdleMachines)).forEach(([serviceId]) => machines.delete(serviceId));
}
