import * as v from 'valibot';
import { defineSetting, text, urlOf, wholeNumber } from '@portico/drivers/define-setting';
import { proxyList } from './proxy-list.ts';

const port = defineSetting('PORT', { schema: v.optional(wholeNumber(1, 65_535), '3000'), about: 'Port of the portal and the API.' });

const host = defineSetting('HOST', {
  schema: v.optional(text, 'localhost'),
  about: 'Address to listen on. Use 0.0.0.0 or :: for all interfaces.',
});

const publicUrl = defineSetting('PUBLIC_URL', {
  schema: v.optional(
    v.pipe(
      text,
      v.url('must be a URL'),
      v.regex(/^https?:\/\//, 'must start with http:// or https://'),
      // Links of mails and gateways would lead below the path, where there is no portal.
      v.check(
        (url) => !URL.canParse(url) || /^\w+:\/\/[^/?#@\\]+\/*$/.test(url),
        'must be an origin without a path, such as https://portal.example.com',
      ),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  about: 'Public origin of the portal, without a path.',
  defaultsTo: '`http://localhost:PORT`',
});

const databaseUrl = defineSetting('DATABASE_URL', {
  schema: v.optional(urlOf('postgres', 'postgresql')),
  about: 'PostgreSQL connection URL. When unset, the embedded database in DATA_FOLDER is used, which allows one process at a time.',
});

const databasePoolSize = defineSetting('DATABASE_POOL_SIZE', {
  schema: v.optional(wholeNumber(2, 500), '10'),
  about: 'Maximum PostgreSQL connections per process.',
});

const databaseLockTimeoutMs = defineSetting('DATABASE_LOCK_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(100, 600_000), '4000'),
  about: 'How long a statement waits for a row lock. Then the request fails with 503 and can be retried.',
});

const databaseStatementTimeoutMs = defineSetting('DATABASE_STATEMENT_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(1_000, 3_600_000), '20000'),
  about: 'How long a statement may run; migrations are exempt. A transaction that is idle for this long is rolled back.',
});

const dataFolder = defineSetting('DATA_FOLDER', {
  schema: v.optional(text, 'data'),
  about: 'Folder of the embedded database, generated secrets and unsent email.',
});

const brandName = defineSetting('BRAND_NAME', {
  schema: v.optional(v.pipe(text, v.maxLength(60, 'must have at most 60 characters'))),
  about: 'Brand name in page titles and emails.',
  defaultsTo: 'the name in `BRAND_FILE`',
});

const brandFile = defineSetting('BRAND_FILE', {
  schema: v.optional(text),
  about: 'JSON file with your brand: name, mark, colours, radius and font. The Portico brand is used when unset.',
});

const logLevel = defineSetting('LOG_LEVEL', {
  schema: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
    'info',
  ),
  about: 'Log level: trace, debug, info, warn, error or silent.',
});

const trustProxy = defineSetting('TRUST_PROXY', {
  schema: v.optional(proxyList),
  about: 'Comma-separated addresses or ranges of reverse proxies whose X-Forwarded-For is trusted.',
});

const drainTimeoutMs = defineSetting('DRAIN_TIMEOUT_MS', {
  schema: v.optional(wholeNumber(0, 600_000), '20000'),
  about: 'How long a shutdown waits for running requests and jobs.',
});

export const stuckAfterSeconds = defineSetting('STUCK_AFTER_SECONDS', {
  schema: v.optional(wholeNumber(1, 86_400), '60'),
  about: 'How long nothing may run in the process before it exits, so that its supervisor starts it again.',
});

const portalFolder = defineSetting('PORTAL_FOLDER', {
  schema: v.optional(text),
  about: 'Folder of the built portal.',
  defaultsTo: '`apps/portal/dist`',
});

const porticoConfig = defineSetting('PORTICO_CONFIG', {
  schema: v.optional(text),
  about: 'File with your drivers, gateways and plugins. See the guide “Write a driver”.',
  defaultsTo: '`portico.config.ts` in the working directory, if there is one',
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
  brandName,
  brandFile,
  logLevel,
  trustProxy,
  drainTimeoutMs,
  stuckAfterSeconds,
  portalFolder,
  porticoConfig,
};
