import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import type { ServiceStatus, ServiceSummary } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import type { ComboboxOption, ComboboxSearch } from '@portico/ui/combobox';
import { api } from '../../operations/api.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { searchMaxLength } from '../../lists/list-search.ts';
import { serviceChoicesQuery } from './service-choices.queries.ts';

const typingPauseMs = 250;

/** The texts come from the area of the screen, which has loaded them. */
export type ServiceSearchTexts = Readonly<Record<'searching' | 'moreServices', Message>>;

type ServiceSearchInput = {
  /** The id of the chosen service. */
  readonly chosenId: number | undefined;
  readonly status?: ServiceStatus;
  readonly enabled?: boolean;
  readonly texts: ServiceSearchTexts;
  readonly labelOf: (service: Pick<ServiceSummary, 'hostname' | 'tariff_name'>) => string;
  /** Returns the label of a chosen service whose name is not loaded yet. */
  readonly unnamed: (id: number) => string;
};

/** Options for a `Combobox` that chooses a service. The server searches, so any number of services works. */
export function useServiceSearch({ chosenId, status, enabled = true, texts, labelOf, unnamed }: ServiceSearchInput) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const wanted = text.trim().slice(0, searchMaxLength);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), typingPauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isOffered = useOffered('listServices');
  const services = useQuery({ ...serviceChoicesQuery(asked, status), enabled: isOffered && enabled, placeholderData: keepPreviousData });
  const items = services.data?.items;
  const [seen, setSeen] = useState<ServiceSummary>();
  const known = [...(items ?? []), ...(seen ? [seen] : [])].find(({ id }) => id === chosenId);
  // A later search may not return it.
  if (known && known !== seen) setSeen(known);
  const missing = useQuery({
    ...operationQuery(api, 'getService', { id: chosenId ?? 1 }),
    enabled: enabled && chosenId !== undefined && items !== undefined && known === undefined,
  });

  const optionOf = (service: Pick<ServiceSummary, 'id' | 'hostname' | 'tariff_name'>): ComboboxOption<string> => ({
    value: String(service.id),
    label: labelOf(service),
    words: [service.hostname],
  });
  const chosen = known ?? missing.data;
  const search: ComboboxSearch<string> = {
    onSearch: setText,
    busy: wanted !== asked || services.isPlaceholderData || services.isFetching,
    busyText: formatMessage(texts.searching),
    moreText:
      services.data && services.data.total > services.data.items.length
        ? formatMessage(texts.moreServices, { count: services.data.items.length, total: services.data.total })
        : undefined,
    chosen: chosen ? optionOf(chosen) : chosenId === undefined ? undefined : { value: String(chosenId), label: unnamed(chosenId) },
  };
  return { services, options: (items ?? []).map(optionOf), search };
}
