export interface ComboboxOption<Value extends string> {
  value: Value;
  label: string;
}
