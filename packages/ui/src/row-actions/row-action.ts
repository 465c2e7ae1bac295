export interface RowAction {
  id: string;
  /** What it does: "Rename". */
  label: string;
  /** The label with the row, because a list has the button once per row: "Rename Visa •••• 4242". */
  name: string;
  /** `danger` for destructive actions, which still ask for confirmation. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Why it is not possible now. */
  disabledReason?: string | undefined;
  onSelect: () => void;
}
