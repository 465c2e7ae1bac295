import type { Language, ServiceFilters } from '@portico/contract';
import { inLanguage } from '../../platform/messages/messages.ts';
import type { servicesRepository } from './services.repository.ts';

type Group = Awaited<ReturnType<ReturnType<typeof servicesRepository>['countByFilter']>>[number];

/** Returns the values of each filter, the most frequent first. */
export function presentFilters(groups: readonly Group[], locale: Language): ServiceFilters {
  const newestFirst = groups.toSorted((one, other) => other.newest - one.newest);
  const names = new Map(newestFirst.toReversed().map(({ tariff, tariff_name: name }) => [tariff, inLanguage(name, locale)]));
  const valuesOf = <Value>(of: (group: Group) => Value): { value: Value; count: number }[] => {
    const counts = new Map<Value, number>();
    for (const group of newestFirst) counts.set(of(group), (counts.get(of(group)) ?? 0) + group.count);
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return values.toSorted((one, other) => other.count - one.count);
  };
  return {
    status: valuesOf(({ status }) => status),
    country: valuesOf(({ country }) => country),
    tariff: valuesOf(({ tariff }) => tariff).map(({ value, count }) => ({ value, name: names.get(value) ?? value, count })),
    billing_cycle: valuesOf(({ billing_cycle: cycle }) => cycle),
  };
}
