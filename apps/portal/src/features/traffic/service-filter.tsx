import { useIntl } from '@portico/i18n/react';
import { MultiSelect } from '@portico/ui/multi-select';
import { useServiceSearch } from '../../flows/choose-service/use-service-search.ts';
import { serviceFilterMessages as m } from './traffic.messages.ts';
import styles from './traffic.module.css';
import { maxServices } from './traffic-pool-search.ts';

type ServiceFilterProps = {
  /** The ids of the services whose movements are listed; none lists all. */
  readonly ids: readonly number[];
  readonly onIdsChange: (ids: readonly number[]) => void;
};

/** Filters the movements by services, which the server searches for. */
export function ServiceFilter({ ids, onIdsChange }: ServiceFilterProps) {
  const { formatMessage } = useIntl();
  const { options, search } = useServiceSearch({
    chosenIds: ids,
    texts: m,
    labelOf: ({ hostname }) => hostname,
    unnamed: (id) => formatMessage(m.serviceNumber, { id: String(id) }),
  });
  return (
    <MultiSelect
      className={styles.serviceFilter}
      aria-label={formatMessage(m.services)}
      options={options}
      search={search}
      value={ids.map(String)}
      onValueChange={(values) => onIdsChange(values.slice(0, maxServices).map(Number))}
      placeholder={formatMessage(m.allServices)}
      emptyText={formatMessage(m.noServiceFound)}
      removeLabel={(name) => formatMessage(m.removeService, { name })}
      countText={(count) => formatMessage(m.servicesSelected, { count })}
    />
  );
}
