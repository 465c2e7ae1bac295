import type { Message } from '@portico/i18n/define-messages';
import { useIntl, useLocale } from '@portico/i18n/react';
import { FilterChips } from '@portico/ui/filter-chips';
import { PropertyFilter } from '@portico/ui/property-filter';
import type { FilterProperty } from '@portico/ui/property-filter';
import type { LazyPopup } from '../platform/use-lazy-popup.ts';
import type { SearchChange } from './list-frame.tsx';

/** A filter whose values are in the URL, by its name there. */
export type ListProperty<Name extends string = string> = FilterProperty & {
  readonly id: Name;
  /** Returns a value in the reader's words, also one that nothing has. */
  readonly nameOf: (value: string) => string;
};

export type FilterTexts = Readonly<Record<'filter' | 'applied' | 'remove' | 'clear', Message>> & {
  /** Of filters whose values have to be fetched. */
  readonly loading?: Message;
};

type Filtered<Name extends string> = { readonly [Key in Name]?: string | undefined };

type ListFiltersProps<Name extends string, Search extends Filtered<Name>> = {
  readonly properties: readonly ListProperty<Name>[];
  readonly search: Search;
  readonly onSearchChange: SearchChange<Search>;
  readonly texts: FilterTexts;
};

/** Returns the parameters of the URL with other values of a filter, from the first page. */
function filteredBy<Search extends object>(search: Search, name: string, values: readonly string[]): Search {
  return { ...search, page: undefined, [name]: values.join() || undefined };
}

type ListFilterMenuProps<Name extends string, Search extends Filtered<Name>> = ListFiltersProps<Name, Search> & {
  readonly isPending?: boolean;
  readonly popup: LazyPopup['props'];
};

/** A menu of filters with several values each. */
export function ListFilterMenu<Name extends string, Search extends Filtered<Name>>(props: ListFilterMenuProps<Name, Search>) {
  const { properties, isPending = false, search, onSearchChange, texts, popup } = props;
  const { formatMessage } = useIntl();
  return (
    <PropertyFilter
      {...popup}
      label={formatMessage(texts.filter)}
      loadingText={texts.loading ? formatMessage(texts.loading) : ''}
      properties={isPending ? undefined : properties.filter(({ options }) => options.length > 0)}
      value={Object.fromEntries(properties.map(({ id }) => [id, search[id]?.split(',')]))}
      onValueChange={(name, values) => onSearchChange(filteredBy(search, name, values))}
    />
  );
}

/** The applied filters: one chip for each property, with all of its values. */
export function ListFilterChips<Name extends string, Search extends Filtered<Name>>(props: ListFiltersProps<Name, Search>) {
  const { properties, search, onSearchChange, texts } = props;
  const { formatMessage } = useIntl();
  const either = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  const filters = properties.flatMap(({ id, label, nameOf }) => {
    const chosen = search[id]?.split(',');
    if (chosen === undefined) return [];
    const value = either.format(chosen.map(nameOf));
    return [{ id, label, value, removeLabel: formatMessage(texts.remove, { label, value }) }];
  });
  return (
    <FilterChips
      label={formatMessage(texts.applied)}
      filters={filters}
      onRemove={(name) => onSearchChange(filteredBy(search, name, []))}
      clearLabel={formatMessage(texts.clear)}
      onClear={() => onSearchChange(properties.reduce((rest, { id }) => filteredBy(rest, id, []), search))}
    />
  );
}
