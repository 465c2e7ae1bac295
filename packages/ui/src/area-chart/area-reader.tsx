import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { AreaReadout } from './area-readout.tsx';
import type { AreaSeries } from './area-series.ts';
import { nearest } from './scales.ts';
import styles from './area-reader.module.css';

/** Formatters and texts in the application's language. */
export interface AreaWords {
  formatValue: (value: number) => string;
  /** Formats a time unambiguously: "Nov 20, 14:05". Times are milliseconds since 1970, UTC. */
  formatTime: (time: number) => string;
  /** Shown instead of a missing value: "no data". */
  missingText: string;
}

interface AreaReaderProps extends AreaWords {
  label: string;
  series: readonly AreaSeries[];
  times: readonly number[];
  /** The position of each time, in percent. */
  xs: readonly number[];
  /** The value at the top edge. */
  max: number;
}

const readingKey = /^(Arrow|Page|Home$|End$)/;

/**
 * Reads the chart one time at a time. A native range input handles the keys and announces time and values to screen readers, including
 * their touch gestures. It is invisible and ignores the pointer.
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

  // Lifting the finger keeps the readout; the next touch outside the chart hides it.
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
      // Keeps surroundings such as a dialog open.
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
      // The arrow keys continue from the clicked time.
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
          // It is not a field of a surrounding form.
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
