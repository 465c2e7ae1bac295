import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { renderElement } from '../internal/render-element.ts';
import styles from './pagination.module.css';

export interface PaginationStep {
  label: string;
  /** True if there is no such page. */
  disabled: boolean;
  /** The application's link to that page; without it `onClick` is called. */
  render?: ReactElement | undefined;
  onClick?: (() => void) | undefined;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the landmark, such as "Pages of services". */
  label: string;
  /** The shown range and the total: "1–25 of 340 services". Announced when it changes. */
  rangeText: string;
  /** Omit it together with `next` if everything is on one page. */
  previous?: PaginationStep | undefined;
  next?: PaginationStep | undefined;
  rowsPerPage?: RowsPerPage | undefined;
}

export interface RowsPerPage {
  label: ReactNode;
  value: number;
  /** `Infinity` shows all rows on one page. */
  options: readonly number[];
  /** Label of `Infinity`: "All". */
  allLabel?: string | undefined;
  onValueChange: (value: number) => void;
}

/** The position in a long list, and the links to its other pages. */
export function Pagination({ label, rangeText, previous, next, rowsPerPage, className, ...rest }: PaginationProps): ReactElement {
  // The compiler's caches would outweigh the component.
  'use no memo';
  const selectId = useId();
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.root, className)}>
      <p className={styles.range} aria-live="polite">
        {rangeText}
      </p>
      <div className={styles.controls}>
        {rowsPerPage ? (
          <div className={styles.perPage}>
            <label htmlFor={selectId}>{rowsPerPage.label}</label>
            <select
              id={selectId}
              className={styles.select}
              value={rowsPerPage.value}
              onChange={(event) => rowsPerPage.onValueChange(Number(event.target.value))}
            >
              {rowsPerPage.options.map((option) => (
                <option key={option} value={option}>
                  {option === Infinity ? rowsPerPage.allLabel : option}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        {previous ? <StepControl step={previous} icon={<ChevronLeft aria-hidden="true" />} /> : null}
        {next ? <StepControl step={next} icon={<ChevronRight aria-hidden="true" />} /> : null}
      </div>
    </nav>
  );
}

function StepControl({ step, icon }: { step: PaginationStep; icon: ReactElement }): ReactElement {
  const own = { className: styles.step, 'aria-label': step.label, children: icon };
  if (step.render && !step.disabled) return renderElement(step.render, own);
  // Not `disabled`, because disabling a focused button loses the focus.
  return <button type="button" {...own} aria-disabled={step.disabled} onClick={step.disabled ? undefined : step.onClick} />;
}
