import { stuckAfterSeconds } from '../platform/database/stuck-after-seconds.setting.ts';
import { testClockSetting } from '../platform/clock/test-clock.setting.ts';
import { dnsHostmaster } from '../drivers/dns/powerdns/dns-hostmaster.setting.ts';
import { dnsNameservers } from '../drivers/dns/powerdns/dns-nameservers.setting.ts';
import { mailFrom } from '../drivers/mail/mail-from.setting.ts';
import { smtpUrl } from '../drivers/mail/smtp-url.setting.ts';
import { gatewaySandboxSecret } from '../drivers/payments/sandbox/gateway-sandbox-secret.setting.ts';
import { stripeApiOrigin } from '../drivers/payments/stripe/stripe-api-origin.setting.ts';
import { stripeSecretKey } from '../drivers/payments/stripe/stripe-secret-key.setting.ts';
import { stripeWebhookSecret } from '../drivers/payments/stripe/stripe-webhook-secret.setting.ts';
import { simulatorTypedFolder } from '../drivers/provisioning/simulated-console/simulator-typed-folder.setting.ts';
import { simulatorDelayMs } from '../drivers/provisioning/simulator/simulator-delay-ms.setting.ts';
import { simulatorFaults } from '../drivers/provisioning/simulator/simulator-faults.setting.ts';
import { simulatorSeed } from '../drivers/provisioning/simulator/simulator-seed.setting.ts';
import { s3AccessKeyId } from '../drivers/storage/s3-access-key-id.setting.ts';
import { s3BucketUrl } from '../drivers/storage/s3-bucket-url.setting.ts';
import { s3Region } from '../drivers/storage/s3-region.setting.ts';
import { s3SecretAccessKey } from '../drivers/storage/s3-secret-access-key.setting.ts';
import { telegramApiUrl } from '../drivers/telegram/telegram-api-url.setting.ts';
import { telegramBotName } from '../drivers/telegram/telegram-bot-name.setting.ts';
import { telegramBotToken } from '../drivers/telegram/telegram-bot-token.setting.ts';
import { sessionMaxDays } from '../modules/auth/session-max-days.setting.ts';
import { checkoutMinutes } from '../modules/billing/payments/checkout-minutes.setting.ts';
import { orderExpiryDays } from '../modules/billing/invoices/order-expiry-days.setting.ts';
import { sellerFile } from '../modules/billing/tax/seller-file.setting.ts';
import { consoleIdleSeconds } from '../modules/console/console-idle-seconds.setting.ts';
import { attachmentMaxBytes } from '../modules/attachments/attachment-max-bytes.setting.ts';
import { consolesPerProcess } from '../modules/console/consoles-per-process.setting.ts';
import { consolesPerUser } from '../modules/console/consoles-per-user.setting.ts';
import { actionTimeoutSeconds } from '../modules/services/actions/action-timeout-seconds.setting.ts';
import { driverPatienceSeconds } from '../modules/services/actions/driver-patience-seconds.setting.ts';
import { driverCallTimeoutMs } from '../modules/services/driver-call-timeout-ms.setting.ts';
import { operatorName } from '../modules/impersonation/operator-name.setting.ts';
import { offerUrl } from '../modules/legal/offer-url.setting.ts';
import { rulesUrl } from '../modules/legal/rules-url.setting.ts';
import { metricsToken } from '../modules/monitoring/metrics-token.setting.ts';
import { bodyIdleTimeoutMs } from '../http/server/body-idle-timeout-ms.setting.ts';
import { stockReservationMinutes } from '../modules/order/stock-reservation-minutes.setting.ts';
import { stockReservationShare } from '../modules/order/stock-reservation-share.setting.ts';
import { quoteMinutes } from '../modules/order/quote-minutes.setting.ts';
import { orderNeedsAddress } from '../modules/order/order-needs-address.setting.ts';
import { readyMailWaitMinutes } from '../modules/services/ready-mail-wait-minutes.setting.ts';
import { orderMailDelaySeconds } from '../modules/order/order-mail-delay-seconds.setting.ts';
import { autoPayCardDays } from '../modules/renewals/auto-pay-card-days.setting.ts';
import { renewalGraceDays } from '../modules/renewals/renewal-grace-days.setting.ts';
import { renewalInvoiceDays } from '../modules/renewals/renewal-invoice-days.setting.ts';
import { renewalKeepDays } from '../modules/renewals/renewal-keep-days.setting.ts';
import { sandboxHostile } from '../modules/sandbox/sandbox-hostile.setting.ts';
import { sandboxLoseWebhooks } from '../modules/sandbox/sandbox-lose-webhooks.setting.ts';
import { rateLimitFactor } from '../operations/rate-limit-factor.setting.ts';
import { secretsKey, twoFactorKey } from '../platform/secrets/secrets-key.setting.ts';
import { readSettings, type Configuration } from '../platform/settings/configuration.ts';
import type { Setting } from '../platform/settings/define-setting.ts';
import { serverSettings } from '../platform/settings/server-settings.ts';
import { otelServiceName } from '../platform/traces/otel-service-name.setting.ts';
import { otlpEndpoint } from '../platform/traces/otlp-endpoint.setting.ts';

/** Every setting, in the order in which `--help` and the guide to production list them. */
const registered = {
  ...serverSettings,
  bodyIdleTimeoutMs,
  smtpUrl,
  mailFrom,
  telegramBotToken,
  telegramBotName,
  telegramApiUrl,
  sessionMaxDays,
  secretsKey,
  twoFactorKey,
  gatewaySandboxSecret,
  stripeSecretKey,
  stripeWebhookSecret,
  stripeApiOrigin,
  quoteMinutes,
  checkoutMinutes,
  stockReservationMinutes,
  stockReservationShare,
  orderExpiryDays,
  orderMailDelaySeconds,
  readyMailWaitMinutes,
  orderNeedsAddress,
  sellerFile,
  sandboxLoseWebhooks,
  sandboxHostile,
  renewalInvoiceDays,
  renewalGraceDays,
  renewalKeepDays,
  autoPayCardDays,
  actionTimeoutSeconds,
  driverPatienceSeconds,
  driverCallTimeoutMs,
  simulatorDelayMs,
  simulatorSeed,
  simulatorFaults,
  dnsNameservers,
  dnsHostmaster,
  simulatorTypedFolder,
  consolesPerUser,
  consolesPerProcess,
  consoleIdleSeconds,
  attachmentMaxBytes,
  s3BucketUrl,
  s3Region,
  s3AccessKeyId,
  s3SecretAccessKey,
  rulesUrl,
  offerUrl,
  rateLimitFactor,
  metricsToken,
  otlpEndpoint,
  otelServiceName,
  operatorName,
  stuckAfterSeconds,
  testClockSetting,
};

export const settings: readonly Setting[] = Object.values(registered);

/** @throws ConfigurationError naming each setting that is wrong */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>, argv: readonly string[]): Configuration {
  return readSettings(settings, env, argv);
}
