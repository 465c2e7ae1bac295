export interface ComboboxOption<Value extends string> {
  value: Value;
  label: string;
  /** Other search terms, matched by prefix, such as a code or a second name; not shown. */
  words?: readonly string[] | undefined;
}
