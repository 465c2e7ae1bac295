import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { SeriesSign } from './area-plot.tsx';
import { lookOf } from './area-series.ts';
import plotStyles from './area-plot.module.css';
import styles from './area-readout.module.css';

export interface ReadValue {
  id: string;
  label: string;
  value: number | null;
  text: string;
}

interface AreaReadoutProps {
  /** The position of the time, in percent. */
  x: number;
  time: string;
  values: readonly ReadValue[];
  /** The value at the top edge. */
  max: number;
}

/** Gap between the crosshair and its readout, in pixels. */
const distance = 12;

/** The crosshair at a time with each series' value. Hidden from screen readers, which use the range input. */
export function AreaReadout({ x, time, values, max }: AreaReadoutProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);

  // Placed on the side with enough space; without any, on the side where it covers less.
  useLayoutEffect(() => {
    const element = box.current;
    const plot = element?.offsetParent;
    if (!element || !plot) return;
    const at = (x / 100) * plot.clientWidth;
    const most = plot.clientWidth - element.offsetWidth;
    const after = at + distance;
    const before = at - distance - element.offsetWidth;
    const start = after <= most ? after : before >= 0 ? before : x < 50 ? most : 0;
    element.style.insetInlineStart = `${Math.max(0, start)}px`;
  });

  return (
    <div aria-hidden="true" className={styles.root}>
      <span className={styles.crosshair} style={{ insetInlineStart: `${x}%` }} />
      {values.map(({ id, value }, position) =>
        value === null ? null : (
          <span
            key={id}
            className={classNames(plotStyles.series, styles.dot)}
            data-series={lookOf(position)}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${100 - (value / max) * 100}%` }}
          />
        ),
      )}
      <div ref={box} className={styles.box}>
        <div className={styles.time}>{time}</div>
        {values.map(({ id, label, value, text }, position) => (
          <div key={id} className={styles.row}>
            <SeriesSign look={lookOf(position)} />
            <span className={styles.name}>{label}</span>
            <span className={styles.value} data-missing={value === null || undefined}>
              {text}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
