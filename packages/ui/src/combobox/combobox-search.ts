import type { ComboboxOption } from './combobox-option.ts';

/** How options are found by a server. */
export interface ComboboxSearch<Value extends string> {
  /** Gets the text at every change, and an empty one when the list closes. Wait for a pause before you ask. */
  onSearch: (text: string) => void;
  /** True until the options are those of the text. Earlier options that match are offered meanwhile. */
  busy: boolean;
  /** Shown while busy and no earlier option matches. */
  busyText: string;
  /** Below the options: how many there are besides. */
  moreText?: string | undefined;
  /** The option that is chosen, which a search need not find. */
  chosen?: ComboboxOption<Value> | undefined;
}
