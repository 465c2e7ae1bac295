import type { ProvisioningDriver, ServerNetwork, ServerRequest } from './provisioning-driver.ts';

export type ProbedServer = { serviceId: number; network: ServerNetwork };

/**
 * Looks into a server instead of asking the driver, such as by SSH or at its disk image. Without a probe, the effects that it would prove
 * are skipped, and the report says so.
 */
export type ServerProbe = {
  hostname?: (server: ProbedServer) => Promise<string>;
  /** Every address that is configured in the guest, IPv4 and IPv6. */
  addresses?: (server: ProbedServer) => Promise<readonly string[]>;
  /** The catalogue id of the image that the guest sees, or null. */
  iso?: (server: ProbedServer) => Promise<string | null>;
  /** Whether root can sign in. */
  signsIn?: (server: ProbedServer, password: string) => Promise<boolean>;
  /** Writes a file to the disk; `hasMarker` says whether it is still there. */
  writeMarker?: (server: ProbedServer) => Promise<void>;
  hasMarker?: (server: ProbedServer) => Promise<boolean>;
};

/** A driver under test, and how to let its time pass. */
export type DriverUnderTest = {
  driver: ProvisioningDriver;
  /** After it, operations that take `expectedMs` have ended. */
  wait: () => Promise<void>;
  /** Returns the id of a service without a server. */
  newServiceId: () => number;
  /** Whether its faults make operations fail, hang or be forgotten. Operations are then repeated until they succeed. */
  isFaulty: boolean;
  probe?: ServerProbe;
  /** What to order: a plan, system and image that the host has. */
  ordered?: Partial<ServerRequest>;
  /** The system and the image that a server is changed to. */
  other?: { os: string; iso: string };
  /** Addresses that the host can route. Documentation addresses if it is left out. */
  networkOf?: (serviceId: number) => ServerNetwork;
  /** Creates a server that Portico doesn't know, and returns its id on the host. */
  createForeign?: () => Promise<string>;
};

export type SuiteTimes = {
  /** How long the server waits for one call. */
  callTimeoutMs?: number;
  /** How long one test may take. Vitest's own limit if it is left out. */
  testTimeoutMs?: number;
};
