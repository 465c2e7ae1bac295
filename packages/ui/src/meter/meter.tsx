import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import measured from '../internal/measured-bar.module.css';
import styles from './meter.module.css';

export const meterTones = ['neutral', 'warning', 'danger'] as const;
export type MeterTone = (typeof meterTones)[number];

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: ReactNode;
  value: number;
  max: number;
  /** The value in words: "1.42 TB of 20 TB used". */
  valueText: string;
  /** `warning` and `danger` show a state, which the text must say too. */
  tone?: MeterTone | undefined;
}

/** The used share of a limit. Values above the limit fill the bar. */
export function Meter({ label, value, max, valueText, tone = 'neutral', className, ...rest }: MeterProps): ReactElement {
  const labelId = useId();
  const shown = Math.min(Math.max(value, 0), max);
  return (
    <div {...rest} className={classNames(measured.root, className)}>
      <div className={measured.line}>
        <span id={labelId}>{label}</span>
        <span className={measured.value}>{valueText}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={shown}
        aria-valuetext={valueText}
        className={classNames(measured.track, styles.track)}
      >
        <div
          className={classNames(measured.bar, styles.bar)}
          data-tone={tone}
          style={{ inlineSize: max > 0 ? `${(shown / max) * 100}%` : 0 }}
        />
      </div>
    </div>
  );
}
