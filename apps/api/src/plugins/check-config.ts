import { addressPoolProblems } from '@portico/drivers/address-pool';
import type { Plugin, PorticoConfig } from '@portico/drivers/define-config';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import * as v from 'valibot';
import { namedDrivers } from './named-drivers.ts';
import { ownPluginName } from '../platform/settings/loaded-config.ts';

const factory = v.function('must be a function that returns the driver');

const setting = v.object(
  {
    name: v.pipe(v.string('must be a text'), v.regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper case, such as LIBVIRT_URL')),
    schema: v.object({}, 'must be a Valibot schema'),
    about: v.string('must be a text'),
    defaultsTo: v.string('must be a text'),
  },
  'must be made by defineSetting',
);

const jobName = v.pipe(v.string('must be a text'), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and hyphens'));

const severalDrivers = 'must be a function that returns the driver, or several by name';

const driverName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, 'must be a name of lower case letters, digits, dots and hyphens'),
);

const addressPool = v.pipe(
  v.looseObject({}, 'must be an address pool'),
  v.rawCheck(({ dataset, addIssue }) => {
    for (const message of dataset.typed ? addressPoolProblems(dataset.value) : []) addIssue({ message: `is no address pool: ${message}` });
  }),
);

const migration = 'must be a function, as in a Kysely migration';

const parts = {
  isSimulation: v.optional(v.boolean('must be true or false')),
  settings: v.optional(v.array(setting, 'must be a list')),
  migrations: v.optional(v.record(v.string(), v.object({ up: v.function(migration) }, migration), 'must be an object by name')),
  provisioning: v.optional(v.union([factory, v.pipe(v.record(driverName, factory), v.minEntries(1, severalDrivers))], severalDrivers)),
  addressPools: v.optional(v.array(addressPool, 'must be a list')),
  gateways: v.optional(v.array(factory, 'must be a list')),
  storage: v.optional(factory),
  dns: v.optional(factory),
  mailLayout: v.optional(factory),
  jobs: v.optional(v.array(v.object({ name: jobName, handle: v.function('must be a function') }, 'must be a job'), 'must be a list')),
  routes: v.optional(v.function('must be a function')),
};

const pluginName = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be lower case letters, digits and hyphens, such as libvirt'),
);

const known = (members: object) => (issue: v.StrictObjectIssue) =>
  issue.expected === 'never' ? `is unknown; there are ${Object.keys(members).join(', ')}` : 'must be an object';

const pluginMembers = { name: pluginName, ...parts };
const configMembers = {
  ...parts,
  plugins: v.optional(v.array(v.strictObject(pluginMembers, known(pluginMembers)), 'must be a list')),
};
const configSchema = v.strictObject(configMembers, known(configMembers));

/** @throws ConfigurationError that names the file and each wrong member */
export function checkConfig(file: string, exported: unknown): Plugin[] {
  const checked = v.safeParse(configSchema, exported);
  if (!checked.success) {
    const lines = checked.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'the default export'} ${issue.message}`);
    throw new ConfigurationError(lines.join('\n'));
  }
  // The schema has checked the members. Only the compiler can check the functions' types.
  const { plugins = [], ...own } = exported as PorticoConfig;
  const all = [{ name: ownPluginName, ...own }, ...plugins];
  refuseSame(file, 'plugins are named', all, ({ name }) => [name]);
  refuseSame(file, 'plugins have the setting', all, ({ settings = [] }) => settings.map(({ name }) => name));
  refuseSame(file, 'provisioning drivers are named', all, (plugin) => namedDrivers(plugin).map(([name]) => name));
  for (const part of ['storage', 'dns', 'mailLayout'] as const) {
    const names = all.filter((plugin) => plugin[part] !== undefined).map(({ name }) => name);
    if (names.length > 1) throw new ConfigurationError(`${file}: ${part} is configured by ${names.join(' and ')}. Keep one of them.`);
  }
  return all;
}

function refuseSame(file: string, what: string, plugins: readonly Plugin[], namesOf: (plugin: Plugin) => readonly string[]): void {
  const names = plugins.flatMap(namesOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ConfigurationError(`${file}: two ${what} ${twice}. Each name can be used once.`);
}
