import type { ComboboxOption } from './combobox-option.ts';

/** How a server finds options. */
export interface ComboboxSearch<Value extends string> {
  /** Called with the text on every change, and with an empty one when the list closes. Debounce your requests. */
  onSearch: (text: string) => void;
  /** True until the options belong to the text. Matching earlier options are offered meanwhile. */
  busy: boolean;
  /** Shown while busy without a matching earlier option. */
  busyText: string;
  /** Shown below the options: how many more there are. */
  moreText?: string | undefined;
  /** The selected option, which the search results may not include. */
  chosen?: ComboboxOption<Value> | undefined;
}
