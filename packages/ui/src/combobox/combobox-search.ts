import type { ComboboxOption } from './combobox-option.ts';

/** How a server finds options. */
export interface ComboboxSearch<Value extends string> {
  /** Called with the trimmed text when typing pauses, and with an empty one when the list closes. */
  onSearch: (text: string) => void;
  /** True until the options belong to the last text. Matching earlier options are offered meanwhile. */
  busy: boolean;
  /** Shown while busy without a matching earlier option. */
  busyText: string;
  /** Set after a failed search: what went wrong and what to do. Shown in place of the empty text. */
  failedText?: string | undefined;
  /** Shown below the options: how many more there are. */
  moreText?: string | undefined;
  /** The selected options, which the search results may not include. */
  chosen?: readonly ComboboxOption<Value>[] | undefined;
}
