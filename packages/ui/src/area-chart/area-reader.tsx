import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { AreaReadout } from './area-readout.tsx';
import type { AreaSeries } from './area-series.ts';
import { nearest } from './scales.ts';
import styles from './area-reader.module.css';

/** How values and times read in the application's language. */
export interface AreaWords {
  formatValue: (value: number) => string;
  /** A time with all that tells it from the others: "Nov 20, 14:05". Times are milliseconds since 1970, UTC. */
  formatTime: (time: number) => string;
  /** In place of a value that is missing: "no data". */
  missingText: string;
}

interface AreaReaderProps extends AreaWords {
  label: string;
  series: readonly AreaSeries[];
  times: readonly number[];
  /** Of each time, in per cent. */
  xs: readonly number[];
  /** Value at the upper edge. */
  max: number;
}

const readingKey = /^(Arrow|Page|Home$|End$)/;

/**
 * Reads the chart, one time after the other. The browser's own range input takes the keys and tells screen readers time and values, on
 * touch screens too, where they step it by a gesture. It is not seen, and no pointer gets to it.
 */
export function AreaReader({ label, series, times, xs, max, formatValue, formatTime, missingText }: AreaReaderProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(Infinity);
  const [shown, setShown] = useState(false);
  const last = times.length - 1;
  const index = Math.min(wanted, last);

  const time = formatTime(times[index] ?? 0);
  const values = series.map(({ id, label: name, values: all }) => {
    const value = all[index] ?? null;
    return { id, label: name, value, text: value === null ? missingText : formatValue(value) };
  });

  // A finger that is lifted leaves the readout to be read; the next touch beside the chart takes it away.
  useEffect(() => {
    if (!shown) return undefined;
    function onPress({ target }: Event): void {
      if (!(target instanceof Node && frame.current?.contains(target))) setShown(false);
    }
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [shown]);

  function read({ clientX, currentTarget }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setWanted(nearest(xs, ((clientX - left) / width) * 100));
    setShown(true);
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'touch' && document.activeElement !== slider.current) setShown(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && shown) {
      // What the chart stands in, such as a dialog, stays open.
      event.stopPropagation();
      setShown(false);
    } else if (readingKey.test(event.key)) setShown(true);
  }

  return (
    <div
      ref={frame}
      role="presentation"
      className={styles.root}
      onPointerDown={read}
      onPointerMove={read}
      onPointerLeave={onPointerLeave}
      onPointerCancel={() => setShown(false)}
      // The arrow keys go on from where the pointer pressed.
      onClick={() => slider.current?.focus({ preventScroll: true })}
    >
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={`${time}: ${values.map(({ label: name, text }) => `${name} ${text}`).join(', ')}`}
        min={0}
        max={last}
        value={index}
        onChange={(event) => {
          // It is no field of a form that the chart may stand in.
          event.stopPropagation();
          setWanted(event.target.valueAsNumber);
          setShown(true);
        }}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={onKeyDown}
      />
      {shown ? <AreaReadout x={xs[index] ?? 50} time={time} values={values} max={max} /> : null}
    </div>
  );
}
