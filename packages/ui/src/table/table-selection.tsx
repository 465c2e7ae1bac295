import type { ReactElement } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export interface TableSelection<Row> {
  /** Keys of the selected rows, including rows that are not shown. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Label of a row's checkbox: "Select edge-fra-01.acme.dev". */
  rowLabel: (row: Row) => string;
  /** Label of the header's checkbox, which selects every shown row. Omit it to have none, for example if not all rows are loaded. */
  allLabel?: string | undefined;
  /** Screen reader header of the checkbox column: "Selection". */
  columnLabel: string;
}

// Some browsers drop a table element's role when `display` changes, so it is set explicitly.
const role = { header: { role: 'columnheader' }, cell: { role: 'cell' } } as const;

export interface SelectAllProps<Row> {
  selection: TableSelection<Row>;
  /** Keys of the shown rows. */
  keys: readonly string[];
}

export function SelectAllCell<Row>({ selection, keys }: SelectAllProps<Row>): ReactElement {
  const { selected, onSelectedChange, allLabel, columnLabel } = selection;
  const count = keys.filter((key) => selected.has(key)).length;
  const all = keys.length > 0 && count === keys.length;

  function toggle(): void {
    const next = new Set(selected);
    for (const key of keys) {
      if (all) next.delete(key);
      else next.add(key);
    }
    onSelectedChange(next);
  }

  return (
    <th {...role.header} scope="col" className={styles.headCell} data-select="true" aria-label={columnLabel}>
      {allLabel === undefined ? (
        <VisuallyHidden>{columnLabel}</VisuallyHidden>
      ) : (
        <Checkbox
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && !all;
          }}
          className={styles.select}
          label={<VisuallyHidden>{allLabel}</VisuallyHidden>}
          checked={all}
          disabled={keys.length === 0}
          onChange={toggle}
        />
      )}
    </th>
  );
}

export interface SelectRowProps<Row> {
  selection: TableSelection<Row>;
  row: Row;
  rowKey: string;
}

export function SelectRowCell<Row>({ selection, row, rowKey }: SelectRowProps<Row>): ReactElement {
  const { selected, onSelectedChange, rowLabel } = selection;

  function toggle(): void {
    const next = new Set(selected);
    if (!next.delete(rowKey)) next.add(rowKey);
    onSelectedChange(next);
  }

  return (
    <td {...role.cell} className={styles.cell} data-select="true">
      <Checkbox
        className={styles.select}
        label={<VisuallyHidden>{rowLabel(row)}</VisuallyHidden>}
        checked={selected.has(rowKey)}
        onChange={toggle}
      />
    </td>
  );
}

/** Fills the checkbox column of a row that is not loaded yet. */
export function NoSelectCell(): ReactElement {
  return <td {...role.cell} className={styles.cell} data-select="true" />;
}
