import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './meter.module.css';

export const meterTones = ['neutral', 'warn', 'bad'] as const;
export type MeterTone = (typeof meterTones)[number];

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: string;
  value: number;
  max: number;
  /** The figures in words: "1.42 TB of 20 TB used". */
  valueText: string;
  /** `warn` and `bad` mean state; the words have to say it as well. */
  tone?: MeterTone | undefined;
}

/** How much of something is used. More than all of it fills the bar and no more. */
export function Meter({ label, value, max, valueText, tone = 'neutral', className, ...rest }: MeterProps): ReactElement {
  const labelId = useId();
  const shown = Math.min(Math.max(value, 0), max);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.line}>
        <span id={labelId}>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={shown}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={styles.bar} data-tone={tone} style={{ inlineSize: max > 0 ? `${(shown / max) * 100}%` : 0 }} />
      </div>
    </div>
  );
}
