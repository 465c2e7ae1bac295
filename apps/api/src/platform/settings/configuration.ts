import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { BrandFileError, readBrandFile, type LoadedBrand } from '@portico/brand/brand-file';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Setting } from '@portico/drivers/define-setting';
import { noConfig, type LoadedConfig } from './loaded-config.ts';
import { serverSettings as server } from './server-settings.ts';

/** What the server was started with: common settings by name, all others by their declaration. */
export type Configuration = {
  port: number;
  host: string;
  /** Has no trailing slash. */
  publicUrl: string;
  /** False if it is the default. Redirects then use the browser's own origin. */
  publicUrlIsGiven: boolean;
  databaseUrl: string | null;
  databasePoolSize: number;
  databaseLockTimeoutMs: number;
  databaseStatementTimeoutMs: number;
  /** An absolute path. */
  dataFolder: string;
  brandName: string;
  brand: LoadedBrand;
  logLevel: string;
  trustProxy: string | null;
  drainTimeoutMs: number;
  /** An absolute path. */
  portalFolder: string;
  /** The loaded `portico.config.ts`. */
  config: LoadedConfig;
  /** Returns the value of a registered setting. */
  setting<Value>(setting: Setting<Value>): Value;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads these settings from the environment and the command line. An empty setting counts as unset.
 * @throws ConfigurationError that names each invalid setting
 */
export function readSettings(
  settings: readonly Setting[],
  env: Environment,
  argv: readonly string[],
  config: LoadedConfig = noConfig,
): Configuration {
  checkArguments(settings, argv);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = v.safeParse(v.object(Object.fromEntries(settings.map(({ name, schema }) => [name, schema]))), given);
  if (!parsed.success) {
    throw new ConfigurationError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('\n'));
  }
  const known = new Set(settings.map(({ name }) => name));
  const setting = <Value>({ name }: Setting<Value>): Value => {
    if (!known.has(name)) throw new Error(`${name} is not in the settings registry`);
    // The setting's own schema parsed this value.
    return parsed.output[name] as Value;
  };
  if (setting(server.publicUrl) === undefined && !isLocal(setting(server.host))) {
    throw new ConfigurationError(
      `PUBLIC_URL is required because HOST is ${setting(server.host)}. Set it to the origin that browsers use, such as https://portal.example.com`,
    );
  }
  const brand = loadBrand(setting(server.brandFile));
  return {
    port: setting(server.port),
    host: setting(server.host),
    publicUrl: setting(server.publicUrl) ?? `http://localhost:${setting(server.port)}`,
    publicUrlIsGiven: setting(server.publicUrl) !== undefined,
    databaseUrl: setting(server.databaseUrl) ?? null,
    databasePoolSize: setting(server.databasePoolSize),
    databaseLockTimeoutMs: setting(server.databaseLockTimeoutMs),
    databaseStatementTimeoutMs: setting(server.databaseStatementTimeoutMs),
    dataFolder: path.resolve(setting(server.dataFolder)),
    brandName: setting(server.brandName) ?? brand.brand.name,
    brand,
    logLevel: setting(server.logLevel),
    trustProxy: setting(server.trustProxy) ?? null,
    drainTimeoutMs: setting(server.drainTimeoutMs),
    portalFolder: path.resolve(setting(server.portalFolder) ?? path.join(import.meta.dirname, '../../../../portal/dist')),
    config,
    setting,
  };
}

function isLocal(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
}

function loadBrand(file: string | undefined): LoadedBrand {
  try {
    return readBrandFile(file === undefined ? null : path.resolve(file));
  } catch (error) {
    if (error instanceof BrandFileError) throw new ConfigurationError(`BRAND_FILE ${error.message}`);
    throw error;
  }
}

/** `--config` was read before. */
function checkArguments(settings: readonly Setting[], argv: readonly string[]): void {
  let help: boolean;
  try {
    const { values } = parseArgs({ args: [...argv], options: { config: { type: 'string' }, help: { type: 'boolean', default: false } } });
    help = values.help;
  } catch (error) {
    throw new ConfigurationError(`${error instanceof Error ? error.message : String(error)}\n\n${usage(settings)}`);
  }
  if (help) throw new ConfigurationError(usage(settings));
}

function usage(settings: readonly Setting[]): string {
  const width = Math.max(...settings.map(({ name }) => name.length)) + 2;
  const rows = settings.map(({ name, about, defaultsTo }) => `  ${name.padEnd(width)}${about} Default: ${defaultsTo.replaceAll('`', '')}.`);
  return [
    'Usage: start [--config FILE]',
    '',
    '  --config FILE           Your drivers, gateways and plugins. Overrides PORTICO_CONFIG.',
    '',
    'Environment:',
    ...rows,
  ].join('\n');
}
