import type { Duplex } from 'node:stream';

/** A stream of RFB (RFC 6143) from the server's screen. */
export type OpenConsole = {
  socket: Duplex;
  /** For VNC authentication; null where the stream asks for none. Not the password that the client chose for VNC. */
  password: string | null;
};

export type ConsoleDriver = {
  /** Opens the screen of a running server. The signal ends the stream as well. @throws DriverError */
  openConsole(serviceId: number, signal: AbortSignal): Promise<OpenConsole>;
};
