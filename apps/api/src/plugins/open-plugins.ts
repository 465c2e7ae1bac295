import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Plugin } from '@portico/drivers/define-config';
import type { DriverFactory, OpeningContext } from '@portico/drivers/driver-context';
import type { DnsPublisher } from '@portico/drivers/dns-publisher';
import type { FileStorage } from '@portico/drivers/file-storage';
import type { MailLayout } from '@portico/drivers/mail-layout';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import * as v from 'valibot';
import type { DnsInTransaction } from '../drivers/dns/dns-publisher.ts';
import type { OwnGateway } from '../drivers/payments/configured-gateways.ts';
import { describePart, type LoadedConfig } from '../platform/settings/loaded-config.ts';
import { namedDrivers } from './named-drivers.ts';
import { pluginContext, type LentParts } from './plugin-context.ts';
import { tryMailLayout } from './try-mail-layout.ts';

type OpeningParts = LentParts & Pick<OpeningContext, 'onClose'>;

/** The drivers that plugins provide. Null where none does. */
export type PluginDrivers = {
  /** By name, the default first. */
  provisioning: ReadonlyMap<string, ProvisioningDriver>;
  gateways: readonly OwnGateway[];
  storage: FileStorage | null;
  dns: DnsInTransaction | null;
  mailLayout: MailLayout | null;
};

const call = v.function('must be a function');
/** The message about a missing member. */
const missing = 'is missing';

const provisioningShape = v.object(
  {
    capabilities: v.optional(call),
    requestServer: call,
    removeServer: call,
    begin: call,
    expectedMs: call,
    operationState: call,
    cancel: call,
    powerOf: call,
    openConsole: call,
    vncAddress: call,
    counters: call,
    list: call,
    adopt: call,
  },
  missing,
);

const gatewayShape = v.object(
  {
    methodId: v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(2, 'must be at least 2; 1 is the balance'),
    ),
    id: v.pipe(v.string('must be a text'), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and hyphens')),
    name: v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty')),
    sandbox: v.boolean('must be true or false'),
    cards: v.nullable(v.object({ findCheckout: call, forgetCard: call }, missing)),
    createCheckout: call,
    getCheckout: call,
    cancelCheckout: call,
    refund: call,
    readWebhook: call,
  },
  missing,
);

const dnsShape = v.object({ publish: call }, missing);
const storageShape = v.object({ write: call, read: call, remove: call }, missing);

/**
 * Creates the drivers of a loaded configuration.
 * @throws ConfigurationError that names the file and the part if a factory fails or returns something else
 */
export async function openPlugins(config: LoadedConfig, lent: OpeningParts): Promise<PluginDrivers> {
  const provisioning = new Map<string, ProvisioningDriver>();
  let storage: FileStorage | null = null;
  let dns: DnsInTransaction | null = null;
  let mailLayout: MailLayout | null = null;
  const gateways: OwnGateway[] = [];
  for (const plugin of config.plugins) {
    const open = <Driver>(part: string, factory: DriverFactory<Driver>, shape: v.GenericSchema) =>
      openPart({ where: describePart(config, plugin, part), factory, shape }, plugin, lent);
    for (const [name, factory] of namedDrivers(plugin)) {
      const part = typeof plugin.provisioning === 'function' ? 'provisioning' : `provisioning.${name}`;
      provisioning.set(name, await open(part, factory, provisioningShape));
    }
    if (plugin.storage !== undefined) storage = await open('storage', plugin.storage, storageShape);
    if (plugin.dns !== undefined) dns = inTransactions(await open('dns', plugin.dns, dnsShape));
    if (plugin.mailLayout !== undefined) {
      mailLayout = await open('mailLayout', plugin.mailLayout, call);
      tryMailLayout(describePart(config, plugin, 'mailLayout'), mailLayout);
    }
    for (const [index, factory] of (plugin.gateways ?? []).entries()) {
      const gateway = await open(`gateways.${index}`, factory, gatewayShape);
      gateways.push({ gateway, isSimulation: plugin.isSimulation ?? false });
    }
  }
  return { provisioning, gateways, storage, dns, mailLayout };
}

/** The publisher sees only its own tables in the types, although the transaction is the server's. */
const inTransactions = (own: DnsPublisher): DnsInTransaction => ({ publish: (tx, names, at) => own.publish(tx as never, names, at) });

type Part<Driver> = { where: string; factory: DriverFactory<Driver>; shape: v.GenericSchema };

async function openPart<Driver>({ where, factory, shape }: Part<Driver>, plugin: Plugin, lent: OpeningParts): Promise<Driver> {
  let driver: Driver;
  try {
    driver = await factory({ ...pluginContext(plugin, lent), onClose: lent.onClose });
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    lent.logger.debug({ err: error }, 'a plugin failed to open');
    throw new ConfigurationError(`${where} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const checked = v.safeParse(shape, driver);
  if (checked.success) return driver;
  const [issue] = checked.issues;
  throw new ConfigurationError(`${where} returned something else: ${v.getDotPath(issue) ?? 'the driver'} ${issue.message}.`);
}
