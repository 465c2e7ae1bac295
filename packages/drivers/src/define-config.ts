import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { AddressPool } from './address-pool.ts';
import type { Setting } from './define-setting.ts';
import type { DriverContext, DriverFactory } from './driver-context.ts';
import type { DnsPublisher } from './dns-publisher.ts';
import type { FileStorage } from './file-storage.ts';
import type { MailLayout } from './mail-layout.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { ProvisioningDriver } from './provisioning-driver.ts';

/** Work in the background, in any process. It must be safe to repeat. */
export type DriverJob = {
  /** Unique in its plugin. */
  name: string;
  /** Runs the job periodically, without data. */
  everySeconds?: number;
  /** @throws to have the job retried */
  handle: (context: DriverContext, given: object, signal: AbortSignal) => Promise<void>;
};

/** What runs while the server serves: the context, and the gateways in use by payment method id. */
export type RouteContext = DriverContext & { gateways: ReadonlyMap<number, PaymentGateway> };

type Parts = {
  /** True if it only simulates. The server then says so everywhere, and uses its gateways only if there is no other. */
  isSimulation?: boolean;
  /** Environment variables. They are in `--help` and are validated with the server's. */
  settings?: readonly Setting[];
  /**
   * Kysely migrations by name, run once each in the order of their names, before anything else. They must run on PGlite and on PostgreSQL.
   * Never change or remove a released one. Start the names of your tables with the plugin's name.
   */
  migrations?: Readonly<Record<string, Migration>>;
  /**
   * One driver, named like its plugin (`default` in the file itself), or several by name. A plan or placement of the catalogue names its
   * driver; the first that is configured, the file's own before its plugins', is for the others. Never change a name: services remember it.
   */
  provisioning?: DriverFactory<ProvisioningDriver> | Readonly<Record<string, DriverFactory<ProvisioningDriver>>>;
  /** Created at the start if there is no pool of that name. Operators add others with `address-pool add`. */
  addressPools?: readonly AddressPool[];
  /** Added to the others. Payment method ids and names are unique; 1 is the balance. */
  gateways?: readonly DriverFactory<PaymentGateway>[];
  /** Stores new files. Older files are read where they are, in the server's database. */
  storage?: DriverFactory<FileStorage>;
  /** Publishes reverse DNS names instead of the tables that a PowerDNS server reads. */
  dns?: DriverFactory<DnsPublisher>;
  /** Lays out every email. It is tried with an example at the start. */
  mailLayout?: DriverFactory<MailLayout>;
  jobs?: readonly DriverJob[];
  /** Adds HTTP routes outside the contract, such as a payment page, in a separate Fastify scope. */
  routes?: (server: FastifyInstance, context: RouteContext) => Promise<void> | void;
};

/** An extension as packages export it, usually from a function that takes its options. */
export type Plugin = Parts & {
  /** Lower-case letters, digits and hyphens, such as `libvirt`. Never change it, because the plugin's migrations are recorded under it. */
  name: string;
};

/** The default export of `portico.config.ts`: a provider's own parts, and plugins. */
export type PorticoConfig = Parts & { plugins?: readonly Plugin[] };

/** Returns the configuration as it is. It lets an editor complete and check the file. */
export function defineConfig(config: PorticoConfig): PorticoConfig {
  return config;
}
