import { extensions, type ExtensionName } from '@portico/contract/operations';
import type { App } from '../app.ts';

/** Returns what this API offers beyond the contract's core: everything but what the provider hasn't configured. */
export function offeredExtensions({ telegram, gateways }: Pick<App, 'telegram' | 'gateways'>): ExtensionName[] {
  const missing: Partial<Record<ExtensionName, boolean>> = {
    telegram: telegram === null,
    cards: ![...gateways.values()].some(({ cards }) => cards !== null),
  };
  return extensions.filter((name) => !missing[name]);
}
