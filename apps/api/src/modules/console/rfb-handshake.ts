import type { Duplex } from 'node:stream';
import { DriverError } from '@portico/drivers/driver-error';
import { readBytes } from '@portico/drivers/read-bytes';
import { vncResponse } from '@portico/drivers/vnc-authentication';
import type { OpenConsole } from '@portico/drivers/console';

const version = Buffer.from('RFB 003.008\n');
const ours = /^RFB 003\.(\d{3})\n$/;
const noSecurity = 1;
const vncSecurity = 2;
const ok = 0;

/** Completes the RFB 3.8 handshake with the server's screen, up to the viewer's first message. @throws DriverError */
export async function enterConsole({ socket, password }: OpenConsole, signal: AbortSignal): Promise<void> {
  const read = (length: number) => readBytes(socket, length, signal);
  const spoken = ours.exec((await read(version.length)).toString('latin1'))?.[1];
  if (spoken === undefined || Number(spoken) < 8) throw new DriverError('The console speaks no RFB 3.8');
  socket.write(version);
  const types = await read((await read(1)).readUInt8(0));
  const wanted = password === null ? noSecurity : vncSecurity;
  if (!types.includes(wanted)) throw new DriverError('The console offers no way in that we know');
  socket.write(Buffer.from([wanted]));
  if (password !== null) socket.write(vncResponse(await read(16), password));
  if ((await read(4)).readUInt32BE(0) !== ok) throw new DriverError('The console refused its password');
}

export class HandshakeError extends Error {}

/** Completes the RFB handshake with the browser, without a password because the ticket already authenticated it. @throws HandshakeError */
export async function welcomeViewer(viewer: Duplex, signal: AbortSignal): Promise<void> {
  viewer.write(version);
  if (!(await readBytes(viewer, version.length, signal)).equals(version)) throw new HandshakeError('The viewer speaks no RFB 3.8');
  viewer.write(Buffer.from([1, noSecurity]));
  if ((await readBytes(viewer, 1, signal)).readUInt8(0) !== noSecurity) throw new HandshakeError('The viewer wants another way in');
  viewer.write(Buffer.alloc(4));
}
