import type { PlanConfiguration } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { describeConfiguration } from '@portico/pricing/describe-configuration';
import type { Price } from '@portico/pricing/price-configuration';
import { itemMessages as m } from './item.messages.ts';

export type ItemDetail = { readonly id: string; readonly name: string; readonly value: string; readonly mono: boolean };
type Priced = Pick<Price & { ok: true }, 'lines' | 'configoptions'>;

/** Describes a configuration in the reader's language: every choice, and the charged part of each quantity. */
export function useItemDetails() {
  const { formatMessage } = useIntl();
  return (configuration: PlanConfiguration, { lines, configoptions }: Priced): ItemDetail[] =>
    describeConfiguration(configuration, configoptions).map(({ id, kind, name, value, isHostname }) => {
      const extra = kind === 'quantity' ? (lines.find((line) => line.id === id)?.quantity ?? 0) : 0;
      return { id, name, value: extra > 0 ? formatMessage(m.withExtra, { value, extra }) : value, mono: isHostname };
    });
}
