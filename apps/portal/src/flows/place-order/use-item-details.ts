import type { PlanConfiguration } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { describeConfiguration } from '@portico/pricing/describe-configuration';
import type { Price } from '@portico/pricing/price-configuration';
import { itemMessages as m } from './item.messages.ts';

export type ItemDetail = { readonly id: string; readonly name: string; readonly value: string; readonly mono: boolean };
type Priced = Pick<Price & { ok: true }, 'lines' | 'configoptions'>;

/** Says in the reader's language what was configured: every choice, and how many of a quantity are charged. */
export function useItemDetails() {
  const { formatMessage } = useIntl();
  return (configuration: PlanConfiguration, { lines, configoptions }: Priced): ItemDetail[] =>
    describeConfiguration(configuration, configoptions).map(({ id, kind, name, value, isHostname }) => {
      const extra = kind === 'quantity' ? (lines.find((line) => line.id === id)?.quantity ?? 0) : 0;
      return { id, name, value: extra > 0 ? formatMessage(m.withExtra, { value, extra }) : value, mono: isHostname };
    });
}
