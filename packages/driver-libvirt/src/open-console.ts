import type { OpenConsole } from '@portico/drivers/console';
import { DriverError } from '@portico/drivers/driver-error';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { screenOf } from './edit-domain.ts';
import { findServer } from './find-server.ts';
import type { LibvirtHost } from './libvirt-host.ts';

/** Opens the server's screen, through SSH if libvirt is reached through SSH. @throws DriverError */
export async function openConsole(host: LibvirtHost, serviceId: number, signal: AbortSignal): Promise<OpenConsole> {
  const server = await findServer(host, serviceId, signal);
  if (server?.power !== 'running') throw new DriverError("The server doesn't run");
  const screen = screenOf(await host.virsh.run(['dumpxml', server.uuid, '--security-info'], signal));
  if (screen === null) throw new DriverError('The server has no screen');
  const { protocol, hostname, username, port } = new URL(host.options.uri);
  const socket =
    protocol === 'qemu+ssh:'
      ? openThroughSsh({ hostname, username, port }, screen, signal)
      : await openDirectly({ ...screen, host: protocol === 'qemu+tls:' ? hostname : screen.host }, signal);
  return { socket, password: screen.password };
}

type Target = { host: string; port: number };

async function openDirectly(target: Target, signal: AbortSignal): Promise<Duplex> {
  const socket = connect({ ...target, signal });
  try {
    await once(socket, 'connect', { signal });
  } catch (error) {
    socket.destroy();
    throw new DriverError("The screen can't be reached", { cause: error });
  }
  return socket;
}

function openThroughSsh(
  { hostname, username, port }: { hostname: string; username: string; port: string },
  target: Target,
  signal: AbortSignal,
): Duplex {
  const destination = username === '' ? hostname : `${username}@${hostname}`;
  const words = ['-o', 'BatchMode=yes', ...(port === '' ? [] : ['-p', port]), '-W', `${target.host}:${target.port}`, destination];
  const child = spawn('ssh', words, { signal, stdio: ['pipe', 'pipe', 'ignore'] });
  const socket = Duplex.from({ readable: child.stdout, writable: child.stdin });
  child.on('error', (error) => socket.destroy(new DriverError("The screen can't be reached", { cause: error })));
  socket.on('close', () => child.kill());
  return socket;
}
