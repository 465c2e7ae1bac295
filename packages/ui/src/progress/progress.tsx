import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import measured from '../internal/measured-bar.module.css';
import styles from './progress.module.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is in progress. */
  label: ReactNode;
  /** 0 to 100; undefined if the duration is unknown. */
  value?: number | undefined;
  /** The value in words, beside the label: "40 %", "Installing". */
  valueText?: string | undefined;
}

/** Shows the progress of an operation. */
export function Progress({ label, value, valueText, className, ...rest }: ProgressProps): ReactElement {
  const labelId = useId();
  return (
    <div {...rest} className={classNames(measured.root, className)}>
      <div className={measured.line}>
        <span id={labelId}>{label}</span>
        {valueText ? <span className={measured.value}>{valueText}</span> : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={classNames(measured.track, styles.track)}
        data-indeterminate={value === undefined || undefined}
      >
        <div className={classNames(measured.bar, styles.bar)} style={value === undefined ? undefined : { inlineSize: `${value}%` }} />
      </div>
    </div>
  );
}
