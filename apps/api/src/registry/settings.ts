import { bodyIdleTimeoutMs, shutdownDelayMs } from '../http/server/settings.ts';
import { mailFrom, smtpUrl } from '../drivers/mail/settings.ts';
import { telegramApiUrl, telegramBotName, telegramBotToken } from '../drivers/telegram/settings.ts';
import { secretsKey, twoFactorKey } from '../platform/secrets/settings.ts';
import { realPaymentsOnly } from '../drivers/payments/configured-gateways.ts';
import { stripeApiOrigin, stripeSecretKey, stripeWebhookSecret } from '../drivers/payments/stripe/settings.ts';
import { dnsHostmaster, dnsNameservers } from '../drivers/dns/powerdns/settings.ts';
import { s3AccessKeyId, s3BucketUrl, s3Region, s3SecretAccessKey } from '../drivers/storage/settings.ts';
import { rateLimitFactor } from '../operations/settings.ts';
import { staffName } from '../operator/settings.ts';
import { otelServiceName, otlpEndpoint } from '../platform/traces/settings.ts';
import { testClockSetting } from '../platform/clock/settings.ts';
import { describePart, noConfig, type LoadedConfig } from '../platform/settings/loaded-config.ts';
import { readSettings, type Configuration } from '../platform/settings/configuration.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Setting } from '@portico/drivers/define-setting';
import { serverSettings } from '../platform/settings/server-settings.ts';
import { moduleSettings } from './modules.ts';

/** All settings, in the order of `--help` and the production guide. */
export const settings: readonly Setting[] = [
  ...Object.values(serverSettings),
  shutdownDelayMs,
  bodyIdleTimeoutMs,
  smtpUrl,
  mailFrom,
  telegramBotToken,
  telegramBotName,
  telegramApiUrl,
  secretsKey,
  twoFactorKey,
  realPaymentsOnly,
  stripeSecretKey,
  stripeWebhookSecret,
  stripeApiOrigin,
  dnsNameservers,
  dnsHostmaster,
  s3BucketUrl,
  s3Region,
  s3AccessKeyId,
  s3SecretAccessKey,
  rateLimitFactor,
  otlpEndpoint,
  otelServiceName,
  testClockSetting,
  staffName,
  ...moduleSettings,
];

/** @throws ConfigurationError that names each invalid setting */
export function readConfiguration(
  env: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
  config: LoadedConfig = noConfig,
): Configuration {
  const known = new Set(settings.map(({ name }) => name));
  for (const plugin of config.plugins) {
    const taken = plugin.settings?.find(({ name }) => known.has(name));
    if (taken !== undefined) {
      throw new ConfigurationError(
        `${describePart(config, plugin, 'settings')}: the server has a setting ${taken.name}. Use another name.`,
      );
    }
  }
  return readSettings([...settings, ...config.plugins.flatMap((plugin) => plugin.settings ?? [])], env, argv, config);
}
