import { extensions, type ExtensionName } from '@portico/contract/operations';
import type { Setting } from '@portico/drivers/define-setting';
import type { App } from '../app.ts';

/** Declared by the billing module, which is above this one; without it, no order is taxed. */
const sellerFile = { name: 'SELLER_FILE' } as Setting;

/** Returns what this API offers beyond the contract's core: everything but what the provider hasn't configured. */
export function offeredExtensions({
  configuration,
  telegram,
  gateways,
}: Pick<App, 'configuration' | 'telegram' | 'gateways'>): ExtensionName[] {
  const missing: Partial<Record<ExtensionName, boolean>> = {
    tax: configuration.setting(sellerFile) === undefined,
    telegram: telegram === null,
    cards: ![...gateways.values()].some(({ cards }) => cards !== null),
  };
  return extensions.filter((name) => !missing[name]);
}
