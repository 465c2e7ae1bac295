import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Refusal } from './refusal.ts';

/** A WebSocket request before the upgrade. */
export type SocketRequest = {
  query: URLSearchParams;
  /** All subprotocols that the browser offers. */
  protocols: readonly string[];
  logger: Logger;
  now: Date;
};

/** An admitted socket. */
export type Admission = {
  serve: (socket: WebSocket) => Promise<void>;
  /** Called when the connection closes before the socket opens. */
  abandon: () => void;
};

/** A WebSocket outside the contract. Its origin is checked before `admit`, which refuses as an operation does. */
export type SocketRoute = {
  path: string;
  /** The subprotocol. Clients that don't offer it are refused. */
  protocol: string;
  admit: (request: SocketRequest) => Promise<Admission | Refusal>;
};
