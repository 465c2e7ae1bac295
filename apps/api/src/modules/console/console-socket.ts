import type { App } from '../../app.ts';
import { findAnyService } from '../services/any-service.ts';
import { driverNamed } from '../services/provisioning/ask-driver.ts';
import { callDriver } from '@portico/drivers/call-driver';
import type { OpenConsole } from '@portico/drivers/console';
import { DriverError } from '@portico/drivers/driver-error';
import { actFor } from '../../operations/act-for.ts';
import { isRefusal, refuse, type Refusal } from '../../operations/refusal.ts';
import type { Admission, SocketRequest, SocketRoute } from '../../operations/socket.ts';
import { isToken, tokenHash } from '../auth/token.ts';
import { serviceForConsole } from '../services/console-access.ts';
import { consoleSocketPath, offeredTicket } from './console-address.ts';
import { consoleIdleSeconds } from './settings.ts';
import { consoleTicketRepository } from './console-ticket.repository.ts';
import { relayConsole } from './relay-console.ts';
import { slotRefusal, reserveSlot } from './open-consoles.ts';
import { enterConsole } from './rfb-handshake.ts';
import { watchConsole, type Holder } from './watch-console.ts';

const openTimeoutMs = 10_000;
const handshakeMs = 10_000;

/** Serves a server's console to the holder of a ticket. Screen content and input are relayed and never logged. */
export function consoleSocket(app: App): SocketRoute {
  return {
    path: consoleSocketPath,
    protocol: 'binary',
    async admit(request) {
      const used = await redeemTicket(app, request);
      if (isRefusal(used)) return used;
      const full = slotRefusal(app, used.userId);
      if (full !== null) return full;
      const leave = reserveSlot(app, used.userId);
      const over = new AbortController();
      over.signal.addEventListener('abort', leave, { once: true });
      try {
        const console = await reach(app, used.serviceId, over.signal);
        return admission(app, request, used, { console, over });
      } catch (error) {
        over.abort();
        if (!(error instanceof DriverError)) throw error;
        request.logger.warn({ err: error, serviceId: used.serviceId }, 'failed to open a console');
        return refuse(503, 'driver_unavailable', { retryAfterSeconds: 10 });
      }
    },
  };
}

/** Redeems a ticket once. A ticket that is wrong, used, expired or for another service gets the same refusal. */
async function redeemTicket(app: App, { query, protocols, now }: SocketRequest): Promise<Holder | Refusal> {
  const ticket = offeredTicket(protocols);
  const invalid = refuse(401, 'unauthorized', { message: 'console.ticketInvalid' });
  const serviceId = Number(query.get('id'));
  if (ticket === undefined || !isToken('con', ticket) || !Number.isInteger(serviceId) || serviceId > 2 ** 31 - 1) return invalid;
  return await app.database.transaction(async (tx) => {
    const holder = await consoleTicketRepository(tx).use(tokenHash(ticket), serviceId, now);
    if (holder === undefined) return invalid;
    const client = actFor(holder.clientId);
    const service = await serviceForConsole(app, tx, client, serviceId);
    return isRefusal(service) ? service : { ...holder, ...client, serviceId };
  });
}

/** The timeout covers only the opening; the stream continues after it. */
async function reach(app: App, serviceId: number, over: AbortSignal): Promise<OpenConsole> {
  const service = await app.database.read((tx) => findAnyService(tx, serviceId));
  const driver = driverNamed(app, service?.driver ?? null);
  return await callDriver(openTimeoutMs, over, async (opening) => {
    const console = await driver.openConsole(serviceId, over);
    console.socket.on('error', () => console.socket.destroy());
    await enterConsole(console, opening);
    return console;
  });
}

function admission(
  app: App,
  { logger }: SocketRequest,
  holder: Holder,
  { console: { socket: screen }, over }: { console: OpenConsole; over: AbortController },
): Admission {
  const { serviceId, clientId } = holder;
  const close = () => {
    over.abort();
    screen.destroy();
  };
  return {
    abandon: close,
    async serve(socket) {
      logger.info({ serviceId, clientId }, 'console opened');
      const idleMs = app.configuration.setting(consoleIdleSeconds) * 1_000;
      const relay = relayConsole(socket, screen, { idleMs, handshakeMs, hasStopped: () => hasStopped(app, holder) });
      try {
        await watchConsole(app, holder, over.signal, relay.end);
        await relay.ended;
      } finally {
        close();
        logger.info({ serviceId, clientId }, 'console closed');
      }
    },
  };
}

async function hasStopped(app: App, holder: Holder): Promise<boolean> {
  const service = await app.database.read((tx) => serviceForConsole(app, tx, holder, holder.serviceId));
  return isRefusal(service) && service.code === 'already_stopped';
}
