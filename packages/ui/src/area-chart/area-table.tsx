import { useId, type ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { AreaWords } from './area-reader.tsx';
import type { AreaSeries } from './area-series.ts';
import styles from './area-table.module.css';

interface AreaTableProps extends AreaWords {
  id: string;
  label: string;
  timeLabel: string;
  series: readonly AreaSeries[];
  times: readonly number[];
}

/** A scroll area must be focusable and named. */
const scrollArea = { role: 'region', tabIndex: 0 } as const;

/** A table of every value. A long one scrolls inside its area, so that the page keeps its length. */
export function AreaTable({ id, label, timeLabel, series, times, formatValue, formatTime, missingText }: AreaTableProps): ReactElement {
  const captionId = useId();
  return (
    <div {...scrollArea} id={id} aria-labelledby={captionId} className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden id={captionId}>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {timeLabel}
            </th>
            {series.map((one) => (
              <th key={one.id} scope="col" className={styles.head}>
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, index) => (
            <tr key={time}>
              <th scope="row" className={styles.time}>
                {formatTime(time)}
              </th>
              {series.map(({ id: column, values }) => {
                const value = values[index] ?? null;
                return (
                  <td key={column} className={styles.value} data-missing={value === null || undefined}>
                    {value === null ? missingText : formatValue(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
