import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { renderElement } from '../internal/render-element.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { titleColumnId, type TableColumn } from './table-columns.ts';
import styles from './table.module.css';

// Some browsers drop a table element's role when `display` changes, so it is set explicitly.
const role = { row: { role: 'row' }, cell: { role: 'cell' } } as const;

export interface TableRowProps<Row> extends Omit<ComponentPropsWithRef<'tr'>, 'children'> {
  columns: readonly TableColumn<Row>[];
  /** Undefined until the row is loaded; a skeleton is shown instead. */
  row: Row | undefined;
  rowLink?: ((row: Row) => ReactElement) | undefined;
  /** A cell before the columns, such as the row's checkbox. */
  lead?: ReactNode;
}

export function TableRow<Row>({ columns, row, rowLink, lead, ...rest }: TableRowProps<Row>): ReactElement {
  const titleId = titleColumnId(columns);
  const link = row === undefined ? undefined : rowLink?.(row);

  function contentOf(column: TableColumn<Row>): ReactNode {
    if (row === undefined) return <Skeleton className={styles.skeleton} width="long" />;
    const content = column.cell(row);
    return link && column.id === titleId ? renderElement(link, { className: styles.rowLink, children: content }) : content;
  }

  return (
    <tr {...rest} {...role.row} className={styles.row} data-link={link ? true : undefined} data-lead={lead ? true : undefined}>
      {lead}
      {columns.map((column) => (
        <td
          key={column.id}
          {...role.cell}
          className={styles.cell}
          data-align={column.align}
          data-drop={column.drop}
          data-mono={column.mono || undefined}
          data-muted={column.muted || undefined}
          data-narrow={column.id === titleId ? 'title' : (column.narrow ?? 'row')}
        >
          <span className={styles.cellLabel}>{column.header}</span>
          <span className={styles.cellValue}>{contentOf(column)}</span>
        </td>
      ))}
    </tr>
  );
}

/** Shown instead of rows when there are none. */
export function EmptyRow({ span, children }: { span: number; children: ReactNode }): ReactElement {
  return (
    <tr {...role.row} className={styles.row}>
      <td {...role.cell} colSpan={span} className={styles.empty}>
        {children}
      </td>
    </tr>
  );
}
