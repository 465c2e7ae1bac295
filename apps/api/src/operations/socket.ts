import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Refusal } from './refusal.ts';

/** A request for a WebSocket, before anything was agreed to. */
export type SocketRequest = {
  query: URLSearchParams;
  /** What the browser offers besides. */
  protocols: readonly string[];
  logger: Logger;
  now: Date;
};

/** Somebody who was let in. */
export type Admission = {
  serve: (socket: WebSocket) => Promise<void>;
  /** Called when the connection is closed, be it before the socket was there. */
  abandon: () => void;
};

/** A WebSocket beside the contract's operations. Where it may be opened from is seen to before `admit` is asked, which refuses as an operation does. */
export type SocketRoute = {
  path: string;
  /** The sub-protocol that is spoken: whoever does not offer it is refused. */
  protocol: string;
  admit: (request: SocketRequest) => Promise<Admission | Refusal>;
};
