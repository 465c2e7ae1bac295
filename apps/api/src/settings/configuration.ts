import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { BrandFileError, readBrandFile, type LoadedBrand } from '@portico/brand/brand-file';
import { readOrMakeSecret } from '../secret-file.ts';

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const httpUrl = v.pipe(
  text,
  v.url('must be a URL'),
  v.regex(/^https?:\/\//, 'must start with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const urlOf = (...protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (url) => protocols.some((protocol) => url.startsWith(`${protocol}://`)),
      `must start with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    ),
  );

/** Every setting: what it accepts, what holds without it, what it is for. `--help` prints this table. */
export const settings = {
  PORT: { schema: v.optional(whole(1, 65_535), '3000'), about: 'The port of portal and API. Default 3000.' },
  HOST: { schema: v.optional(text, 'localhost'), about: 'The address to listen on; 0.0.0.0 or :: for all. Default localhost.' },
  PUBLIC_URL: { schema: v.optional(httpUrl), about: 'The origin that browsers use, without a path. Default http://localhost:PORT.' },
  DATABASE_URL: {
    schema: v.optional(urlOf('postgres', 'postgresql')),
    about: 'A PostgreSQL database. Without it the embedded one in DATA_FOLDER is used, by one process at a time.',
  },
  DATABASE_POOL_SIZE: { schema: v.optional(whole(2, 500), '10'), about: 'Connections of one process to PostgreSQL. Default 10.' },
  DATA_FOLDER: { schema: v.optional(text, 'data'), about: 'The embedded database, generated secrets and unsent mail. Default ./data.' },
  SMTP_URL: {
    schema: v.optional(urlOf('smtp', 'smtps')),
    about: 'Where mail is sent. Without it each message is an .eml file in DATA_FOLDER/mail.',
  },
  MAIL_FROM: { schema: v.optional(text), about: 'The sender of mail. Default BRAND_NAME <no-reply@host of PUBLIC_URL>.' },
  BRAND_NAME: {
    schema: v.optional(v.pipe(text, v.maxLength(60, 'must have at most 60 characters'))),
    about: 'The name in titles and mails. Default the one in BRAND_FILE, or Portico.',
  },
  BRAND_FILE: {
    schema: v.optional(text),
    about: "The provider's brand, a JSON file: name, mark, colours, radius, font. Default the look of Portico.",
  },
  LOG_LEVEL: {
    schema: v.optional(
      v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
      'info',
    ),
    about: 'How much is logged: trace, debug, info, warn, error or silent. Default info.',
  },
  GATEWAY_SANDBOX_SECRET: {
    schema: v.optional(v.pipe(text, v.minLength(16, 'must have at least 16 characters'))),
    about:
      'Signs the webhooks of the sandbox payment gateway. Generated into DATA_FOLDER when unset; several processes on several machines need the same.',
  },
  SANDBOX_LOSE_WEBHOOKS: {
    schema: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
    about: 'With 1 the sandbox payment gateway loses all its webhooks; for tests. Default 0.',
  },
  SIMULATOR_DELAY_MS: {
    schema: v.optional(whole(0, 600_000), '4000'),
    about: 'How long the simulated servers take to be set up. Default 4000.',
  },
  RATE_LIMIT_FACTOR: { schema: v.optional(whole(1, 100_000), '1'), about: 'Multiplies every limit of tries; for load tests. Default 1.' },
  TRUST_PROXY: {
    schema: v.optional(text),
    about: 'Addresses or ranges of reverse proxies (comma separated) whose X-Forwarded-For is believed. Default none.',
  },
  DRAIN_TIMEOUT_MS: {
    schema: v.optional(whole(0, 600_000), '20000'),
    about: 'How long a stop waits for what is under way. Default 20000.',
  },
  PORTAL_FOLDER: { schema: v.optional(text), about: 'The built portal. Default apps/portal/dist of this repository.' },
} as const;

export type Configuration = {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** False where it is only the default: then a browser's own origin is used for its links back. */
  publicUrlIsGiven: boolean;
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Absolute. */
  dataFolder: string;
  smtpUrl: string | null;
  mailFrom: string;
  brandName: string;
  brand: LoadedBrand;
  logLevel: string;
  gatewaySandboxSecret: string;
  sandboxLosesWebhooks: boolean;
  simulatorDelayMs: number;
  rateLimitFactor: number;
  trustProxy: string | null;
  drainTimeoutMs: number;
  /** Absolute. */
  portalFolder: string;
  /** False by `--empty`: only the catalogue is seeded. */
  seedDemo: boolean;
};

/** What to tell the person who started it; nothing of the program is to blame. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const schema = v.object({
  PORT: settings.PORT.schema,
  HOST: settings.HOST.schema,
  PUBLIC_URL: settings.PUBLIC_URL.schema,
  DATABASE_URL: settings.DATABASE_URL.schema,
  DATABASE_POOL_SIZE: settings.DATABASE_POOL_SIZE.schema,
  DATA_FOLDER: settings.DATA_FOLDER.schema,
  SMTP_URL: settings.SMTP_URL.schema,
  MAIL_FROM: settings.MAIL_FROM.schema,
  BRAND_NAME: settings.BRAND_NAME.schema,
  BRAND_FILE: settings.BRAND_FILE.schema,
  LOG_LEVEL: settings.LOG_LEVEL.schema,
  GATEWAY_SANDBOX_SECRET: settings.GATEWAY_SANDBOX_SECRET.schema,
  SANDBOX_LOSE_WEBHOOKS: settings.SANDBOX_LOSE_WEBHOOKS.schema,
  SIMULATOR_DELAY_MS: settings.SIMULATOR_DELAY_MS.schema,
  RATE_LIMIT_FACTOR: settings.RATE_LIMIT_FACTOR.schema,
  TRUST_PROXY: settings.TRUST_PROXY.schema,
  DRAIN_TIMEOUT_MS: settings.DRAIN_TIMEOUT_MS.schema,
  PORTAL_FOLDER: settings.PORTAL_FOLDER.schema,
} satisfies Record<keyof typeof settings, unknown>);

/**
 * The settings of the environment and the command line. A setting that is set to nothing counts as unset.
 * @throws ConfigurationError naming each setting that is wrong
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>, argv: readonly string[]): Configuration {
  const { empty } = readArguments(argv);
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in settings && value !== undefined && value.trim() !== ''),
  );
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    throw new ConfigurationError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('\n'));
  }
  const values = parsed.output;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const dataFolder = path.resolve(values.DATA_FOLDER);
  const brand = loadBrand(values.BRAND_FILE);
  const brandName = values.BRAND_NAME ?? brand.brand.name;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    publicUrlIsGiven: values.PUBLIC_URL !== undefined,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataFolder,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `"${brandName.replaceAll(/["\\\r\n]/g, '')}" <no-reply@${new URL(publicUrl).hostname}>`,
    brandName,
    brand,
    logLevel: values.LOG_LEVEL,
    gatewaySandboxSecret: values.GATEWAY_SANDBOX_SECRET ?? readOrMakeSecret(path.join(dataFolder, 'gateway-sandbox-secret')),
    sandboxLosesWebhooks: values.SANDBOX_LOSE_WEBHOOKS === '1',
    simulatorDelayMs: values.SIMULATOR_DELAY_MS,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    trustProxy: values.TRUST_PROXY ?? null,
    drainTimeoutMs: values.DRAIN_TIMEOUT_MS,
    portalFolder: path.resolve(values.PORTAL_FOLDER ?? path.join(import.meta.dirname, '../../portal/dist')),
    seedDemo: !empty,
  };
}

function loadBrand(file: string | undefined): LoadedBrand {
  try {
    return readBrandFile(file === undefined ? null : path.resolve(file));
  } catch (error) {
    if (error instanceof BrandFileError) throw new ConfigurationError(`BRAND_FILE ${error.message}`);
    throw error;
  }
}

function readArguments(argv: readonly string[]): { empty: boolean } {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { empty: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
    if (values.help) throw new ConfigurationError(usage());
    return { empty: values.empty };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(`${error instanceof Error ? error.message : String(error)}\n\n${usage()}`);
  }
}

function usage(): string {
  const rows = Object.entries(settings).map(([name, { about }]) => `  ${name.padEnd(24)}${about}`);
  return [
    'Usage: start [--empty]',
    '',
    '  --empty                 Seed the catalogue only, no demo client.',
    '',
    'Environment:',
    ...rows,
  ].join('\n');
}
