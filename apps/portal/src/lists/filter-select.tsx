import { Select } from '@portico/ui/select';
import type { SearchChange } from './list-frame.tsx';

type FilterSelectProps<Search extends object> = {
  /** Its name in the URL. */
  readonly name: keyof Search & string;
  readonly label: string;
  /** The label of the unfiltered choice. */
  readonly allLabel: string;
  /** The values of the URL's schema. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly search: Search;
  readonly onSearchChange: SearchChange<Search>;
};

const all = 'all';

/** A filter by one of a fixed set of values. */
export function FilterSelect<Search extends object>(props: FilterSelectProps<Search>) {
  const { name, label, allLabel, options, search, onSearchChange } = props;
  return (
    <Select
      aria-label={label}
      value={String(search[name] ?? all)}
      onValueChange={(value) => onSearchChange({ ...search, page: undefined, [name]: value === all ? undefined : value })}
      options={[{ value: all, label: allLabel }, ...options]}
    />
  );
}
