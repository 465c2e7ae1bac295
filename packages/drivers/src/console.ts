import type { Duplex } from 'node:stream';

/** An RFB stream (RFC 6143) of the server's screen. */
export type OpenConsole = {
  socket: Duplex;
  /** For VNC authentication; null if the stream needs none. This is not the VNC password that the client chose. */
  password: string | null;
};

export type ConsoleDriver = {
  /** Opens the screen of a running server. Aborting the signal also ends the stream. @throws DriverError */
  openConsole(serviceId: number, signal: AbortSignal): Promise<OpenConsole>;
};
