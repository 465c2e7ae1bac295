import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { duplexPair, type Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { OpenConsole } from '../console.ts';
import { createGuest, type Guest } from './guest.ts';
import { serveRfb } from './rfb-server.ts';

/** A running server; `bootedAt` tells one run of it from the next. */
export type BootedServer = { serviceId: number; hostname: string; bootedAt: string };

export type SimulatedConsoles = {
  /** A stream of RFB from the server's screen, until the signal ends it. */
  open(server: BootedServer, signal: AbortSignal): OpenConsole;
  /** The machine itself, for tests. */
  guestOf(serviceId: number): Guest | undefined;
  /** Shows who looks on that the server has started anew; nothing where it has not, or nobody ever looked. */
  rebooted(server: BootedServer): void;
  /** Ends the streams of a server that was stopped, and forgets what was on its screen. */
  switchOff(serviceId: number): void;
};

type Machine = { bootedAt: string; guest: Guest; password: string; viewers: Set<Duplex> };

/** Screens that nobody looks at are kept for whoever comes back, but not without end. */
const maxIdleMachines = 200;

type ConsolesOptions = {
  /** Without it a failure is nobody's, and ends the process. */
  logger?: Logger;
  /** Where what is typed is written down, a file for each service; for tests. */
  typedFolder?: string | null;
};

/** The screens of the simulated servers. They live as long as this process. */
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
        logger.error({ err: error }, 'a simulated console failed');
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
