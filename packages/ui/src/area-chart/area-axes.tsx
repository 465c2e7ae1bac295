import { useRef, type ReactElement } from 'react';
import { roundTimes, thinned } from './scales.ts';
import { useInlineSize } from './use-inline-size.ts';
import styles from './area-axes.module.css';

interface ValueAxisProps {
  ticks: readonly number[];
  max: number;
  format: (value: number) => string;
}

/**
 * The axis is as wide as its longest label. It is hidden from screen readers, because the range input and the table hold the same values.
 */
export function ValueAxis({ ticks, max, format }: ValueAxisProps): ReactElement {
  return (
    <div aria-hidden="true" className={styles.values}>
      {ticks.map((tick) => (
        <span key={tick} className={styles.value} style={{ insetBlockStart: `${100 - (tick / max) * 100}%` }}>
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

interface TimeAxisProps {
  times: readonly number[];
  /** Defaults to round UTC times. */
  ticks: readonly number[] | undefined;
  format: (time: number) => string;
  /** Space between the edges and the first and last time, in percent. */
  inset: number;
}

/** Width of a digit at the labels' font size, and the gap between labels, in pixels. */
const letter = 7;
const space = 28;
/** More labels would be noise at any width. */
const maxLabels = 8;

/** Shows as many labels as fit. */
export function TimeAxis({ times, ticks, format, inset }: TimeAxisProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const room = useInlineSize(root, 600);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  const half = (Math.max(format(first).length, format(last).length) * letter) / 2;
  const most = Math.min(maxLabels, Math.max(1, Math.floor(room / (2 * half + space))));
  const within = ticks?.filter((tick) => tick >= first && tick <= last);
  const shown = within ? thinned(within, most) : roundTimes(times, most);

  return (
    <div ref={root} aria-hidden="true" className={styles.times}>
      {shown.map((tick) => {
        const share = last > first ? inset / 100 + ((tick - first) / (last - first)) * (1 - inset / 50) : 0.5;
        const edge = share * room < half ? 'start' : (1 - share) * room < half ? 'end' : undefined;
        return (
          <span key={tick} className={styles.time} data-edge={edge} style={edge ? undefined : { insetInlineStart: `${share * 100}%` }}>
            {format(tick)}
          </span>
        );
      })}
    </div>
  );
}
