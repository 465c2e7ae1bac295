import { useState } from 'react';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import type { ServiceStatus, ServiceSummary } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import type { ComboboxOption, ComboboxSearch } from '@portico/ui/combobox';
import { api } from '../../operations/api.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { searchMaxLength } from '../../lists/list-search.ts';
import { serviceChoicesQuery } from './service-choices.queries.ts';

const everyService = () => true;

/** The texts come from the area of the screen, which has loaded them. */
export type ServiceSearchTexts = Readonly<Record<'searching' | 'searchFailed' | 'moreServices', Message>>;

type NamedService = Pick<ServiceSummary, 'id' | 'hostname' | 'tariff_name' | 'status'>;

type ServiceSearchInput = {
  /** The ids of the chosen services. */
  readonly chosenIds: readonly number[];
  readonly status?: ServiceStatus;
  /** Leaves out the services for which it returns false. */
  readonly accepts?: (service: ServiceSummary) => boolean;
  readonly enabled?: boolean;
  readonly texts: ServiceSearchTexts;
  readonly labelOf: (service: NamedService) => string;
  /** Returns the label of a chosen service whose name is not loaded yet. */
  readonly unnamed: (id: number) => string;
  /** Two headings: for active services, which come first, and for others. Shown if there are both. */
  readonly groups?: readonly [active: string, others: string];
};

/** Options for a `Combobox` or `MultiSelect` that chooses services. The server searches, so any number of services works. */
export function useServiceSearch({
  chosenIds,
  status,
  accepts = everyService,
  enabled = true,
  texts,
  labelOf,
  unnamed,
  groups,
}: ServiceSearchInput) {
  const { formatMessage, locale } = useIntl();
  const [text, setText] = useState('');
  const isOffered = useOffered('listServices');
  const services = useQuery({ ...serviceChoicesQuery(text, status), enabled: isOffered && enabled, placeholderData: keepPreviousData });
  const items = services.data?.items.filter(accepts);

  /** Every service listed so far in this language, as last listed, because a later search may not return a chosen one. */
  const [listed, setListed] = useState<{ readonly locale: string; readonly services: readonly NamedService[] }>({ locale, services: [] });
  const seen = listed.locale === locale ? listed.services : [];
  const unseen = items?.filter((item) => !seen.includes(item)) ?? [];
  if (unseen.length > 0) setListed({ locale, services: [...unseen, ...seen.filter(({ id }) => unseen.every((one) => one.id !== id))] });

  const missingIds = chosenIds.filter((id) => [...seen, ...unseen].every((one) => one.id !== id));
  const missing = useQueries({
    queries: missingIds.map((id) => ({ ...operationQuery(api, 'getService', { id }), enabled: enabled && items !== undefined })),
  });

  const optionOf = (service: NamedService): ComboboxOption<string> => ({
    value: String(service.id),
    label: labelOf(service),
    words: [service.hostname],
  });
  const known = [...(items ?? []), ...seen, ...missing.flatMap(({ data }) => data ?? [])];
  const search: ComboboxSearch<string> = {
    onSearch: (typed) => setText(typed.slice(0, searchMaxLength)),
    busy: services.isPlaceholderData || services.isFetching,
    busyText: formatMessage(texts.searching),
    failedText: services.isError ? formatMessage(texts.searchFailed) : undefined,
    moreText:
      services.data && services.data.total > services.data.items.length
        ? formatMessage(texts.moreServices, { count: services.data.items.length, total: services.data.total })
        : undefined,
    chosen: chosenIds.map((id) => {
      const service = known.find((one) => one.id === id);
      return service ? optionOf(service) : { value: String(id), label: unnamed(id) };
    }),
  };
  const [active, others] = [(items ?? []).filter(isActive), (items ?? []).filter((service) => !isActive(service))];
  const options =
    groups && active.length > 0 && others.length > 0
      ? [active, others].flatMap((group, index) => group.map((service) => ({ ...optionOf(service), group: groups[index] })))
      : (items ?? []).map(optionOf);
  return { services, isLoaded: items !== undefined || seen.length > 0, options, search };
}

function isActive({ status }: NamedService): boolean {
  return status === 'active';
}
