export interface ComboboxOption<Value extends string> {
  value: Value;
  label: string;
  /** Other words that find it by their beginning, such as a code or another name; not shown. */
  words?: readonly string[] | undefined;
}
