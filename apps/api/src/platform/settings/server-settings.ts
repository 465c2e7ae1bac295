import * as v from 'valibot';
import { defineSetting, text, urlOf, wholeNumber } from './define-setting.ts';

const port = defineSetting('PORT', { schema: v.optional(wholeNumber(1, 65_535), '3000'), about: 'The port of portal and API.' });

const host = defineSetting('HOST', {
  schema: v.optional(text, 'localhost'),
  about: 'The address to listen on; 0.0.0.0 or :: for all.',
});

const publicUrl = defineSetting('PUBLIC_URL', {
  schema: v.optional(
    v.pipe(
      text,
      v.url('must be a URL'),
      v.regex(/^https?:\/\//, 'must start with http:// or https://'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  about: 'The origin that browsers use, without a path.',
  defaultsTo: '`http://localhost:PORT`',
});

const databaseUrl = defineSetting('DATABASE_URL', {
  schema: v.optional(urlOf('postgres', 'postgresql')),
  about: 'A PostgreSQL database. Without it the embedded one in DATA_FOLDER is used, by one process at a time.',
});

const databasePoolSize = defineSetting('DATABASE_POOL_SIZE', {
  schema: v.optional(wholeNumber(2, 500), '10'),
  about: 'Connections of one process to PostgreSQL.',
});

const databaseLockTimeoutMs = defineSetting('DATABASE_LOCK_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(100, 600_000), '4000'),
  about: 'How long a statement waits for a row that another one holds; the call is then answered with 503 and may be repeated.',
});

const databaseStatementTimeoutMs = defineSetting('DATABASE_STATEMENT_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(1_000, 3_600_000), '20000'),
  about: 'How long a statement may take, but for migrations. A transaction that stands still for so long is undone, too.',
});

const dataFolder = defineSetting('DATA_FOLDER', {
  schema: v.optional(text, 'data'),
  about: 'The embedded database, generated secrets and unsent mail.',
});

const simulation = defineSetting('SIMULATION', {
  schema: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'must be 0 or 1'),
      v.transform((value) => value === '1'),
    ),
    '0',
  ),
  about: 'With 1, servers and payments are simulated: nothing is set up and no money moves. `--demo` implies it.',
});

const brandName = defineSetting('BRAND_NAME', {
  schema: v.optional(v.pipe(text, v.maxLength(60, 'must have at most 60 characters'))),
  about: 'The name in titles and mails.',
  defaultsTo: 'that of `BRAND_FILE`',
});

const brandFile = defineSetting('BRAND_FILE', {
  schema: v.optional(text),
  about: "The provider's brand, a JSON file: name, mark, colours, radius, font. Without it the look of Portico.",
});

const logLevel = defineSetting('LOG_LEVEL', {
  schema: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
    'info',
  ),
  about: 'How much is logged: trace, debug, info, warn, error or silent.',
});

const trustProxy = defineSetting('TRUST_PROXY', {
  schema: v.optional(text),
  about: 'Addresses or ranges of reverse proxies (comma separated) whose X-Forwarded-For is believed.',
});

const drainTimeoutMs = defineSetting('DRAIN_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(0, 600_000), '20000'),
  about: 'How long a stop waits for what is under way.',
});

const portalFolder = defineSetting('PORTAL_FOLDER', {
  schema: v.optional(text),
  about: 'The built portal.',
  defaultsTo: '`apps/portal/dist`',
});

/** The server's own settings, in the order of the documentation. */
export const serverSettings = {
  port,
  host,
  publicUrl,
  databaseUrl,
  databasePoolSize,
  databaseLockTimeoutMs,
  databaseStatementTimeoutMs,
  dataFolder,
  simulation,
  brandName,
  brandFile,
  logLevel,
  trustProxy,
  drainTimeoutMs,
  portalFolder,
};
