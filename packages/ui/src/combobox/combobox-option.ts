export interface ComboboxOption<Value extends string> {
  value: Value;
  label: string;
  /** Other search terms, matched by prefix, such as a code or a second name; not shown. */
  words?: readonly string[] | undefined;
  /** The heading that it is listed under. Options of one group belong next to each other. */
  group?: string | undefined;
}
