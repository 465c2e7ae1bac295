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
  /** Where the time lies, in per cent. */
  x: number;
  time: string;
  values: readonly ReadValue[];
  /** Value at the upper edge. */
  max: number;
}

/** Between the crosshair and its readout, in pixels. */
const distance = 12;

/** The crosshair at a time and what each series has there. The range input says it to screen readers. */
export function AreaReadout({ x, time, values, max }: AreaReadoutProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);

  // Beside the crosshair, on the side where there is room; where neither has, on the side that it covers less of.
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
